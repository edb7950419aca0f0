// Calls of staff about statements of all merchants: looked at, asked about, disputes answered by two people.
import { Type } from 'typebox'
import { unpaidReasons } from './states.ts'
import { Line, statementDetail, statementHead, StatementOrder, statementPayout, Words } from './contract.ts'
import { paidTo } from '#features/money/payouts/contract.ts'
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
} from '#kernel/call/contract.ts'

const reads = { staff: 'bill.read' } as const
const writes = { staff: 'bill.write' } as const
const Count = Type.Integer({ minimum: 0 })
const merchant = {
  merchantId: Id,
  merchantName: Type.String(),
  merchantStatus: Type.Enum(['open', 'suspended', 'closed'], { description: 'Suspended: nothing is paid out' }),
}

export const adminBillPage = contract({
  path: '/api/v2/admin/bill/page',
  summary: 'Statements of all merchants, the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['disputed', 'open', 'confirmed', 'paying', 'done', 'all'])),
    merchantId: Type.Optional(Id),
  }),
  output: pageOf(shape({ ...statementHead, ...merchant })),
})
export const adminBillCount = contract({
  path: '/api/v2/admin/bill/count',
  summary: 'How many disputes wait for staff, and how many statements are confirmed and not paid yet, to 1,001 each',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ disputed: Count, confirmed: Count }),
})
export const adminBillDetail = contract({
  path: '/api/v2/admin/bill/detail',
  summary: 'One statement, line by line, and what both sides said of it',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...statementDetail,
    ...merchant,
    payout: Nullable(shape({ ...statementPayout, batchId: Nullable(Id) }), { description: 'The newest' }),
    proposer: Nullable(
      Type.String({ description: 'Who of the staff granted something, while another has to approve' }),
    ),
    own: Type.Boolean({ description: 'That was me' }),
    account: Nullable(shape(paidTo), { description: 'Where the merchant is paid to by now' }),
  }),
  refusals: ['notFound'],
})
export const adminBillOrderPage = contract({
  path: '/api/v2/admin/bill/order/page',
  summary: 'What a line of a statement is made of: its orders, the newest posting first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, id: Id, line: Line }),
  output: pageOf(StatementOrder),
  refusals: ['notFound'],
})
export const adminBillWord = contract({
  path: '/api/v2/admin/bill/word',
  summary: 'Answer a question of a merchant about a statement',
  who: writes,
  run: 'one',
  input: shape({ id: Id, words: Words, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'reasonRequired'],
})
export const adminBillAnswer = contract({
  path: '/api/v2/admin/bill/answer',
  summary:
    'Answer a dispute. Granting nothing ends it: what waited is paid out. What is granted waits for another of the ' +
    'staff, and is then made payable',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    granted: Type.Integer({ minimum: 0, maximum: 100_000_000_00, description: 'Integer fen' }),
    words: Words,
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Type.Enum(['proposed', 'closed']) }),
  refusals: ['notFound', 'disputeChanged', 'reasonRequired'],
})
export const adminBillAudit = contract({
  path: '/api/v2/admin/bill/audit',
  summary: 'Approve what somebody else of the staff granted, or send it back to be answered anew',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    decision: Type.Enum(['approve', 'reject']),
    granted: { ...Fen, description: 'As it was read' },
    proof: AloneProof,
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Type.Enum(['open', 'closed']) }),
  refusals: ['notFound', 'disputeChanged', ...secondPersonRefusals],
})
export const adminBillPay = contract({
  path: '/api/v2/admin/bill/pay',
  summary:
    'Pay confirmed statements out, those that are named or all, a hundred at most: each becomes a payout that waits ' +
    'for a batch. What cannot be paid now is named with why; what the bank sent back goes to the same account again ' +
    'only where it is named',
  who: { staff: 'payout.write' },
  run: 'one',
  input: shape({
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
    requestId: RequiredRequestId,
  }),
  output: shape({
    paid: Type.Array(shape({ id: Id, amount: Fen })),
    unpaid: Type.Array(shape({ id: Id, reason: Type.Enum([...unpaidReasons]) })),
  }),
})
export const adminBillRun = contract({
  path: '/api/v2/admin/bill/run',
  summary: 'Make the statements whose period is over now, as the clock does each night; again: nothing happens twice',
  who: writes,
  run: 'one',
  input: shape({ requestId: RequiredRequestId }),
  output: Nothing,
})
