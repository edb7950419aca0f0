// The door of settlement: what an order holds goes to its merchant and to the platform, and comes back for a refund
// that is granted later. When a line is due others decide; the caller holds the lock of the order's row.
import type { LockedOrder, Units } from '../orders/orders.ts'
import { worthOf, worthOfNext } from './amounts.ts'
import { insertSettlement, readOrder, type SettlementRow, type SettlingOrder } from './queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { heldOrder, lockedBalance, ofMerchant, ofPlatform, transfer, type Leg } from '#kernel/data/ledger.ts'

type Order = Pick<LockedOrder, 'id' | 'merchantId'>

/** Makes a line's goods the merchant's and its commission the platform's, once; with the last line freight and tax. */
export async function settleLine(db: Db, order: Order, orderLineId: number): Promise<void> {
  const { lines } = await readOrder(db, order.id)
  const line = lines.find(({ id }) => id === orderLineId)
  if (!line) throw new Refusal('notFound')
  if (!line.settled && line.refundedQuantity < line.quantity) {
    const { tax: _, ...worth } = worthOf(line)
    await post(db, { ...of(order), key: `line:${orderLineId}:settled`, orderLineId, ...worth })
  }
  await settleRest(db, order)
}

/** Freight and tax become the merchant's, once, as soon as no line is left: a line that went back whole is none. */
export async function settleRest(db: Db, order: Order): Promise<void> {
  const { lines, freight, restSettled } = await readOrder(db, order.id)
  if (restSettled || lines.some((line) => !line.settled && line.refundedQuantity < line.quantity)) return
  const tax = lines.reduce((sum, line) => sum + worthOf(line).tax, 0)
  await post(db, { ...of(order), key: `order:${order.id}:settled`, rest: freight + tax, tax })
}

/** Before units of settled lines are refunded: what they are worth, and with `freight` that too, is held by the order
 * again. The merchant's payable pays, and what it lacks the merchant owes. Once per key; does nothing for what is not
 * settled. */
export async function takeBack(
  db: Db,
  order: Order,
  units: readonly Units[],
  key: string,
  freight = false,
): Promise<void> {
  const settled = await readOrder(db, order.id)
  for (const unit of units) await takeBackUnits(db, order, settled, unit, key)
  if (freight && settled.restSettled && settled.freight > 0)
    await post(db, { ...of(order), key: `${key}:freight`, rest: -settled.freight })
}
async function takeBackUnits(
  db: Db,
  order: Order,
  { lines, restSettled }: SettlingOrder,
  { orderLineId, quantity }: Units,
  key: string,
): Promise<void> {
  const line = lines.find(({ id }) => id === orderLineId)
  if (!line || line.refundedQuantity + quantity > line.quantity) throw new Refusal('orderStateChanged')
  if (!line.settled) return
  const { goods, gross, added, commission, tax } = worthOfNext(line, quantity)
  const taxBack = restSettled ? tax : 0
  await post(db, {
    ...of(order),
    key: `${key}:line:${orderLineId}`,
    orderLineId,
    goods: -goods,
    gross: -gross,
    added: -added,
    commission: -commission,
    rest: -taxBack,
    tax: -taxBack,
  })
}

const of = (order: Order): Omit<SettlementRow, 'key'> => ({
  orderId: order.id,
  merchantId: order.merchantId,
  orderLineId: null,
  goods: 0,
  gross: 0,
  added: 0,
  commission: 0,
  rest: 0,
  tax: 0,
})
/** Moves the money and writes the row, once per key: forwards out of what the order holds, backwards into it. */
async function post(db: Db, row: SettlementRow): Promise<void> {
  const { key, orderId, merchantId, goods, commission, rest } = row
  const sum = goods + rest
  const merchants = sum - commission
  const legs: Leg[] = [
    { ...heldOrder(orderId), amount: -sum },
    { ...ofPlatform('commission'), amount: commission },
    ...(merchants < 0
      ? await owedBy(db, merchantId, -merchants)
      : [{ ...ofMerchant(merchantId, 'payable'), amount: merchants }]),
  ]
  if (await transfer(db, key, sum < 0 ? 'settlementTakenBack' : 'settled', legs)) await insertSettlement(db, row)
}

/** The legs that take `amount` fen from a merchant: out of what is payable to it, and what that lacks it owes. */
export async function owedBy(db: Db, merchantId: number, amount: number): Promise<Leg[]> {
  const payable = ofMerchant(merchantId, 'payable')
  const paid = Math.min(amount, await lockedBalance(db, payable))
  return [
    { ...payable, amount: -paid },
    { ...ofMerchant(merchantId, 'receivable'), amount: paid - amount },
  ].filter((leg) => leg.amount !== 0)
}
