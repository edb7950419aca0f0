// What follows a paid order in the queue: one job for what is quick, none for what has nothing to do, timers that are
// over taken back; and one part that fails holds up no other.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { buyer, mustPlace, payFromBalance, type Buyer } from './buying.ts'
import { makeShop, type TestGoods } from './goods.ts'
import { openOnlineWorld, type OnlineWorld } from './online.ts'

let online: OnlineWorld
let goods: TestGoods
beforeAll(async () => {
  online = await openOnlineWorld()
  goods = await makeShop(online.world)
})
afterAll(() => online.close())

const queued = async (): Promise<string[]> =>
  (
    await online.world.pool.query<{ job: string }>(
      `select t.identifier as job from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id order by 1`,
    )
  ).rows.map(({ job }) => job)
const empty = (): Promise<unknown> => online.world.pool.query('delete from graphile_worker._private_jobs')
async function paid(who: Buyer): Promise<string> {
  const { payNo, orderNos } = await mustPlace(online.world, who, { skuId: goods.skus.normal, quantity: 1 })
  await empty()
  expect((await payFromBalance(online.world, who, payNo)).data.status).toBe('paid')
  return orderNos[0]!
}
const sold = async (orderNo: string): Promise<number> =>
  (
    await online.world.pool.query<{ n: number }>(
      `select count(*)::int as n from product_sale s join shop_order o on o.id = s.order_id where o.order_no = $1`,
      [orderNo],
    )
  ).rows[0]!.n

test('one job for all that is quick, one for the letter, and none for an invoice that nobody asked for', async () => {
  const who = await buyer(online.world)
  await paid(who)
  expect(await queued()).toEqual(['events.order.paid', 'letters.begin'])
})
test('an invoice that was asked for has its job', async () => {
  const { world } = online
  const who = await buyer(world)
  const invoice = { type: 'individual' as const, title: '林月然' }
  const wish = { from: { skuId: goods.skus.normal, quantity: 1 }, addressId: who.addressId, invoice }
  const asked = { ...wish, invoice: { type: invoice.type } }
  const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', asked, who)
  const { payNo } = await world.must('/api/v2/order/sell/normal/create', { ...wish, priceToken }, who)
  await empty()
  await payFromBalance(world, who, payNo)
  expect(await queued()).toEqual(['events.order.paid', 'invoicing.asked', 'letters.begin'])
})
test('who has no address for mails is told without a letter', async () => {
  const { world } = online
  const who = await buyer(world)
  await world.pool.query(`update user_account set email = null, phone = '+8613900000001' where id = $1`, [who.userId])
  const orderNo = await paid(who)
  expect(await queued()).toEqual(['events.order.paid'])
  const told = await world.pool.query('select 1 from message where user_id = $1 and once = $2', [
    who.userId,
    `orderPaid ${orderNo}`,
  ])
  expect(told.rowCount).toBe(1)
})
test('a part that fails is tried again alone, and the others are done', async () => {
  const { world } = online
  const who = await buyer(world)
  const orderNo = await paid(who)
  await world.pool.query(`
    create function not_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger not_now before insert on product_sale for each row execute function not_now()`)
  try {
    await world.runJobs()
    expect(await queued()).toEqual(['fulfilment.unshipped', 'ranking.recordPaid'])
  } finally {
    await world.pool.query('drop function not_now cascade')
  }
  expect(await sold(orderNo)).toBe(0)
  await world.pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0')
  await world.runJobs()
  expect(await sold(orderNo)).toBe(1)
  expect((await queued()).join()).toBe('fulfilment.unshipped')
})

test('paid at a provider: no timer asks or closes any more, and the notice says so with the money', async () => {
  const { world, begin, control } = online
  const who = await buyer(world)
  await empty()
  const { payNo } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  const session = await begin(who, payNo)
  expect(await queued()).toEqual(['orders.closeUnpaid', 'payments.ask'])
  await control(`pay/${session}`)
  await world.runJobs()
  expect((await queued()).join()).toBe('fulfilment.unshipped')
  const { rows } = await world.pool.query(
    `select n.outcome, n.handled_at as at, q.answer from payment_notice n
     join payment_attempt a on a.provider_ref = n.body ->> 'ref' left join payment_question q on q.attempt_id = a.id
     where n.body ->> 'ref' = $1`,
    [session],
  )
  expect(rows).toEqual([{ outcome: 'paid', at: expect.any(Date), answer: null }])
})
test('what could not be booked counts as not paid, though the answer is kept; its timer asks on', async () => {
  const { world, begin, control } = online
  const who = await buyer(world)
  const { payNo, orderNos } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  const session = await begin(who, payNo)
  await world.pool.query(`
    create function not_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger not_now before insert on order_history for each row execute function not_now()`)
  const noted = async () =>
    (
      await world.pool.query(
        `select n.outcome, n.handled_at as at, a.status, (select count(*)::int from payment_question q
           where q.attempt_id = a.id and q.answer = 'paid') as answers
         from payment_notice n join payment_attempt a on a.provider_ref = n.body ->> 'ref'
         where n.body ->> 'ref' = $1`,
        [session],
      )
    ).rows
  try {
    await control(`pay/${session}`)
    await world.runJobs()
    expect(await noted()).toEqual([{ outcome: 'asked on', at: expect.any(Date), status: 'open', answers: 1 }])
  } finally {
    await world.pool.query('drop function not_now cascade')
  }
  await world.advance(3_600_000)
  const { status } = await world.must('/api/v2/order/sell/detail', { orderNo: orderNos[0]! }, who)
  expect(status).toBe('awaitingShipment')
})

test('of one timer that is set twice at once the last holds; taken back it is gone', async () => {
  const { db } = online.world.app
  await empty()
  const runAt = new Date('2030-01-01')
  const timer = (n: number) => ({ name: 'orders.closeUnpaid', payload: { n }, key: 'twice', runAt })
  await addJobs(db, [timer(1), { name: 'payments.ask', payload: {} }, timer(2)])
  const payloads = async () =>
    (await online.world.pool.query('select payload from graphile_worker._private_jobs where key is not null')).rows
  expect(await payloads()).toEqual([{ payload: { n: 2 } }])
  await addJobs(db, [{ name: 'payments.ask', payload: {}, key: 'other', runAt }], ['twice'])
  expect(await payloads()).toEqual([{ payload: {} }])
  await addJobs(db, [], ['other'])
  expect(await payloads()).toEqual([])
  await empty()
})
