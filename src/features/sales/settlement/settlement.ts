// The door of settlement: what an order holds goes to its merchant and to the platform, and comes back for a refund
// that is granted later. What a bank took of it meanwhile settles nothing, until it comes back. When a line is due
// others decide; the caller holds the lock of the order's row.
import { owedBy, type LockedOrder, type Units } from '../orders/orders.ts'
import { lackedBy, partOf, worthOf, worthOfNext } from './amounts.ts'
import { insertSettlement, readOrder, type SettlementRow, type SettlingOrder } from './queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { heldOrder, lockedBalance, ofMerchant, ofPlatform, transfer, type Leg } from '#kernel/data/ledger.ts'

type Order = Pick<LockedOrder, 'id' | 'merchantId'>

/** Makes a line's goods the merchant's and its commission the platform's, once; with the last line freight and tax. */
export async function settleLine(db: Db, order: Order, orderLineId: number): Promise<void> {
  const { lines, chargedBack } = await readOrder(db, order.id)
  const line = lines.find(({ id }) => id === orderLineId)
  if (!line) throw new Refusal('notFound')
  if (!line.settled && line.refundedQuantity < line.quantity) {
    const { tax: _, ...worth } = worthOf(line)
    const gone = await lacking(db, order, chargedBack, worth.goods)
    const settled = lackedBy(worth, gone, line.commissionBp)
    await post(db, { ...of(order), key: `line:${orderLineId}:settled`, orderLineId, ...settled, gone })
  }
  await settleRest(db, order)
}

/** Freight and tax become the merchant's, once, as soon as no line is left: a line that went back whole is none. */
export async function settleRest(db: Db, order: Order): Promise<void> {
  const { lines, freight, restSettled, chargedBack } = await readOrder(db, order.id)
  if (restSettled || lines.some((line) => !line.settled && line.refundedQuantity < line.quantity)) return
  const tax = lines.reduce((sum, line) => sum + worthOf(line).tax, 0)
  const gone = await lacking(db, order, chargedBack, freight + tax)
  const rest = freight + tax - gone
  await post(db, { ...of(order), key: `order:${order.id}:settled`, rest, tax: Math.min(tax, rest), gone })
}
/** What of `amount` is not there, for a bank took it. */
const lacking = async (db: Db, { id }: Order, chargedBack: number, amount: number): Promise<number> =>
  chargedBack === 0 ? 0 : Math.max(0, amount - (await lockedBalance(db, heldOrder(id))))

/** After money came back into what an order holds: what it was lacking for, settles. Once per key. */
export async function settleGone(db: Db, order: Order, key: string): Promise<void> {
  const { lines, restGone, chargedBack } = await readOrder(db, order.id)
  let open = lines.reduce((sum, { gone }) => sum + gone, restGone) - chargedBack
  for (const line of lines) {
    const back = Math.max(0, Math.min(line.gone, open))
    if (back === 0) continue
    open -= back
    const had = worthOf(line).goods - line.gone
    const commission = partOf(had + back, line.commissionBp) - partOf(had, line.commissionBp)
    const row = { ...of(order), key: `${key}:line:${line.id}`, orderLineId: line.id, commission }
    await post(db, { ...row, goods: back, gross: back, gone: -back })
  }
  const rest = Math.max(0, Math.min(restGone, open))
  if (rest > 0) await post(db, { ...of(order), key: `${key}:rest`, rest, gone: -rest })
}
/** What settled lines of an order lack still. */
export async function goneOf(db: Db, orderId: number): Promise<number> {
  const { lines, restGone } = await readOrder(db, orderId)
  return lines.reduce((sum, { gone }) => sum + gone, restGone)
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
  if (freight && settled.restSettled && settled.freight > 0) {
    const gone = Math.min(settled.freight, settled.restGone)
    await post(db, { ...of(order), key: `${key}:freight`, rest: gone - settled.freight, gone: -gone })
  }
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
  const { goods, gross, added, tax } = worthOfNext(line, quantity)
  const taxBack = restSettled ? tax : 0
  // what a bank took of them never was the merchant's
  const gone = Math.min(goods, line.gone)
  const had = worthOf(line).goods - line.gone
  const commission = partOf(had, line.commissionBp) - partOf(had - (goods - gone), line.commissionBp)
  await post(db, {
    ...of(order),
    key: `${key}:line:${orderLineId}`,
    orderLineId,
    goods: gone - goods,
    gross: gone - gross,
    added: -added,
    commission: -commission,
    rest: -taxBack,
    tax: -taxBack,
    gone: -gone,
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
  gone: 0,
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
