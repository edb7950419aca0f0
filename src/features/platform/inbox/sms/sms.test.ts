import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv, type Sms } from '#kernel/data/env.ts'
import type { Text } from '../letters.ts'
import { signAliyun } from './aliyun.ts'
import { sendBySms } from './sending.ts'
import { signTencent } from './tencent.ts'

interface Heard {
  method: string
  url: URL
  rawQuery: string
  headers: IncomingHttpHeaders
  body: string
}
let heard: Heard
let answer: { status: number; body: string; wait?: number }
let host = ''
const server = createServer((request, reply) => {
  let body = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
  request.on('end', () => {
    const url = new URL(request.url ?? '/', host)
    heard = {
      method: request.method ?? '',
      url,
      rawQuery: (request.url ?? '').split('?')[1] ?? '',
      headers: request.headers,
      body,
    }
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const of = (provider: Sms['provider'], given: Partial<Sms> = {}): Sms => ({
  provider,
  key: 'AKIDtest',
  secret: 'very secret',
  sender: '觅乐',
  app: '1400000001',
  templates: { code: 'SMS_1', 'code.es-ES': 'SMS_2' },
  host,
  ...given,
})
const text: Text = {
  to: '+8613800138000',
  lang: 'zh-CN',
  text: '【觅乐】验证码 424242',
  template: 'code',
  values: { code: '424242', minutes: '5' },
  code: '424242',
}
const hex = (t: string): string => createHash('sha256').update(t).digest('hex')
const mac = (key: string | Buffer, t: string): Buffer => createHmac('sha256', key).update(t).digest()

describe('Aliyun', () => {
  test('signs the published example as published', () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': empty,
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
    }
    const query = { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' }
    expect(signAliyun('YourAccessKeyId', 'YourAccessKeySecret', query, headers)).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
        'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })
  test('sends what a server that recomputes the signature takes', async () => {
    answer = { status: 200, body: '{"Code":"OK","BizId":"1"}' }
    await sendBySms(of('aliyun'), text)
    const { headers, url, rawQuery, body } = heard
    expect(Object.fromEntries(url.searchParams)).toEqual({
      PhoneNumbers: '13800138000',
      SignName: '觅乐',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"424242","minutes":"5"}',
    })
    expect(headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' })
    expect(Math.abs(Date.parse(headers['x-acs-date'] as string) - Date.now())).toBeLessThan(60_000)
    const [, names = '', signature] = /SignedHeaders=([^,]+),Signature=(\w+)$/.exec(headers.authorization ?? '') ?? []
    // as the server gets it: the query as it stood on the wire, the headers as they came
    const lines = names.split(';').map((name) => `${name}:${headers[name] as string}`)
    const query = rawQuery.split('&').toSorted().join('&')
    const request = `POST\n/\n${query}\n${lines.join('\n')}\n\n${names}\n${hex(body)}`
    expect(signature).toBe(mac('very secret', `ACS3-HMAC-SHA256\n${hex(request)}`).toString('hex'))
  })
  test('numbers abroad keep their country, readers get their language', async () => {
    await sendBySms(of('aliyun'), { ...text, to: '+34600111222', lang: 'es-ES' })
    expect(heard.url.searchParams.get('PhoneNumbers')).toBe('34600111222')
    expect(heard.url.searchParams.get('TemplateCode')).toBe('SMS_2')
  })
  test('a refusal is a fault with its code', async () => {
    answer = { status: 200, body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"13800138000"}' }
    await expect(sendBySms(of('aliyun'), text)).rejects.toMatchObject({ code: 'isv.BUSINESS_LIMIT_CONTROL' })
    await expect(sendBySms(of('aliyun'), { ...text, template: 'newSignIn' })).rejects.toMatchObject({
      code: 'no-template-newSignIn',
    })
  })
})

describe('Tencent', () => {
  test('signs the published example as published', () => {
    const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
    const call = {
      service: 'cvm',
      host: 'cvm.tencentcloudapi.com',
      action: 'DescribeInstances',
      body,
      at: 1_551_113_065,
    }
    expect(signTencent(`AKID${'*'.repeat(32)}`, '*'.repeat(32), call)).toBe(
      'TC3-HMAC-SHA256 Credential=AKID********************************/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host;x-tc-action, ' +
        'Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
    )
  })
  test('sends what a server that recomputes the signature takes', async () => {
    answer = { status: 200, body: '{"Response":{"SendStatusSet":[{"Code":"Ok"}],"RequestId":"1"}}' }
    await sendBySms(of('tencent'), text)
    const { headers, body } = heard
    expect(JSON.parse(body)).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400000001',
      SignName: '觅乐',
      TemplateId: 'SMS_1',
      TemplateParamSet: ['424242', '5'],
    })
    expect(headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
    })
    const [, day = '', names = '', signature] =
      /Credential=AKIDtest\/([\d-]+)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      ) ?? []
    const values = names.split(';').map((name) => `${name}:${(headers[name] as string).toLowerCase()}\n`)
    const request = `POST\n/\n\n${values.join('')}\n${names}\n${hex(body)}`
    const at = headers['x-tc-timestamp'] as string
    const toSign = `TC3-HMAC-SHA256\n${at}\n${day}/sms/tc3_request\n${hex(request)}`
    const key = mac(mac(mac('TC3very secret', day), 'sms'), 'tc3_request')
    expect(signature).toBe(mac(key, toSign).toString('hex'))
  })
  test.each([
    ['{"Response":{"Error":{"Code":"AuthFailure.SignatureFailure"}}}', 'AuthFailure.SignatureFailure'],
    [
      '{"Response":{"SendStatusSet":[{"Code":"LimitExceeded.PhoneNumberDailyLimit"}]}}',
      'LimitExceeded.PhoneNumberDailyLimit',
    ],
    ['{}', 'http-200'],
    ['<html>', 'http-200'],
  ])('%s is a fault', async (body, code) => {
    answer = { status: 200, body }
    await expect(sendBySms(of('tencent'), text)).rejects.toMatchObject({ code })
  })
})

describe('Twilio', () => {
  test('sends the text itself, signed in by account and token', async () => {
    answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' }
    await sendBySms(of('twilio', { key: 'AC1', sender: '+15005550006' }), { ...text, to: '+34600111222' })
    expect(heard.url.pathname).toBe('/2010-04-01/Accounts/AC1/Messages.json')
    expect(Buffer.from((heard.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()).toBe(
      'AC1:very secret',
    )
    expect(heard.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(heard.body))).toEqual({
      To: '+34600111222',
      From: '+15005550006',
      Body: text.text,
    })
    await sendBySms(of('twilio', { key: 'AC1', sender: 'MG1' }), text)
    expect(new URLSearchParams(heard.body).get('MessagingServiceSid')).toBe('MG1')
  })
  test('a refusal is a fault with its code', async () => {
    answer = { status: 400, body: '{"code":21211,"message":"The number +34… is not valid"}' }
    await expect(sendBySms(of('twilio'), text)).rejects.toMatchObject({ code: '21211' })
  })
})

test('a provider that is away fails', async () => {
  await expect(sendBySms(of('aliyun', { host: 'http://127.0.0.1:1' }), text)).rejects.toThrow()
})

describe('the settings', () => {
  const all = {
    SMS_PROVIDER: 'tencent',
    SMS_KEY: 'k',
    SMS_SECRET: 's',
    SMS_SENDER: '觅乐',
    SMS_APP: '14',
    SMS_TEMPLATES: 'code=1, code.en-US=2',
  }
  test('are read whole', () =>
    expect(readEnv(all).sms).toEqual({
      provider: 'tencent',
      key: 'k',
      secret: 's',
      sender: '觅乐',
      app: '14',
      templates: { code: '1', 'code.en-US': '2' },
      host: undefined,
    }))
  test('are all there or none', () => {
    expect(readEnv({}).sms).toBeUndefined()
    for (const name of ['SMS_KEY', 'SMS_SECRET', 'SMS_SENDER', 'SMS_APP', 'SMS_TEMPLATES'])
      expect(() => readEnv({ ...all, [name]: undefined })).toThrow(name)
    expect(() => readEnv({ ...all, SMS_PROVIDER: undefined })).toThrow('SMS_KEY needs SMS_PROVIDER')
    expect(() => readEnv({ ...all, SMS_PROVIDER: 'pigeon' })).toThrow('SMS_PROVIDER')
    expect(() => readEnv({ ...all, SMS_TEMPLATES: 'code' })).toThrow('SMS_TEMPLATES')
    expect(() => readEnv({ ...all, SMS_TEMPLATES: 'other=1' })).toThrow('code=ID')
    expect(readEnv({ SMS_PROVIDER: 'twilio', SMS_KEY: 'k', SMS_SECRET: 's', SMS_SENDER: '+1' }).sms?.templates).toEqual(
      {},
    )
  })
})
