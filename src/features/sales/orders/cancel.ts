// Orders that end unpaid: by their buyer, when their deadline has passed, or when their shop sells nothing any more.
// Under the payment's row lock.
// What may still be paid at a provider is closed only after the provider was asked.
import { releaseStock } from '#features/catalog/products/products.ts'
import { closeJob, closeTimer } from './close-timer.ts'
import { overduePayments, unpaidAt } from './deadline-queries.ts'
import { beginAsking, cancelOne, findOwn, lockPayment, mayBePaidElsewhere, moveAll, piecesOf } from './queries.ts'
import { renumber } from './pay.ts'
import { tellBuyers, tellBuyersOf } from './message-kinds.ts'
import { orderMachine } from './states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { next, sources } from '#kernel/data/machine.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** The deadline has passed: closes what still waits and gives its stock back. Where somebody may have paid at a
 * provider, that is asked first, for a time that begins now and not at the deadline: the shop may have stood still
 * since. `asking` until then. Runs again without harm. */
export async function closeUnpaid(db: Db, app: AppContext, paymentId: number): Promise<'ended' | 'asking'> {
  const payment = await lockPayment(db, paymentId)
  if (!payment || payment.status !== 'open' || !payment.overdue) return 'ended'
  if (!payment.asked && (await mayBePaidElsewhere(db, paymentId))) {
    if (payment.askingUntil === null) await askFirst(db, app, paymentId)
    return 'asking'
  }
  await closeNow(db, paymentId)
  return 'ended'
}

async function askFirst(db: Db, app: AppContext, paymentId: number): Promise<void> {
  const until = await beginAsking(db, paymentId, app.settings.get('closeAskSeconds'))
  await addJobs(db, [closeTimer(paymentId, until), ...telling('payment.due', { paymentId })])
}

async function closeNow(db: Db, paymentId: number): Promise<void> {
  const { orders, pieces, attemptsLeft } = await moveAll(db, paymentId, {
    payment: 'closed',
    from: sources(orderMachine, 'expire'),
    to: next(orderMachine, 'pendingPayment', 'expire')!,
    event: 'expire',
    actor: 'system',
    method: null,
  })
  const jobs = [
    ...orders.flatMap((o) => telling('order.closed', { orderId: o.id })),
    ...(attemptsLeft ? telling('payment.ended', { paymentId }) : []),
  ]
  const told = orders.map((o) => o.told)
  await tellBuyersOf(db, 'orderClosed', told, { jobs, dropped: [closeJob(paymentId)] })
  await releaseStock(db, pieces, `payment:${paymentId}`)
}

/** Closes what a lost timer left open. */
export async function sweepOverdue(db: Db, app: AppContext): Promise<void> {
  for (const { id } of await overduePayments(db, 200)) await transact(db, (trx) => closeUnpaid(trx, app, id))
}

/** The buyer cancels one unpaid order. Others under the same payment number get a new one with the old deadline.
 * Refuses notFound, orderStateChanged, transferUnderReview. */
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
  const { id, paymentId } = order
  if (!(await endUnpaid(db, { id, paymentId, by: userId, reason: plainWords(reason), nowMs })))
    throw new Refusal('orderStateChanged')
  await tellBuyers(db, 'orderCancelled', [id])
}
interface Ending {
  id: number
  paymentId: number
  /** its buyer; null: by itself */
  by: number | null
  reason: string
  nowMs: number
}
/** False, and nothing of it, when it was paid or ended meanwhile. */
async function endUnpaid(db: Db, { id, paymentId, by, reason, nowMs }: Ending): Promise<boolean> {
  const payment = await lockPayment(db, paymentId)
  if (by !== null && payment?.inReview) throw new Refusal('transferUnderReview')
  if (payment?.status !== 'open' || !(await cancelOne(db, id, by, reason))) return false
  await renumber(db, paymentId, nowMs)
  await addJobs(db, telling('order.cancelled', { orderId: id }))
  await releaseStock(db, await piecesOf(db, [id]), `order:${id}`)
  return true
}

const atOnce = 200
/**
 * The shop sells nothing any more: what nobody has paid there is cancelled, each order by itself. True: some are left,
 * and were not in vain.
 */
export async function cancelAllAt(db: Db, merchantId: number, nowMs: number): Promise<boolean> {
  const unpaid = await unpaidAt(db, merchantId, atOnce)
  let ended = 0
  for (const { id, paymentId } of unpaid)
    await transact(db, async (trx) => {
      if (!(await endUnpaid(trx, { id, paymentId, by: null, reason: '', nowMs }))) return
      await tellBuyers(trx, 'orderShopStopped', [id])
      ended++
    })
  return unpaid.length === atOnce && ended > 0
}
