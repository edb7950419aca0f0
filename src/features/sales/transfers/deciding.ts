// Staff decide a bank transfer by what came into the account: it pays when exactly the sum came, from a sum on by the
// word of two people; too little is completed or goes back, too much goes back. In the caller's transaction, the
// payment's row first.
import { adminTransferAudit } from './contract.ts'
import {
  findTransfer,
  holdTransfer,
  insertCredit,
  markChecked,
  markDecided,
  transferOf,
  useSuspended,
  type Transfer,
} from './queries.ts'
import { holdLineOf, markLine } from './statement-queries.ts'
import { recall, suspend } from './statements.ts'
import { isOpen, transfers, type Decision, type TransferEvent, type TransferStatus } from './states.ts'
import { placeOf, senderOf } from './transfers.ts'
import { arrive, type Outcome } from '../payments/payments.ts'
import { endClaims, mustNotBeHeld, type Desk } from '#features/people/casework/casework.ts'
import { tell } from '#features/platform/messages/messages.ts'
import { lockedPayment, waitAnew, type PaymentRow } from '#features/sales/orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { next } from '#kernel/data/machine.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { mustBeAnother, mustBeIndependent, type Asked, type Reviewer } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'

/** Bank transfers as a reviewing desk. */
export const desk: Desk = {
  name: 'transfer',
  subject: 'bank_transfer',
  find: async (db, id, staffId) => {
    const found = await findTransfer(db, id)
    if (!found) return undefined
    const { userId, checkedBy, status } = found
    return { about: userId, open: isOpen(status), own: userId === staffId || checkedBy === staffId }
  },
}
/** From a sum on two people look at it. */
export const needsSecond = (app: AppContext, amount: number): boolean => amount >= app.settings.get('secondPersonFrom')
/** Whom a reviewer must not be: who sent it, and who looked at it first. */
export async function askedOf(db: Db, id: number): Promise<Asked | undefined> {
  const found = await findTransfer(db, id)
  if (!found || !isOpen(found.status)) return undefined
  return found.checkedBy === null
    ? { by: found.userId, at: found.createdAt }
    : { by: found.checkedBy, at: found.checkedAt! }
}

export interface Word {
  id: number
  decision: Decision
  /** fen that came now, and the bank's number of that booking */
  came: number
  bankRef: string
  reason: string
}
interface Hand {
  db: Db
  app: AppContext
  staffId: number
  of: Transfer
  payment: PaymentRow
}
/** Refuses notFound, alreadyDecided, reasonRequired, bankRefRequired, transferSumDiffers, transferSumAgrees,
 * transferMoneyCame, bankCreditKnown, caseHeld, ownRequest and what mustBeAnother refuses. */
export async function decide(db: Db, app: AppContext, reviewer: Reviewer, word: Word): Promise<TransferStatus> {
  const found = await findTransfer(db, word.id)
  if (!found) throw new Refusal('notFound')
  const payment = await lockedPayment(db, found.paymentId)
  const of = (await holdTransfer(db, word.id))!
  await mustNotBeHeld(db, desk, of.id, reviewer.userId)
  const said = plainWord(of, word)
  const event = eventOf(app, of, said)
  const to = next(transfers, of.status, event)
  if (!to) throw new Refusal('alreadyDecided')
  mustFit(of, said)
  if (of.userId === reviewer.userId || payment.userId === reviewer.userId) throw new Refusal('ownRequest')
  const by = await mustBeAnother(db, app, adminTransferAudit.who, reviewer, (await askedOf(db, of.id))!)
  await mustBeIndependent(db, reviewer.userId, { by: of.userId, at: of.createdAt })
  await audit(db, {
    ...by,
    action: `transfer.${event}`,
    subject: desk.subject,
    subjectId: of.id,
    subjectNo: of.payNo,
    about: of.userId,
    before: { status: of.status },
    after: { status: to, amount: of.amount, came: said.came, bankRef: said.bankRef },
    reason: said.reason,
  })
  await endClaims(db, desk, [of.id])
  await verbs[event as keyof typeof verbs]({ db, app, staffId: by.staffId, of, payment }, said)
  return to
}
/** What the first of two people saw holds for the second, who may say it again. */
function plainWord(of: Transfer, { reason, bankRef, came, ...word }: Word): Word {
  const ref = bankRef.normalize('NFKC').trim()
  const seen = word.decision === 'approve' && of.status === 'checked' && came === 0
  return {
    ...word,
    reason: reason.trim(),
    came: seen ? of.checkedCame! : came,
    bankRef: seen && ref === '' ? of.checkedRef! : ref,
  }
}
function eventOf(app: AppContext, of: Transfer, { decision }: Word): TransferEvent {
  if (decision === 'approve') return of.status !== 'checked' && needsSecond(app, of.amount) ? 'check' : 'approve'
  if (decision !== 'reject') return decision
  return of.rounds > app.settings.get('transferResubmissions') ? 'giveUp' : 'reject'
}
/** The sum decides what may be said. */
function mustFit(of: Transfer, { decision, came, bankRef, reason }: Word): void {
  const [rest, all] = [of.amount - of.came, of.came + came]
  if (came > 0 && bankRef === '') throw new Refusal('bankRefRequired')
  if ((decision === 'reject' || decision === 'refund') && reason === '') throw new Refusal('reasonRequired')
  if (decision === 'reject' && all > 0) throw new Refusal('transferMoneyCame')
  if (decision === 'approve' && came !== rest) throw new Refusal('transferSumDiffers', { rest })
  if (decision === 'more' && (came === 0 || came >= rest)) throw new Refusal('transferSumDiffers', { rest })
  if (decision === 'refund' && all === 0) throw new Refusal('transferSumDiffers', { rest })
  if (decision === 'refund' && came === rest) throw new Refusal('transferSumAgrees')
  const again = of.status === 'checked' && decision === 'approve'
  if (again && (came !== of.checkedCame || bankRef !== of.checkedRef)) throw new Refusal('transferSumDiffers', { rest })
}

const verbs: Record<Exclude<TransferEvent, 'send' | 'close'>, (hand: Hand, word: Word) => Promise<void>> = {
  check: ({ db, of, staffId }, { came, bankRef }) =>
    markChecked(db, of.id, { userId: staffId, came, bankRef }).then(() => undefined),
  approve: async (hand, word) => {
    // paid otherwise this very moment, it goes back
    const outcome = await take(hand, word)
    const status = outcome === 'refund' ? 'refunded' : 'approved'
    await markDecided(hand.db, hand.of.id, { status, by: hand.staffId })
  },
  refund: async (hand, word) => {
    const { db, app, of, payment, staffId } = hand
    await take(hand, word)
    await markDecided(db, of.id, { status: 'refunded', by: staffId, reason: word.reason })
    await waitAnew(db, payment, app.settings.get('orderUnpaidSeconds'), false)
  },
  more: async ({ db, of, staffId }, { came, bankRef, reason }) => {
    const credit = await noteCredit(db, of, { bankRef, came, state: 'suspense', staffId })
    await suspend(db, [{ ...credit, amount: came }])
    await markDecided(db, of.id, { status: 'short', by: staffId, reason })
    const [all, { userId, payNo }] = [of.came + came, of]
    await tell(db, {
      userId,
      key: 'transferShort',
      params: { missing: of.amount - all, came: all, number: payNo },
      link: placeOf(payNo),
      once: `${payNo} ${credit.id}`,
    })
  },
  reject: (hand, word) => turnDown(hand, word, 'returned'),
  giveUp: (hand, word) => turnDown(hand, word, 'closed'),
}
/** Nobody tells of a payment that ends while nothing of it is looked at. */
const followAt = ({ paymentId }: Pick<Transfer, 'paymentId'>, at: Date) => ({
  key: `transfers.follow:${paymentId}`,
  runAt: new Date(at.getTime() + 60_000),
})
/** They were told nothing came, or proofs that prove nothing: the buyer may send others, or pay another way. */
async function turnDown(
  { db, app, of, payment, staffId }: Hand,
  { reason }: Word,
  status: 'returned' | 'closed',
): Promise<void> {
  const { userId, payNo, amount, rounds } = of
  await markDecided(db, of.id, { status, by: staffId, reason })
  const seconds = app.settings.get(status === 'returned' ? 'transferAgainSeconds' : 'orderUnpaidSeconds')
  const until = await waitAnew(db, payment, seconds, false)
  if (until && status === 'returned')
    await addJob(db, 'transfers.follow', { paymentId: of.paymentId }, followAt(of, until))
  await tell(db, {
    userId,
    key: 'transferReturned',
    params: { amount, number: payNo, reason },
    link: placeOf(payNo),
    once: `${payNo} ${rounds}`,
  })
}
/** A booking of the bank is this transfer's: a line of a statement that names its payment, or one that staff saw.
 * Refuses bankCreditKnown. */
async function noteCredit(
  db: Db,
  of: Transfer,
  { bankRef, came, state, staffId }: { bankRef: string; came: number; state: 'suspense' | 'used'; staffId: number },
): Promise<{ id: number; moves: number }> {
  const made = await insertCredit(db, { bankRef, transferId: of.id, amount: came, state, userId: staffId })
  if (made) return { id: made.id, moves: 0 }
  const line = await holdLineOf(db, bankRef)
  const fits = line?.state === 'open' && line.paymentId === of.paymentId && line.amount === came
  if (!fits) throw new Refusal('bankCreditKnown')
  await markLine(db, line.id, { state, transferId: of.id })
  return line
}
/** All that came is taken for the payment: it pays, or goes back. */
async function take(
  { db, app, staffId, of }: Hand,
  { came, bankRef }: Pick<Word, 'came' | 'bankRef'>,
): Promise<Outcome> {
  const before = await useSuspended(db, of.id)
  for (const credit of before) await recall(db, credit)
  if (came > 0) await noteCredit(db, of, { bankRef, came, state: 'used', staffId })
  const refs = [...before.map((credit) => credit.bankRef), ...(came > 0 ? [bankRef] : [])]
  const sender = senderOf(app, of)
  return arrive(db, app, {
    paymentId: of.paymentId,
    payer: { userId: of.userId, shareId: of.shareId },
    came: came + before.reduce((sum, { amount }) => sum + amount, 0),
    txn: refs.join('+'),
    from: { holder: sender?.holder ?? '', bank: of.bank, number: sender?.number ?? '' },
  })
}

/** Money for one that was decided: it pays what was closed for want of it, as late money does, or goes back.
 * Refuses notFound, orderStateChanged, bankRefRequired, bankCreditKnown, caseConcerned. */
export async function takeLate(
  db: Db,
  app: AppContext,
  by: { userId: number; ip: string },
  { id, came, bankRef: typed, reason }: Omit<Word, 'decision'>,
): Promise<TransferStatus> {
  const found = await findTransfer(db, id)
  if (!found) throw new Refusal('notFound')
  const payment = await lockedPayment(db, found.paymentId)
  const of = (await holdTransfer(db, id))!
  if (isOpen(of.status)) throw new Refusal('orderStateChanged')
  if (of.userId === by.userId || payment.userId === by.userId) throw new Refusal('caseConcerned')
  const bankRef = typed.normalize('NFKC').trim()
  if (bankRef === '') throw new Refusal('bankRefRequired')
  const outcome = await take({ db, app, staffId: by.userId, of, payment }, { came, bankRef })
  const status = of.status === 'approved' || outcome === 'paid' ? 'approved' : 'refunded'
  await markDecided(db, id, { status, by: by.userId, reason: of.reason })
  await audit(db, {
    staffId: by.userId,
    ip: by.ip,
    action: 'transfer.came',
    subject: desk.subject,
    subjectId: id,
    subjectNo: of.payNo,
    about: of.userId,
    before: { status: of.status },
    after: { status, came, bankRef },
    reason: reason.trim(),
  })
  return status
}

/** Its payment ended otherwise: nothing is looked at any more, and what came of it goes back. */
export async function followPayment(db: Db, app: AppContext, paymentId: number): Promise<void> {
  const payment = await lockedPayment(db, paymentId)
  const found = await transferOf(db, paymentId)
  const of = found && (await holdTransfer(db, found.id))
  if (!of || !next(transfers, of.status, 'close')) return
  if (payment.status === 'open') {
    if (of.status !== 'returned') return
    const again = followAt(of, new Date(Math.max(payment.expiresAt.getTime(), app.clock.now())))
    return void (await addJob(db, 'transfers.follow', { paymentId }, again))
  }
  await endClaims(db, desk, [of.id])
  if (of.came > 0) await take({ db, app, staffId: 0, of, payment }, { came: 0, bankRef: '' })
  await markDecided(db, of.id, { status: of.came > 0 ? 'refunded' : 'closed' })
  const { userId, amount, payNo } = of
  if (payment.status === 'closed')
    await tell(db, {
      userId,
      key: 'transferClosed',
      params: { amount, number: payNo },
      link: placeOf(payNo),
      once: payNo,
    })
}
