// The door of casework: a case is one person's for a while, who else would decide it is refused; notes among staff, and
// what the log tells of it. Verbs run in the caller's transaction.
import { deedsOn, dropClaim, heldBy, insertNote, lockCase, notesOf, putClaim, type Taken } from './queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export { takenOf, type Taken } from './queries.ts'

/** A desk: how its cases are called in the log, and how one is found. */
export interface Desk {
  name: string
  /** its subject in the audit log */
  subject: string
  /** whose case it is and whether it waits for an answer; undefined when there is none (any more) */
  find: (db: Db, id: number) => Promise<{ about: number; open: boolean } | undefined>
}
async function found(db: Db, desk: Desk, id: number) {
  const at = await desk.find(db, id)
  if (!at) throw new Refusal('notFound')
  return at
}
/** Of a case that is about to be decided: refuses caseHeld while somebody else has it. */
export async function mustNotBeHeld(db: Db, { name }: Desk, id: number, staffId: number): Promise<void> {
  await lockCase(db, name, id)
  const by = await heldBy(db, name, id, staffId)
  if (by !== undefined) throw new Refusal('caseHeld', { by })
}
/** Mine for a while; again: for another while. Refuses notFound, caseHeld, caseClosed, ownRequest. */
export async function claim(db: Db, app: AppContext, desk: Desk, staffId: number, id: number) {
  await mustNotBeHeld(db, desk, id, staffId)
  const { about, open } = await found(db, desk, id)
  if (!open) throw new Refusal('caseClosed')
  if (about === staffId) throw new Refusal('ownRequest')
  const until = await putClaim(db, desk.name, id, staffId, app.settings.get('deskClaimSeconds'))
  return { claimedUntil: until.toISOString() }
}
/** Mine no more; what is another's stays theirs. Refuses notFound. */
export async function release(db: Db, desk: Desk, staffId: number, id: number): Promise<void> {
  await found(db, desk, id)
  await dropClaim(db, desk.name, id, staffId)
}
/** It was decided: nobody has it any more. */
export const endClaim = (db: Db, { name }: Desk, id: number): Promise<unknown> => dropClaim(db, name, id)

const dated = <T extends { at: Date }>(row: T) => ({ ...row, at: row.at.toISOString() })
/** Refuses notFound. */
export async function fileOf(db: Db, desk: Desk, id: number) {
  await found(db, desk, id)
  return {
    notes: (await notesOf(db, desk.name, id)).map(dated),
    history: (await deedsOn(db, desk.subject, id)).map(dated),
  }
}
/** Refuses notFound (of somebody who left, too), reasonRequired where there are no words. */
export async function note(db: Db, desk: Desk, staffId: number, id: number, typed: string): Promise<{ id: number }> {
  const words = plainWords(typed)
  if (!words) throw new Refusal('reasonRequired')
  const { about } = await found(db, desk, id)
  const made = await insertNote(db, { desk: desk.name, id, about, staffId, words })
  if (made === undefined) throw new Refusal('notFound')
  return { id: made }
}
/** As calls tell it. */
export const shownTaken = (taken: Taken | null) => taken && { ...taken, until: new Date(taken.until).toISOString() }
