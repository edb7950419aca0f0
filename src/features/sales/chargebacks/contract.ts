// Calls of staff about payments that a payer's bank takes back.
import { Type } from 'typebox'
import { tabs } from './queries.ts'
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
const chargeback = {
  id: Id,
  amount: Fen,
  reason: Type.String({ description: 'The provider’s word for it' }),
  status: Type.Enum(['open', 'answered', 'won', 'lost']),
  taken: Type.Boolean({ description: 'The provider has taken the money from us' }),
  method: Type.String(),
  payNo: Type.String(),
  subject: Type.String({ description: 'What was paid for: orders, or a top-up' }),
  payer: Nullable(Type.String({ description: 'Nickname; null of a guest' })),
  orderNos: Type.Array(Type.String()),
  dueAt: Nullable({ ...Time, description: 'Until when the provider wants an answer' }),
  createdAt: Time,
  endedAt: Nullable(Time),
}
export const adminChargebackCount = contract({
  path: '/api/v2/admin/chargeback/count',
  summary: 'How many chargebacks wait for an answer, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ unanswered: Type.Integer({ minimum: 0 }) }),
})
export const adminChargebackPage = contract({
  path: '/api/v2/admin/chargeback/page',
  summary: 'Payments that a bank takes back: open ones the oldest first, ended ones the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, tab: Type.Optional(Type.Enum([...tabs])) }),
  output: pageOf(shape(chargeback)),
})
export const adminChargebackDetail = contract({
  path: '/api/v2/admin/chargeback/detail',
  summary: 'One chargeback, with what was answered',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...chargeback,
    ref: Type.String({ description: 'As the provider calls it' }),
    answer: Type.String(),
    answerer: Nullable(Type.String()),
    answeredAt: Nullable(Time),
    parts: Type.Array(
      shape({
        orderNo: Nullable(Type.String()),
        amount: Fen,
        held: { ...Fen, description: 'Of it, what came out of what the order held' },
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminChargebackAnswer = contract({
  path: '/api/v2/admin/chargeback/answer',
  summary: 'Answer a chargeback once and for all, or accept it: the provider has the last word',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    words: Type.Optional(Type.String({ maxLength: 3000, description: 'Missing: it is accepted' })),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'chargebackChanged', 'reasonRequired'],
})
