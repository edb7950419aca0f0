// How the invited person answers: accepts into the role that was offered, or declines. In the caller's transaction.
import { grantMembership } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { roleTexts, tellOfShop } from './message-kinds.ts'
import { nicknameOf } from './person-queries.ts'
import { countMembers, endInvitation, invitationTo, lockPerson, lockShop, memberBy } from './queries.ts'

interface Answering {
  userId: number
  ip: string
}
/** Refuses notFound, memberAlready, memberShopNotOpen, membersFull. */
export async function accept(db: Db, app: AppContext, { userId, ip }: Answering, id: number): Promise<void> {
  if (!(await lockPerson(db, userId))) throw new Refusal('notFound')
  const found = await invitationTo(db, userId, id)
  if (!found) throw new Refusal('notFound')
  const { merchantId, role, invitedBy } = found
  const shop = await lockShop(db, merchantId)
  // taken back, answered or run out while the lock was waited for
  if (!(await endInvitation(db, id, 'accepted'))) throw new Refusal('notFound')
  if (shop?.status !== 'open') throw new Refusal('memberShopNotOpen')
  if (await memberBy(db, merchantId, userId)) throw new Refusal('memberAlready')
  const max = app.settings.get('membersMaxCount')
  if ((await countMembers(db, merchantId)) >= max) throw new Refusal('membersFull', { max })
  await grantMembership(db, { userId, audience: 'merchant', merchantId, role })
  const joined = await memberBy(db, merchantId, userId)
  await audit(db, {
    staffId: userId,
    merchantId,
    action: 'staff.accept',
    subject: 'membership',
    subjectId: joined!.id,
    about: userId,
    after: { merchantId, role, invitation: id },
    ip,
  })
  const name = await nicknameOf(db, userId)
  await tellOfShop(db, invitedBy, 'memberJoined', { merchant: shop.name, role: roleTexts(role), name })
}
/** Refuses notFound. */
export async function decline(db: Db, userId: number, id: number): Promise<void> {
  const found = await invitationTo(db, userId, id)
  if (!found || !(await endInvitation(db, id, 'declined'))) throw new Refusal('notFound')
}
