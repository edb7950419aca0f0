// Calls on the wire: who is asking by headers, and the two envelopes.
import { Type } from 'typebox'
import '#app.ts'
import { expect, test } from 'vitest'
import { contract, shape } from './contract.ts'
import { Refusal } from './refusal.ts'
import { answer, browserOf, cookie, refuse, visitorOf, visitorOfPage } from './wire.ts'

const token = 'a'.repeat(43)
const general = contract({
  path: '/api/v2/x/y',
  summary: '',
  who: 'public',
  run: 'read',
  input: shape({}),
  output: shape({ n: Type.Integer() }),
})
const login = contract({
  path: '/login',
  summary: '',
  who: 'public',
  run: 'steps',
  input: shape({}),
  output: Type.Null(),
  envelope: 'login',
  success: 1,
})

test('only the authorization header signs an API call in; a cookie never does', () => {
  expect(visitorOf({ authorization: `Bearer ${token}` }, '::1').token).toBe(token)
  expect(visitorOf({ authorization: `bearer ${token}` }, '::1').token).toBe(token)
  for (const header of [token, `Basic ${token}`, 'Bearer short', `Bearer ${token} x`, `Bearer ${token}'`, ''])
    expect(visitorOf({ authorization: header }, '::1').token).toBeUndefined()
  expect(visitorOf({ cookie: `token=${token}` }, '::1').token).toBeUndefined()
})
test('a page is signed in by its cookie, as a shopper only', () => {
  expect(visitorOfPage({ cookie: `lang=es-ES; token=${token}`, 'user-type': '3' }, '::1', 'es-ES')).toMatchObject({
    token,
    audience: 'shopper',
    lang: 'es-ES',
  })
  expect(visitorOfPage({ cookie: "token=' or 1=1" }, '::1', 'en-US').token).toBeUndefined()
})
test('a cookie for no script: kept under a name of its own host over https', () => {
  const given: string[] = []
  browserOf('mark=a', false, (c) => given.push(c)).keep('mark', 'v', 60)
  browserOf('mark=a', true, (c) => given.push(c)).keep('mark', 'v', 60)
  expect(given).toEqual([
    'mark=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    '__Host-mark=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(browserOf('mark=a', false, () => undefined).read('mark')).toBe('a')
  expect(browserOf('mark=a', true, () => undefined).read('mark')).toBeUndefined()
  expect(browserOf('mark=a; __Host-mark=b', true, () => undefined).read('mark')).toBe('b')
})
test('the language is the cookie, else the header', () => {
  expect(visitorOf({ cookie: 'lang=es-ES', 'accept-language': 'zh-CN' }, '').lang).toBe('es-ES')
  expect(visitorOf({ cookie: 'lang=klingon', 'accept-language': 'zh-CN' }, '').lang).toBe('zh-CN')
  expect(visitorOf({}, '').lang).toBe('en-US')
})
test('sides and merchants are read from lists and whole numbers only', () => {
  expect(['1', '2', '3', '4', 'x', undefined].map((h) => visitorOf({ 'user-type': h }, '').audience)).toEqual([
    'shopper',
    'merchant',
    'staff',
    'shopper',
    'shopper',
    'shopper',
  ])
  expect(
    ['7', '0', '-1', '1.5', 'x', '1e30', undefined].map((m) => visitorOf({ 'merchant-id': m }, '').merchantId),
  ).toEqual([7, undefined, undefined, undefined, undefined, undefined, undefined])
  expect(cookie('a=1; token=x=y ;b', 'token')).toBe('x=y')
})
test('the general envelope: code, message, data, time', () => {
  expect(answer(general, { n: 1 }, 'en-US', 5)).toMatchObject({ code: 20001, data: { n: 1 }, timestamp: 5 })
  const { status, body } = refuse(general, new Refusal('onlyLeft', { left: 3 }), 'en-US', 5)
  expect([status, body['code'], body['data'], body['timestamp']]).toEqual([
    422,
    42_207,
    { reason: 'onlyLeft', left: 3 },
    5,
  ])
  expect(body['message']).toContain('3')
})
test('the login envelope: code, msg, userinfo', () => {
  expect(answer(login, { user_token: 't' }, 'en-US', 5)).toEqual({
    code: 1,
    msg: expect.any(String) as string,
    userinfo: { user_token: 't' },
  })
  expect(refuse(login, new Refusal('codeWrong'), 'es-ES', 5).body).toEqual({
    code: 42_218,
    msg: expect.any(String) as string,
    userinfo: null,
    data: { reason: 'codeWrong' },
  })
})
test('what is no refusal is a server error and tells nothing', () => {
  const { status, body } = refuse(general, new Error('password=hunter2'), 'en-US', 5)
  expect([status, body['code'], JSON.stringify(body).includes('hunter2')]).toEqual([500, 50_001, false])
})
