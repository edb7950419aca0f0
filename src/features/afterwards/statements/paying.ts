// Paying merchants: confirmed statements become payouts, less what waits and what the merchant owes; what the bank
// sends back is due again. Nothing goes to a suspended shop; a closed one is paid once the time
// after its last claim is over.
import { tellOfStatement } from './message-kinds.ts'
import { endPaying, holdPayable, markPaying, payableIds, statementOfPayout, type Payable } from './paying-queries.ts'
import { dueOf, type Unpaid } from './states.ts'
import { accountToPay, addPayout, payoutOf } from '#features/money/payouts/payouts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { lockedBalance, move, ofMerchant, transfer } from '#kernel/data/ledger.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Paid {
  paid: { id: number; amount: number }[]
  unpaid: { id: number; reason: Unpaid }[]
}
interface Actor {
  userId: number
  ip: string
}
/** Of these, or of all that are confirmed; so many at most. */
export async function payStatements(
  db: Db,
  app: AppContext,
  by: Actor,
  { ids, most }: { ids: readonly number[] | undefined; most: number },
): Promise<Paid> {
  const result: Paid = { paid: [], unpaid: [] }
  for (const id of await payableIds(db, ids, most)) {
    const done = await payOne(db, app, by, id)
    if (typeof done === 'number') result.paid.push({ id, amount: done })
    else result.unpaid.push({ id, reason: done })
  }
  return result
}
async function payOne(db: Db, app: AppContext, by: Actor, id: number): Promise<number | Unpaid> {
  const of = await holdPayable(db, id, app.settings.get('closedPayoutDays'))
  if (!of || dueOf(of) <= 0) return 'changed'
  if (of.merchantStatus === 'suspended') return 'suspended'
  if (of.merchantStatus === 'closed' && !of.claimsOver) return 'closing'
  const to = await accountToPay(db, app, of.merchantId)
  if (to === 'missing') return 'noAccount'
  if (to === 'resting') return 'resting'
  const amount = Math.min(dueOf(of), await freeOf(db, of))
  if (amount <= 0) return 'nothing'
  const { id: payoutId, payoutNo } = await addPayout(db, app, {
    owner: 'merchant',
    ownerId: of.merchantId,
    amount,
    to,
  })
  await markPaying(db, id, payoutId, amount)
  const deed = { staffId: by.userId, subject: 'statement', subjectId: id, subjectNo: payoutNo, ip: by.ip }
  await audit(db, { ...deed, merchantId: of.merchantId, action: 'statement.pay', after: { amount } })
  return amount
}
/** What is payable once what the merchant owes is taken from it: taken it is, whether or not something is left. */
async function freeOf(db: Db, { id, merchantId }: Payable): Promise<number> {
  const [payable, receivable] = [ofMerchant(merchantId, 'payable'), ofMerchant(merchantId, 'receivable')]
  const [has, owes] = [await lockedBalance(db, payable), -(await lockedBalance(db, receivable))]
  const taken = Math.min(has, owes)
  const key = `statement:${id}:owed:${crypto.randomUUID()}`
  if (taken > 0) await transfer(db, key, 'receivableTaken', move(payable, receivable, taken))
  return has - taken
}

/** What the bank did with a payout of ours; done again it changes nothing. */
export async function followPayout(db: Db, payoutId: number): Promise<void> {
  const [payout, of] = [await payoutOf(db, payoutId), await statementOfPayout(db, payoutId)]
  if (!payout || of?.status !== 'paying') return
  const paid = payout.status === 'paid'
  if (!paid && payout.status !== 'failed') return
  await endPaying(db, of.id, paid ? undefined : payout.amount)
  if (paid) await tellOfStatement(db, of, 'shopPayoutPaid', { amount: payout.amount }, ` ${payoutId}`)
  else
    await tellOfStatement(db, of, 'shopPayoutFailed', { amount: payout.amount, reason: payout.reason }, ` ${payoutId}`)
}
