// Bank cards through the front door: what is refused, what is kept (sealed), one default and a limit under races,
// the payment password before money's ways change.
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAccount, plainAccount } from './account-rules.ts'
import { accountsInFull } from './accounts.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { buyer, payPassword, type Buyer } from '../../../../test/buying.ts'
import { codeFor, wrongCode } from '../../../../test/codes.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await openWorld({ settings: { payoutAccountMaxCount: 5, captchaRequired: 0 } })))
afterAll(() => world.close())

/** A card number with its check digit. */
function card(n: number): string {
  const body = `622588${String(n).padStart(9, '0')}`
  return Array.from('0123456789')
    .map((d) => body + d)
    .find(isAccount)!
}
const input = (n: number, more: object = {}) => ({
  holder: '林月然',
  bank: '招商银行',
  number: card(n),
  payPassword,
  ...more,
})
const add = (who: Buyer, n: number, more: object = {}) => world.ask('/api/v2/user/account/add', input(n, more), who)
const list = async (who: Buyer) => (await world.must('/api/v2/user/account/list', {}, who)).records

describe('a number', () => {
  test.each(['6225 8812 3456 7898', '4111-1111-1111-1111', 'ES91 2100 0418 4502 0005 1332', 'DE89370400440532013000'])(
    '%s is one',
    (n) => expect(isAccount(plainAccount(n))).toBe(true),
  )
  test.each(['6225881234567893', 'ES9121000418450200051333', '123', '', 'abc'])('%s is none', (n) =>
    expect(isAccount(plainAccount(n))).toBe(false),
  )
  test('with one digit wrong is noticed', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (n, at, by) => {
          const right = card(n)
          const wrong = right.slice(0, at) + String((Number(right[at]) + by) % 10) + right.slice(at + 1)
          return !isAccount(wrong)
        },
      ),
    ))
})
test('a card is kept sealed and shown by its last four digits; the first is the default', async () => {
  const ana = await buyer(world, { fen: 0 })
  await add(ana, 1)
  await add(ana, 2)
  expect(await list(ana)).toMatchObject([
    { lastFour: card(1).slice(-4), holder: '*月然', isDefault: true },
    { lastFour: card(2).slice(-4), isDefault: false },
  ])
  const { rows } = await world.pool.query<{ sealed: Buffer }>('select * from payout_account where user_id = $1', [
    ana.userId,
  ])
  expect(JSON.stringify(rows) + rows.map((r) => r.sealed.toString('latin1')).join('')).not.toContain(
    card(1).slice(0, 12),
  )
  expect((await accountsInFull(world.app.db, world.app.context, ana.userId)).map((a) => a.number)).toEqual([
    card(1),
    card(2),
  ])
})
test('the payment password stands before adding and removing, and a wrong one costs a try', async () => {
  const ana = await buyer(world, { fen: 0 })
  expect((await add(ana, 1, { payPassword: '000000' })).data).toMatchObject({
    reason: 'payPasswordWrong',
    triesLeft: 4,
  })
  expect(await list(ana)).toEqual([])
  const { id } = (await add(ana, 1)).data
  expect((await world.ask('/api/v2/user/account/delete', { id, payPassword: '111111' }, ana)).data).toMatchObject({
    reason: 'payPasswordWrong',
  })
  await world.must('/api/v2/user/account/delete', { id, payPassword }, ana)
  expect(await list(ana)).toEqual([])
  const poor = await world.person()
  expect((await world.ask('/api/v2/user/account/add', input(1), poor)).data).toMatchObject({
    reason: 'payPasswordNotSet',
  })
})
test.each([
  ['a wrong check digit', { number: '6225881234567893' }, 'bankAccountInvalid'],
  ['a holder in digits', { holder: '123' }, 'realNameInvalid'],
])('refuses %s', async (_, more, reason) =>
  expect((await add(await buyer(world, { fen: 0 }), 1, more)).data).toMatchObject({ reason }),
)
test('under races a number stands once, the limit holds, and one is the default', async () => {
  const ana = await buyer(world, { fen: 0 })
  const same = await Promise.all(Array.from({ length: 5 }, () => add(ana, 7)))
  expect(same.filter((r) => r.code === 20001)).toHaveLength(1)
  await Promise.all(Array.from({ length: 12 }, (_, n) => add(ana, 20 + n)))
  const all = await list(ana)
  expect(all).toHaveLength(5)
  await Promise.all(all.map(({ id }) => world.ask('/api/v2/user/account/default', { id, payPassword }, ana)))
  expect((await list(ana)).filter((a) => a.isDefault)).toHaveLength(1)
  await world.must('/api/v2/user/account/delete', { id: (await list(ana))[0]!.id, payPassword }, ana)
  expect((await list(ana)).map((a) => a.isDefault)).toEqual([true, false, false, false])
})
test('holders may be others only while no real name is approved', async () => {
  const ana = await buyer(world, { fen: 0 })
  const uploadIds = await Promise.all(
    [1, 2].map(async () => {
      const { uploadId } = await world.must(
        '/api/v2/token/upload',
        { purpose: 'realName', name: 'a.png', size: 9, type: 'image/png' },
        ana,
      )
      await world.pool.query(
        `update upload set status = 'kept', file = id::text || '.webp',
       type = 'image/webp', size = 9, width = 1, height = 1
         where id = $1`,
        [uploadId],
      )
      return uploadId
    }),
  )
  await world.must(
    '/v2/user/auth-personal/auth',
    { document: 'idCard', name: '林月然', number: '11010519491231002X', consent: true, uploadIds },
    ana,
  )
  await world.pool.query("update identity_check set status = 'approved' where user_id = $1", [ana.userId])
  expect((await add(ana, 1, { holder: '王小明' })).data).toMatchObject({ reason: 'holderDiffers' })
  expect((await add(ana, 1, { holder: '林 月然' })).code).toBe(20001)
})
test('whoever reads the kept requests cannot try payment passwords against them', async () => {
  const ana = await buyer(world, { fen: 0 })
  const { id } = (await add(ana, 1)).data
  const asked = { id, payPassword, requestId: crypto.randomUUID() }
  await world.must('/api/v2/user/account/delete', asked, ana)
  await world.must('/api/v2/user/account/delete', asked, ana)
  const { rows } = await world.pool.query<{ hash: Buffer }>(
    'select input_hash as hash from request_reply where request_id = $1',
    [asked.requestId],
  )
  const guess = createHash('sha256').update('/api/v2/user/account/delete').update(JSON.stringify(asked)).digest()
  expect(rows[0]!.hash.equals(guess)).toBe(false)
})
test('a payment password is set by a code to the owner, who is told of it', async () => {
  const ana = await world.person()
  const code = await codeFor(world, ana.email, 'payPassword', ana)
  const set = (typed: string) => world.ask('/api/v2/user/pay-password/set', { payPassword: '246810', code: typed }, ana)
  expect((await set(wrongCode(code))).data).toMatchObject({ reason: 'codeWrong' })
  expect((await world.must('/api/v2/user/balance/detail', {}, ana)).hasPayPassword).toBe(false)
  expect((await set(code)).code).toBe(20001)
  expect((await world.must('/api/v2/user/balance/detail', {}, ana)).hasPayPassword).toBe(true)
  await world.runJobs()
  expect((await readInbox(world.app.context.env.dataDir, ana.email))[0]).toMatchObject({
    subject: 'Your Miralo payment password was set',
  })
})
describe('an account at a wallet', () => {
  test.each([
    ['alipay', '138 0013 8000', '8000'],
    ['alipay', 'Lin.Yueran@Example.com', 'an@example.com'],
    ['wechat', 'lin_yueran88', 'an88'],
    ['wechat', '+34 612 345 871', '5871'],
  ])('%s takes %s, and shows its end', async (kind, number, lastFour) => {
    const ana = await buyer(world, { fen: 0 })
    const reply = await add(ana, 1, { kind, number, bank: undefined })
    expect(reply.status).toBe(200)
    expect(await list(ana)).toMatchObject([{ kind, lastFour, holder: '*月然' }])
    // the same one, typed otherwise
    expect((await add(ana, 1, { kind, number: ` ${number.toUpperCase()} ` })).data).toMatchObject({
      reason: 'accountExistsAlready',
    })
    const id = (await list(ana))[0]!.id
    expect((await world.ask('/api/v2/user/account/edit', { id, bank: 'Mine' }, ana)).status).toBe(404)
  })
  test.each([
    ['alipay', 'no account'],
    ['alipay', '12345'],
    ['wechat', '1abc'],
    ['wechat', 'a@b.com'],
  ])('%s refuses %s', async (kind, number) => {
    const ana = await buyer(world, { fen: 0 })
    expect((await add(ana, 1, { kind, number })).data).toMatchObject({ reason: 'walletAccountInvalid' })
  })
  test('a bank card names its bank', async () => {
    const ana = await buyer(world, { fen: 0 })
    expect((await add(ana, 1, { bank: undefined })).data).toMatchObject({ reason: 'badInput', field: 'bank' })
  })
})
