// Money going back: by the way it came, once per business key, the ledger moved when the provider says done.
import { noteRefund } from '../orders/orders.ts'
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
import { together, transact, type Db } from '#kernel/db.ts'
import { addJob } from '#kernel/jobs.ts'
import { heldOrder, move, transfer, type Account } from '#kernel/ledger.ts'
import { documentNumber } from '#kernel/numbers.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Shop } from '#kernel/shop.ts'

/** Money that came for an order that no longer wants it waits here until it has gone back. */
const suspense: Account = { owner: 'platform', ownerId: 0, kind: 'suspense' }
const queue = (db: Db, id: number) =>
  addJob(db, 'payments.refund', { refundId: id }, { key: `payments.refund:${id}`, maxAttempts: 25 })

/** Gives back `amount` fen of a paid order by the way it was paid, once per key.
 * Refuses orderStateChanged when that passes what was paid; then nothing of it stays. */
export const refundOrder = (
  db: Db,
  shop: Shop,
  orderId: number,
  amount: number,
  reason: string,
  key: string,
): Promise<void> =>
  together(db, async (trx) => {
    const attempt = await payingAttempt(trx, orderId)
    if (!attempt) throw new Refusal('orderStateChanged')
    const made = await insertRefund(trx, key, documentNumber(shop.clock.now()), attempt.id, orderId, amount, reason)
    if (!made) return
    await noteRefund(trx, orderId, amount)
    await queue(trx, made.id)
  })

/** Books money that nobody wants and sends it back. */
export async function requestUnwantedRefund(
  db: Db,
  shop: Shop,
  attempt: Attempt,
  source: Account,
  amount: number,
  reason: string,
): Promise<void> {
  await transfer(db, `attempt:${attempt.id}:unwanted`, 'unwantedPayment', move(source, suspense, amount))
  const made = await insertRefund(
    db,
    `attempt:${attempt.id}:unwanted`,
    documentNumber(shop.clock.now()),
    attempt.id,
    null,
    amount,
    reason,
  )
  if (made) await queue(db, made.id)
}

/** Carries a refund out: asks the provider under the refund's own number, then books it. Runs again without harm; throws to be tried later. */
export async function carryOut(db: Db, shop: Shop, refundId: number): Promise<void> {
  const refund = await refundById(db, refundId)
  if (!refund || refund.status === 'done' || refund.status === 'failed') return
  const attempt = (await attemptById(db, refund.attemptId))!
  const method = methodOf(attempt.method)!
  const state: RefundState =
    method.interaction === 'password'
      ? { state: 'done', ref: null }
      : refund.ref !== null
        ? await method.queryRefund(shop, refund.ref)
        : await method.refund(shop, { refundNo: refund.refundNo, txn: attempt.txn!, amount: refund.amount })
  await transact(db, async (trx) => {
    if (!(await moveRefund(trx, refund.id, state.state, state.ref))) return
    if (state.state === 'done') await book(trx, refund, method.source(attempt.userId))
  })
  if (state.state === 'failed')
    shop.log.error(
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
