// Alipay's gateway for the two calls of an authorization: every request must be signed by the application (RSA2),
// every answer is signed over its exact letters.
import { createSign, createVerify, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveToken, holder, takeCode, type Providers } from './identity-grants.ts'
import { alipayIdOf } from './identity-people.ts'

type Params = Record<string, string>
const ok = { code: '10000', msg: 'Success' }
const fault = (sub_code: string, sub_msg: string) => ({ code: '40002', msg: 'Invalid Arguments', sub_code, sub_msg })

export function serveAlipay(app: FastifyInstance, p: Providers) {
  app.post('/gateway.do', async (request: FastifyRequest<{ Querystring: Params }>, reply) => {
    const params: Params = {
      ...request.query,
      ...Object.fromEntries(new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
    }
    const method = params['method'] ?? ''
    const answer = answerTo(p, method, params)
    p.seen.push({ at: new Date(p.now()).toISOString(), path: method, params, answer })
    if (p.mode.garbled) return reply.type('text/html').send('<html>system busy</html>')
    // a refused code comes under another name than its answer, as theirs does
    const name =
      method === 'alipay.system.oauth.token' && 'sub_code' in answer
        ? 'error_response'
        : `${method.replaceAll('.', '_')}_response`
    const body = JSON.stringify(answer)
    const key = p.mode.wrongSignature ? p.alipay.foreignKey : p.alipay.ownKey
    const sign = createSign('RSA-SHA256').update(body, 'utf8').sign(key, 'base64')
    return reply.type('text/html;charset=utf-8').send(`{"${name}":${body},"sign":"${sign}"}`)
  })
}

/** What they sign: every parameter but the signature, sorted, name=value. */
export const signedText = (params: Params): string =>
  Object.keys(params)
    .filter((name) => name !== 'sign' && params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

function answerTo(p: Providers, method: string, params: Params): Record<string, unknown> {
  if (params['app_id'] !== p.alipay.app) return fault('isv.invalid-app-id', '无效的AppID参数')
  if (params['sign_type'] !== 'RSA2') return fault('isv.invalid-signature-type', '无效签名类型')
  const signed = createVerify('RSA-SHA256')
    .update(signedText(params), 'utf8')
    .verify(p.alipay.appKey, params['sign'] ?? '', 'base64')
  if (!signed) return fault('isv.invalid-signature', '验签出错')
  if (method === 'alipay.system.oauth.token') return token(p, params)
  if (method === 'alipay.user.info.share') return person(p, params)
  return { code: '40004', msg: 'Business Failed', sub_code: 'isv.invalid-method', sub_msg: '不存在的方法名' }
}

function token(p: Providers, { grant_type: type, code = '' }: Params) {
  if (type !== 'authorization_code') return fault('isv.grant-type-invalid', 'grant_type参数不正确')
  const grant = takeCode(p, 'alipay', p.alipay.app, code)
  if (typeof grant === 'string') return fault('isv.code-invalid', '授权码code无效')
  const refresh = randomBytes(20).toString('hex')
  return {
    user_id: alipayIdOf(grant.person),
    access_token: giveToken(p, grant),
    expires_in: 1_296_000,
    refresh_token: refresh,
    re_expires_in: 2_592_000,
  }
}

function person(p: Providers, { auth_token: auth = '' }: Params) {
  const grant = holder(p, 'alipay', auth)
  if (!grant)
    return {
      code: '20001',
      msg: 'Insufficient Token Permissions',
      sub_code: 'aop.invalid-auth-token',
      sub_msg: '无效的访问令牌',
    }
  if (p.mode.noUserinfo)
    return {
      code: '40006',
      msg: 'Insufficient Permissions',
      sub_code: 'isv.insufficient-isv-permissions',
      sub_msg: 'ISV权限不足',
    }
  const { nickname, place } = grant.person
  return {
    ...ok,
    user_id: alipayIdOf(grant.person),
    avatar: '',
    province: place.province,
    city: place.city,
    nick_name: nickname,
  }
}
