// Paying merchants: confirmed statements become payouts, less what waits and what the merchant owes; what the bank
// sends back is due again. Nothing goes to a suspended shop; a closed one is paid once the time
// after its last claim is over.
import { tellOfStatement } from './message-kinds.ts'
import {
  endPaying,
  holdPayable,
  lockedPurses,
  markPaying,
  payableIds,
  statementOfPayout,
  type Payable,
} from './paying-queries.ts'
import { dueOf, type Unpaid } from './states.ts'
import { accountsToPay, addPayouts, payoutOf, type AccountToPay, type PaidTo } from '#features/money/payouts/payouts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { move, ofMerchant, transferAll, type Transfer } from '#kernel/data/ledger.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Paid {
  paid: { id: number; amount: number }[]
  unpaid: { id: number; reason: Unpaid }[]
}
interface Actor {
  userId: number
  ip: string
}
/** Of these, or of all that are confirmed; so many at most. All of them by the same few statements. What the bank sent
 * back goes to the same account again only where somebody names it. */
export async function payStatements(
  db: Db,
  app: AppContext,
  by: Actor,
  { ids, most }: { ids: readonly number[] | undefined; most: number },
): Promise<Paid> {
  const wanted = await payableIds(db, ids, most)
  if (wanted.length === 0) return { paid: [], unpaid: [] }
  const held = await holdPayable(db, wanted, app.settings.get('closedPayoutDays'))
  const accounts = await accountsToPay(
    db,
    app,
    held.map(({ merchantId }) => merchantId),
  )
  const purses = await lockedPurses(db, [...accounts.keys()])
  const result: Paid = { paid: [], unpaid: [] }
  const [taken, due]: [Transfer[], Due[]] = [[], []]
  for (const id of wanted) {
    const of = held.find((one) => one.id === id)
    const to = of && accounts.get(of.merchantId)
    const why = whyNot(of, to, ids !== undefined)
    if (why !== undefined || !of || !to || typeof to === 'string') {
      result.unpaid.push({ id, reason: why ?? 'changed' })
      continue
    }
    const purse = purses.get(of.merchantId) ?? { has: 0, owes: 0 }
    taken.push(...takeOwed(of, purse))
    const amount = Math.min(dueOf(of), purse.has)
    purse.has -= Math.max(0, amount)
    if (amount > 0) due.push({ of, amount, to })
    else result.unpaid.push({ id, reason: 'nothing' })
  }
  await transferAll(db, taken)
  for (const { of, amount, payoutNo } of await payOut(db, app, due)) {
    result.paid.push({ id: of.id, amount })
    const deed = { staffId: by.userId, subject: 'statement', subjectId: of.id, subjectNo: payoutNo, ip: by.ip }
    await audit(db, { ...deed, merchantId: of.merchantId, action: 'statement.pay', after: { amount } })
  }
  return result
}
function whyNot(
  of: Payable | undefined,
  to: AccountToPay | 'missing' | 'resting' | undefined,
  named: boolean,
): Unpaid | undefined {
  if (!of || dueOf(of) <= 0) return 'changed'
  if (of.merchantStatus === 'suspended') return 'suspended'
  if (of.merchantStatus === 'closed' && !of.claimsOver) return 'closing'
  if (to === undefined || to === 'missing') return 'noAccount'
  if (to === 'resting') return 'resting'
  return to.sentBack && !named ? 'sentBack' : undefined
}
/** fen that are payable to a merchant, and that it owes. */
interface Purse {
  has: number
  owes: number
}
/** What the merchant owes is taken first: taken it is, whether or not something is left. */
function takeOwed({ id, merchantId }: Payable, purse: Purse): Transfer[] {
  const amount = Math.min(purse.has, purse.owes)
  purse.has -= amount
  purse.owes -= amount
  if (amount === 0) return []
  const legs = move(ofMerchant(merchantId, 'payable'), ofMerchant(merchantId, 'receivable'), amount)
  return [{ key: `statement:${id}:owed:${crypto.randomUUID()}`, kind: 'receivableTaken', legs }]
}
interface Due {
  of: Payable
  amount: number
  to: PaidTo
}
async function payOut(db: Db, app: AppContext, due: readonly Due[]): Promise<(Due & { payoutNo: string })[]> {
  const owner = 'merchant' as const
  const made = await addPayouts(
    db,
    app,
    due.map(({ of, amount, to }) => ({ owner, ownerId: of.merchantId, amount, to })),
  )
  await markPaying(
    db,
    due.map(({ of, amount }, n) => ({ id: of.id, amount, payoutId: made[n]!.id })),
  )
  return due.map((one, n) => ({ ...one, payoutNo: made[n]!.payoutNo }))
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
