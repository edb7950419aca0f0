// Calls of teams: an enterprise buyer's sub-accounts, and what the invited person sees of it.
import { Type } from 'typebox'
import { contract, Fen, Id, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'

const Role = Type.Enum(['buyer', 'approver', 'viewer'], {
  description: 'buyer and approver place orders within their limit, a viewer places none',
})
const Limit = Nullable(
  Type.Integer({
    minimum: 0,
    maximum: 10_000_000_000,
    description: 'Fen a calendar month (Asia/Shanghai); null: none',
  }),
)
const Terms = { nickname: Type.String({ minLength: 1, maxLength: 40 }), role: Role, monthlyLimit: Limit }
const Inviter = shape({ nickName: Type.String(), username: Type.String({ description: 'Masked e-mail or phone' }) })

export const childAdd = contract({
  path: '/api/v2/user/children/add',
  summary:
    'Invite a person as a sub-account: they accept or decline after signing in. ' +
    'The same answer whether or not they have an account',
  who: 'shopper',
  run: 'one',
  begins: 'teams',
  input: shape({
    contact: Type.String({ minLength: 1, maxLength: 254, description: 'E-mail or phone' }),
    areaCode: Type.Optional(
      Type.String({ pattern: '^\\+?\\d{1,4}$', description: 'Of a phone written without one; 86 when missing' }),
    ),
    ...Terms,
    requestId: RequestId,
  }),
  output: shape({ id: Id }),
  refusals: [
    'teamEnterpriseOnly',
    'teamNoThirdLevel',
    'teamSelf',
    'teamAlreadyInvited',
    'teamFull',
    'accountEmpty',
    'emailInvalid',
    'phoneInvalid',
    'badInput',
  ],
})
export const childList = contract({
  path: '/api/v2/user/children/list',
  summary: 'My sub-accounts and open invitations, the newest first; all of them, there are few',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        contact: Type.String({ description: 'As it was invited' }),
        ...Terms,
        state: Type.Enum(['invited', 'active']),
        spent: Type.Integer({ description: 'Fen of orders paid this month, less what came back' }),
        pending: Type.Integer({ description: 'Fen of orders not paid yet: they count against the limit' }),
        createdAt: Time,
        joinedAt: Nullable(Time),
      }),
    ),
    max: Type.Integer(),
  }),
})
export const childEdit = contract({
  path: '/api/v2/user/children/edit',
  summary: 'Change name, role and limit of a sub-account',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, ...Terms, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'badInput'],
})
export const childDelete = contract({
  path: '/api/v2/user/children/delete',
  summary: 'Remove a sub-account or take an invitation back: the person keeps their account and their orders',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const childMine = contract({
  path: '/api/v2/user/children/mine',
  summary: 'Where I stand: my kind of account, invitations to me, the team I am in',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({
    kind: Type.Enum(['individual', 'enterprise']),
    invitations: Type.Array(shape({ id: Id, from: Inviter, role: Role, monthlyLimit: Limit, createdAt: Time })),
    membership: Nullable(
      shape({ from: Inviter, role: Role, monthlyLimit: Limit, spent: Fen, pending: Fen, joinedAt: Time }),
    ),
  }),
})
export const childAccept = contract({
  path: '/api/v2/user/children/accept',
  summary: 'Accept an invitation to me',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'teamOneOnly', 'teamHasChildren'],
})
export const childDecline = contract({
  path: '/api/v2/user/children/decline',
  summary: 'Decline an invitation to me',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const childLeave = contract({
  path: '/api/v2/user/children/leave',
  summary: 'Leave the team I am in',
  who: 'shopper',
  run: 'one',
  input: shape({ requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
