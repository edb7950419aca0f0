// Calls about who belongs to the staff and what their roles may do, and those of the door that a link leads to.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { staff: 'staff.read' } as const
const writes = { staff: 'staff.write' } as const
const Role = Type.String({ minLength: 1, maxLength: 60, description: 'Code of a role of staff' })
const Reason = Type.String({ maxLength: 300, description: 'For the audit log' })
const Language = Type.Enum(['en-US', 'zh-CN', 'es-ES'])
const Permissions = Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 })
const RoleName = Type.String({ maxLength: 200, description: '30 characters as people count them' })
const Someone = { userId: Id, reason: Reason, requestId: RequestId }

export const adminStaffPage = contract({
  path: '/api/v2/admin/staff/page',
  summary: 'Who belongs to the staff, administrators first, the suspended last; open invitations; what roles may do',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        userId: Id,
        nickName: Type.String(),
        contact: Type.String({ description: 'Masked e-mail or phone' }),
        role: Type.String(),
        since: Time,
        suspendedAt: Nullable(Time),
        lastSeenAt: Nullable(Time, { description: 'At the console' }),
        me: Type.Boolean(),
        proofs: Type.Array(Type.Enum(['totp', 'passkey'])),
      }),
    ),
    invitations: Type.Array(
      shape({
        id: Id,
        contact: Type.String({ description: 'As it was invited' }),
        role: Type.String(),
        invitedBy: Nullable(Type.String(), { description: 'Nickname; null: from the shell of the server' }),
        createdAt: Time,
        expiresAt: Time,
      }),
    ),
    roles: Type.Array(
      shape({
        role: Type.String(),
        name: Nullable(Type.String(), { description: 'Of a role of the shop’s own' }),
        builtIn: Type.Boolean(),
        permissions: Type.Array(Type.String()),
        holders: Type.Integer({ description: 'Members, suspended ones and open invitations' }),
        mayGive: Type.Boolean({ description: 'It holds nothing that I do not hold myself' }),
      }),
    ),
    inviteDays: Type.Integer(),
  }),
})
export const adminStaffInvite = contract({
  path: '/api/v2/admin/staff/invite',
  summary:
    'Invite a person to a role by e-mail: the letter’s link is good once. The same answer whether or not they have ' +
    'an account',
  who: writes,
  run: 'one',
  input: shape({
    contact: Type.String({ minLength: 1, maxLength: 254, description: 'E-mail' }),
    role: Role,
    language: Type.Optional({ ...Language, description: 'Of the letter, unless they have an account with its own' }),
    requestId: RequestId,
  }),
  output: shape({ id: Id, expiresAt: Time }),
  refusals: ['notFound', 'memberAboveYou', 'staffAlready', 'staffInvitesSpent', 'staffMailOnly', 'emailInvalid'],
})
export const adminStaffInviteAgain = contract({
  path: '/api/v2/admin/staff/invite/again',
  summary: 'Send an open invitation once more: it holds anew, the letter of before opens nothing any longer',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: shape({ id: Id, expiresAt: Time }),
  refusals: ['notFound', 'memberAboveYou', 'staffAlready', 'staffInvitesSpent'],
})
export const adminStaffInviteCancel = contract({
  path: '/api/v2/admin/staff/invite/cancel',
  summary: 'Take back an open invitation',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou'],
})
export const adminStaffRole = contract({
  path: '/api/v2/admin/staff/role',
  summary:
    'Give a member another role: none that holds what I do not hold myself. Ends their sign-ins at the console; ' +
    'invitations that they sent and that are open end too',
  who: writes,
  run: 'one',
  input: shape({ ...Someone, role: Role }),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou', 'staffLastAdmin', 'reasonRequired'],
})
export const adminStaffSuspend = contract({
  path: '/api/v2/admin/staff/suspend',
  summary: 'Keep a member out until they are let in again. Ends their sign-ins at the console',
  who: writes,
  run: 'one',
  input: shape(Someone),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou', 'staffLastAdmin', 'staffYourself', 'reasonRequired'],
})
export const adminStaffReopen = contract({
  path: '/api/v2/admin/staff/reopen',
  summary: 'Let a suspended member in again, in the role of before',
  who: writes,
  run: 'one',
  input: shape(Someone),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou', 'reasonRequired'],
})
export const adminStaffRemove = contract({
  path: '/api/v2/admin/staff/remove',
  summary: 'Take a member out for good; their account as a shopper stays. Ends their sign-ins at the console',
  who: writes,
  run: 'one',
  input: shape(Someone),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou', 'staffLastAdmin', 'reasonRequired'],
})
export const adminStaffSignOut = contract({
  path: '/api/v2/admin/staff/session/end',
  summary: 'End all sign-ins of a member at the console; they sign in anew with both proofs',
  who: writes,
  run: 'one',
  input: shape(Someone),
  output: shape({ ended: Type.Integer() }),
  refusals: ['notFound', 'memberAboveYou', 'reasonRequired'],
})
export const adminStaffProofReset = contract({
  path: '/api/v2/admin/staff/proof/reset',
  summary: 'Take every second proof from a member who lost theirs: password and a code by mail open the console again',
  who: writes,
  run: 'one',
  input: shape(Someone),
  output: shape({ removed: Type.Integer() }),
  refusals: ['notFound', 'memberAboveYou', 'staffYourself', 'reasonRequired'],
})
export const adminRoleAdd = contract({
  path: '/api/v2/admin/staff/role/add',
  summary: 'Make a role of the shop’s own out of permissions that I hold',
  who: writes,
  run: 'one',
  input: shape({ name: RoleName, permissions: Permissions, requestId: RequestId }),
  output: shape({ role: Type.String() }),
  refusals: ['roleNameInvalid', 'roleNameTaken', 'permissionUnknown', 'memberAboveYou'],
})
export const adminRoleEdit = contract({
  path: '/api/v2/admin/staff/role/edit',
  summary: 'Change a role of the shop’s own: whoever has it signs in anew',
  who: writes,
  run: 'one',
  input: shape({
    role: Role,
    name: RoleName,
    permissions: Permissions,
    seen: { ...Permissions, description: 'What it held when the change was begun' },
    reason: Reason,
    requestId: RequestId,
  }),
  output: Nothing,
  refusals: [
    'notFound',
    'roleFixed',
    'roleChanged',
    'roleNameInvalid',
    'roleNameTaken',
    'permissionUnknown',
    'memberAboveYou',
    'reasonRequired',
  ],
})
export const adminRoleDelete = contract({
  path: '/api/v2/admin/staff/role/delete',
  summary: 'Delete a role of the shop’s own that nobody has and nobody is invited to',
  who: writes,
  run: 'one',
  input: shape({ role: Role, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'roleFixed', 'roleInUse', 'memberAboveYou'],
})

const token = Type.String({ minLength: 1, maxLength: 100, description: 'Of the link, behind its #' })
export const consoleLink = contract({
  path: '/api/v2/console/link/detail',
  summary: 'What a link to the staff’s door is about; only who has it learns that',
  who: 'public',
  run: 'read',
  pace: 'lookup',
  input: shape({ token }),
  output: shape({
    kind: Type.Enum(['invite', 'reset']),
    account: Type.String({ description: 'The address that it is for' }),
    role: Nullable(Type.String()),
    roleName: Nullable(Type.String()),
    invitedBy: Nullable(Type.String(), { description: 'Nickname; null: from the shell of the server' }),
    expiresAt: Time,
    wantsName: Type.Boolean(),
    wantsPassword: Type.Boolean({ description: 'False: the account has one, which stays' }),
  }),
  refusals: ['staffLinkOver'],
})
export const consoleLinkUse = contract({
  path: '/api/v2/console/link/use',
  summary:
    'Use a link, once: an invited address belongs to the staff from here on, with a name and a password where it had ' +
    'none; of a reset the password is new and every second proof is gone. Signs nobody in',
  who: 'public',
  run: 'steps',
  pace: 'lookup',
  input: shape({
    token,
    nickName: Type.Optional(Type.String({ maxLength: 200 })),
    password: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  output: shape({ account: Type.String({ description: 'For the sign-in that follows' }) }),
  refusals: [
    'staffLinkOver',
    'staffAlready',
    'passwordInvalid',
    'nicknameInvalid',
    'accountClosed',
    'accountBlocked',
    'accountExists',
    'passwordExists',
  ],
})
