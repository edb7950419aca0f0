// The desk of a merchant with a million orders: its lists and searches, and orders to be shipped, claimed and refunded.
import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { openSession } from '#kernel/call/session.ts'
import { openDb, transact } from '#kernel/data/db.ts'
import { inParallel } from '../test/rounds/round.ts'
import type { Step } from './client.ts'
import { manyOrders } from './many-orders.ts'
import { checkout, must, type Send } from './checkout.ts'
import type { Shopper } from './shoppers.ts'

const million = 1_000_000
/** An order that arrived, and its buyer's way in. */
interface Claimable {
  orderNo: string
  orderLineId: number
  token: string
}
export interface Desk {
  merchantId: number
  token: string
  /** each is shipped once */
  toShip: string[]
  claimable: Claimable[]
  /** the same, bought and paid as anybody does: their money can go back */
  refundable: Claimable[]
  /** SKUs of the merchant that are plentiful */
  skuIds: number[]
  reasonId: number
  keywords: string[]
}
const tokenOf = (userId: number): string => createHash('sha256').update(`bench desk ${userId}`).digest('base64url')

/** Makes what is missing of the orders and somebody who works them. */
export async function openDesk(owner: pg.Pool, plentiful: readonly number[]): Promise<Desk> {
  const { merchantId } = await manyOrders(owner, million)
  const { rows: members } = await owner.query<{ id: string }>(`
    insert into user_account (email, nickname) values ('bench-clerk@example.com', 'clerk')
    on conflict do nothing returning id`)
  const { rows: known } = await owner.query<{ id: string }>(
    `select id from user_account where email = 'bench-clerk@example.com'`,
  )
  const userId = Number((members[0] ?? known[0])!.id)
  const db = openDb(owner)
  await transact(db, (tx) => grantMembership(tx, { userId, audience: 'merchant', merchantId, role: 'owner' }))
  const opening = { userAgent: 'bench', days: 1, strength: 'twoProofs', idleSeconds: 86_400 } as const
  return {
    merchantId,
    token: await openSession(db, userId, opening),
    ...(await waiting(owner, merchantId)),
    refundable: [],
    skuIds: await own(owner, merchantId, plentiful),
    keywords: await wordsOf(owner, merchantId),
  }
}

async function own(owner: pg.Pool, merchantId: number, skuIds: readonly number[]): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `select k.id from sku k join product p on p.id = k.product_id
    where k.id = any($1::bigint[]) and p.merchant_id = $2 order by k.id`,
    [skuIds, merchantId],
  )
  return rows.map((r) => r.id)
}

async function waiting(owner: pg.Pool, merchantId: number) {
  // what an earlier run has shipped waits again
  await owner.query(
    `with again as (
      update shop_order o set status = 'awaitingShipment', shipped_at = null
      where merchant_id = $1 and status = 'awaitingReceipt' and order_no >= '70000000000000990000'
        and order_no < '70000000000001000000' returning id
    ), gone as (select p.id from parcel p join again a on a.id = p.order_id),
    lines as (delete from parcel_line where parcel_id in (select id from gone))
    delete from parcel where id in (select id from gone)`,
    [merchantId],
  )
  const { rows: toShip } = await owner.query<{ orderNo: string }>(
    `select order_no as "orderNo" from shop_order where merchant_id = $1 and status = 'awaitingShipment'
      and order_no like '7000000000000%' order by id`,
    [merchantId],
  )
  const { rows } = await owner.query<{ orderNo: string; orderLineId: string; userId: string }>(
    `select o.order_no as "orderNo", l.id as "orderLineId", o.user_id as "userId"
    from shop_order o join order_line l on l.order_id = o.id join parcel p on p.order_id = o.id
    where o.merchant_id = $1 and o.status = 'toReview' and p.claim_until > shop_now() + interval '1 day'
      and o.order_no like '7000000000000%' and not exists (select from claim c where c.order_id = o.id)
    order by o.id desc limit 4000`,
    [merchantId],
  )
  const people = [...new Set(rows.map((r) => Number(r.userId)))]
  await owner.query(
    `insert into session (user_id, token_hash, user_agent, expires_at)
    select u, sha256(convert_to(t, 'UTF8')), 'bench', now() + interval '1 year'
    from unnest($1::bigint[], $2::text[]) as p(u, t) on conflict do nothing`,
    [people, people.map(tokenOf)],
  )
  const reason = await owner.query<{ id: string }>(`select id from claim_reason where code = 'quality'`)
  return {
    toShip: toShip.map((r) => r.orderNo),
    claimable: rows.map((r) => ({
      orderNo: r.orderNo,
      orderLineId: Number(r.orderLineId),
      token: tokenOf(Number(r.userId)),
    })),
    reasonId: Number(reason.rows[0]!.id),
  }
}

/** What is looked for: numbers, waybills, people, goods, and words that nothing has. */
async function wordsOf(owner: pg.Pool, merchantId: number): Promise<string[]> {
  const { rows } = await owner.query<{ word: string }>(
    `select word from (
      select o.order_no as word, o.id from shop_order o where o.merchant_id = $1 and o.order_no like '7%0077'
      union all
      select p.waybill, o.id from parcel p join shop_order o on o.id = p.order_id
      where o.merchant_id = $1 and p.waybill like 'SF%0123'
      union all
      select u.nickname, u.id from user_account u where u.email like 'desk%7@example.com'
      union all
      select split_part(p.title ->> 'en-US', ' · ', 1), p.id from product p where p.merchant_id = $1
    ) w where word <> '' order by md5(word || id) limit 500`,
    [merchantId],
  )
  return [...rows.map((r) => r.word), 'no such words']
}

const asked = ({ token, merchantId }: Desk, path: string, body: object): Step => ({ path, body, token, merchantId })
const page = (desk: Desk, body: object): Step => asked(desk, '/api/v2/mch/order/page', body)
/** Rounds of steps per connection. */
export const deskRounds = {
  deskList: (desk: Desk) => () =>
    [{}, { tab: 'toShip', sort: 'due' }, { tab: 'toReceive' }, { tab: 'ended' }, { page: 40 }, { sort: 'due' }].map(
      (body) => page(desk, body),
    ),
  deskSearch: (desk: Desk) => (connection: number) =>
    desk.keywords.map((_, n) => page(desk, { keyword: desk.keywords[(n + connection * 31) % desk.keywords.length] })),
} as const

/** Orders that were bought, paid, shipped and received. */
export function arrivals(send: Send, desk: Desk, shoppers: readonly Shopper[], count: number): Promise<Claimable[]> {
  return inParallel(
    Array.from({ length: count }, (_, n) => n),
    8,
    async (n) => {
      const shopper = shoppers[n % shoppers.length]!
      const orderNo = await checkout(send, shopper, desk.skuIds[n % desk.skuIds.length]!)
      await ship(send, desk, orderNo)
      const { token } = shopper
      await must(send, { path: '/api/v2/order/sell/confirm', token, body: { orderNo, requestId: randomUUID() } })
      const { lines } = await must(send, { path: '/api/v2/order/sell/detail', token, body: { orderNo } })
      return { orderNo, orderLineId: (lines as { orderLineId: number }[])[0]!.orderLineId, token }
    },
  )
}

let shipped = 0
let claimed = 0
let refunded = 0
/** Each takes an order that no other has taken. */
export const deskJourneys = {
  ship: async (send: Send, desk: Desk): Promise<void> => {
    const orderNo = desk.toShip[shipped++]
    if (orderNo === undefined) throw new Error('every order is shipped')
    await ship(send, desk, orderNo)
  },
  claim: async (send: Send, desk: Desk): Promise<void> => void (await claim(send, desk, desk.claimable[claimed++])),
  refund: async (send: Send, desk: Desk): Promise<void> => {
    const serviceNo = await claim(send, desk, desk.refundable[refunded++])
    const body = { serviceNo, approve: true, requestId: randomUUID() }
    await must(send, asked(desk, '/api/v2/mch/refund/audit', body))
  },
} as const
let waybills = 0
async function ship(send: Send, desk: Desk, orderNo: string): Promise<void> {
  const waybill = `SF9${String(++waybills).padStart(12, '0')}`
  const parcels = [{ carrier: 'sf', waybill }]
  await must(send, asked(desk, '/api/v2/mch/order/ship', { orderNo, parcels, requestId: randomUUID() }))
}
async function claim(send: Send, { reasonId }: Desk, order: Claimable | undefined): Promise<string> {
  if (!order) throw new Error('every order is claimed')
  const { orderNo, orderLineId, token } = order
  const lines = [{ orderLineId, quantity: 1 }]
  const words = { type: 'refundOnly', reasonId, explanation: 'It arrived broken' }
  const body = { orderNo, lines, ...words, requestId: randomUUID() }
  const { serviceNos } = await must(send, { path: '/api/v2/order/refund/create', body, token })
  return (serviceNos as string[])[0]!
}
