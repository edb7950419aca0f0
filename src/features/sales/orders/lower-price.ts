// The merchant lowers what the goods of an unpaid order cost. What was taken off before, and the freight, stay as
// placed; tax is computed anew. Under the payment's row lock: every number over the order is a new one afterwards.
import { isFixedPrice } from '../promotions/promotions.ts'
import { findOfMerchant, linesToLower, writeLowered, type LoweredLine, type NewSums } from './lowering-queries.ts'
import { tellLowered } from './message-kinds.ts'
import { lockedOrder, noteOrder } from './moving.ts'
import { lockedPayment, renumber } from './pay.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { share, split, unitShare } from '#kernel/data/money.ts'
import { audit } from '#kernel/security/audit.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** Who of which merchant, from where. */
export interface Desk {
  merchantId: number
  userId: number
  ip: string
}
export interface Lowering {
  orderNo: string
  /** what all goods of the order cost from now on, without freight and tax, in fen */
  goods: number
  reason: string
}
export interface Lowered {
  goods: { before: number; now: number }
  payable: { before: number; now: number }
  /** the new payment number; those together with it share it */
  payNo: string
  paid: boolean
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
/** What the merchant may lower of a line: what is left of it after all that others gave. */
const open = ({ goodsAmount, discount }: LoweredLine): number => goodsAmount - discount
const net = (line: LoweredLine): number => open(line) - line.adjusted
/** What the goods of an unpaid order cost now, and the least that they may; null where no line is open. */
export async function lowerableOf(db: Db, orderId: number): Promise<{ now: number; least: number } | null> {
  const found = lowerable(await linesToLower(db, orderId))
  return found.least < found.now ? found : null
}
/** The lines whose price a campaign fixed stay. */
function lowerable(lines: readonly LoweredLine[]): { now: number; least: number } {
  return { now: sum(lines.map(net)), least: sum(lines.filter((l) => isFixedPrice(l.priceKind)).map(net)) }
}

/** Refuses notFound, orderStateChanged, orderClosed, transferUnderReview, reasonRequired, priceNotLower with what it
 * may be. */
export async function lowerPrice(
  db: Db,
  desk: Desk,
  { orderNo, goods, reason }: Lowering,
  nowMs: number,
): Promise<Lowered> {
  const why = plainWords(reason)
  if (why === '') throw new Refusal('reasonRequired')
  const found = await findOfMerchant(db, desk.merchantId, orderNo)
  if (!found) throw new Refusal('notFound')
  if (found.paymentId === null) throw new Refusal('orderStateChanged')
  const payment = await lockedPayment(db, found.paymentId)
  const order = await lockedOrder(db, { orderNo, merchantId: desk.merchantId })
  if (payment.status === 'open' && payment.overdue) throw new Refusal('orderClosed')
  if (payment.status !== 'open' || order.status !== 'pendingPayment') throw new Refusal('orderStateChanged')
  if (payment.inReview) throw new Refusal('transferUnderReview')
  const lines = await linesToLower(db, order.id)
  const { now, least } = lowerable(lines)
  if (goods >= now || goods < least) throw new Refusal('priceNotLower', { now, least })
  const payable = await writeLowered(db, order.id, lowered(lines, goods - least))
  await noteOrder(db, order, 'lowerPrice', { actor: 'merchant', actorId: desk.userId, note: why })
  await audit(db, {
    staffId: desk.userId,
    action: 'order.price',
    subject: 'order',
    subjectId: order.id,
    about: order.userId,
    before: { goods: now, payable: order.payable },
    after: { goods, payable },
    reason: why,
    ip: desk.ip,
  })
  const told = { before: order.payable, now: payable }
  // the message comes before a free order pays itself and tells that
  await tellLowered(db, order.id, told)
  const { payNo, paid } = (await renumber(db, payment.id, nowMs))!
  return { goods: { before: now, now: goods }, payable: told, payNo, paid }
}

/** The sums of the lines that are open to it when `left` remains of them all, in proportion to what each had. */
function lowered(all: readonly LoweredLine[], left: number): NewSums[] {
  const lines = all.filter((line) => !isFixedPrice(line.priceKind))
  const rest = lines.map(open)
  const taken = split(sum(rest) - left, rest)
  return lines.map((line, i) => {
    const amount = taken[i]!
    const goods = rest[i]! - amount
    const tax = share(goods, line.taxBp)
    const paid = unitShare(goods + tax, line.quantity)
    const off = unitShare(amount, line.quantity, goods)
    return {
      id: line.id,
      discount: line.discount + amount,
      tax,
      payable: goods + tax,
      unit_payable: paid.unit,
      unit_extra: paid.extra,
      amount,
      share_unit: off.unit,
      share_extra: off.extra,
      share_from: off.from,
    }
  })
}
