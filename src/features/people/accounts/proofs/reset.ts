// Help of staff for who lost every second proof, and the rule of a shop that wants one of every member.
import { checkContact } from '../identity.ts'
import { notifyOfReset } from '../notices.ts'
import { readAccountByContact } from '../queries.ts'
import { standsAbove } from '../membership-queries.ts'
import { endOthers } from '../session-queries.ts'
import { dropAllProofs, setRule } from './queries.ts'
import type { Session } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

interface By {
  userId: number
  ip: string
}
/**
 * Refuses reasonRequired, notFound, forbidden (one's own, and of staff who may do more than who resets), and as
 * checkContact.
 */
export async function resetProofs(
  db: Db,
  { userId: staffId, ip }: By,
  { account, areaCode, reason }: { account: string; areaCode?: string; reason: string },
): Promise<number> {
  const why = reason.trim()
  if (why === '') throw new Refusal('reasonRequired')
  const found = await readAccountByContact(db, checkContact(account, areaCode))
  if (!found || found.closed) throw new Refusal('notFound')
  return dropProofsOf(db, { userId: staffId, ip }, found.userId, why)
}
/** The same of an account that is known. */
export async function dropProofsOf(db: Db, { userId: staffId, ip }: By, userId: number, why: string): Promise<number> {
  if (userId === staffId || (await standsAbove(db, userId, staffId))) throw new Refusal('forbidden')
  const removed = await dropAllProofs(db, userId)
  if (removed === 0) throw new Refusal('notFound')
  await endOthers(db, userId, null)
  const deed = { staffId, action: 'proof.reset', subject: 'user', subjectId: userId, about: userId }
  await audit(db, { ...deed, before: { proofs: removed }, reason: why, ip })
  await notifyOfReset(db, userId)
  return removed
}

/** Who asks has one themselves, or they would be the first outside. Refuses secondProofMissing. */
export async function requireProof(
  db: Db,
  { user, merchantId, ip }: { user: Session; merchantId: number; ip: string },
  on: boolean,
): Promise<void> {
  if (on && user.second === null) throw new Refusal('secondProofMissing')
  if (!(await setRule(db, merchantId, user.userId, on))) return
  const deed = { staffId: user.userId, action: 'staff.proof.require', subject: 'merchant', subjectId: merchantId }
  await audit(db, { ...deed, before: { on: !on }, after: { on }, ip })
}
