// Calls of staff about refunds in trouble: listed, sent another way by two people.
import { Type } from 'typebox'
import { tabs } from './queries.ts'
import { rerouteStates, ways } from './states.ts'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { staff: 'payout.read' } as const
const writes = { staff: 'payout.write' } as const
const Count = Type.Integer({ minimum: 0 })

const troubled = {
  id: Id,
  refundNo: Type.String(),
  amount: Fen,
  status: Type.Enum(['pending', 'processing', 'done', 'failed']),
  why: Type.String({ description: 'What the provider said at its last refusal' }),
  tries: Count,
  refusals: Count,
  againAt: Nullable({ ...Time, description: 'When its provider is asked next; null: no more' }),
  createdAt: Time,
  method: Type.String(),
  payNo: Type.String(),
  orderNo: Nullable(Type.String()),
  payer: Nullable(Type.String({ description: 'Nickname; null of a guest' })),
  rerouted: Nullable(
    Type.Enum([...ways, 'chargeback'], {
      description: 'Which way it went instead; chargeback: its payer’s bank had taken the money already',
    }),
  ),
  cameAt: Nullable({ ...Time, description: 'Its provider paid it all the same' }),
  hasAccount: Type.Boolean({ description: 'Who paid has named another account' }),
}
export const adminRerouteCount = contract({
  path: '/api/v2/admin/reroute/count',
  summary: 'How many refunds are in trouble, and how many wait for a second person, up to 1,001 each',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ trouble: Count, asked: Count }),
})
export const adminReroutePage = contract({
  path: '/api/v2/admin/reroute/page',
  summary:
    'Refunds in trouble, and those that wait for a second person: the oldest first; those that went another way: ' +
    'the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, tab: Type.Optional(Type.Enum([...tabs])) }),
  output: pageOf(shape(troubled)),
})
export const adminRerouteDetail = contract({
  path: '/api/v2/admin/reroute/detail',
  summary: 'One refund with the other ways that were asked for',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...troubled,
    disputed: Type.Boolean({ description: 'Its payer’s bank takes the payment back: it goes no other way' }),
    unsure: Type.Boolean({ description: 'Its provider has not answered the last sending' }),
    ways: Type.Array(Type.Enum([...ways]), {
      description: 'Those that may be asked for now; none: it is not in trouble, or one waits',
    }),
    account: Nullable(
      shape({
        holder: Type.String({ description: 'Masked' }),
        bank: Type.String(),
        lastFour: Type.String(),
        toldAt: Time,
      }),
      { description: 'Where who paid wants it, proven by their payment password' },
    ),
    reroutes: Type.Array(
      shape({
        id: Id,
        way: Type.Enum([...ways]),
        bank: Type.String(),
        holder: Type.String({ description: 'Of a person masked' }),
        lastFour: Type.String(),
        reason: Type.String(),
        status: Type.Enum([...rerouteStates]),
        asker: Type.String(),
        own: Type.Boolean({ description: 'I asked for it: another decides it' }),
        askedAt: Time,
        byPayer: Type.Boolean({ description: 'The account is the one that who paid told' }),
        decider: Nullable(Type.String()),
        decidedAt: Nullable(Time),
        bankReason: Type.String({ description: 'Why the bank sent it back' }),
        endedAt: Nullable(Time),
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminRerouteAdd = contract({
  path: '/api/v2/admin/reroute/add',
  summary: 'Ask that a refund in trouble goes another way: to the payer’s balance, or to a bank account they gave',
  who: writes,
  run: 'one',
  input: shape({
    refundId: Id,
    way: Type.Enum([...ways]),
    told: Type.Optional(Type.Boolean({ description: 'To the account that who paid told; instead of `account`' })),
    account: Type.Optional(
      shape({
        holder: Type.String({ minLength: 1, maxLength: 120 }),
        bank: Type.String({ minLength: 1, maxLength: 120 }),
        number: Type.String({ minLength: 1, maxLength: 50 }),
      }),
    ),
    reason: Type.String({ maxLength: 300 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ id: Id }),
  refusals: [
    'notFound',
    'badInput',
    'reasonRequired',
    'ownRequest',
    'refundNotInTrouble',
    'refundDisputed',
    'rerouteOpen',
    'rerouteNoBalance',
    'refundAccountNone',
    'realNameInvalid',
    'bankAccountInvalid',
  ],
})
export const adminRerouteAudit = contract({
  path: '/api/v2/admin/reroute/audit',
  summary:
    'Agree to another way that somebody else asked for, or reject it. Its provider is asked once more before, and ' +
    'never again after',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum(['approve', 'reject']),
    proof: AloneProof,
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Type.Enum([...rerouteStates]) }),
  refusals: [
    'notFound',
    'rerouteDecided',
    'refundNotInTrouble',
    'refundDisputed',
    'refundUnsure',
    'rerouteNoBalance',
    ...secondPersonRefusals,
  ],
})
