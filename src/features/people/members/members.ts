// The door of members: who works for a merchant, in which role, and how they come and go. Every writing verb runs in
// the caller's transaction and queues at the merchant, so that an owner always stays, whoever acts at once.
import { endConsoleSessions, endMembership, grantMembership } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { merchantRoles } from '#kernel/security/roles.ts'
import type { Language } from '#kernel/text/language.ts'
import { roleTexts, tellInvited, tellOfShop } from './message-kinds.ts'
import { deleteInvitationsBy, deleteInvitationsTo, exportOf } from './person-queries.ts'
import {
  cancelThoseOf,
  endInvitation,
  hasOtherOwner,
  insertInvitation,
  invitationOfShop,
  lapse,
  lockShop,
  memberBy,
  memberOf,
  merchantRolesOf,
  roomFor,
  type Member,
  type Shop,
} from './queries.ts'

/** Who acts, for which merchant. */
export interface Actor {
  userId: number
  merchantId: number
  ip: string
}
const writing = 'staff.write'

const holdsAll = (mine: readonly string[], theirs: readonly string[]): boolean => theirs.every((p) => mine.includes(p))
/** Nobody gives, changes or takes what they do not hold themselves. Refuses memberAboveYou. */
function mustHold(me: Member, permissions: readonly string[]): void {
  if (!holdsAll(me.permissions, permissions)) throw new Refusal('memberAboveYou')
}
/** Their turn at the merchant; what was theirs when they asked may be gone. Refuses notFound, forbidden. */
async function turnOf(db: Db, { userId, merchantId }: Actor): Promise<{ shop: Shop; me: Member }> {
  const shop = await lockShop(db, merchantId)
  if (!shop) throw new Refusal('notFound')
  const me = await memberBy(db, merchantId, userId)
  if (!me?.permissions.includes(writing)) throw new Refusal('forbidden')
  return { shop, me }
}
/** Refuses notFound: of the roles of merchants only. */
async function permissionsOf(db: Db, role: string): Promise<string[]> {
  const found = (await merchantRolesOf(db, merchantRoles)).find((r) => r.role === role)
  if (!found) throw new Refusal('notFound')
  return found.permissions
}

/** What each role may do, and which of them somebody may give. */
export async function rolesFor(db: Db, merchantId: number, userId: number) {
  const [roles, me] = [await merchantRolesOf(db, merchantRoles), await memberBy(db, merchantId, userId)]
  const mine = me?.permissions.includes(writing) ? me.permissions : undefined
  return roles.map((r) => ({ ...r, mayGive: mine !== undefined && holdsAll(mine, r.permissions) }))
}

interface Inviting {
  /** as checkContact gives it */
  contact: string
  role: string
  language: Language
}
/** Tells nothing about whether they have an account. Refuses as the call lists. */
export async function invite(db: Db, app: AppContext, by: Actor, { contact, role, language }: Inviting) {
  const { shop, me } = await turnOf(db, by)
  const { merchantId, userId, ip } = by
  mustHold(me, await permissionsOf(db, role))
  if (shop.status !== 'open') throw new Refusal('memberShopNotOpen')
  await lapse(db, merchantId)
  const room = await roomFor(db, merchantId, contact)
  if (room.already) throw new Refusal('memberAlready')
  const max = app.settings.get('membersMaxCount')
  if (room.taken >= max) throw new Refusal('membersFull', { max })
  const [aDay, toOne] = [app.settings.get('memberInvitesPerDay'), app.settings.get('memberInvitesPerContactDay')]
  if (room.sentToday >= aDay || room.sentToThem >= toOne) throw new Refusal('memberInvitesSpent')
  const days = app.settings.get('memberInviteDays')
  const made = await insertInvitation(db, { merchantId, contact, role, language, by: userId, days })
  await tellInvited(db, { ...made, contact, merchant: shop.name, role })
  const deed = {
    action: 'staff.invite',
    subject: 'merchant_invitation',
    subjectId: made.id,
    after: { merchantId, role },
  }
  await audit(db, { ...deed, staffId: userId, ip })
  return made
}
/** As a new one in the place of the old, with its contact, role and language. Refuses as the call lists. */
export async function inviteAgain(db: Db, app: AppContext, by: Actor, id: number) {
  return invite(db, app, by, await takeBack(db, by, id))
}
/** Answers what it asked for. Refuses notFound, memberAboveYou. */
export async function takeBack(db: Db, by: Actor, id: number): Promise<Inviting> {
  const { me } = await turnOf(db, by)
  const { merchantId, userId, ip } = by
  const found = await invitationOfShop(db, merchantId, id)
  if (!found) throw new Refusal('notFound')
  mustHold(me, found.permissions)
  if (!(await endInvitation(db, id, 'cancelled'))) throw new Refusal('notFound')
  const before = { merchantId, role: found.role }
  const deed = { action: 'staff.inviteCancel', subject: 'merchant_invitation', subjectId: id, before }
  await audit(db, { ...deed, staffId: userId, ip })
  return found
}

/** A member whom this person may change. Refuses notFound, reasonRequired, memberAboveYou. */
async function subject(db: Db, by: Actor, id: number, reason: string) {
  const { shop, me } = await turnOf(db, by)
  const them = await memberOf(db, by.merchantId, id)
  if (!them) throw new Refusal('notFound')
  if (!reason.trim()) throw new Refusal('reasonRequired')
  mustHold(me, them.permissions)
  return { shop, me, them }
}
async function mustLeaveAnOwner(db: Db, merchantId: number, { id, role }: Member): Promise<void> {
  if (role === 'owner' && !(await hasOtherOwner(db, merchantId, id))) throw new Refusal('memberLastOwner')
}
async function note(db: Db, by: Actor, them: Member, reason: string, to?: string): Promise<void> {
  const { merchantId, userId, ip } = by
  await audit(db, {
    staffId: userId,
    action: to === undefined ? 'staff.remove' : 'staff.role',
    subject: 'membership',
    subjectId: them.id,
    about: them.userId,
    before: { merchantId, role: them.role },
    ...(to !== undefined && { after: { merchantId, role: to } }),
    reason: reason.trim(),
    ip,
  })
}
/** Refuses notFound, reasonRequired, memberAboveYou, memberLastOwner. The same role again changes nothing. */
export async function changeRole(db: Db, by: Actor, id: number, role: string, reason: string): Promise<void> {
  const { shop, me, them } = await subject(db, by, id, reason)
  const given = await permissionsOf(db, role)
  mustHold(me, given)
  if (them.role === role) return
  const { merchantId } = by
  await mustLeaveAnOwner(db, merchantId, them)
  await grantMembership(db, { userId: them.userId, audience: 'merchant', merchantId, role })
  await cancelThoseOf(db, merchantId, them.userId)
  await note(db, by, them, reason, role)
  if (them.userId !== by.userId)
    await tellOfShop(db, them.userId, 'memberRole', { merchant: shop.name, role: roleTexts(role) })
}
/** Refuses notFound, reasonRequired, memberAboveYou, memberLastOwner. */
export async function remove(db: Db, by: Actor, id: number, reason: string): Promise<void> {
  const { shop, them } = await subject(db, by, id, reason)
  await end(db, by.merchantId, them)
  await note(db, by, them, reason)
  if (them.userId !== by.userId) await tellOfShop(db, them.userId, 'memberRemoved', { merchant: shop.name })
}
/** All their sign-ins at the console. Refuses notFound, reasonRequired, memberAboveYou. */
export async function signOut(db: Db, by: Actor, id: number, reason: string): Promise<number> {
  const { them } = await subject(db, by, id, reason)
  const ended = await endConsoleSessions(db, them.userId)
  const deed = { action: 'staff.session.end', subject: 'membership', subjectId: them.id, about: them.userId }
  await audit(db, { ...deed, staffId: by.userId, after: { count: ended }, reason: reason.trim(), ip: by.ip })
  return ended
}
async function end(db: Db, merchantId: number, them: Member): Promise<void> {
  await mustLeaveAnOwner(db, merchantId, them)
  await endMembership(db, them.userId, merchantId)
  await cancelThoseOf(db, merchantId, them.userId)
}
/** A member goes by themselves. Refuses notFound, memberLastOwner. */
export async function leave(db: Db, by: Actor): Promise<void> {
  const { merchantId, userId, ip } = by
  await lockShop(db, merchantId)
  const me = await memberBy(db, merchantId, userId)
  if (!me) throw new Refusal('notFound')
  await end(db, merchantId, me)
  const before = { merchantId, role: me.role }
  const deed = { action: 'staff.leave', subject: 'membership', subjectId: me.id, about: userId, before }
  await audit(db, { ...deed, staffId: userId, merchantId, ip })
}

/** What this feature keeps of a person, for their data export. */
export const personalDataOf = exportOf
/** Who had these contacts (e-mail, phone) closes their account: nobody's invitation names them afterwards. */
export const forgetInvitedBy = deleteInvitationsTo
/** The account is erased: what it sent goes too. */
export const eraseInvitations = deleteInvitationsBy
