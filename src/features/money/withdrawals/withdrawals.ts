// The door of earnings: what people earn, and its way to their bank. What is asked for is frozen; staff look at it,
// from a sum on two of them; approved it is a payout like others, rejected it is back at once. In the caller's
// transaction.
import { adminWithdrawAudit } from './contract.ts'
import {
  countOpen,
  findWithdrawal,
  forgetWords,
  holdByPayout,
  holdOpenOf,
  holdWithdrawal,
  insertWithdrawal,
  markApproved,
  markEnded,
  markReviewed,
  type Withdrawal,
} from './queries.ts'
import { withdrawals, type WithdrawalStatus } from './states.ts'
import { addPayout, payoutOf } from '../payouts/payouts.ts'
import { accountInFull } from '../wallet/wallet.ts'
import { endClaims, mustNotBeHeld, type Desk } from '#features/people/casework/casework.ts'
import { approvedName } from '#features/people/realname/realname.ts'
import { tell } from '#features/platform/messages/messages.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import { together, type Db } from '#kernel/data/db.ts'
import { lockedBalance, move, ofPlatform, ofUser, transfer } from '#kernel/data/ledger.ts'
import { next } from '#kernel/data/machine.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'
import type { Page } from '#kernel/pages.ts'
import { mustBeAnother, mustBeIndependent, type Asked, type Reviewer } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

const sealedAs = 'withdrawal.sealed'
const page: Page = '/user/user/wallet/tixian'
const sameName = (a: string, b: string): boolean =>
  a.replace(/\s/g, '').toLowerCase() === b.replace(/\s/g, '').toLowerCase()

/** What somebody earned becomes theirs, once per key; what they owe of earnings that were taken back is paid first. */
export async function addEarnings(
  db: Db,
  { userId, amount, key }: { userId: number; amount: number; key: string },
): Promise<boolean> {
  const owed = -(await lockedBalance(db, ofUser(userId, 'earningsDebt')))
  const repaid = Math.min(owed, amount)
  const legs = [
    { ...ofPlatform('adjustment'), amount: -amount },
    { ...ofUser(userId, 'earnings'), amount: amount - repaid },
    { ...ofUser(userId, 'earningsDebt'), amount: repaid },
  ].filter((leg) => leg.amount !== 0)
  return transfer(db, key, 'earned', legs)
}

/** Asks for so much to be paid out to a card of one's own, in the real name; the payment password was proven before.
 * Refuses what the contract lists. */
export async function apply(
  db: Db,
  app: AppContext,
  userId: number,
  { amount, accountId }: { amount: number; accountId: number },
): Promise<{ id: number; status: WithdrawalStatus }> {
  const { get } = app.settings
  const [min, fee, max] = [get('withdrawMinFen'), get('withdrawFeeFen'), get('withdrawOpenMax')]
  const name = await approvedName(db, app, userId)
  if (name === undefined) throw new Refusal('realNameFirst')
  const account = await accountInFull(db, app, userId, accountId)
  if (!account) throw new Refusal('notFound')
  if (!sameName(account.holder, name)) throw new Refusal('holderDiffers')
  if (amount < min || amount <= fee) throw new Refusal('withdrawTooLittle', { min: Math.max(min, fee + 1) })
  await queueAtPerson(db, userId)
  if ((await countOpen(db, userId)) >= max) throw new Refusal('withdrawTooMany', { max })
  const withdrawalNo = documentNumber(app.clock.now())
  const { bank, holder, number, maskedHolder } = account
  const sealed = seal(app, sealedAs, withdrawalNo, JSON.stringify({ holder, number }))
  const row = { withdrawalNo, userId, amount, fee, bank, sealed, maskedHolder, lastFour: number.slice(-4) }
  const id = await insertWithdrawal(db, row)
  const legs = move(ofUser(userId, 'earnings'), ofUser(userId, 'frozen'), amount)
  await transfer(db, `withdrawal:${withdrawalNo}:asked`, 'withdrawalAsked', legs).catch((e: unknown) => {
    throw isRefusal(e) && e.reason === 'insufficientBalance' ? new Refusal('earningsTooLow') : e
  })
  return { id, status: 'applied' }
}

/** Withdrawals as a reviewing desk. */
export const desk: Desk = {
  name: 'withdrawal',
  subject: 'withdrawal',
  find: async (db, id, staffId) => {
    const found = await findWithdrawal(db, id)
    if (!found) return undefined
    const { userId, reviewedBy, status } = found
    const own = userId === staffId || reviewedBy === staffId
    return { about: userId, open: status === 'applied' || status === 'underReview', own }
  },
}
/** From a sum on two people look at it. */
export const needsSecond = (app: AppContext, amount: number): boolean => amount >= app.settings.get('secondPersonFrom')
/** Whom a reviewer must not be: who asked, and who looked at it first. */
export async function askedOf(db: Db, id: number): Promise<Asked | undefined> {
  const found = await findWithdrawal(db, id)
  if (found?.status === 'underReview') return { by: found.reviewedBy!, at: found.reviewedAt! }
  return found?.status === 'applied' ? { by: found.userId, at: found.createdAt } : undefined
}
/** Refuses notFound, alreadyDecided, reasonRequired, caseHeld and what mustBeAnother refuses. */
export async function decide(
  db: Db,
  app: AppContext,
  reviewer: Reviewer,
  { id, decision, reason = '' }: { id: number; decision: 'approve' | 'reject'; reason?: string | undefined },
): Promise<WithdrawalStatus> {
  const why = reason.trim()
  if (decision === 'reject' && why === '') throw new Refusal('reasonRequired')
  await mustNotBeHeld(db, desk, id, reviewer.userId)
  const of = await holdWithdrawal(db, id)
  if (!of) throw new Refusal('notFound')
  const first = of.status === 'applied' && decision === 'approve' && needsSecond(app, of.amount)
  const to = next(withdrawals, of.status, first ? 'review' : decision)
  if (!to) throw new Refusal('alreadyDecided')
  if (of.userId === reviewer.userId) throw new Refusal('ownRequest')
  const by = await mustBeAnother(db, app, adminWithdrawAudit.who, reviewer, (await askedOf(db, id))!)
  await mustBeIndependent(db, reviewer.userId, { by: of.userId, at: of.createdAt })
  await audit(db, {
    ...by,
    action: `withdrawal.${first ? 'review' : decision}`,
    subject: 'withdrawal',
    subjectId: id,
    subjectNo: of.withdrawalNo,
    about: of.userId,
    before: { status: of.status },
    after: { status: to, amount: of.amount },
    reason: why,
  })
  await endClaims(db, desk, [id])
  if (to === 'underReview') await markReviewed(db, id, by.staffId)
  else if (to === 'approved') await approve(db, app, of, by.staffId)
  else await reject(db, of, why)
  return to
}
async function approve(db: Db, app: AppContext, of: Withdrawal, staffId: number): Promise<void> {
  const { id, withdrawalNo, userId, amount, fee, bank, maskedHolder } = of
  const told = JSON.parse(unseal(app, sealedAs, withdrawalNo, of.sealed!)) as { holder: string; number: string }
  const legs = move(ofUser(userId, 'frozen'), ofPlatform('fees'), fee)
  if (fee > 0) await transfer(db, `withdrawal:${withdrawalNo}:fee`, 'withdrawalFee', legs)
  const to = { ...told, bank, maskedHolder }
  const payout = await addPayout(db, app, { owner: 'user', ownerId: userId, amount: amount - fee, to })
  await markApproved(db, id, staffId, payout.id)
  await tell(db, { userId, key: 'withdrawalApproved', params: { amount }, link: page, once: withdrawalNo })
}
async function reject(db: Db, { id, withdrawalNo, userId, amount }: Withdrawal, reason: string): Promise<void> {
  const legs = move(ofUser(userId, 'frozen'), ofUser(userId, 'earnings'), amount)
  await transfer(db, `withdrawal:${withdrawalNo}:rejected`, 'withdrawalRejected', legs)
  await markEnded(db, id, 'rejected', reason)
  await tell(db, { userId, key: 'withdrawalRejected', params: { amount, reason }, link: page, once: withdrawalNo })
}
/** Of somebody who leaves: what nobody answered yet is theirs again, and no name or word of it stays. */
export const leaveWithdrawals = (db: Db, userId: number): Promise<void> =>
  together(db, async (trx) => {
    for (const { id, withdrawalNo, amount } of await holdOpenOf(trx, userId)) {
      const legs = move(ofUser(userId, 'frozen'), ofUser(userId, 'earnings'), amount)
      await transfer(trx, `withdrawal:${withdrawalNo}:rejected`, 'withdrawalRejected', legs)
      await markEnded(trx, id, 'rejected', '')
    }
    await forgetWords(trx, userId)
  })
/** What the bank did; done again it changes nothing. Sent back, the fee goes back too. */
export async function followPayout(db: Db, payoutId: number): Promise<void> {
  const [of, payout] = [await holdByPayout(db, payoutId), await payoutOf(db, payoutId)]
  if (of?.status !== 'approved' || !payout) return
  const { id, withdrawalNo, userId, amount, fee } = of
  const told = { userId, link: page, once: withdrawalNo }
  if (payout.status === 'paid') {
    await markEnded(db, id, 'paid', '')
    await tell(db, { ...told, key: 'withdrawalPaid', params: { amount: amount - fee } })
  } else if (payout.status === 'failed') {
    const legs = move(ofPlatform('fees'), ofUser(userId, 'earnings'), fee)
    if (fee > 0) await transfer(db, `withdrawal:${withdrawalNo}:feeBack`, 'withdrawalFee', legs)
    await markEnded(db, id, 'failed', payout.reason)
    await tell(db, { ...told, key: 'withdrawalFailed', params: { amount, reason: payout.reason } })
  }
}
