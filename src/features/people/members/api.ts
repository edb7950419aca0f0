// Handlers of members: of a merchant's own people, and of whoever is invited.
import { checkContact, maskedName } from '#features/people/accounts/accounts.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import {
  mchStaffInvite,
  mchStaffInviteAgain,
  mchStaffInviteCancel,
  mchStaffPage,
  mchStaffRemove,
  mchStaffRole,
  mchStaffSignOut,
  membershipAccept,
  membershipDecline,
  membershipLeave,
  membershipList,
} from './contract.ts'
import { accept, decline } from './joining.ts'
import { changeRole, invite, inviteAgain, leave, remove, rolesFor, signOut, takeBack } from './members.ts'
import { hasPassword, invitationsTo, placesOf } from './person-queries.ts'
import { listInvitations, listMembers } from './queries.ts'

interface Acting {
  user: { userId: number }
  merchantId: number
  ip: string
}
const actor = ({ user, merchantId, ip }: Acting) => ({ userId: user.userId, merchantId, ip })

export const calls = [
  handled(mchStaffPage, async ({ db, app, user, merchantId }) => {
    const [members, invitations] = [await listMembers(db, merchantId), await listInvitations(db, merchantId)]
    return {
      records: members.map(({ userId, email, phone, since, lastSeenAt, ...m }) => ({
        ...m,
        contact: maskedName(email, phone),
        since: since.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        me: userId === user.userId,
      })),
      invitations: invitations.map(({ createdAt, expiresAt, ...i }) => ({
        ...i,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
      roles: await rolesFor(db, merchantId, user.userId),
      max: app.settings.get('membersMaxCount'),
      inviteDays: app.settings.get('memberInviteDays'),
    }
  }),
  handled(mchStaffInvite, async (ctx, { contact, areaCode, role, language = ctx.lang }) => {
    const wish = { contact: checkContact(contact, areaCode), role, language }
    const { id, expiresAt } = await invite(ctx.db, ctx.app, actor(ctx), wish)
    return { id, expiresAt: expiresAt.toISOString() }
  }),
  handled(mchStaffInviteCancel, async (ctx, { id }) => {
    await takeBack(ctx.db, actor(ctx), id)
    return {}
  }),
  handled(mchStaffInviteAgain, async (ctx, { id: before }) => {
    const { id, expiresAt } = await inviteAgain(ctx.db, ctx.app, actor(ctx), before)
    return { id, expiresAt: expiresAt.toISOString() }
  }),
  handled(mchStaffRole, async (ctx, { id, role, reason }) => {
    await changeRole(ctx.db, actor(ctx), id, role, reason)
    return {}
  }),
  handled(mchStaffRemove, async (ctx, { id, reason }) => {
    await remove(ctx.db, actor(ctx), id, reason)
    return {}
  }),
  handled(mchStaffSignOut, async (ctx, { id, reason }) => ({ ended: await signOut(ctx.db, actor(ctx), id, reason) })),
  handled(membershipList, async ({ db, user, lang }) => {
    const [places, asked] = [await placesOf(db, user.userId, lang), await invitationsTo(db, user.userId, lang)]
    return {
      records: places.map(({ since, ...p }) => ({ ...p, since: since.toISOString() })),
      invitations: asked.map(({ expiresAt, ...i }) => ({ ...i, expiresAt: expiresAt.toISOString() })),
      hasPassword: await hasPassword(db, user.userId),
    }
  }),
  handled(membershipAccept, async ({ db, app, user, ip }, { id }) => {
    await accept(db, app, { userId: user.userId, ip }, id)
    return {}
  }),
  handled(membershipDecline, async ({ db, user }, { id }) => {
    await decline(db, user.userId, id)
    return {}
  }),
  handled(membershipLeave, async ({ db, user, ip }, { merchantId }) => {
    await leave(db, { userId: user.userId, merchantId, ip })
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
