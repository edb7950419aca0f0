// Who shuts whom out, and who takes what is there for all: codes that strangers have sent, goods held unpaid.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPhoneCode, grantMembership, setPassword } from '#features/people/accounts/accounts.ts'
import { buyer, mustPlace, place } from '../buying.ts'
import { codeFor, wrongCode } from '../codes.ts'
import type { Person } from '../front.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let goods: TestGoods
const settings = { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 3 }
beforeAll(async () => {
  world = await openWorld({ settings, env: { TRUST_PROXY: 'loopback' } })
  goods = await makeShop(world)
})
afterAll(() => world.close())
const at = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

/** Has as many codes sent to somebody as strangers may, by calls that anybody has. */
async function pester({ email }: Person): Promise<void> {
  const other = await world.person()
  for (let n = 0; n < 4; n++)
    for (const purpose of ['login', 'changeEmail'] as const)
      await world.ask('/get-email-valid-code', { user_email: email, purpose }, { ...other, ...at(`198.18.${n}.1`) })
}
test('strangers who have codes sent keep no member out of the console', async () => {
  const who = await world.person('merchant')
  const { email, userId } = who
  await setPassword(world.app.db, userId, 'secret12')
  await grantMembership(world.app.db, { userId, audience: 'merchant', merchantId: goods.merchants.kiln, role: 'owner' })
  await pester(who)
  const open = { account: email, password: 'secret12' }
  const opened = await world.ask('/api/v2/console/session/open', open, at('203.0.113.1'))
  expect(opened.data).toMatchObject({ ticket: expect.any(String) as string })
})
test('nor anybody from proving themselves in their sign-in, also by codes that strangers may have sent', async () => {
  const who = await world.person()
  await pester(who)
  await codeFor(world, who.email, 'payPassword', who)
  const old_code = await codeFor(world, who.email, 'changeEmail', who)
  await world.advance(3_600_000)
  await pester(who) // the newest is theirs
  const old = await codeFor(world, who.email, 'changeEmail', who)
  await pester(who)
  const user_email = 'moved@example.com'
  const code = await codeFor(world, user_email, 'changeEmail', who)
  expect((await world.ask('/email-change-bind', { user_email, code, old_code }, who)).status, 'too old').toBe(422)
  expect((await world.ask('/email-change-bind', { user_email, code, old_code: old }, who)).status).toBe(200)
})
test('who guesses at the code of a phone from elsewhere uses up no more than their part of it', async () => {
  const phone = '13800138555'
  const code = await codeFor(world, `+86${phone}`, 'bindPhone', at('203.0.113.1'))
  const isRight = (typed: string, ip: string) =>
    checkPhoneCode(world.app.db, world.app.context, 'bindPhone', '86', phone, { code: typed, ip })
  for (let n = 1; n <= 8; n++) expect(await isRight(wrongCode(code, n), '198.18.0.1')).toBe(false)
  expect(await isRight(code, '203.0.113.1')).toBe(true)
})
test('a hundred wrong codes from many networks shut nobody out who asks for one where they are', async () => {
  const phone = '13800138556'
  const enter = (code: string, ip: string) => world.ask('/login-by-phone', { phone, code, agreement: true }, at(ip))
  const hour = 3_600_000
  let last = ''
  for (let n = 0; n < 25; n++) {
    const ip = `198.19.${n % 6}.1`
    if (n % 3 === 0) await world.advance(hour)
    const code = await codeFor(world, `+86${phone}`, 'login', at(ip))
    for (let k = 1; k <= 5; k++) last = String((await enter(wrongCode(code, k), ip)).data?.reason)
  }
  expect(last).toBe('codeLocked')
  await world.advance(hour)
  const home = '203.0.113.77'
  const code = await codeFor(world, `+86${phone}`, 'login', at(home))
  expect((await enter(code, '192.0.2.7')).data.reason, 'strangers guess no more').toBe('codeWrong')
  expect((await enter(code, home)).status).toBe(200)
  const next = await codeFor(world, `+86${phone}`, 'login', at(home))
  expect((await enter(wrongCode(next), home)).data.reason).toBe('codeWrong')
  expect((await enter(next, home)).data.reason, 'one try in an hour').toBe('codeLocked')
})
test('payments that are joined still count as many', async () => {
  const leo = await buyer(world)
  const one = () => place(world, leo, { skuId: goods.skus.normal, quantity: 1 })
  const placed = await Promise.all(Array.from({ length: 5 }, one))
  const payNos = placed.map((r) => r.data.payNo)
  await world.must('/api/v2/order/pay/join', { payNos }, leo)
  expect((await one()).data.reason).toBe('tooManyUnpaid')
  await world.must('/api/v2/order/sell/cancel', { orderNo: placed[0]!.data.orderNos[0]! }, leo)
  expect((await one()).status, 'one that ended makes room').toBe(200)
})
test('who cancels before the deadline again and again holds goods no longer than who lets them run out', async () => {
  const mia = await buyer(world)
  const hold = async (seconds: number) => {
    const { orderNos } = await mustPlace(world, mia, { skuId: goods.skus.paper, quantity: 1 })
    await world.advance(seconds * 1000)
    await world.must('/api/v2/order/sell/cancel', { orderNo: orderNos[0]! }, mia)
  }
  for (let n = 0; n < 10; n++) await hold(10) // who changes their mind may
  for (let n = 0; n < 3; n++) await hold(1780)
  const again = () => place(world, mia, { skuId: goods.skus.paper, quantity: 1 })
  expect((await again()).data).toMatchObject({ reason: 'letExpire', skuId: goods.skus.paper })
  await world.advance(86_400_000)
  expect((await again()).status).toBe(200)
})
