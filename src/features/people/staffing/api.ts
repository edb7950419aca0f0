// Handlers of the staff: its members, their roles, and the door that a link leads to.
import { checkEmail, maskedName } from '#features/people/accounts/accounts.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import {
  adminRoleAdd,
  adminRoleDelete,
  adminRoleEdit,
  adminStaffInvite,
  adminStaffInviteAgain,
  adminStaffInviteCancel,
  adminStaffPage,
  adminStaffProofReset,
  adminStaffRemove,
  adminStaffReopen,
  adminStaffRole,
  adminStaffSignOut,
  adminStaffSuspend,
  consoleLink,
  consoleLinkUse,
} from './contract.ts'
import { invite, inviteAgain, takeBack } from './inviting.ts'
import { listInvitations } from './link-queries.ts'
import { acceptLink, readLink, wantsPassword } from './links.ts'
import { listStaff } from './queries.ts'
import { addRole, dropRole, editRole, rolesFor } from './roles.ts'
import { changeRole, remove, reopen, resetProof, signOut, suspend } from './staffing.ts'

interface Acting {
  user: { userId: number }
  ip: string
}
const actor = ({ user, ip }: Acting) => ({ userId: user.userId, ip })
const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const made = ({ id, expiresAt }: { id: number; expiresAt: Date }) => ({ id, expiresAt: expiresAt.toISOString() })

export const calls = [
  handled(adminStaffPage, async ({ db, app, user }) => {
    const [members, invitations] = [await listStaff(db), await listInvitations(db)]
    return {
      records: members.map(({ email, phone, since, suspendedAt, lastSeenAt, proofs, ...m }) => ({
        ...m,
        contact: maskedName(email, phone),
        since: since.toISOString(),
        suspendedAt: iso(suspendedAt),
        lastSeenAt: iso(lastSeenAt),
        me: m.userId === user.userId,
        proofs: proofs as ('totp' | 'passkey')[],
      })),
      invitations: invitations.map(({ createdAt, expiresAt, ...i }) => ({
        ...i,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
      roles: await rolesFor(db, user.userId),
      inviteDays: app.settings.get('staffInviteDays'),
    }
  }),
  handled(adminStaffInvite, async (ctx, { contact, role, language = ctx.lang }) => {
    if (!contact.includes('@')) throw new Refusal('staffMailOnly')
    return made(await invite(ctx.db, ctx.app, actor(ctx), { contact: checkEmail(contact), role, language }))
  }),
  handled(adminStaffInviteAgain, async (ctx, { id }) => made(await inviteAgain(ctx.db, ctx.app, actor(ctx), id))),
  handled(adminStaffInviteCancel, async (ctx, { id }) => {
    await takeBack(ctx.db, actor(ctx), id)
    return {}
  }),
  handled(adminStaffRole, async (ctx, { userId, role, reason }) => {
    await changeRole(ctx.db, actor(ctx), userId, role, reason)
    return {}
  }),
  handled(adminStaffSuspend, async (ctx, { userId, reason }) => {
    await suspend(ctx.db, actor(ctx), userId, reason)
    return {}
  }),
  handled(adminStaffReopen, async (ctx, { userId, reason }) => {
    await reopen(ctx.db, actor(ctx), userId, reason)
    return {}
  }),
  handled(adminStaffRemove, async (ctx, { userId, reason }) => {
    await remove(ctx.db, actor(ctx), userId, reason)
    return {}
  }),
  handled(adminStaffSignOut, async (ctx, { userId, reason }) => ({
    ended: await signOut(ctx.db, actor(ctx), userId, reason),
  })),
  handled(adminStaffProofReset, async (ctx, { userId, reason }) => ({
    removed: await resetProof(ctx.db, actor(ctx), userId, reason),
  })),
  handled(adminRoleAdd, async (ctx, wish) => ({ role: await addRole(ctx.db, actor(ctx), wish) })),
  handled(adminRoleEdit, async (ctx, { role, ...wish }) => {
    await editRole(ctx.db, actor(ctx), role, wish)
    return {}
  }),
  handled(adminRoleDelete, async (ctx, { role }) => {
    await dropRole(ctx.db, actor(ctx), role)
    return {}
  }),
  handled(consoleLink, async ({ db, app }, { token }) => {
    const link = await readLink(db, app, token)
    const { kind, contact, role, roleName, inviter, expiresAt } = link
    const password = await wantsPassword(db, link)
    return {
      kind,
      account: contact,
      role,
      roleName,
      invitedBy: inviter,
      expiresAt: expiresAt.toISOString(),
      wantsName: kind === 'invite' && password,
      wantsPassword: password,
    }
  }),
  handled(consoleLinkUse, (ctx, typed) => acceptLink(ctx, typed)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
