// Orders under a payment number: paid, revived by late money, joined into one. All of it under the payment's row lock.
import { consumeStock, reserveStock } from '#features/catalog/products/products.ts'
import { sharedLanes } from '../promotions/lanes.ts'
import { closeJob, closeTimer } from './close-timer.ts'
import {
  findOwn,
  groupsOf,
  lockBuyer,
  lockPayment,
  moveAll,
  notePaid,
  noteStockAnew,
  passesLimit,
  someShopStopped,
  voidPayment,
  type Moved,
  type PaymentRow,
} from './queries.ts'
import { setDeadline } from './deadline-queries.ts'
import { findPayments, joinInOne, regroup } from './number-queries.ts'
import { insertPayment, type NewPayment } from './placing-queries.ts'
import { tellBuyersOf } from './message-kinds.ts'
import { orderMachine } from './states.ts'
import { isRefusal, Refusal, type Reason } from '#kernel/call/refusal.ts'
import { tryOut, type Db } from '#kernel/data/db.ts'
import { clearing, heldOrder, ofPlatform, transfer, type Account } from '#kernel/data/ledger.ts'
import { next, sources } from '#kernel/data/machine.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

/** The payment, locked for the rest of the transaction. Refuses invalidOrder. */
export async function lockedPayment(db: Db, paymentId: number): Promise<PaymentRow> {
  const payment = await lockPayment(db, paymentId)
  if (!payment) throw new Refusal('invalidOrder')
  return payment
}

/** A payment number for something else than orders, with the timer that closes it. Refuses tokenRevoked where the
 * account was closed meanwhile. */
export async function openPayment(db: Db, payment: Omit<NewPayment, 'payNo'>, nowMs: number) {
  const opened = await insertPayment(db, { ...payment, payNo: documentNumber(nowMs) })
  if (!opened) throw new Refusal('tokenRevoked')
  await addJobs(db, [closeTimer(opened.id, opened.expiresAt)])
  return opened
}
/** The locked payment of something else than orders is paid: nothing closes it any more, and what is open at providers
 * ends. `timers` are over too. */
export async function endPaid(
  db: Db,
  paymentId: number,
  method: string,
  timers: readonly string[] = [],
): Promise<void> {
  const attemptsLeft = await notePaid(db, paymentId, method)
  await addJobs(db, attemptsLeft ? telling('payment.ended', { paymentId }) : [], [closeJob(paymentId), ...timers])
}

/** The locked payment waits so many seconds from now on, its orders with it: while a bank transfer is looked at, or
 * anew afterwards. What is open at providers ends with the beginning of a review. */
export async function waitAnew(
  db: Db,
  { id, inReview }: PaymentRow,
  seconds: number,
  reviewed: boolean,
): Promise<Date | undefined> {
  const until = await setDeadline(db, id, seconds, reviewed)
  if (!until) return undefined
  await addJobs(db, [
    closeTimer(id, until),
    ...(reviewed && !inReview ? telling('payment.ended', { paymentId: id }) : []),
  ])
  return until
}

/** What an order would have cost that cannot be had any more, in fen. */
export interface NotHad {
  orderId: number
  amount: number
}
/** Money came in for the locked payment: its orders are paid out of `source`, and the platform adds its part of their
 * discounts (fen move to each order's held account). `refund` tells that the money must go back, a list which orders'
 * money. `timers`: those that are over where it pays. */
export async function markPaid(
  db: Db,
  payment: PaymentRow,
  method: string,
  source: Account,
  timers: readonly string[] = [],
): Promise<'paid' | 'refund' | readonly NotHad[]> {
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
  await finishPaying(db, payment.id, source, moved, timers)
  return 'paid'
}

/** Why a closed order cannot be had again. */
const notRevived: readonly Reason[] = ['onlyLeft', 'itemNotInStock', 'exceedsPurchaseLimit']

/** A late payment revives what the timer closed: each order by itself, those that share a discount all or none, and
 * only if their shops still sell, all their stock can be taken again and no purchase limit is passed meanwhile. */
async function revive(
  db: Db,
  payment: PaymentRow,
  method: string,
  source: Account,
): Promise<'paid' | 'refund' | readonly NotHad[]> {
  if (!(await lockBuyer(db, payment.userId))) return 'refund' // nobody is there to take the parcel
  const revived: Moved[] = []
  const notHad: NotHad[] = []
  for (const orders of await groupsOf(db, payment.id, 'closed', sharedLanes)) {
    const moved = await reviveGroup(
      db,
      payment,
      method,
      orders.map((o) => o.id),
    )
    if (moved) revived.push(moved)
    else notHad.push(...orders.map((o) => ({ orderId: o.id, amount: o.payable })))
  }
  if (revived.length === 0) return 'refund'
  await finishPaying(db, payment.id, source, {
    orders: revived.flatMap((r) => r.orders),
    pieces: revived.flatMap((r) => r.pieces),
    attemptsLeft: revived.some((r) => r.attemptsLeft),
  })
  return notHad.length > 0 ? notHad : 'paid'
}

/** The orders, moved and their pieces reserved; undefined, with nothing moved, where one cannot be had any more. */
async function reviveGroup(
  db: Db,
  { id: paymentId, userId }: PaymentRow,
  method: string,
  only: readonly number[],
): Promise<Moved | undefined> {
  try {
    return await tryOut(db, async () => {
      const moved = await moveAll(db, paymentId, {
        payment: 'paid',
        from: sources(orderMachine, 'latePay'),
        to: next(orderMachine, 'closed', 'latePay')!,
        event: 'latePay',
        actor: 'provider',
        method,
        only,
      })
      if (await someShopStopped(db, only)) throw new Refusal('itemNotInStock')
      if (await passesLimit(db, userId, only)) throw new Refusal('exceedsPurchaseLimit')
      const uncommon = await reserveStock(db, moved.pieces, `payment:${paymentId}:late`)
      await noteStockAnew(db, only, uncommon)
      const free = new Set(uncommon.flatMap(({ skuId, policy }) => (policy === 'uncounted' ? [skuId] : [])))
      return { ...moved, pieces: moved.pieces.filter(({ skuId }) => !free.has(skuId)) }
    })
  } catch (e) {
    if (isRefusal(e) && notRevived.includes(e.reason)) return undefined
    throw e
  }
}
async function finishPaying(
  db: Db,
  paymentId: number,
  source: Account,
  { orders, pieces, attemptsLeft }: Moved,
  timers: readonly string[] = [],
): Promise<void> {
  const legs = orders.flatMap((o) => [
    { ...source, amount: -o.payable },
    { ...ofPlatform('promotion'), amount: -o.promotion },
    { ...heldOrder(o.id), amount: o.payable + o.promotion },
  ])
  await transfer(db, `payment:${paymentId}:paid`, 'orderPaid', legs)
  const jobs = [
    ...orders.flatMap((o) => telling('order.paid', { orderId: o.id, invoiced: o.invoiced })),
    ...(attemptsLeft ? telling('payment.ended', { paymentId }) : []),
  ]
  const told = orders.map((o) => o.told)
  await tellBuyersOf(db, 'orderPaid', told, { jobs, dropped: [closeJob(paymentId), ...timers] })
  await consumeStock(db, pieces, `payment:${paymentId}`)
}

/** What was made anew has its timer; where nothing is to be paid it pays itself. */
async function begun(db: Db, { id, payNo, expiresAt }: { id: number; payNo: string; expiresAt: Date }) {
  await addJobs(db, [closeTimer(id, expiresAt)])
  const payment = await lockedPayment(db, id)
  const paid = payment.amount === 0 && (await markPaid(db, payment, 'free', clearing('none'))) === 'paid'
  return { payNo, amount: payment.amount, expiresAt, paid }
}
/** The locked payment covers nothing any more: its attempts end. */
async function endVoid(db: Db, paymentId: number): Promise<void> {
  await voidPayment(db, paymentId)
  await addJobs(db, telling('payment.ended', { paymentId }), [closeJob(paymentId)])
}

/** The locked payment is void, for its amount or its orders changed: what still waits under it gets a new number with
 * the old deadline, and its attempts end. A rest that costs nothing pays itself. Undefined when nothing waits. */
export async function renumber(
  db: Db,
  paymentId: number,
  nowMs: number,
): Promise<{ payNo: string; paid: boolean } | undefined> {
  const rest = await regroup(db, paymentId, documentNumber(nowMs))
  await endVoid(db, paymentId)
  return rest && begun(db, rest)
}

/** The payment, locked, if it can still be paid. Refuses orderClosed, paymentStateChanged, transferUnderReview. */
async function lockedOpen(db: Db, paymentId: number): Promise<PaymentRow> {
  const payment = await lockedPayment(db, paymentId)
  if (payment.status === 'closed' || (payment.status === 'open' && payment.overdue)) throw new Refusal('orderClosed')
  if (payment.status !== 'open') throw new Refusal('paymentStateChanged')
  if (payment.inReview) throw new Refusal('transferUnderReview')
  return payment
}

/** One of several orders placed together is paid by itself, with those only that share a discount with it: they get a
 * number of their own and the others another, both with the old deadline. Where all belong together nothing changes.
 * Refuses notFound, paymentStateChanged, orderClosed, transferUnderReview. */
export async function payApart(db: Db, userId: number, orderNo: string, nowMs: number) {
  const order = await findOwn(db, userId, orderNo)
  if (!order) throw new Refusal('notFound')
  if (order.status === 'closed') throw new Refusal('orderClosed')
  if (order.paymentId === null) throw new Refusal('paymentStateChanged')
  const { id, payNo, amount, expiresAt } = await lockedOpen(db, order.paymentId)
  const groups = await groupsOf(db, id, 'pendingPayment', sharedLanes)
  const mine = groups.find((orders) => orders.some((o) => o.id === order.id))
  if (!mine) throw new Refusal('paymentStateChanged')
  if (groups.length === 1) return { payNo, amount, expiresAt, paid: false }
  const others = groups.filter((orders) => orders !== mine).flat()
  const part = (orders: readonly { id: number }[]) => {
    const ids = orders.map((o) => o.id)
    return regroup(db, id, documentNumber(nowMs), ids)
  }
  const [own, rest] = [await part(mine), await part(others)]
  await endVoid(db, id)
  await begun(db, rest!)
  return begun(db, own!)
}

/** Several open payments of the buyer become one, due when the first of them is. Refuses notFound, paymentStateChanged,
 * orderClosed, transferUnderReview. */
export async function joinPayments(
  db: Db,
  userId: number,
  payNos: readonly string[],
  nowMs: number,
): Promise<{ payNo: string; amount: number; expiresAt: Date }> {
  const ids = await findPayments(db, userId, payNos)
  if (ids.length !== payNos.length) throw new Refusal('notFound')
  for (const id of ids) await lockedOpen(db, id)
  const joined = await joinInOne(db, userId, ids, documentNumber(nowMs))
  await addJobs(
    db,
    [closeTimer(joined.id, joined.expiresAt), ...ids.flatMap((paymentId) => telling('payment.ended', { paymentId }))],
    ids.map(closeJob),
  )
  return joined
}
