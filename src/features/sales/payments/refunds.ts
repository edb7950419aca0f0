// Money going back: by the way it came, once per business key, the ledger moved when the provider says done.
import { lockUnits, noteRefund, noteUnits, weighUnits, type Units } from '../orders/orders.ts'
import { methodOf } from './methods.ts'
import type { RefundState } from './methods/method.ts'
import {
  attemptById,
  insertRefund,
  moveRefund,
  payingAttempt,
  refundById,
  type Attempt,
  type RefundRow,
} from './queries.ts'
import { together, transact, type Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { heldOrder, isPosted, move, ofPlatform, transfer, type Account } from '#kernel/data/ledger.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

/** Money that came for an order that no longer wants it waits here until it has gone back. */
const suspense = ofPlatform('suspense')
const queue = (db: Db, id: number) =>
  addJob(db, 'payments.refund', { refundId: id }, { key: `payments.refund:${id}`, maxAttempts: 25 })

/** Gives back `amount` fen of a paid order by the way it was paid, once per key.
 * Refuses orderStateChanged when that passes what was paid; then nothing of it stays. */
export const refundOrder = (
  db: Db,
  app: AppContext,
  orderId: number,
  amount: number,
  reason: string,
  key: string,
): Promise<void> =>
  together(db, async (trx) => {
    const attempt = await payingAttempt(trx, orderId)
    if (!attempt) throw new Refusal('orderStateChanged')
    const made = await insertRefund(trx, key, documentNumber(app.clock.now()), attempt.id, orderId, amount, reason)
    if (!made) return
    await noteRefund(trx, orderId, amount)
    await queue(trx, made.id)
  })

/** Gives units of a paid order back, once per key: the payer gets what they paid for them, the platform what it had
 * added.
 * Both are sums of stored shares. Refuses orderStateChanged when a line has not so many units left. */
export async function refundUnits(
  db: Db,
  app: AppContext,
  orderId: number,
  units: readonly Units[],
  reason: string,
  key: string,
): Promise<void> {
  const lines = await lockUnits(db, orderId, units)
  if (await isPosted(db, `units:${key}`)) return
  const { payer, platform } = weighUnits(lines, units)
  const legs = move(heldOrder(orderId), ofPlatform('promotion'), platform)
  await transfer(db, `units:${key}`, 'unitsReturned', legs)
  await noteUnits(db, units)
  if (payer > 0) await refundOrder(db, app, orderId, payer, reason, key)
}

/** Books money that nobody wants and sends it back. */
export async function requestUnwantedRefund(
  db: Db,
  app: AppContext,
  attempt: Attempt,
  source: Account,
  amount: number,
  reason: string,
): Promise<void> {
  await transfer(db, `attempt:${attempt.id}:unwanted`, 'unwantedPayment', move(source, suspense, amount))
  const made = await insertRefund(
    db,
    `attempt:${attempt.id}:unwanted`,
    documentNumber(app.clock.now()),
    attempt.id,
    null,
    amount,
    reason,
  )
  if (made) await queue(db, made.id)
}

/** Carries a refund out: asks the provider under the refund's own number, then books it. Runs again without harm;
 * throws to be tried later. */
export async function carryOut(db: Db, app: AppContext, refundId: number): Promise<void> {
  const refund = await refundById(db, refundId)
  if (!refund || refund.status === 'done' || refund.status === 'failed') return
  const attempt = (await attemptById(db, refund.attemptId))!
  const method = methodOf(attempt.method)!
  const state: RefundState =
    method.interaction === 'password'
      ? { state: 'done', ref: null }
      : refund.ref !== null
        ? await method.queryRefund(app, refund.ref)
        : await method.refund(app, { refundNo: refund.refundNo, txn: attempt.txn!, amount: refund.amount })
  await transact(db, async (trx) => {
    if (!(await moveRefund(trx, refund.id, state.state, state.ref))) return
    if (state.state === 'done') await book(trx, refund, method.source(attempt.userId))
  })
  if (state.state === 'failed')
    app.log.error(
      { refundNo: refund.refundNo },
      'a refund failed at the provider: staff must send the money another way',
    )
  if (state.state === 'processing') throw new Error(`refund ${refund.refundNo} is still on its way`)
}
const book = (db: Db, refund: RefundRow, to: Account) =>
  transfer(
    db,
    `refund:${refund.id}`,
    'refund',
    move(refund.orderId === null ? suspense : heldOrder(refund.orderId), to, refund.amount),
  )
