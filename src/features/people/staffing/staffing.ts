// The door of the staff: who belongs to it, in which role, and how they go. Every writing verb runs in the caller's
// transaction and queues, so that an administrator always stays, whoever acts at once.
import {
  dropProofs,
  endConsoleSessions,
  endStaffMembership,
  grantMembership,
} from '#features/people/accounts/accounts.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { cancelThoseOf, deleteLinksTo } from './link-queries.ts'
import {
  changeSuspended,
  endSuspension,
  erase,
  exportOf,
  hasOtherAdmin,
  isOpenAccount,
  lockStaff,
  memberBy,
  suspend as insertSuspension,
  type Member,
} from './queries.ts'
import { changed } from './changes.ts'
import { roleBy } from './role-queries.ts'

export interface Actor {
  userId: number
  ip: string
}
export const writing = 'staff.write'

export const holdsAll = (mine: readonly string[], theirs: readonly string[]): boolean =>
  theirs.every((p) => mine.includes(p))
/** Nobody gives, changes or takes what they do not hold themselves. Refuses memberAboveYou. */
export function mustHold(me: Member, permissions: readonly string[]): void {
  if (!holdsAll(me.permissions, permissions)) throw new Refusal('memberAboveYou')
}
/** Their turn; what was theirs when they asked may be gone. Refuses forbidden. */
export async function turnOf(db: Db, { userId }: Actor): Promise<Member> {
  await lockStaff(db)
  const me = await memberBy(db, userId)
  if (!me || me.suspended || !me.permissions.includes(writing)) throw new Refusal('forbidden')
  return me
}
/** Refuses notFound: of the roles of staff only. */
export async function permissionsOf(db: Db, role: string): Promise<string[]> {
  const found = await roleBy(db, role)
  if (!found) throw new Refusal('notFound')
  return found.permissions
}

/** Somebody of the staff whom this person may change. Refuses notFound, reasonRequired, memberAboveYou. */
async function subject(db: Db, by: Actor, userId: number, reason: string): Promise<Member> {
  const me = await turnOf(db, by)
  const them = await memberBy(db, userId)
  if (!them) throw new Refusal('notFound')
  if (!reason.trim()) throw new Refusal('reasonRequired')
  mustHold(me, them.permissions)
  return them
}
async function mustLeaveAnAdmin(db: Db, { userId, role, suspended }: Member): Promise<void> {
  if (role === 'admin' && !suspended && !(await hasOtherAdmin(db, userId))) throw new Refusal('staffLastAdmin')
}
interface Noted {
  action: string
  reason: string
  after?: Record<string, string | number>
}
const note = (db: Db, by: Actor, { userId, role }: Member, { action, reason, after }: Noted): Promise<unknown> =>
  audit(db, {
    staffId: by.userId,
    action,
    subject: 'user',
    subjectId: userId,
    about: userId,
    before: { role },
    ...(after && { after }),
    reason: reason.trim(),
    ip: by.ip,
  })

/** Refuses notFound, reasonRequired, memberAboveYou, staffLastAdmin. The same role again changes nothing. */
export async function changeRole(db: Db, by: Actor, userId: number, role: string, reason: string): Promise<void> {
  const them = await subject(db, by, userId, reason)
  const me = by.userId === userId ? them : (await memberBy(db, by.userId))!
  mustHold(me, await permissionsOf(db, role))
  if (them.role === role) return
  await mustLeaveAnAdmin(db, them)
  if (them.suspended) await changeSuspended(db, userId, role)
  else await grantMembership(db, { userId, audience: 'staff', role })
  await cancelThoseOf(db, userId)
  await changed(db, by, them, 'role', role)
  await note(db, by, them, { action: 'staff.role', reason, after: { role } })
}
/** Out of work for a time. Refuses notFound, reasonRequired, memberAboveYou, staffLastAdmin, staffYourself. */
export async function suspend(db: Db, by: Actor, userId: number, reason: string): Promise<void> {
  const them = await subject(db, by, userId, reason)
  if (by.userId === userId) throw new Refusal('staffYourself')
  if (them.suspended) return
  await mustLeaveAnAdmin(db, them)
  await insertSuspension(db, them, by.userId)
  await endStaffMembership(db, userId)
  await cancelThoseOf(db, userId)
  await changed(db, by, them, 'suspend')
  await note(db, by, them, { action: 'staff.suspend', reason })
}
/** Back to work in the role of before. Refuses notFound, reasonRequired, memberAboveYou. */
export async function reopen(db: Db, by: Actor, userId: number, reason: string): Promise<void> {
  const them = await subject(db, by, userId, reason)
  if (!them.suspended) return
  if (!(await isOpenAccount(db, userId)) || !(await endSuspension(db, userId))) throw new Refusal('notFound')
  await grantMembership(db, { userId, audience: 'staff', role: them.role })
  await changed(db, by, them, 'reopen')
  await note(db, by, them, { action: 'staff.reopen', reason })
}
/** Refuses notFound, reasonRequired, memberAboveYou, staffLastAdmin. */
export async function remove(db: Db, by: Actor, userId: number, reason: string): Promise<void> {
  const them = await subject(db, by, userId, reason)
  await mustLeaveAnAdmin(db, them)
  await endSuspension(db, userId)
  await endStaffMembership(db, userId)
  await cancelThoseOf(db, userId)
  await changed(db, by, them, 'remove')
  await note(db, by, them, { action: 'staff.remove', reason })
}
/** All their sign-ins at the console. Refuses notFound, reasonRequired, memberAboveYou. */
export async function signOut(db: Db, by: Actor, userId: number, reason: string): Promise<number> {
  const them = await subject(db, by, userId, reason)
  const ended = await endConsoleSessions(db, userId)
  await note(db, by, them, { action: 'staff.session.end', reason, after: { count: ended } })
  return ended
}
/** Who lost every second proof. Refuses notFound (also where there is none), reasonRequired, memberAboveYou. */
export async function resetProof(db: Db, by: Actor, userId: number, reason: string): Promise<number> {
  await subject(db, by, userId, reason)
  if (by.userId === userId) throw new Refusal('staffYourself')
  return dropProofs(db, by, userId, reason.trim())
}

/** What this feature keeps of a person, for their data export. */
export const personalDataOf = exportOf
export const erasePerson = erase
/** Who had these contacts (e-mail, phone) closes their account: no link names them afterwards. */
export const forgetLinksTo = deleteLinksTo
