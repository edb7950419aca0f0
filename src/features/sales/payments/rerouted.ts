// Refunds that their provider will not carry out: taken out of its hands by two people, for the feature that sends them
// another way. If it pays after all, what came twice is taken back, and told.
import { makeUp } from '../orders/orders.ts'
import { attemptById } from './attempt-queries.ts'
import { methodOf } from './methods.ts'
import type { RedirectMethod } from './methods/method.ts'
import {
  heldRefund,
  insertPartOf,
  noteCame,
  noteEnded,
  noteRerouted,
  reroutedRefunds,
  type HeldRefund,
} from './rerouted-queries.ts'
import type { OtherWay, RefundRow } from './refund-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { together, type Db } from '#kernel/data/db.ts'
import {
  heldOrder,
  lockedBalance,
  move,
  ofPlatform,
  ofUser,
  transfer,
  userBalance,
  type Leg,
} from '#kernel/data/ledger.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

export type { HeldRefund }
/** Where the money waits for its other way. */
const suspense = ofPlatform('suspense')

/** One refund, locked for the rest of the transaction. */
export const holdRefund = (db: Db, refundId: number): Promise<HeldRefund | undefined> => heldRefund(db, refundId)

/**
 * Parts a held refund that nobody sends just now: so many fen of it are another refund, which is held too; the rest
 * goes on as it was.
 */
export async function partRefund(db: Db, app: AppContext, refund: HeldRefund, amount: number): Promise<HeldRefund> {
  const id = await insertPartOf(db, refund.id, amount, documentNumber(app.clock.now()))
  return (await heldRefund(db, id))!
}

/** Takes a held refund out of its provider's hands: it sends nothing more, and the money waits in suspense; of one that
 * a chargeback stands for, what that did not take of the order. Done again nothing moves. */
export async function takeOver(db: Db, refund: HeldRefund, way: OtherWay, amount = refund.amount): Promise<void> {
  const { id, key, orderId, rerouted } = refund
  if (rerouted === null && orderId !== null) {
    await makeUp(db, orderId, amount, `refund:${id}:rerouted`)
    await transfer(db, `refund:${id}:rerouted`, 'refundRerouted', move(heldOrder(orderId), suspense, amount))
  }
  await noteRerouted(db, id, way)
  await addJobs(db, telling('refund.moved', { key }))
}
/** The other way has ended: the payer has the money, or it is in suspense again. */
export async function endOtherWay(db: Db, { id, key }: Pick<HeldRefund, 'id' | 'key'>, paid: boolean): Promise<void> {
  await noteEnded(db, id, paid)
  await addJobs(db, telling('refund.moved', { key }))
}

/** Something was heard of a refund that went another way: has its provider paid it all the same? */
export async function heedRerouted(
  db: Db,
  app: AppContext,
  refund: Pick<RefundRow, 'id' | 'attemptId' | 'ref' | 'lastRef'>,
): Promise<void> {
  const attempt = (await attemptById(db, refund.attemptId))!
  const method = methodOf(attempt.method)!
  const ref = refund.ref ?? refund.lastRef
  if (method.interaction !== 'redirect' || ref === null) return
  const { state } = await method.queryRefund(app, ref)
  if (state === 'done') await noteTwice(db, app, refund.id, method, attempt.payerId)
}
/** From the balance as far as it reaches; the rest is owed. */
export async function owedByPerson(db: Db, userId: number, amount: number): Promise<Leg[]> {
  const had = Math.min(amount, await lockedBalance(db, userBalance(userId)))
  return [
    { ...userBalance(userId), amount: -had },
    { ...ofUser(userId, 'debt'), amount: had - amount },
  ].filter((leg) => leg.amount !== 0)
}
/** What came twice is owed back: from the balance as far as it reaches; of a guest nobody can ask it. */
async function noteTwice(
  db: Db,
  app: AppContext,
  refundId: number,
  method: RedirectMethod,
  payerId: number | null,
): Promise<void> {
  const came = await together(db, async (trx) => {
    const noted = await noteCame(trx, refundId)
    if (!noted) return undefined
    const { amount } = noted
    const owed = payerId === null ? [{ ...suspense, amount: -amount }] : await owedByPerson(trx, payerId, amount)
    const legs = [...owed, { ...method.source(payerId), amount }]
    await transfer(trx, `refund:${refundId}:twice`, 'refundTwice', legs)
    await addJobs(trx, telling('refund.cameTwice', { refundId }))
    return noted
  })
  if (came) app.log.error({ refundNo: came.refundNo }, 'a provider paid a refund that had gone another way')
}
/** Asks about those that went another way not too long ago, for a notice may be lost. */
export async function watchRerouted(db: Db, app: AppContext): Promise<void> {
  for (const refund of await reroutedRefunds(db, app.settings.get('attemptAskDays')))
    await heedRerouted(db, app, refund).catch((e: unknown) =>
      app.log.warn({ refundId: refund.id, error: String(e) }, 'a provider did not answer for a refund'),
    )
}
