// Calls about shops that close for good: by an owner at the shop's desk, and by staff.
import { Type } from 'typebox'
import { closingStates } from './states.ts'
import { AloneProof, secondPersonRefusals } from '#features/people/accounts/contract.ts'
import { contract, Fen, Id, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const owns = { merchant: 'closing.write' } as const
const reads = { staff: 'merchant.read' } as const
const writes = { staff: 'merchant.write' } as const
const Count = Type.Integer({ minimum: 0 })
const Reason = Type.String({ maxLength: 300 })
const State = Type.Enum(closingStates)
const Side = Type.Enum(['owner', 'staff'])
const stands = {
  status: Type.Enum(['open', 'suspended', 'closed'], { description: 'Of the shop' }),
  closing: Nullable(
    shape({
      state: State,
      side: Side,
      asker: Type.String({ description: 'Nickname' }),
      reason: Type.String(),
      answer: Type.String({ description: 'Why it was refused' }),
      askedAt: Time,
      endsAt: Nullable(Time, { description: 'Until then it can be taken back' }),
      endedAt: Nullable(Time),
    }),
    { description: 'The newest request, whatever became of it' },
  ),
  open: shape({
    ordersUnpaid: Count,
    ordersToShip: Count,
    ordersOnTheWay: Count,
    claims: Count,
    goods: Count,
    followers: Count,
    members: Count,
    keys: Count,
    webhooks: Count,
  }),
  payable: { ...Fen, description: 'What the shop is owed; it stays owed' },
  receivable: { ...Fen, description: 'What it owes' },
  graceDays: Count,
}
export const mchClosingDetail = contract({
  path: '/api/v2/mch/closing/detail',
  summary: 'How the closing of this shop stands, what of it is open, and what ends with it',
  who: { merchant: 'closing.read' },
  byKey: false,
  run: 'read',
  input: Nothing,
  output: shape(stands),
})
export const mchClosingAsk = contract({
  path: '/api/v2/mch/closing/ask',
  summary: 'Ask for this shop to be closed for good; staff confirm it. All of its people are told',
  who: owns,
  byKey: false,
  run: 'one',
  input: shape({ reason: Reason, requestId: RequiredRequestId }),
  output: shape({ state: State }),
  refusals: ['reasonRequired', 'closingAsked', 'shopIsClosed'],
})
export const mchClosingTakeBack = contract({
  path: '/api/v2/mch/closing/cancel',
  summary: 'Take the closing back, until its days of grace are over: the shop stands as before',
  who: owns,
  byKey: false,
  run: 'one',
  input: shape({ reason: Reason, requestId: RequiredRequestId }),
  output: shape({ state: State }),
  refusals: ['reasonRequired', 'closingChanged'],
})
export const adminClosingList = contract({
  path: '/api/v2/admin/merchant/closing/list',
  summary: 'Shops that are to close: those that wait for an answer first, the oldest first; two hundred at most',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        merchantId: Id,
        name: Type.String(),
        state: Type.Enum(['asked', 'confirmed']),
        side: Side,
        askedAt: Time,
        endsAt: Nullable(Time),
      }),
    ),
  }),
})
export const adminClosingDetail = contract({
  path: '/api/v2/admin/merchant/closing/detail',
  summary: 'How the closing of a shop stands, what of it is open, and what ends with it',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ ...stands, own: Type.Boolean({ description: 'I asked for it' }) }),
  refusals: ['notFound'],
})
export const adminClosingAsk = contract({
  path: '/api/v2/admin/merchant/closing/ask',
  summary: 'Ask for a shop to be closed for good; somebody else of the staff confirms it',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Reason, requestId: RequiredRequestId }),
  output: shape({ state: State }),
  refusals: ['notFound', 'reasonRequired', 'closingAsked', 'shopIsClosed'],
})
export const adminClosingAudit = contract({
  path: '/api/v2/admin/merchant/closing/audit',
  summary:
    'Answer what somebody else asked. Approve: from now on the shop sells nothing, and after the days of grace it ' +
    'ends. Reject: with the reason that its people read',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum(['approve', 'reject']),
    reason: Reason,
    proof: AloneProof,
    requestId: RequiredRequestId,
  }),
  output: shape({ state: State }),
  refusals: ['notFound', 'reasonRequired', 'closingChanged', 'shopIsClosed', ...secondPersonRefusals],
})
export const adminClosingTakeBack = contract({
  path: '/api/v2/admin/merchant/closing/cancel',
  summary: 'Take a closing back, until its days of grace are over: the shop stands as before',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Reason, requestId: RequiredRequestId }),
  output: shape({ state: State }),
  refusals: ['notFound', 'reasonRequired', 'closingChanged'],
})
