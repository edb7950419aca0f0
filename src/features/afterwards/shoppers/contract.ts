// Calls about people who shop here, for staff: found, looked at, written to, blocked. Addresses, phones and mail are
// masked; what is looked at in full is asked for with a reason.
import { Type } from 'typebox'
import { blockedFor } from '#features/people/accounts/accounts.ts'
import {
  contract,
  Fen,
  Id,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'
import { trails } from './trails.ts'

const reads = { staff: 'user.read' } as const
const writes = { staff: 'user.write' } as const
const blocks = { staff: 'block.write' } as const
const State = Type.Enum(['active', 'blocked', 'closed'])
const Reason = Type.String({ maxLength: 300, description: 'For the audit log' })
const Someone = { userId: Id, reason: Reason, requestId: RequiredRequestId }
const person = {
  userId: Id,
  nickName: Type.String({ description: 'Empty of an account that was closed' }),
  contact: Type.String({ description: 'Masked e-mail or phone' }),
  state: State,
  since: Time,
  orders: Type.Integer({ description: 'Paid ones; 1,000 stands for all above' }),
}

export const adminUserPage = contract({
  path: '/api/v2/admin/user/page',
  summary: 'Who has an account, the newest first; by number, whole e-mail or phone, or part of the nickname',
  who: reads,
  run: 'read',
  pace: 'lookup',
  input: shape({
    ...pageInput,
    keyword: Type.Optional(Type.String({ maxLength: 120 })),
    state: Type.Optional(State),
    from: Type.Optional({ ...Time, description: 'Since then' }),
    until: Type.Optional({ ...Time, description: 'And before then' }),
    orders: Type.Optional(Type.Enum(['some', 'none'], { description: 'Paid any' })),
  }),
  output: pageOf(shape(person)),
})
export const adminUserDetail = contract({
  path: '/api/v2/admin/user/detail',
  summary: 'A person: how their account stands, what of it is open, where they are signed in, their addresses masked',
  who: reads,
  run: 'read',
  input: shape({ userId: Id }),
  output: shape({
    ...person,
    kind: Type.Enum(['individual', 'enterprise']),
    language: Nullable(Type.Enum(languages)),
    email: Type.String({ description: 'Masked' }),
    phone: Type.String({ description: 'Masked' }),
    blockedAt: Nullable(Time),
    blockedWhy: Nullable(Type.Enum(blockedFor)),
    lastSeenAt: Nullable(Time),
    staff: Type.Boolean({ description: 'Works for the platform, or is suspended there' }),
    proofs: Type.Integer({ description: 'Second proofs at the console' }),
    ordersOpen: Type.Integer(),
    claimsOpen: Type.Integer(),
    balance: Fen,
    vip: Type.Boolean(),
    shops: Type.Array(
      shape({
        merchantId: Id,
        name: Type.String(),
        role: Type.String(),
        roleName: Nullable(Type.String()),
        lastOwner: Type.Boolean({ description: 'The only one who owns it' }),
      }),
    ),
    signIns: Type.Array(
      shape({
        id: Id,
        device: Type.String({ description: 'Browser and system; empty: unknown' }),
        console: Type.Boolean(),
        since: Time,
        lastUsedAt: Time,
      }),
    ),
    addresses: Type.Array(
      shape({
        id: Id,
        masked: Type.String(),
        isDefault: Type.Boolean(),
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminUserTrail = contract({
  path: '/api/v2/admin/user/trail/page',
  summary: 'What a person did here, the newest first: of one kind each',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, userId: Id, kind: Type.Enum(trails) }),
  output: pageOf(
    shape({
      id: Id,
      at: Time,
      no: Nullable(Type.String({ description: 'Number of the document, or business key of the transfer' })),
      title: Type.String({ description: 'Shop, words, or code of a kind' }),
      text: Type.String(),
      state: Nullable(Type.String()),
      fen: Nullable(Fen),
      by: Nullable(Type.String({ description: 'Nickname of who of the staff' })),
    }),
  ),
  refusals: ['notFound'],
})
export const adminUserReveal = contract({
  path: '/api/v2/admin/user/address/detail',
  summary: 'Addresses and contacts of a person in full; the look stands in the audit log with its reason',
  who: writes,
  run: 'one',
  input: shape(Someone),
  output: shape({
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    addresses: Type.Array(shape({ id: Id, name: Type.String(), phone: Type.String(), line: Type.String() })),
  }),
  refusals: ['notFound', 'reasonRequired'],
})
const Words = Type.String({ maxLength: 1000 })
export const adminUserNote = contract({
  path: '/api/v2/admin/user/note/add',
  summary: 'Note something about a person, for staff alone',
  who: writes,
  run: 'one',
  input: shape({ userId: Id, text: Words, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'wordsRequired'],
})
export const adminUserWrite = contract({
  path: '/api/v2/admin/user/message/add',
  summary: 'Write to a person: a message of their inbox, and a letter where they want letters',
  who: writes,
  run: 'one',
  input: shape({ userId: Id, text: Words, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'wordsRequired'],
})
export const adminUserBlock = contract({
  path: '/api/v2/admin/user/block',
  summary:
    'Block an account: every sign-in ends at once and none begins; orders, claims and balance run on. The person is ' +
    'told why, and where to object. None of the staff',
  who: blocks,
  run: 'one',
  input: shape({ ...Someone, why: Type.Enum(blockedFor, { description: 'Told to the person, in their language' }) }),
  output: shape({ ended: Type.Integer({ description: 'Sign-ins' }) }),
  refusals: ['notFound', 'reasonRequired', 'memberIsStaff', 'memberStateChanged'],
})
export const adminUserUnblock = contract({
  path: '/api/v2/admin/user/unblock',
  summary: 'Open a blocked account again; the person is told',
  who: blocks,
  run: 'one',
  input: shape(Someone),
  output: shape({ state: State }),
  refusals: ['notFound', 'reasonRequired', 'memberStateChanged'],
})
export const adminUserSignOut = contract({
  path: '/api/v2/admin/user/session/end',
  summary: 'End all sign-ins of a person, everywhere; signing in anew is possible at once. None of the staff',
  who: writes,
  run: 'one',
  input: shape(Someone),
  output: shape({ ended: Type.Integer() }),
  refusals: ['notFound', 'reasonRequired', 'memberIsStaff'],
})
export const adminUserProofReset = contract({
  path: '/api/v2/admin/user/proof/reset',
  summary: 'Take every second proof from a person who lost theirs; none of staff who may do more than who asks',
  who: { staff: 'proof.write' },
  run: 'one',
  input: shape(Someone),
  output: shape({ removed: Type.Integer() }),
  refusals: ['notFound', 'reasonRequired', 'forbidden'],
})
