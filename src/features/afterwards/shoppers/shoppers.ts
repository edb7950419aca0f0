// What staff do about a person: noted, written to, blocked, signed out, looked at in full. Each stands in the audit log
// with its reason; nobody of the staff is blocked or signed out here, for that is done at the staff's own screen. Every
// verb runs in the caller's transaction.
import { addressView, personalDataOf as addressBookOf } from '#features/people/addresses/addresses.ts'
import { addressLine } from '#features/people/addresses/address-text.ts'
import {
  blockAccount,
  contactOf,
  dropProofs,
  endAllSessions,
  unblockAccount,
  type BlockedFor,
} from '#features/people/accounts/accounts.ts'
import { tellWords } from './message-kinds.ts'
import { insertNote, type NewNote } from './note-queries.ts'
import { holdUser, type Held } from './queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Staffer {
  userId: number
  ip: string
}
interface About {
  userId: number
  reason: string
}
/** Refuses notFound. */
async function someone(db: Db, userId: number): Promise<Held> {
  const held = await holdUser(db, userId)
  if (!held) throw new Refusal('notFound')
  return held
}
/** Refuses notFound, reasonRequired. */
async function reasoned(db: Db, { userId, reason }: About): Promise<Held & { why: string }> {
  const held = await someone(db, userId)
  const why = reason.trim()
  if (why === '') throw new Refusal('reasonRequired')
  return { ...held, why }
}
type Noted = Pick<Deed, 'before' | 'after' | 'reason'>
const note = (db: Db, { userId: staffId, ip }: Staffer, about: number, action: string, more: Noted): Promise<unknown> =>
  audit(db, { staffId, action, subject: 'user', subjectId: about, about, ip, ...more })

/** Refuses notFound, reasonRequired, memberIsStaff, memberStateChanged. */
export async function block(db: Db, by: Staffer, { why, ...about }: About & { why: BlockedFor }): Promise<number> {
  const { state, staff, why: reason } = await reasoned(db, about)
  if (staff) throw new Refusal('memberIsStaff')
  const ended = await blockAccount(db, about.userId, why)
  if (ended === undefined) throw new Refusal('memberStateChanged')
  await insertNote(db, { userId: about.userId, staffId: by.userId, kind: 'block', text: reason })
  const after = { status: 'blocked', why, signIns: ended }
  await note(db, by, about.userId, 'user.block', { before: { status: state }, after, reason })
  return ended
}
/** Refuses notFound, reasonRequired, memberStateChanged. */
export async function unblock(db: Db, by: Staffer, about: About): Promise<void> {
  const { state, why: reason } = await reasoned(db, about)
  if (!(await unblockAccount(db, about.userId))) throw new Refusal('memberStateChanged')
  await insertNote(db, { userId: about.userId, staffId: by.userId, kind: 'unblock', text: reason })
  await note(db, by, about.userId, 'user.unblock', { before: { status: state }, after: { status: 'active' }, reason })
}
/** Refuses notFound, reasonRequired, memberIsStaff. */
export async function signOut(db: Db, by: Staffer, about: About): Promise<number> {
  const { staff, why: reason } = await reasoned(db, about)
  if (staff) throw new Refusal('memberIsStaff')
  const ended = await endAllSessions(db, about.userId)
  await note(db, by, about.userId, 'user.session.end', { before: { signIns: ended }, after: { signIns: 0 }, reason })
  return ended
}
/** Writes its own deed. Refuses notFound (also where there is none), reasonRequired, forbidden. */
export async function resetProofs(db: Db, by: Staffer, about: About): Promise<number> {
  const { why } = await reasoned(db, about)
  return dropProofs(db, by, about.userId, why)
}

/** Those that they have in their book now. */
export const addressesOf = async (db: Db, userId: number) =>
  (await addressBookOf(db, userId)).addresses.filter(({ deletedAt }) => deletedAt === null)

interface Words {
  userId: number
  text: string
}
const said = async (db: Db, by: Staffer, { userId, text }: Words, kind: NewNote['kind']): Promise<number> => {
  const words = text.trim()
  if (words === '') throw new Refusal('wordsRequired')
  return insertNote(db, { userId, staffId: by.userId, kind, text: words })
}
/** What was noted stands in the note alone: it goes with the person. Refuses notFound, wordsRequired. */
export async function addNote(db: Db, by: Staffer, words: Words): Promise<number> {
  await someone(db, words.userId)
  const id = await said(db, by, words, 'note')
  await note(db, by, words.userId, 'user.note', { after: { note: id } })
  return id
}
/** Refuses notFound (also of a closed account, which reads nothing), wordsRequired. */
export async function write(db: Db, by: Staffer, words: Words): Promise<number> {
  if ((await someone(db, words.userId)).state === 'closed') throw new Refusal('notFound')
  const id = await said(db, by, words, 'wrote')
  await tellWords(db, words.userId, words.text.trim())
  await note(db, by, words.userId, 'user.message', { after: { note: id } })
  return id
}
/** Refuses notFound, reasonRequired. */
export async function reveal(db: Db, by: Staffer, lang: Language, about: About) {
  const { why: reason } = await reasoned(db, about)
  const { email, phone } = await contactOf(db, about.userId)
  const addresses = await addressesOf(db, about.userId)
  await note(db, by, about.userId, 'user.reveal', { after: { addresses: addresses.length }, reason })
  return {
    email,
    phone,
    addresses: addresses.map((kept) => ({
      id: kept.id,
      name: addressView(kept).consignee,
      phone: `+${kept.areaCode} ${kept.phone}`,
      line: addressLine(kept, lang),
    })),
  }
}
