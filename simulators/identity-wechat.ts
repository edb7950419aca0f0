// WeChat's two calls after the page, word for word: HTTP 200 and text/plain always, faults as { errcode, errmsg }.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { giveToken, holder, takeCode, type Providers } from './identity-grants.ts'
import { openidOf, unionidOf } from './identity-people.ts'

type Query = Record<string, string>
type Asked = FastifyRequest<{ Querystring: Query }>
const fault = (errcode: number, errmsg: string) => ({
  errcode,
  errmsg: `${errmsg}, rid: ${randomBytes(4).toString('hex')}`,
})
const codeFaults = {
  invalid: { errcode: 40029, errmsg: 'invalid code' },
  used: { errcode: 40163, errmsg: 'code been used' },
  expired: { errcode: 42003, errmsg: 'code expired' },
}

export function serveWechat(app: FastifyInstance, p: Providers) {
  const answering = (work: (query: Query) => unknown) => async (request: Asked, reply: FastifyReply) => {
    const answer = work(request.query)
    p.seen.push({
      at: new Date(p.now()).toISOString(),
      path: request.url.split('?')[0]!,
      params: request.query,
      answer,
    })
    return reply.type('text/plain').send(p.mode.garbled ? '<html>system busy</html>' : JSON.stringify(answer))
  }
  app.get(
    '/sns/oauth2/access_token',
    answering((query) => accessToken(p, query)),
  )
  app.get(
    '/sns/userinfo',
    answering((query) => userinfo(p, query)),
  )
}

function accessToken(p: Providers, { appid = '', secret = '', code = '', grant_type: type }: Query) {
  const right = p.wechatApps.get(appid)
  if (!appid) return fault(41002, 'appid missing')
  if (right === undefined) return fault(40013, 'invalid appid')
  if (secret !== right) return fault(40125, 'invalid appsecret')
  if (type !== 'authorization_code') return fault(40002, 'invalid grant_type')
  if (!code) return fault(41008, 'missing code')
  const grant = takeCode(p, 'wechat', appid, code)
  if (typeof grant === 'string') return fault(codeFaults[grant].errcode, codeFaults[grant].errmsg)
  return {
    access_token: giveToken(p, grant),
    expires_in: 7200,
    refresh_token: randomBytes(32).toString('base64url'),
    openid: openidOf(appid, grant.person),
    scope: 'snsapi_login',
    unionid: unionidOf(grant.person),
  }
}

function userinfo(p: Providers, { access_token: token = '', openid = '' }: Query) {
  const grant = holder(p, 'wechat', token)
  if (!grant) return fault(40001, 'invalid credential, access_token is invalid or not latest')
  if (openid !== openidOf(grant.app, grant.person)) return fault(40003, 'invalid openid')
  if (p.mode.noUserinfo) return fault(48001, 'api unauthorized')
  const { nickname, sex, place } = grant.person
  return {
    openid,
    nickname,
    sex,
    language: '',
    ...place,
    headimgurl: '',
    privilege: [],
    unionid: unionidOf(grant.person),
  }
}
