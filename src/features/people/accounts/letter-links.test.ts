// The link in a code's letter: it opens whatever strangers do, once, for its own purpose and person.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, wrongCode, type CodePurpose } from '../../../../test/codes.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'

let world: World
const settings = { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 3 }
beforeAll(async () => void (world = await openWorld({ settings, env: { TRUST_PROXY: 'loopback' } })))
afterAll(() => world.close())
const at = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

/** The token of the newest letter. */
async function linkFor(email: string, purpose: CodePurpose = 'login'): Promise<string> {
  const [letter] = await readInbox(world.app.context.env.dataDir, email)
  const address = /https?:\/\/\S+/.exec(letter!.text)![0]
  expect(address).toMatch(purpose === 'login' ? /\/login\/login\?by=email#/ : /\/login\/login\/forgot\?by=email#/)
  const told = new URLSearchParams(new URL(address).hash.slice(1))
  expect(told.get('email')).toBe(email)
  return told.get('link')!
}
const enter = (user_email: string, code: string, who = at('203.0.113.9')) =>
  world.ask('/login', { user_email, code }, who)

test('signs in once, from anywhere, after its code is used up by strangers and no other can be sent', async () => {
  const { email, userId } = await world.person()
  const code = await codeFor(world, email, 'login', at('198.18.0.1'))
  const link = await linkFor(email)
  for (let n = 1; n <= 6; n++) await enter(email, wrongCode(code, n), at('198.18.0.1'))
  expect((await enter(email, code, at('198.18.0.1'))).code).toBe(42218)
  for (let n = 0; n < 2; n++) await codeFor(world, email, 'login', at(`198.18.${n + 1}.1`))
  expect((await world.ask('/get-email-valid-code', { user_email: email })).code, 'strangers used the hour up').toBe(
    42901,
  )
  await world.advance(58 * 60_000)
  const opened = await enter(email, link)
  expect([opened.code, opened.data.user_id]).toEqual([1, userId])
  expect((await enter(email, link)).code, 'once').toBe(42218)
})
test('of twenty presses at once one is let in', async () => {
  const { email } = await world.person()
  await codeFor(world, email)
  const link = await linkFor(email)
  const replies = await Promise.all(Array.from({ length: 20 }, () => enter(email, link)))
  expect(replies.filter((r) => r.code === 1)).toHaveLength(1)
})
test('serves nobody else, no other purpose, no longer than an hour, and not with a changed number', async () => {
  const [me, other] = [await world.person(), await world.person()]
  await codeFor(world, me.email)
  await codeFor(world, other.email)
  const link = await linkFor(me.email)
  expect((await enter(other.email, link)).code).toBe(42218)
  const [id, mac] = link.split('.') as [string, string]
  expect((await enter(me.email, `${Number(id) + 1}.${mac}`)).code).toBe(42218)
  const reset = (code: string) =>
    world.ask('/reset-password', { account: me.email, code, new_password: 'secret12' }, at('203.0.113.9'))
  expect((await reset(link)).code).toBe(42218)
  await world.advance(3_601_000)
  expect((await enter(me.email, link)).code).toBe(42218)
  await codeFor(world, me.email, 'resetPassword')
  const forgotten = await linkFor(me.email, 'resetPassword')
  expect((await enter(me.email, forgotten)).code).toBe(42218)
  expect((await reset(forgotten)).code).toBe(1)
})
test('does not come with codes of other purposes, nor by text', async () => {
  const person = await world.person()
  await codeFor(world, person.email, 'register')
  const phone = '+8613800138777'
  await codeFor(world, phone)
  for (const to of [person.email, phone])
    expect((await readInbox(world.app.context.env.dataDir, to))[0]!.text).not.toMatch(/https?:/)
})
test('a device that the account knows has codes of its own, whatever strangers ask for', async () => {
  const device = 'the-browser-of-its-owner'
  const { email } = await world.person()
  expect((await world.ask('/login', { user_email: email, code: await codeFor(world, email), device })).code).toBe(1)
  for (let n = 0; n < 3; n++) await world.ask('/get-email-valid-code', { user_email: email }, at(`198.18.${n + 9}.1`))
  expect((await world.ask('/get-email-valid-code', { user_email: email }, at('198.18.20.1'))).code).toBe(42901)
  expect((await world.ask('/get-email-valid-code', { user_email: email, device: 'a-made-up-device-1' })).code).toBe(
    42901,
  )
  expect((await world.ask('/get-email-valid-code', { user_email: email, device })).code).toBe(1)
})
