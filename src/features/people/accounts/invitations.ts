// Invitation codes: bound once, when an account is made or in its first days;
// nobody invites themselves or those above them.
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { insertInvitation, lockInvitations, readInviter, readStanding } from './invitation-queries.ts'

/** As it is kept: people type small letters, spaces and dashes. */
const tidy = (code: string | undefined): string => (code ?? '').normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/** The inviter that a typed code names: null when nothing was typed, undefined when nobody has that code. */
export async function inviterOf(db: Db, code: string | undefined): Promise<number | null | undefined> {
  const kept = tidy(code)
  return kept === '' ? null : readInviter(db, kept)
}

/**
 * Binds the inviter of an account that is there already, in the caller's transaction.
 * Refuses inviteUnknown, inviteSelf, inviteBound, inviteTooLate, inviteLoop. False when nothing was typed.
 */
export async function bindInviter(db: Db, userId: number, code: string | undefined, days: number): Promise<boolean> {
  const inviter = await inviterOf(db, code)
  if (inviter === null) return false
  if (inviter === undefined) throw new Refusal('inviteUnknown')
  if (inviter === userId) throw new Refusal('inviteSelf')
  await lockInvitations(db)
  const { bound, tooOld, above } = await readStanding(db, userId, inviter, days)
  if (bound) throw new Refusal('inviteBound')
  if (tooOld) throw new Refusal('inviteTooLate', { days })
  if (above) throw new Refusal('inviteLoop')
  if (!(await insertInvitation(db, inviter, userId))) throw new Refusal('inviteBound')
  return true
}
