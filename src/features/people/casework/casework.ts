// The door of casework: a case is one person's for a while, who else would decide it is refused; notes among staff, and
// what the log tells of it. Verbs run in the caller's transaction.
import type { caseContracts } from './contract.ts'
import { deedsOn, dropClaims, heldBy, insertNote, lockCase, notesOf, putClaim, type Taken } from './queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export { heldAs, takenOf, type Taken } from './queries.ts'

/** How a case stands for somebody of the staff. */
export interface Standing {
  /** whose it is; null where it is nobody's account. What is noted of it goes with that account */
  about: number | null
  /** it waits for an answer */
  open: boolean
  /** it is theirs, or of a shop that they work for: somebody else decides it */
  own: boolean
  /** under what the log keeps what was done to it, where that is not the case itself */
  logged?: { subject: string; id: number }
}
/** A desk: how its cases are called, and how one stands. */
export interface Desk {
  name: string
  /** its cases in the audit log */
  subject: string
  /** undefined when there is none (any more) */
  find: (db: Db, id: number, staffId: number) => Promise<Standing | undefined>
}
async function found(db: Db, desk: Desk, id: number, staffId: number): Promise<Standing> {
  const at = await desk.find(db, id, staffId)
  if (!at) throw new Refusal('notFound')
  return at
}
async function refuseHeld(db: Db, { name }: Desk, id: number, staffId: number): Promise<void> {
  const by = await heldBy(db, name, id, staffId)
  if (by !== undefined) throw new Refusal('caseHeld', { by })
}
/** Of a case that is about to be decided: refuses caseHeld while somebody else has it. */
export async function mustNotBeHeld(db: Db, desk: Desk, id: number, staffId: number): Promise<void> {
  await lockCase(db, desk.name, id)
  await refuseHeld(db, desk, id, staffId)
}
/** The same, and it waits and is not theirs. Refuses notFound, caseClosed, caseConcerned, caseHeld. */
export async function mustBeFree(db: Db, desk: Desk, id: number, staffId: number): Promise<void> {
  await lockCase(db, desk.name, id)
  const { open, own } = await found(db, desk, id, staffId)
  if (!open) throw new Refusal('caseClosed')
  if (own) throw new Refusal('caseConcerned')
  await refuseHeld(db, desk, id, staffId)
}
/** Mine for a while; again: for another while. Refuses what `mustBeFree` does. */
async function claim(db: Db, app: AppContext, desk: Desk, staffId: number, id: number) {
  await mustBeFree(db, desk, id, staffId)
  const until = await putClaim(db, desk.name, id, staffId, app.settings.get('deskClaimSeconds'))
  return { claimedUntil: until.toISOString() }
}
/** Mine no more; what is another's stays theirs. Refuses notFound. */
async function release(db: Db, desk: Desk, staffId: number, id: number) {
  await found(db, desk, id, staffId)
  await dropClaims(db, desk.name, [id], staffId)
  return {}
}
/** They were decided, or taken back: nobody has them any more, and nobody takes them this moment. */
export async function endClaims(db: Db, { name }: Pick<Desk, 'name'>, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) await lockCase(db, name, id)
  await dropClaims(db, name, ids)
}

const dated = <T extends { at: Date }>(row: T) => ({ ...row, at: row.at.toISOString() })
/** Refuses notFound. */
async function fileOf(db: Db, desk: Desk, staffId: number, id: number) {
  const { logged = { subject: desk.subject, id } } = await found(db, desk, id, staffId)
  return {
    notes: (await notesOf(db, desk.name, id)).map(dated),
    history: (await deedsOn(db, logged.subject, logged.id)).map(dated),
  }
}
/** Refuses notFound (of somebody who left, too), reasonRequired where there are no words. */
async function note(db: Db, desk: Desk, staffId: number, id: number, typed: string): Promise<{ id: number }> {
  const words = plainWords(typed)
  if (!words) throw new Refusal('reasonRequired')
  const { about } = await found(db, desk, id, staffId)
  const made = await insertNote(db, { desk: desk.name, id, about, staffId, words })
  if (made === undefined) throw new Refusal('notFound')
  return { id: made }
}
/** As calls tell it. */
export const shownTaken = (taken: Taken | null) => taken && { ...taken, until: new Date(taken.until).toISOString() }
/** Handlers of the calls that every desk has alike. */
export const caseCalls = <const B extends string, const A extends string>(
  of: ReturnType<typeof caseContracts<B, A>>,
  desk: Desk,
) =>
  [
    handled(of.claim, ({ db, app, user }, { id }) => claim(db, app, desk, user.userId, id)),
    handled(of.release, ({ db, user }, { id }) => release(db, desk, user.userId, id)),
    handled(of.file, ({ db, user }, { id }) => fileOf(db, desk, user.userId, id)),
    handled(of.note, ({ db, user }, { id, words }) => note(db, desk, user.userId, id, words)),
  ] as const
