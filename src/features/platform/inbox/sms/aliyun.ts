// Aliyun SMS, signed with ACS3-HMAC-SHA256: the call stands in the query string, the body is empty.
import { ownValue } from '#kernel/data/own.ts'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Sms } from '#kernel/data/env.ts'
import type { Text } from '../letters.ts'
import { askProvider, codeOr, SmsFault, templateOf } from './fault.ts'

const scheme = 'ACS3-HMAC-SHA256'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** RFC 3986: everything but letters, digits and -_.~ */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
const canonicalQuery = (params: Readonly<Record<string, string>>): string =>
  Object.keys(params)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(ownValue(params, name)!)}`)
    .join('&')

/** The Authorization header of a call without a body: `host` and all x-acs-* headers are signed. */
export function signAliyun(
  key: string,
  secret: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${ownValue(headers, name)!.trim()}\n`).join('')
  const request = ['POST', '/', canonicalQuery(query), lines, names.join(';'), headers['x-acs-content-sha256']].join(
    '\n',
  )
  const signature = createHmac('sha256', secret)
    .update(`${scheme}\n${sha256(request)}`)
    .digest('hex')
  return `${scheme} Credential=${key},SignedHeaders=${names.join(';')},Signature=${signature}`
}

/** Numbers of the mainland go without a country code, others with it but without the plus. */
const numberOf = (phone: string): string => (/^\+86\d{11}$/.test(phone) ? phone.slice(3) : phone.slice(1))

export async function sendByAliyun(sms: Sms, text: Text): Promise<void> {
  const url = new URL(sms.host ?? 'https://dysmsapi.aliyuncs.com')
  const query = {
    PhoneNumbers: numberOf(text.to),
    SignName: sms.sender,
    TemplateCode: templateOf(sms, text),
    TemplateParam: JSON.stringify(text.values),
  }
  url.search = canonicalQuery(query)
  const headers = {
    host: url.host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  }
  const { host: _, ...sent } = headers
  const { body, status } = await askProvider(url, {
    headers: { ...sent, authorization: signAliyun(sms.key, sms.secret, query, headers) },
  })
  if (body['Code'] !== 'OK') throw new SmsFault(codeOr(body['Code'], status))
}
