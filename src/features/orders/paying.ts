// What happens to orders when their payment number is paid, runs out or is regrouped. All of it under the payment's row lock.
import { consumeStock, releaseStock, reserveStock } from '../catalog/catalog.ts'
import { addRefunded, cancelOne, findOwn, lockPayment, moveOrders, overduePayments, piecesOf, regroup, setPaymentStatus, type MovedOrder, type PaymentRow } from './queries.ts'
import { sources, next } from '#kernel/machine.ts'
import { orderMachine } from './states.ts'
import { transact, type Db } from '#kernel/db.ts'
import { emit } from '#kernel/events.ts'
import { addJob, dropJob } from '#kernel/jobs.ts'
import { heldOrder, transfer, type Account } from '#kernel/ledger.ts'
import { documentNumber } from '#kernel/numbers.ts'
import { Refusal } from '#kernel/refusal.ts'

const closeJob = (paymentId: number): string => `orders.close:${paymentId}`
/** The timer that closes an unpaid payment number. */
export const scheduleClose = (db: Db, paymentId: number, at: Date): Promise<unknown> => addJob(db, 'orders.closeUnpaid', { paymentId }, { key: closeJob(paymentId), runAt: at })

/** The payment, locked for the rest of the transaction. Refuses invalidOrder. */
export async function lockedPayment(db: Db, paymentId: number): Promise<PaymentRow> {
  const payment = await lockPayment(db, paymentId)
  if (!payment) throw new Refusal('invalidOrder')
  return payment
}

/** Money came in for the payment: its orders are paid out of `source` (fen move to each order's held account). `refund` tells that the money must go back. */
export async function markPaid(db: Db, paymentId: number, method: string, source: Account): Promise<'paid' | 'refund'> {
  const payment = await lockedPayment(db, paymentId)
  if (payment.status === 'closed') return revive(db, paymentId, method, source)
  if (payment.status !== 'open') return 'refund'
  const orders = await moveOrders(db, paymentId, sources(orderMachine, 'pay'), next(orderMachine, 'pendingPayment', 'pay')!, 'pay', 'buyer', method)
  await finishPaying(db, paymentId, method, source, orders)
  return 'paid'
}

/** A late payment revives what the timer closed only if all its stock can be taken again; else it refuses with onlyLeft or itemNotInStock and the caller sends the money back. */
async function revive(db: Db, paymentId: number, method: string, source: Account): Promise<'paid' | 'refund'> {
  const orders = await moveOrders(db, paymentId, ['closed'], next(orderMachine, 'closed', 'latePay')!, 'latePay', 'provider', method)
  if (orders.length === 0) return 'refund'
  await reserveStock(db, await piecesOf(db, idsOf(orders)), `payment:${paymentId}:late`)
  await finishPaying(db, paymentId, method, source, orders)
  return 'paid'
}
async function finishPaying(db: Db, paymentId: number, method: string, source: Account, orders: readonly MovedOrder[]): Promise<void> {
  await setPaymentStatus(db, paymentId, 'paid', method)
  const legs = orders.flatMap((o) => [
    { ...source, amount: -o.payable },
    { ...heldOrder(o.id), amount: o.payable },
  ])
  await transfer(db, `payment:${paymentId}:paid`, 'orderPaid', legs)
  await consumeStock(db, await piecesOf(db, idsOf(orders)), `payment:${paymentId}`)
  await dropJob(db, closeJob(paymentId))
  for (const o of orders) await emit(db, 'order.paid', { orderId: o.id })
  await emit(db, 'payment.ended', { paymentId })
}
const idsOf = (orders: readonly { id: number }[]): number[] => orders.map((o) => o.id)

/** The deadline has passed: closes what still waits and gives its stock back. Runs again without harm. */
export async function closeUnpaid(db: Db, paymentId: number): Promise<void> {
  const payment = await lockPayment(db, paymentId)
  if (!payment || payment.status !== 'open' || !payment.overdue) return
  await setPaymentStatus(db, paymentId, 'closed', null)
  const orders = await moveOrders(db, paymentId, sources(orderMachine, 'expire'), 'closed', 'expire', 'system', null)
  await releaseStock(db, await piecesOf(db, idsOf(orders)), `payment:${paymentId}`)
  for (const o of orders) await emit(db, 'order.closed', { orderId: o.id })
  await emit(db, 'payment.ended', { paymentId })
}

/** Closes what a lost timer left open. */
export async function sweepOverdue(db: Db): Promise<void> {
  for (const { id } of await overduePayments(db, 200)) await transact(db, (trx) => closeUnpaid(trx, id))
}

/** The buyer cancels one unpaid order. Others under the same payment number get a new one with the old deadline. Refuses notFound, orderStateChanged. */
export async function cancelUnpaid(db: Db, userId: number, orderNo: string, reason: string, nowMs: number): Promise<void> {
  const order = await findOwn(db, userId, orderNo)
  if (!order) throw new Refusal('notFound')
  if (order.status !== 'pendingPayment' || order.paymentId === null) throw new Refusal('orderStateChanged')
  const payment = await lockPayment(db, order.paymentId)
  if (payment?.status !== 'open' || !(await cancelOne(db, order.id, userId, reason))) throw new Refusal('orderStateChanged')
  const rest = await regroup(db, order.paymentId, documentNumber(nowMs))
  await setPaymentStatus(db, order.paymentId, 'void', null)
  await dropJob(db, closeJob(order.paymentId))
  if (rest) await scheduleClose(db, rest.id, rest.expiresAt)
  await releaseStock(db, await piecesOf(db, [order.id]), `order:${order.id}`)
  await emit(db, 'order.cancelled', { orderId: order.id })
  await emit(db, 'payment.ended', { paymentId: order.paymentId })
}

/** Notes money that goes back for an order. Refuses when it would pass what was paid. */
export async function noteRefund(db: Db, orderId: number, amount: number): Promise<void> {
  if (!(await addRefunded(db, orderId, amount))) throw new Refusal('orderStateChanged')
}
