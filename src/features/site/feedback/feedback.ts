// Feedback: sent by shoppers within bounds, answered by staff, each act of theirs in the audit log. In the caller's
// transaction.
import type { Static } from 'typebox'
import type { feedbackCreate } from './contract.ts'
import { answerers, assign, lockFeedback, settle, type Locked } from './desk-queries.ts'
import { hasChinese, hasEmoji, lengthOf, longest } from './limits.ts'
import { tellAnswered } from './message-kinds.ts'
import { addReply, insertFeedback, lockOwn, waitAgain } from './queries.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { day, ofPlace, unlimited } from '#kernel/security/abuse/budgets.ts'
import { take as takeBudget } from '#kernel/security/abuse/meters.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export { addKind, feedbackKinds } from './kind-queries.ts'

/** Refuses badInput: nothing is said, or too much; feedbackEmoji. */
function saidIn(field: string, typed: string, most: number): string {
  const words = plainWords(typed)
  if (words === '') throw new Refusal('badInput', { field, rule: 'required' })
  if (lengthOf(words) > most) throw new Refusal('badInput', { field, rule: 'maxLength' })
  return words
}
function mustBeWithoutEmoji(words: string): string {
  if (hasEmoji(words)) throw new Refusal('feedbackEmoji')
  return words
}
/** A network is many people. */
const timesALine = 5
async function mustNotFlood(db: Db, app: AppContext, { userId, ip }: Sender): Promise<void> {
  const allowed = app.settings.get('feedbackPerDay')
  const { spent } = await takeBudget(db, [
    { key: `feedback ${userId}`, allowed: allowed || unlimited, seconds: day },
    ...ofPlace('feedback', ip, allowed * timesALine, day),
  ])
  if (spent) throw new Refusal('tooFast', { seconds: spent.wait })
}
interface Sender {
  userId: number
  ip: string
}
type Wish = Omit<Static<typeof feedbackCreate.input>, 'requestId'>
/** Refuses what the contract lists. */
export async function send(db: Db, app: AppContext, from: Sender & { lang: Language }, wish: Wish) {
  const body = mustBeWithoutEmoji(saidIn('content', wish.content, longest.content))
  const contact = plainWords(wish.contact ?? '')
  if (hasChinese(contact)) throw new Refusal('feedbackContact')
  await mustNotFlood(db, app, from)
  const taken = await takeUploads(db, from.userId, 'feedback', wish.uploadIds ?? [])
  const pictures = taken.map((upload) => upload.id)
  const id = await insertFeedback(db, { ...from, kind: wish.type, body, contact, pictures })
  if (id === undefined) throw new Refusal('badInput', { field: 'type', rule: 'enum' })
  return { id }
}
/** Refuses what the contract lists. */
export async function add(db: Db, app: AppContext, from: Sender, id: number, content: string) {
  const body = mustBeWithoutEmoji(saidIn('content', content, longest.content))
  const at = await lockOwn(db, from.userId, id)
  if (!at) throw new Refusal('notFound')
  if (at.status === 'closed') throw new Refusal('feedbackClosed')
  await mustNotFlood(db, app, from)
  const replyId = await addReply(db, id, null, body)
  await waitAgain(db, id)
  return { id: replyId }
}

/** Refuses notFound, feedbackClosed. */
async function lock(db: Db, id: number): Promise<Locked> {
  const at = await lockFeedback(db, id)
  if (!at) throw new Refusal('notFound')
  if (at.status === 'closed') throw new Refusal('feedbackClosed')
  return at
}
const note = (
  db: Db,
  { userId, ip }: Sender,
  act: string,
  of: Locked,
  done: Pick<Deed, 'before' | 'after' | 'reason'>,
) =>
  audit(db, {
    staffId: userId,
    action: `feedback.${act}`,
    subject: 'feedback',
    subjectId: of.id,
    about: of.userId,
    ip,
    ...done,
  })
/** Refuses what the contract lists. */
export async function handTo(db: Db, by: Sender, id: number, to: number | null) {
  const at = await lock(db, id)
  if (to !== null && !(await answerers(db)).some(({ userId }) => userId === to)) throw new Refusal('feedbackNobody')
  if (to !== at.assignedTo) {
    await assign(db, id, to)
    await note(db, by, 'assign', at, { before: { to: at.assignedTo }, after: { to } })
  }
  return {}
}
/** Refuses what the contract lists. What nobody looked after is with whoever answers. */
export async function answer(
  db: Db,
  by: Sender,
  { id, body: typed, close: ends }: { id: number; body: string; close: boolean },
) {
  const body = saidIn('body', typed, longest.answer)
  const at = await lock(db, id)
  const replyId = await addReply(db, id, by.userId, body)
  const status = ends ? 'closed' : 'answered'
  await settle(db, id, status, true)
  if (at.assignedTo === null) await assign(db, id, by.userId)
  await note(db, by, 'reply', at, { after: { status } })
  await tellAnswered(db, at, replyId, body)
  return { status } as const
}
/** Refuses what the contract lists. */
export async function close(db: Db, by: Sender, id: number, said: string) {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const at = await lock(db, id)
  await settle(db, id, 'closed', false)
  await note(db, by, 'close', at, { before: { status: at.status }, after: { status: 'closed' }, reason })
  return {}
}
