// Money that came into our bank account for a payment number: it pays, also late, or goes back to the account that it
// came from. In the caller's transaction.
import { giveAccount, type BankAccount } from './accounts.ts'
import { attemptById, insertArrived, type Payer } from './attempt-queries.ts'
import { take, type Outcome } from './concluding.ts'
import { bank } from './methods/bank.ts'
import { lockedPayment } from '#features/sales/orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { isSqlState, type Db } from '#kernel/data/db.ts'
import { documentNumber } from '#kernel/data/numbers.ts'

export interface Arrival {
  paymentId: number
  payer: Payer
  /** fen */
  came: number
  /** the bank's numbers of it: no booking counts twice */
  txn: string
  /** where it goes back to; without a number that waits until somebody says where */
  from: BankAccount
}
/** Of a sum that differs, or is not wanted, all goes back. Refuses bankCreditKnown. */
export async function arrive(
  db: Db,
  app: AppContext,
  { paymentId, payer, came, txn, from }: Arrival,
): Promise<Outcome> {
  const { amount } = await lockedPayment(db, paymentId)
  const made = { paymentId, attemptNo: documentNumber(app.clock.now()), method: bank.code, amount }
  const id = await insertArrived(db, made, payer)
  if (from.number !== '') await giveAccount(db, app, id, from)
  const attempt = (await attemptById(db, id))!
  try {
    return await take(db, app, attempt, bank, { state: 'paid', txn, amount: came })
  } catch (e) {
    throw isSqlState(e, '23505', 'payment_attempt_txn') ? new Refusal('bankCreditKnown') : e
  }
}
