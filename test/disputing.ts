// Payments online that a payer's bank takes back, for tests: bought, disputed, decided, and whose money it is.
import { buyer, mustPlace, type Buyer } from './buying.ts'
import type { OnlineWorld } from './online.ts'
import type { World } from './world.ts'
import { balanceOf, heldOrder, ofMerchant } from '#kernel/data/ledger.ts'

export interface BoughtLine {
  orderId: number
  orderNo: string
  merchantId: number
  lineId: number
  quantity: number
  /** fen for the whole line */
  goods: number
  /** fen for its whole order */
  paid: number
}
export interface Bought {
  who: Buyer
  payNo: string
  payable: number
  session: string
  lines: BoughtLine[]
}
/** Bought together, by one payment number. */
export async function boughtOnline(online: OnlineWorld, ...wished: [number, number][]): Promise<Bought> {
  const { world } = online
  const who = await buyer(world, { fen: 0 })
  for (const [skuId, quantity] of wished) await world.must('/api/v2/cart/cart/add', { skuId, quantity }, who)
  const { payNo, payable } = await mustPlace(world, who, { cart: true })
  const session = await online.begin(who, payNo)
  await online.control(`pay/${session}`)
  await world.must('/api/v2/order/pay/status', { payNo }, who)
  const { rows } = await world.pool.query<BoughtLine>(
    `select o.id::int as "orderId", o.order_no as "orderNo", o.merchant_id::int as "merchantId", l.id::int as "lineId",
       l.quantity, l.payable::int as goods, o.paid::int as paid
     from payment p join payment_order g on g.payment_id = p.id join shop_order o on o.id = g.order_id
     join order_line l on l.order_id = o.id where p.pay_no = $1 order by l.id`,
    [payNo],
  )
  return { who, payNo, payable, session, lines: rows }
}
export async function heard(world: World): Promise<void> {
  await world.runJobs()
  await world.runJobs()
}
/** What the bank takes back, all or so much; the notices are heard. */
export async function disputed(online: OnlineWorld, session: string, amount?: number): Promise<string> {
  const { body } = await online.control(`dispute/${session}`, amount === undefined ? {} : { amount })
  await heard(online.world)
  return (body as { dispute: { id: string } }).dispute.id
}
export async function decided(online: OnlineWorld, ref: string, won: boolean): Promise<void> {
  await online.control(`${won ? 'win' : 'lose'}-dispute/${ref}`)
  await heard(online.world)
}
/** What the merchant has, less what it owes. */
export const standsOf = async ({ app }: World, merchantId: number): Promise<number> =>
  (await balanceOf(app.db, ofMerchant(merchantId, 'payable'))) +
  (await balanceOf(app.db, ofMerchant(merchantId, 'receivable')))
export const heldBy = ({ app }: World, orderId: number): Promise<number> => balanceOf(app.db, heldOrder(orderId))
/** The same with what its orders hold. */
export async function worthTo(world: World, merchantId: number): Promise<number> {
  const { rows } = await world.pool.query<{ held: number }>(
    `select coalesce(sum(a.balance), 0)::int as held from shop_order o join ledger_account a
       on a.currency = 'CNY' and a.owner = 'order' and a.owner_id = o.id and a.kind = 'held' where o.merchant_id = $1`,
    [merchantId],
  )
  return rows[0]!.held + (await standsOf(world, merchantId))
}
/** What of it the platform has as its commission. */
export async function commissionOf({ pool }: World, orderId: number): Promise<number> {
  const { rows } = await pool.query<{ sum: number }>(
    'select coalesce(sum(commission), 0)::int as sum from settlement where order_id = $1',
    [orderId],
  )
  return rows[0]!.sum
}
