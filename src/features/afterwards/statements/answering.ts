// What becomes of a statement: its merchant confirms it, or disputes lines of it, or says nothing in time; staff answer
// a dispute, and what they grant another of them approves. In the caller's transaction.
import { tellOfStatement } from './message-kinds.ts'
import {
  beginDispute,
  closeDispute,
  confirmStatement,
  holdDispute,
  holdStatement,
  insertWord,
  proposeGrant,
  releaseHeld,
  type Held,
} from './answer-queries.ts'
import { amountLines, dueOf, type AmountLine } from './states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { move, ofMerchant, ofPlatform, transfer } from '#kernel/data/ledger.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { mustBeAnother, type Reviewer, type StaffOnly } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export interface Actor {
  userId: number
  ip: string
}
interface AtMerchant extends Actor {
  merchantId: number
}
/** Refuses notFound. */
async function held(db: Db, id: number, merchantId?: number): Promise<Held> {
  const found = await holdStatement(db, id, merchantId)
  if (!found) throw new Refusal('notFound')
  return found
}
const deedOf = (of: Held, { userId, ip }: Actor) => ({
  staffId: userId,
  subject: 'statement',
  subjectId: of.id,
  merchantId: of.merchantId,
  ip,
})
/** What is to be paid is confirmed; where nothing is, it is left to the next one. */
const next = (of: Held): 'confirmed' | 'carried' => (dueOf(of) > 0 ? 'confirmed' : 'carried')

/** Refuses notFound, statementAnswered. */
export async function confirm(db: Db, by: AtMerchant, id: number): Promise<void> {
  const of = await held(db, id, by.merchantId)
  if (of.status !== 'open') throw new Refusal('statementAnswered')
  await confirmStatement(db, id, next(of), by.userId)
  const change = { before: { status: of.status }, after: { status: next(of), amount: dueOf(of) } }
  await audit(db, { ...deedOf(of, by), action: 'statement.confirm', ...change })
  await tellAnswered(db, id)
}
const tellAnswered = (db: Db, statementId: number): Promise<void> =>
  addJobs(db, telling('statement.answered', { statementId }))
/** Nobody answered: it counts as confirmed. Does nothing for one that was answered, or whose time is not over. */
export async function confirmUnanswered(db: Db, app: AppContext, id: number): Promise<void> {
  const of = await holdStatement(db, id)
  if (of?.status !== 'open' || of.confirmBy.getTime() > app.clock.now()) return
  await confirmStatement(db, id, next(of), null)
  await tellOfStatement(db, of, 'shopStatementConfirmed', { amount: dueOf(of) })
  await tellAnswered(db, id)
}

/** Words as they are kept. Refuses reasonRequired. */
function said(typed: string): string {
  const words = plainWords(typed)
  if (!words) throw new Refusal('reasonRequired')
  return words
}
/** Only what is disputed waits: of what the merchant gets, at most all of it; what is taken from it holds up nothing.
 * Refuses notFound, statementAnswered, disputeLineEmpty, reasonRequired. */
export async function dispute(
  db: Db,
  by: AtMerchant,
  { id, lines, words }: { id: number; lines: readonly AmountLine[]; words: string },
): Promise<void> {
  const of = await held(db, id, by.merchantId)
  if (of.status !== 'open') throw new Refusal('statementAnswered')
  const why = said(words)
  const picked = amountLines.filter((line) => lines.includes(line))
  if (picked.some((line) => of.lines[line] === 0)) throw new Refusal('disputeLineEmpty')
  const sums = picked.map((line) => of.lines[line])
  const amount = sums.reduce((sum, fen) => sum + fen, 0)
  const gets = sums.reduce((sum, fen) => sum + Math.max(0, fen), 0)
  const waits = Math.min(gets, Math.max(0, dueOf(of)))
  await beginDispute(db, { id, lines: picked, amount, held: waits, userId: by.userId })
  await insertWord(db, { id, side: 'merchant', userId: by.userId, kind: 'dispute', words: why })
  const change = { before: { status: of.status }, after: { status: 'disputed', lines: picked, amount, held: waits } }
  await audit(db, { ...deedOf(of, by), action: 'statement.dispute', ...change, reason: why })
}
/** A question, or its answer. Refuses notFound, reasonRequired. */
export async function speak(
  db: Db,
  by: Actor & { merchantId?: number; side: 'merchant' | 'staff' },
  id: number,
  typed: string,
): Promise<void> {
  const of = await held(db, id, by.merchantId)
  const words = said(typed)
  await insertWord(db, { id, side: by.side, userId: by.userId, kind: 'word', words })
  if (by.side === 'staff') await tellAnswer(db, of, words)
  await audit(db, { ...deedOf(of, by), action: 'statement.word', reason: words })
}
const tellAnswer = (db: Db, of: Held, words: string): Promise<void> =>
  tellOfStatement(db, of, 'shopStatementAnswered', { amount: of.amount + of.carried, answer: words }, ` ${of.words}`)

/** Refuses notFound, disputeChanged. */
async function disputed(db: Db, id: number, status: 'open' | 'proposed') {
  const of = await held(db, id)
  const open = await holdDispute(db, id)
  if (open?.status !== status) throw new Refusal('disputeChanged')
  return { of, open }
}
/** Staff's answer. Granting nothing ends the dispute; what is granted waits for another of them.
 * Refuses notFound, disputeChanged, reasonRequired. */
export async function answer(
  db: Db,
  by: Actor,
  { id, granted, words }: { id: number; granted: number; words: string },
): Promise<'proposed' | 'closed'> {
  const { of, open } = await disputed(db, id, 'open')
  const why = said(words)
  const after = { granted, status: granted > 0 ? 'proposed' : 'closed' }
  await audit(db, {
    ...deedOf(of, by),
    action: 'statement.answer',
    before: { amount: open.amount },
    after,
    reason: why,
  })
  if (granted > 0) {
    await proposeGrant(db, open.id, { granted, userId: by.userId, answer: why })
    return 'proposed'
  }
  await end(db, of, { disputeId: open.id, granted: 0, userId: by.userId, answer: why, speaker: by.userId })
  return 'closed'
}
/** Another's yes to the sum that they read, or no: then the answer is open again.
 * Refuses notFound, disputeChanged and what mustBeAnother refuses. */
export async function decide(
  db: Db,
  app: AppContext,
  who: StaffOnly,
  reviewer: Reviewer,
  { id, decision, granted: read }: { id: number; decision: 'approve' | 'reject'; granted: number },
): Promise<'open' | 'closed'> {
  const { of, open } = await disputed(db, id, 'proposed')
  if (open.granted !== read) throw new Refusal('disputeChanged')
  const by = await mustBeAnother(db, app, who, reviewer, { by: open.proposedBy!, at: open.proposedAt! })
  const action = `statement.${decision}`
  const after = { granted: decision === 'approve' ? open.granted : null }
  await audit(db, { ...deedOf(of, reviewer), ...by, action, before: { granted: open.granted }, after })
  if (decision === 'reject') {
    await proposeGrant(db, open.id, { granted: null, userId: null, answer: '' })
    return 'open'
  }
  const granted = open.granted ?? 0
  await end(db, of, {
    disputeId: open.id,
    granted,
    userId: by.staffId,
    answer: open.answer,
    speaker: open.proposedBy!,
  })
  return 'closed'
}
interface Ending {
  disputeId: number
  granted: number
  userId: number
  answer: string
  /** whose words the answer is */
  speaker: number
}
async function end(db: Db, of: Held, { disputeId, granted, userId, answer: words, speaker }: Ending): Promise<void> {
  const legs = move(ofPlatform('adjustment'), ofMerchant(of.merchantId, 'payable'), granted)
  if (granted > 0) await transfer(db, `dispute:${disputeId}:granted`, 'adjustment', legs)
  await closeDispute(db, disputeId, userId)
  await insertWord(db, { id: of.id, side: 'staff', userId: speaker, kind: 'answer', words })
  await releaseHeld(db, of.id, next({ ...of, held: 0 }))
  await tellAnswer(db, of, words)
  await tellAnswered(db, of.id)
}
