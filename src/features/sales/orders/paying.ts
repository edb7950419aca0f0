// What happens to orders when their payment number is paid, runs out or is regrouped. All of it under the payment's row
// lock.
import { consumeStock, releaseStock, reserveStock } from '#features/catalog/products/products.ts'
import {
  cancelOne,
  findOwn,
  findPayments,
  joinInOne,
  lockBuyer,
  lockPayment,
  moveAll,
  overduePayments,
  passesLimit,
  piecesOf,
  regroup,
  voidPayment,
  type Moved,
  type PaymentRow,
} from './queries.ts'
import { sources, next } from '#kernel/data/machine.ts'
import { orderMachine } from './states.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs, dropJob, type Job } from '#kernel/jobs/jobs.ts'
import { heldOrder, ofPlatform, transfer, type Account } from '#kernel/data/ledger.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const closeJob = (paymentId: number): string => `orders.close:${paymentId}`
/** The timer that closes an unpaid payment number. */
export const closing = (paymentId: number, at: Date): Job => ({
  name: 'orders.closeUnpaid',
  payload: { paymentId },
  key: closeJob(paymentId),
  runAt: at,
})

/** The payment, locked for the rest of the transaction. Refuses invalidOrder. */
export async function lockedPayment(db: Db, paymentId: number): Promise<PaymentRow> {
  const payment = await lockPayment(db, paymentId)
  if (!payment) throw new Refusal('invalidOrder')
  return payment
}

/** Money came in for the locked payment: its orders are paid out of `source`, and the platform adds its part of their
 * discounts (fen move to each order's held account). `refund` tells that the money must go back. */
export async function markPaid(
  db: Db,
  payment: PaymentRow,
  method: string,
  source: Account,
): Promise<'paid' | 'refund'> {
  if (payment.status === 'closed') return revive(db, payment, method, source)
  if (payment.status !== 'open') return 'refund'
  const moved = await moveAll(db, payment.id, {
    payment: 'paid',
    from: sources(orderMachine, 'pay'),
    to: next(orderMachine, 'pendingPayment', 'pay')!,
    event: 'pay',
    actor: 'buyer',
    method,
  })
  await finishPaying(db, payment.id, source, moved)
  return 'paid'
}

/** A late payment revives what the timer closed only if all its stock can be taken again and no purchase limit is
 * passed meanwhile; else it refuses with onlyLeft, itemNotInStock or exceedsPurchaseLimit and the caller sends the
 * money back. */
async function revive(
  db: Db,
  { id: paymentId, userId }: PaymentRow,
  method: string,
  source: Account,
): Promise<'paid' | 'refund'> {
  if (!(await lockBuyer(db, userId))) return 'refund' // nobody is there to take the parcel
  const moved = await moveAll(db, paymentId, {
    payment: 'paid',
    from: sources(orderMachine, 'latePay'),
    to: next(orderMachine, 'closed', 'latePay')!,
    event: 'latePay',
    actor: 'provider',
    method,
  })
  if (moved.orders.length === 0) return 'refund'
  const orderIds = moved.orders.map((o) => o.id)
  if (await passesLimit(db, userId, orderIds)) throw new Refusal('exceedsPurchaseLimit')
  await reserveStock(db, moved.pieces, `payment:${paymentId}:late`)
  await finishPaying(db, paymentId, source, moved)
  return 'paid'
}

async function finishPaying(
  db: Db,
  paymentId: number,
  source: Account,
  { orders, pieces, attemptsLeft }: Moved,
): Promise<void> {
  const legs = orders.flatMap((o) => [
    { ...source, amount: -o.payable },
    { ...ofPlatform('promotion'), amount: -o.promotion },
    { ...heldOrder(o.id), amount: o.payable + o.promotion },
  ])
  await transfer(db, `payment:${paymentId}:paid`, 'orderPaid', legs)
  await dropJob(db, closeJob(paymentId))
  await addJobs(db, [
    ...orders.flatMap((o) => telling('order.paid', { orderId: o.id })),
    ...(attemptsLeft ? telling('payment.ended', { paymentId }) : []),
  ])
  await consumeStock(db, pieces, `payment:${paymentId}`)
}

/** The deadline has passed: closes what still waits and gives its stock back. Runs again without harm. */
export async function closeUnpaid(db: Db, paymentId: number): Promise<void> {
  const payment = await lockPayment(db, paymentId)
  if (!payment || payment.status !== 'open' || !payment.overdue) return
  const { orders, pieces, attemptsLeft } = await moveAll(db, paymentId, {
    payment: 'closed',
    from: sources(orderMachine, 'expire'),
    to: next(orderMachine, 'pendingPayment', 'expire')!,
    event: 'expire',
    actor: 'system',
    method: null,
  })
  await addJobs(db, [
    ...orders.flatMap((o) => telling('order.closed', { orderId: o.id })),
    ...(attemptsLeft ? telling('payment.ended', { paymentId }) : []),
  ])
  await releaseStock(db, pieces, `payment:${paymentId}`)
}

/** Closes what a lost timer left open. */
export async function sweepOverdue(db: Db): Promise<void> {
  for (const { id } of await overduePayments(db, 200)) await transact(db, (trx) => closeUnpaid(trx, id))
}

/** The buyer cancels one unpaid order. Others under the same payment number get a new one with the old deadline.
 * Refuses notFound, orderStateChanged. */
export async function cancelUnpaid(
  db: Db,
  userId: number,
  orderNo: string,
  reason: string,
  nowMs: number,
): Promise<void> {
  const order = await findOwn(db, userId, orderNo)
  if (!order) throw new Refusal('notFound')
  if (order.status !== 'pendingPayment' || order.paymentId === null) throw new Refusal('orderStateChanged')
  const payment = await lockPayment(db, order.paymentId)
  if (payment?.status !== 'open' || !(await cancelOne(db, order.id, userId, reason)))
    throw new Refusal('orderStateChanged')
  const rest = await regroup(db, order.paymentId, documentNumber(nowMs))
  await voidPayment(db, order.paymentId)
  await dropJob(db, closeJob(order.paymentId))
  const told = [
    ...telling('order.cancelled', { orderId: order.id }),
    ...telling('payment.ended', { paymentId: order.paymentId }),
  ]
  await addJobs(db, rest ? [closing(rest.id, rest.expiresAt), ...told] : told)
  await releaseStock(db, await piecesOf(db, [order.id]), `order:${order.id}`)
}

/** Several open payments of the buyer become one, due when the first of them is. Refuses notFound, paymentStateChanged,
 * orderClosed. */
export async function joinPayments(
  db: Db,
  userId: number,
  payNos: readonly string[],
  nowMs: number,
): Promise<{ payNo: string; amount: number; expiresAt: Date }> {
  const ids = await findPayments(db, userId, payNos)
  if (ids.length !== payNos.length) throw new Refusal('notFound')
  for (const id of ids) {
    const payment = await lockedPayment(db, id)
    if (payment.status === 'closed' || (payment.status === 'open' && payment.overdue)) throw new Refusal('orderClosed')
    if (payment.status !== 'open') throw new Refusal('paymentStateChanged')
  }
  const joined = await joinInOne(db, userId, ids, documentNumber(nowMs))
  for (const id of ids) await dropJob(db, closeJob(id))
  await addJobs(db, [
    closing(joined.id, joined.expiresAt),
    ...ids.flatMap((paymentId) => telling('payment.ended', { paymentId })),
  ])
  return joined
}
