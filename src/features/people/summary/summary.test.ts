// What waits in a shop, told each morning to those who work its orders: once a day, of what they may read, in their
// language, and not to who does not want it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { claimed, received } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { reviewed } from '../../../../test/reviewing.ts'
import { roleWith } from '../../../../test/roles.ts'
import { shipped, sold } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { writeSummaries } from './summary.ts'

const [hour, day] = [3_600_000, 86_400_000]
let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ settings: { summaryAtOnce: 1 }, env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 10_000_000 })
})
afterAll(() => world.close())

const plan = async () => {
  await world.pool.query(`select graphile_worker.add_job('summary.plan', '{}')`)
  await world.runJobs()
}
/** Moves the clock to the next time that it is so late here. */
async function until(clock: string): Promise<void> {
  const { rows } = await world.pool.query<{ ms: number }>(
    `select (extract(epoch from (date_trunc('day', here) + $1::interval - here
       + case when date_trunc('day', here) + $1::interval > here then '0' else interval '1 day' end)) * 1000)::float8
       as ms
     from (select shop_now() at time zone 'Asia/Shanghai' as here) n`,
    [clock],
  )
  await world.advance(rows[0]!.ms)
}
async function worker(role: string, merchantId = goods.merchants.kiln): Promise<Person> {
  const who = await world.person()
  await grantMembership(world.app.db, { userId: who.userId, audience: 'merchant', merchantId, role })
  return who
}
const lettersTo = async (who: Person) =>
  (await readInbox(world.app.context.env.dataDir, who.email)).filter(({ text }) => text.includes('your attention'))

test('at eight, of what waits, once, to whose role may read it; nothing waits, nothing is told', async () => {
  const packing = await roleWith(world, 'merchant', ['order.read', 'order.write'])
  const [owner, packer, seller] = [await worker('owner'), await worker(packing), await worker('finance')]
  const idle = await worker('owner', goods.merchants.paper)
  for (let n = 0; n < 2; n++) await sold(world, goods, ana)
  const late = await sold(world, goods, ana)
  await world.pool.query(`update shop_order set paid_at = paid_at - interval '8 days' where order_no = $1`, [
    late.orderNo,
  ])
  const { orderNo } = await sold(world, goods, ana)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'I moved' }, ana)
  const { parcelId } = await shipped(world, goods, ana)
  await world.pool.query(`update parcel set trouble = 'problem' where id = $1`, [parcelId])
  await claimed(world, ana, await received(world, goods, ana))
  await reviewed(world, goods, ana, { rating: 1 })
  await plan()
  await until('07:55')
  expect(await lettersTo(owner)).toEqual([])
  await until('08:01')
  const [letter, ...others] = await lettersTo(owner)
  expect(others).toEqual([])
  const { text } = letter!
  expect(text).toMatch(/4 orders to ship, the oldest paid on/)
  expect(text).toContain('1 of them has waited longer than 7 days')
  expect(text).toContain('1 request to call an order off')
  expect(text).toContain('1 order with a parcel in trouble')
  expect(text).toContain('1 after-sales request to answer')
  expect(text).toContain('1 review without an answer. 1 of them gives one or two stars.')
  expect(text).toContain(`${world.url}/merchant/after-sales?shop=${goods.merchants.kiln}`)
  expect(text).toContain(letter!.unsubscribe!)
  const toPacker = (await lettersTo(packer))[0]!.text
  expect(toPacker).toContain('4 orders to ship')
  expect(toPacker).not.toContain('review')
  expect([await lettersTo(seller), await lettersTo(idle)]).toEqual([[], []])
})

test('of a day once, whatever is planned anew, by however many', async () => {
  const owner = await worker('owner')
  const { rows } = await world.pool.query<{ day: string }>(
    `select (shop_now() at time zone 'Asia/Shanghai')::date::text as day`,
  )
  const round = { day: rows[0]!.day, after: 0 }
  await Promise.all(Array.from({ length: 6 }, () => writeSummaries(world.app.db, world.app.context, round)))
  await plan()
  await world.advance(2 * hour)
  expect(await lettersTo(owner)).toHaveLength(1)
  await writeSummaries(world.app.db, world.app.context, { ...round, day: '2020-01-01' })
  await world.runJobs()
  expect(await lettersTo(owner), 'a morning that was slept through').toHaveLength(1)
  await until('08:01')
  expect(await lettersTo(owner), 'the next morning').toHaveLength(2)
})

test('in the reader’s language; one press ends it, and the settings show it to who works for a shop', async () => {
  const owner = await worker('owner')
  await world.pool.query(`update user_account set language = 'es-ES' where id = $1`, [owner.userId])
  await plan()
  await until('08:01')
  const told = async () =>
    (await readInbox(world.app.context.env.dataDir, owner.email)).filter(({ text }) => text.includes('pendiente en'))
  const [letter] = await told()
  expect(letter!.subject).toContain('pendiente hoy')
  expect(letter!.text).toContain('pedidos por enviar')
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await fetch(letter!.unsubscribe!, { method: 'POST', headers, body })).status).toBe(200)
  const { notices } = await world.must('/api/v2/user/setting/detail', {}, owner)
  expect(notices.find(({ kind }) => kind === 'summary')).toEqual({ kind: 'summary', email: false, sms: null })
  await plan()
  await world.advance(day)
  expect(await told()).toHaveLength(1)
  const shopper = await world.must('/api/v2/user/setting/detail', {}, ana)
  expect(shopper.notices.map(({ kind }) => kind)).not.toContain('summary')
})
