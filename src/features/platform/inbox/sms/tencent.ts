// Tencent Cloud SMS, signed with TC3-HMAC-SHA256: the call stands in the body, the key is derived by day and service.
import { createHash, createHmac } from 'node:crypto'
import type { Sms } from '#kernel/data/env.ts'
import type { Text } from '../letters.ts'
import { askProvider, SmsFault, templateOf } from './fault.ts'

const scheme = 'TC3-HMAC-SHA256'
const json = 'application/json; charset=utf-8'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export interface TencentCall {
  service: string
  host: string
  action: string
  body: string
  /** seconds since 1970 */
  at: number
}
/** The Authorization header; content type, host and action are signed. */
export function signTencent(key: string, secret: string, { service, host, action, body, at }: TencentCall): string {
  const names = 'content-type;host;x-tc-action'
  const request = [
    'POST',
    '/',
    '',
    `content-type:${json}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`,
    names,
    sha256(body),
  ].join('\n')
  const day = new Date(at * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const signingKey = hmac(hmac(hmac(`TC3${secret}`, day), service), 'tc3_request')
  const signature = hmac(signingKey, [scheme, at, scope, sha256(request)].join('\n')).toString('hex')
  return `${scheme} Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`
}

export async function sendByTencent(sms: Sms, text: Text): Promise<void> {
  const url = new URL(sms.host ?? 'https://sms.tencentcloudapi.com')
  const at = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({
    PhoneNumberSet: [text.to],
    SmsSdkAppId: sms.app,
    SignName: sms.sender,
    TemplateId: templateOf(sms, text),
    TemplateParamSet: Object.values(text.values),
  })
  const headers = {
    'content-type': json,
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-timestamp': String(at),
    'x-tc-region': 'ap-guangzhou',
    authorization: signTencent(sms.key, sms.secret, { service: 'sms', host: url.host, action: 'SendSms', body, at }),
  }
  const reply = await askProvider(url, { headers, body })
  const response = (reply.body['Response'] ?? {}) as { Error?: { Code?: string }; SendStatusSet?: { Code?: string }[] }
  const code = response.Error?.Code ?? response.SendStatusSet?.[0]?.Code
  if (code !== 'Ok') throw new SmsFault(code ?? `http-${reply.status}`)
}
