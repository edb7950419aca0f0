// Calls about who works for a merchant: the merchant's own, and those of the person who is invited.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { merchant: 'staff.read' } as const
const writes = { merchant: 'staff.write' } as const
const Role = Type.String({ minLength: 1, maxLength: 60, description: 'Code of a role of merchants' })
const Reason = Type.String({ maxLength: 300, description: 'For the audit log' })
const Language = Type.Enum(['en-US', 'zh-CN', 'es-ES'])
const Seal = Nullable(shape({ char: Type.String(), shape: Type.String(), ink: Type.String() }))

export const mchStaffPage = contract({
  path: '/api/v2/mch/staff/page',
  summary:
    'Who works for this merchant, owners first, open invitations, and what each role may do; all, for there are few',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        nickName: Type.String(),
        contact: Type.String({ description: 'Masked e-mail or phone' }),
        role: Type.String(),
        since: Time,
        lastSeenAt: Nullable(Time, { description: 'At the console' }),
        me: Type.Boolean(),
        secondProof: Type.Boolean({ description: 'Has an authenticator app or a passkey' }),
      }),
    ),
    invitations: Type.Array(
      shape({
        id: Id,
        contact: Type.String({ description: 'As it was invited' }),
        role: Type.String(),
        invitedBy: Type.String({ description: 'Nickname' }),
        createdAt: Time,
        expiresAt: Time,
      }),
    ),
    roles: Type.Array(
      shape({
        role: Type.String(),
        permissions: Type.Array(Type.String()),
        mayGive: Type.Boolean({ description: 'It holds nothing that I do not hold myself' }),
      }),
    ),
    max: Type.Integer({ description: 'Members and open invitations together' }),
    inviteDays: Type.Integer(),
  }),
})
export const mchStaffInvite = contract({
  path: '/api/v2/mch/staff/invite',
  summary:
    'Invite a person to a role by e-mail or phone: a letter tells them, and they accept or decline after signing in. ' +
    'The same answer whether or not they have an account',
  who: writes,
  run: 'one',
  input: shape({
    contact: Type.String({ minLength: 1, maxLength: 254, description: 'E-mail or phone' }),
    areaCode: Type.Optional(
      Type.String({ pattern: '^\\+?\\d{1,4}$', description: 'Of a phone written without one; 86 when missing' }),
    ),
    role: Role,
    language: Type.Optional({ ...Language, description: 'Of the letter, unless they have an account with its own' }),
    requestId: RequestId,
  }),
  output: shape({ id: Id, expiresAt: Time }),
  refusals: [
    'notFound',
    'memberAboveYou',
    'memberAlready',
    'memberShopNotOpen',
    'membersFull',
    'memberInvitesSpent',
    'accountEmpty',
    'emailInvalid',
    'phoneInvalid',
  ],
})
export const mchStaffInviteCancel = contract({
  path: '/api/v2/mch/staff/invite/cancel',
  summary: 'Take back an open invitation',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou'],
})
export const mchStaffInviteAgain = contract({
  path: '/api/v2/mch/staff/invite/again',
  summary: 'Send an open invitation once more: it holds anew, the letter of before opens nothing any longer',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: shape({ id: Id, expiresAt: Time }),
  refusals: ['notFound', 'memberAboveYou', 'memberShopNotOpen', 'membersFull', 'memberInvitesSpent'],
})
export const mchStaffRole = contract({
  path: '/api/v2/mch/staff/role',
  logged: false,
  summary:
    'Give a member another role: none that holds what I do not hold myself. Ends their sign-ins at the console; ' +
    'invitations that they sent and that are open end too',
  who: writes,
  run: 'one',
  input: shape({ id: Id, role: Role, reason: Reason, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou', 'memberLastOwner', 'reasonRequired'],
})
export const mchStaffRemove = contract({
  path: '/api/v2/mch/staff/remove',
  summary: 'Take a member out. Ends their sign-ins at the console, and open invitations that they sent',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Reason, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'memberAboveYou', 'memberLastOwner', 'reasonRequired'],
})

export const mchStaffSignOut = contract({
  path: '/api/v2/mch/staff/session/end',
  summary: 'End all sign-ins of a member at the console; they sign in anew with both proofs',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Reason, requestId: RequestId }),
  output: shape({ ended: Type.Integer() }),
  refusals: ['notFound', 'memberAboveYou', 'reasonRequired'],
})

export const membershipList = contract({
  path: '/api/v2/user/membership/list',
  summary: 'The merchants that I work for, and open invitations to me',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({ merchantId: Id, merchantName: Type.String(), seal: Seal, role: Type.String(), since: Time }),
    ),
    invitations: Type.Array(
      shape({
        id: Id,
        merchantName: Type.String(),
        seal: Seal,
        role: Type.String(),
        permissions: Type.Array(Type.String()),
        invitedBy: Type.String({ description: 'Nickname' }),
        expiresAt: Time,
      }),
    ),
    hasPassword: Type.Boolean({ description: 'The console is opened by the password and a code' }),
  }),
})
export const membershipAccept = contract({
  path: '/api/v2/user/membership/accept',
  summary: 'Accept an invitation to me',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'memberAlready', 'memberShopNotOpen', 'membersFull'],
})
export const membershipDecline = contract({
  path: '/api/v2/user/membership/decline',
  summary: 'Decline an invitation to me',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const membershipLeave = contract({
  path: '/api/v2/user/membership/leave',
  summary: 'Stop working for a merchant; the last owner stays',
  who: 'shopper',
  run: 'one',
  input: shape({ merchantId: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'memberLastOwner'],
})
