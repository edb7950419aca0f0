// Messages through the front door: told with what happens, read in the reader's language, counted, deleted, muted;
// nobody sees or touches those of others.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { transact } from '#kernel/data/db.ts'
import { languages } from '#kernel/text/language.ts'
import { tell } from './messages.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { orderUnpaidSeconds: 60 } })
  goods = await makeShop(world)
})
afterAll(() => world.close())

const refunded = (who: Buyer, once?: string) =>
  tell(world.app.db, {
    userId: who.userId,
    key: 'refundDone',
    params: { amount: 13_900, number: '2511221000' },
    link: '/user/user/order',
    ...(once !== undefined && { once }),
  })
const page = (who: Buyer, input: object = {}) => world.must('/api/v2/user/message/page', input, who)
const count = (who: Buyer) => world.must('/api/v2/user/message/count', {}, who)
const idsOf = async (who: Buyer): Promise<number[]> => (await page(who)).records.map((m) => m.id)

test('what happens to an order is told, in the language of whoever reads, with the way there', async () => {
  const who = await buyer(world)
  const { payNo, orderNos } = await mustPlace(world, who, { skuId: goods.skus.paper, quantity: 1 })
  expect((await page(who)).records).toEqual([])
  await payFromBalance(world, who, payNo)
  const [told] = (await page(who)).records
  expect(told).toMatchObject({ type: 'order', title: 'Your order is paid', read: false })
  const detail = await world.must('/api/v2/user/message/detail', { id: told!.id }, { ...who, lang: 'es-ES' })
  expect(detail).toMatchObject({ title: 'Tu pedido está pagado', about: { note: orderNos[0] }, mailedAt: null })
  expect(detail.link).toBe(`/user/user/order/details?orderNo=${orderNos[0]}`)
  expect(detail.text).toContain('¥')
  expect((await world.must('/api/v2/user/getUserInfo', {}, who)).messageCount).toBe(1 + (await announced(who)))
})
const announced = async (who: Buyer) => (await count(who)).announcement

test('cancelled and closed orders are told too', async () => {
  const who = await buyer(world)
  const { orderNos } = await mustPlace(world, who, { skuId: goods.skus.paper, quantity: 1 })
  await world.must('/api/v2/order/sell/cancel', { orderNo: orderNos[0]! }, who)
  await mustPlace(world, who, { skuId: goods.skus.paper, quantity: 1 })
  await world.advance(61_000)
  const titles = (await page(who, { type: 'order' })).records.map((m) => m.title)
  expect(titles).toEqual(['Your order was closed: it was not paid in time', 'Your order was cancelled'])
})

test('told if and only if it happened, and of one event once', async () => {
  const who = await buyer(world)
  const failed = transact(world.app.db, async (trx) => {
    await tell(trx, { userId: who.userId, key: 'passwordChanged', params: {} })
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  await Promise.all([refunded(who, 'a'), refunded(who, 'a'), refunded(who, 'a'), refunded(who, 'b')])
  expect(await count(who)).toMatchObject({ asset: 2, notice: 0 })
})

test('unread is counted by type; muted types count for nothing; money and account cannot be muted', async () => {
  const who = await buyer(world)
  await refunded(who)
  await tell(world.app.db, { userId: who.userId, key: 'passwordChanged', params: {} })
  await world.pool.query(
    `insert into message (user_id, type, key) values ($1, 'activity', 'ofANewerRelease'), ($1, 'system', 'another')`,
    [who.userId],
  )
  const before = await count(who)
  expect(before).toMatchObject({ all: 4 + before.announcement, asset: 1, notice: 1, activity: 1, system: 1, muted: [] })
  const muted = await world.must('/api/v2/user/message/mute', { type: 'activity', on: true }, who)
  expect(muted).toEqual({ all: before.all - 1, muted: ['activity'] })
  for (const type of ['order', 'afterSale', 'asset', 'notice'])
    expect((await world.ask('/api/v2/user/message/mute', { type: type as 'chat', on: true }, who)).status).toBe(400)
  expect((await page(who, { type: 'activity' })).records).toMatchObject([{ title: 'Promotions', text: '' }])
  await world.must('/api/v2/user/message/readAll', { type: 'asset' }, who)
  expect(await count(who)).toMatchObject({ asset: 0, notice: 1 })
  expect(await world.must('/api/v2/user/message/readAll', {}, who)).toEqual({ all: 0 })
  expect(await count(who)).toMatchObject({ all: 0, announcement: 0, activity: 0 })
})

test('announcements are told to everybody without a row for each', async () => {
  const who = await buyer(world)
  const text = (of: string) => Object.fromEntries(languages.map((lang) => [lang, of]))
  await world.pool.query(
    `insert into announcement (kind, title, body, published_at) values ('system', $1, '{}', shop_now())`,
    [JSON.stringify(text('New hours'))],
  )
  expect(await count(who)).toMatchObject({ all: 1, announcement: 1 })
  expect((await world.pool.query('select from message where user_id = $1', [who.userId])).rowCount).toBe(0)
  await world.must('/api/v2/user/message/mute', { type: 'announcement', on: true }, who)
  expect(await count(who)).toMatchObject({ all: 0, announcement: 1 })
})

test('deleted, and taken back', async () => {
  const who = await buyer(world)
  await refunded(who)
  const ids = await idsOf(who)
  const remove = (restore: boolean) => world.ask('/api/v2/user/message/delete', { ids, restore }, who)
  expect((await Promise.all([remove(false), remove(false), remove(false)])).map((r) => r.status)).toEqual([
    200, 200, 200,
  ])
  expect(await idsOf(who)).toEqual([])
  expect((await world.ask('/api/v2/user/message/detail', { id: ids[0]! }, who)).data.reason).toBe('notFound')
  expect((await remove(true)).status).toBe(200)
  expect(await idsOf(who)).toEqual(ids)
})

test('reading and deleting at the same moment leaves one row, read and gone', async () => {
  const who = await buyer(world)
  await Promise.all(Array.from({ length: 5 }, () => refunded(who)))
  const ids = await idsOf(who)
  const together = ids.flatMap((id) => [
    world.ask('/api/v2/user/message/read', { ids: [id] }, who),
    world.ask('/api/v2/user/message/delete', { ids: [id] }, who),
    world.ask('/api/v2/user/message/readAll', {}, who),
  ])
  expect((await Promise.all(together)).map((r) => r.status)).not.toContain(500)
  expect(await count(who)).toMatchObject({ asset: 0 })
  expect(await idsOf(who)).toEqual([])
})

test('those of others answer like missing ones, and stay as they are', async () => {
  const [owner, other] = [await buyer(world), await buyer(world)]
  await refunded(owner)
  const [id] = await idsOf(owner)
  for (const path of ['/api/v2/user/message/detail', '/api/v2/user/notice/detail'] as const)
    expect(await world.ask(path, { id: id! }, other)).toMatchObject({ status: 404, data: { reason: 'notFound' } })
  expect((await world.ask('/api/v2/user/message/delete', { ids: [id!] }, other)).status).toBe(404)
  await world.must('/api/v2/user/message/read', { ids: [id!] }, other)
  expect(await count(owner)).toMatchObject({ asset: 1 })
  expect((await world.ask('/api/v2/user/message/read', { ids: [] }, owner)).status).toBe(400)
})

test('notices are about account and trade; what somebody typed comes as it is', async () => {
  const who = await buyer(world)
  const reason = '<script>alert(1)</script> {{email}} ${x}'
  await tell(world.app.db, { userId: who.userId, key: 'realNameRejected', params: { reason } })
  await world.pool.query(`insert into message (user_id, type, key) values ($1, 'activity', 'x')`, [who.userId])
  const { records } = await world.must('/api/v2/user/notice/page', {}, who)
  expect(records.map((m) => m.type)).toEqual(['notice'])
  expect(records[0]!.text).toContain(reason)
  const activity = (await page(who, { type: 'activity' })).records[0]!
  expect((await world.ask('/api/v2/user/notice/detail', { id: activity.id }, who)).status).toBe(404)
})

test('what is old or long deleted goes; what a person has kept is handed over and erased', async () => {
  const who = await buyer(world)
  await refunded(who)
  await refunded(who)
  const [newer, older] = await idsOf(who)
  await world.must('/api/v2/user/message/mute', { type: 'system', on: true }, who)
  await world.pool.query(`update message set created_at = created_at - interval '181 days' where id = $1`, [older])
  await world.pool.query(`select graphile_worker.add_job('messages.tidy', '{}')`)
  await world.runJobs()
  expect(await idsOf(who)).toEqual([newer])
  const { context } = world.app
  const kept = context.people.find((p) => p.exports?.['messages'])!
  const asked = { db: world.app.db, app: context, userId: who.userId, lang: 'en-US' } as const
  expect(await kept.exports!['messages']!(asked)).toMatchObject({
    muted: ['system'],
    messages: [{ title: 'You were refunded ¥139.00' }],
  })
  await kept.erase!(asked, who.userId)
  expect(await kept.exports!['messages']!(asked)).toEqual({ muted: [], messages: [] })
})

test('who has left is told nothing more', async () => {
  const who = await buyer(world)
  await world.pool.query(`update user_account set status = 'closed' where id = $1`, [who.userId])
  await refunded(who)
  expect((await world.pool.query('select from message where user_id = $1', [who.userId])).rowCount).toBe(0)
})
