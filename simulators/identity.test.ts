// The identity providers on the wire: what they answer to right and wrong questions,
// and that nobody from outside turns their faults.
import { generateKeyPairSync } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startIdentitySimulator, type IdentitySimulator } from './identity.ts'

let sim: IdentitySimulator
let at = Date.parse('2026-11-20T10:00:00Z')
beforeAll(async () => {
  sim = await startIdentitySimulator({ now: () => at })
})
beforeEach(() => control('reset', {}))
afterAll(() => sim.close())

const back = 'http://127.0.0.1:3000/back'
const set = (name: string): string => sim.settings[name]!
async function control(
  path: string,
  body?: object,
  headers = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const sending = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
    : { headers }
  const reply = await fetch(`${sim.url}/control/${path}`, sending)
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}
const page = (path: string, query: Record<string, string>): string => `${sim.url}${path}?${new URLSearchParams(query)}`
const wechatPage = (change = {}) =>
  page('/connect/qrconnect', {
    appid: set('WECHAT_APP_ID'),
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_login',
    state: 's1',
    ...change,
  })
const alipayPage = (change = {}) =>
  page('/oauth2/publicAppAuthorize.htm', {
    app_id: set('ALIPAY_APP_ID'),
    scope: 'auth_user',
    redirect_uri: back,
    state: 's2',
    ...change,
  })
async function press(url: string, person: string): Promise<URL> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ person }), redirect: 'manual' })
  expect(reply.status).toBe(303)
  return new URL(reply.headers.get('location')!)
}
async function wechat(path: string, query: Record<string, string>): Promise<Record<string, unknown>> {
  const reply = await fetch(`${sim.url}/sns/${path}?${new URLSearchParams(query)}`)
  expect(reply.status).toBe(200)
  return (await reply.json()) as Record<string, unknown>
}
const exchange = (code: string, change = {}) =>
  wechat('oauth2/access_token', {
    appid: set('WECHAT_APP_ID'),
    secret: set('WECHAT_APP_SECRET'),
    code,
    grant_type: 'authorization_code',
    ...change,
  })
const sdk = (change = {}) =>
  new AlipaySdk({
    appId: set('ALIPAY_APP_ID'),
    privateKey: set('ALIPAY_PRIVATE_KEY'),
    keyType: 'PKCS8',
    alipayPublicKey: set('ALIPAY_PUBLIC_KEY'),
    gateway: `${sim.url}/gateway.do`,
    timeout: 2000,
    ...change,
  })
const token = (client: AlipaySdk, code: string) =>
  client.exec('alipay.system.oauth.token', { grantType: 'authorization_code', code }, { validateSign: true })

test('the pages refuse a wrong application, address and scope, and send nobody anywhere', async () => {
  const wrong = [
    wechatPage({ appid: 'wx1' }),
    wechatPage({ redirect_uri: 'https://evil.example/' }),
    wechatPage({ scope: 'snsapi_userinfo' }),
    alipayPage({ app_id: '1' }),
    alipayPage({ redirect_uri: 'x' }),
  ]
  for (const url of wrong) {
    expect((await fetch(url)).status).toBe(400)
    expect(
      (await fetch(url, { method: 'POST', body: new URLSearchParams({ person: 'lin' }), redirect: 'manual' })).status,
    ).toBe(400)
  }
  expect(await (await fetch(wechatPage())).text()).toContain('林小满')
})
test('WeChat: who allows comes back with a code, who refuses with the state only', async () => {
  const allowed = await press(wechatPage(), 'lin')
  expect(allowed.searchParams.get('state')).toBe('s1')
  expect((await press(wechatPage(), '')).search).toBe('?state=s1')
  const answer = await exchange(allowed.searchParams.get('code')!)
  expect(answer).toMatchObject({
    expires_in: 7200,
    openid: expect.stringMatching(/^o[\w-]{27}$/) as string,
    unionid: expect.any(String) as string,
  })
  const { access_token: accessToken, openid } = answer as { access_token: string; openid: string }
  expect(await wechat('userinfo', { access_token: accessToken, openid })).toMatchObject({
    openid,
    nickname: '林小满',
    unionid: answer['unionid'],
  })
  expect(await wechat('userinfo', { access_token: accessToken, openid: 'other' })).toMatchObject({ errcode: 40003 })
  expect(await wechat('userinfo', { access_token: 'x', openid })).toMatchObject({ errcode: 40001 })
})
test('WeChat: wrong, used and old codes, wrong secrets', async () => {
  const code = (await press(wechatPage(), 'amu')).searchParams.get('code')!
  expect(await exchange('none')).toMatchObject({ errcode: 40029 })
  expect(await exchange(code, { secret: 'x' })).toMatchObject({ errcode: 40125 })
  expect(await exchange(code, { appid: 'x' })).toMatchObject({ errcode: 40013 })
  expect(await exchange(code, { appid: set('WECHAT_MP_APP_ID'), secret: set('WECHAT_MP_APP_SECRET') })).toMatchObject({
    errcode: 40029,
  })
  expect(await exchange(code)).toMatchObject({ openid: expect.any(String) as string })
  expect(await exchange(code)).toMatchObject({ errcode: 40163 })
  const late = (await press(wechatPage(), 'amu')).searchParams.get('code')!
  at += 5 * 60_000
  expect(await exchange(late)).toMatchObject({ errcode: 42003 })
})
test('Alipay: signed questions get signed answers', async () => {
  const returned = await press(alipayPage(), 'sofia')
  expect(Object.fromEntries(returned.searchParams)).toMatchObject({
    state: 's2',
    scope: 'auth_user',
    app_id: set('ALIPAY_APP_ID'),
  })
  const answer = await token(sdk(), returned.searchParams.get('auth_code')!)
  expect(answer).toMatchObject({ userId: expect.stringMatching(/^2088\d{12}$/) as string })
  const person = await sdk().exec(
    'alipay.user.info.share',
    { authToken: answer['accessToken'] as string },
    { validateSign: true },
  )
  expect(person).toMatchObject({ code: '10000', userId: answer['userId'] as string, nickName: 'Sofía Romero' })
})
test('Alipay: a foreign signature, a used code, an answer signed by somebody else', async () => {
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const code = (await press(alipayPage(), 'sofia')).searchParams.get('auth_code')!
  const refused = await sdk({ privateKey: foreign }).exec('alipay.system.oauth.token', {
    grantType: 'authorization_code',
    code,
  })
  expect(refused).toMatchObject({ code: '40002', subCode: 'isv.invalid-signature' })
  await control('mode', { wrongSignature: true })
  await expect(token(sdk(), code)).rejects.toThrow('验签失败')
  await control('mode', { wrongSignature: false })
  const used = await sdk().exec('alipay.system.oauth.token', { grantType: 'authorization_code', code })
  expect(used).toMatchObject({ subCode: 'isv.code-invalid' })
})
test('silence, garbled answers, a refused name: switched on, seen, switched off', async () => {
  await control('mode', { silent: true })
  await expect(fetch(`${sim.url}/sns/userinfo`, { signal: AbortSignal.timeout(150) })).rejects.toThrow('timeout')
  await control('mode', { silent: false, garbled: true })
  expect(await (await fetch(`${sim.url}/sns/userinfo`)).text()).toContain('<html>')
  const { body } = await control('state')
  expect(body).toMatchObject({ mode: { garbled: true }, seen: [{ path: '/sns/userinfo' }] })
  expect((await control('mode', { unknown: true })).status).toBe(400)
})
test('the control address takes nothing from pages of other sites', async () => {
  expect((await control('state', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
