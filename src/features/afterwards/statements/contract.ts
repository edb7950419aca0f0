// Calls of a merchant about its money: what it is owed, its statements, yes or no to them.
import { Type } from 'typebox'
import { amountLines, disputeStates, statementLines, statementStates, wordKinds } from './states.ts'
import { cycles } from '#features/catalog/terms/limits.ts'
import { payoutStates } from '#features/money/payouts/states.ts'
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

const reads = { merchant: 'bill.read' } as const
const writes = { merchant: 'bill.write' } as const
const Day = Type.String({ description: 'In Shanghai, as 2026-11-15' })
const Count = Type.Integer({ minimum: 0 })
export const Words = Type.String({ maxLength: 500 })
export const Line = Type.Enum([...statementLines])

export const statementHead = {
  id: Id,
  cycle: Type.Enum([...cycles]),
  fromDay: Day,
  toDay: Day,
  status: Type.Enum([...statementStates]),
  amount: { ...Fen, description: 'Of the period' },
  carried: { ...Fen, description: 'Left over from earlier ones' },
  held: { ...Fen, description: 'Disputed: it waits' },
  paid: Fen,
  confirmBy: { ...Time, description: 'Unanswered until then it counts as confirmed' },
  createdAt: Time,
  confirmedAt: Nullable(Time),
  sentBack: Type.Boolean({ description: 'The bank sent its payout back: what was paid is due again' }),
}
export const statementPayout = {
  payoutNo: Type.String(),
  amount: Fen,
  bank: Type.String(),
  lastFour: Type.String(),
  status: Type.Enum([...payoutStates]),
  bankRef: Type.String({ description: 'As the bank calls it' }),
  reason: Type.String({ description: 'Why the bank sent it back' }),
  at: { ...Time, description: 'When it ended; before that, when it was asked for' },
}
export const statementDetail = {
  ...statementHead,
  lines: Type.Array(
    shape({
      line: Line,
      amount: Fen,
      orders: { ...Count, description: 'Of adjustments: how many' },
    }),
    { description: 'Those that make the amount, in their order; platform stands within sales and is told alone' },
  ),
  opening: { ...Fen, description: 'What was payable, less what was owed, before the period' },
  payouts: { ...Fen, description: 'Paid out in the period, of earlier statements' },
  closing: Fen,
  bySilence: Type.Boolean({ description: 'It was confirmed because nobody answered' }),
  confirmedBy: Nullable(Type.String()),
  payout: Nullable(shape(statementPayout), { description: 'The newest' }),
  dispute: Nullable(
    shape({
      lines: Type.Array(Type.Enum([...amountLines])),
      amount: Fen,
      held: Fen,
      status: Type.Enum([...disputeStates]),
      granted: Nullable(Fen),
      askedAt: Time,
    }),
    { description: 'The newest' },
  ),
  words: Type.Array(
    shape({
      id: Id,
      side: Type.Enum(['merchant', 'staff']),
      by: Type.String({ description: 'Nickname' }),
      kind: Type.Enum([...wordKinds]),
      words: Type.String(),
      at: Time,
    }),
    { description: 'Of both sides, the newest first, at most 200' },
  ),
}
export const StatementOrder = shape({
  id: { ...Id, description: 'Of the posting' },
  orderNo: Nullable(Type.String()),
  title: Nullable(Type.String({ description: 'Of the goods; null: of the whole order' })),
  picture: Nullable(Type.String()),
  at: Time,
  amount: Fen,
})

export const mchBillSummary = contract({
  path: '/api/v2/mch/bill/summary',
  summary: 'What this merchant is owed and owes, and when its next statement is made',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    payable: Fen,
    receivable: { ...Fen, description: 'What the merchant owes, at most 0' },
    frozen: { ...Fen, description: 'On its way to the bank' },
    unstated: { ...Fen, description: 'In no statement yet' },
    due: { ...Fen, description: 'Confirmed, and not paid yet' },
    cycle: Type.Enum([...cycles]),
    nextDay: { ...Day, description: 'The last day of the running period' },
    status: Type.Enum(['open', 'suspended', 'closed'], { description: 'Of the shop: suspended, nothing is paid out' }),
  }),
})
export const mchBillCount = contract({
  path: '/api/v2/mch/bill/count',
  summary: 'How many statements wait for an answer',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ open: Count }),
})
export const mchBillPage = contract({
  path: '/api/v2/mch/bill/page',
  summary: 'Statements of this merchant, the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['open', 'running', 'done', 'all'])),
  }),
  output: pageOf(shape(statementHead)),
})
export const mchBillDetail = contract({
  path: '/api/v2/mch/bill/detail',
  summary: 'One statement, line by line, and what both sides said of it',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape(statementDetail),
  refusals: ['notFound'],
})
export const mchBillOrderPage = contract({
  path: '/api/v2/mch/bill/order/page',
  summary: 'What a line of a statement is made of: its orders, the newest posting first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, id: Id, line: Line }),
  output: pageOf(StatementOrder),
  refusals: ['notFound'],
})
export const mchBillExport = contract({
  path: '/api/v2/mch/bill/export',
  summary: 'Every posting of a statement as CSV, part by part: put one behind the other they are the file',
  who: reads,
  run: 'read',
  input: shape({ id: Id, after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) }),
  output: shape({
    name: Type.String(),
    csv: Type.String(),
    next: Nullable(Type.Integer({ description: 'Give it as `after` to read on' })),
  }),
  refusals: ['notFound'],
})
export const mchBillBook = contract({
  path: '/api/v2/mch/bill/book',
  summary: 'Every posting of a statement as a workbook of Excel (.xlsx)',
  who: reads,
  run: 'read',
  pace: 'parsing',
  input: shape({ id: Id }),
  output: shape({ name: Type.String(), xlsx: Type.String({ description: 'In base64' }) }),
  refusals: ['notFound', 'statementTooLong'],
})
export const mchBillConfirm = contract({
  path: '/api/v2/mch/bill/confirm',
  summary: 'Confirm a statement: it is paid out',
  who: writes,
  byKey: false,
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'statementAnswered'],
})
export const mchBillDispute = contract({
  path: '/api/v2/mch/bill/dispute',
  summary: 'Dispute lines of a statement: what the merchant gets of them waits, all else is paid out as confirmed',
  who: writes,
  byKey: false,
  run: 'one',
  input: shape({
    id: Id,
    lines: Type.Array(Type.Enum([...amountLines]), { minItems: 1, maxItems: amountLines.length, uniqueItems: true }),
    words: Words,
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'statementAnswered', 'disputeLineEmpty', 'reasonRequired'],
})
export const mchBillAsk = contract({
  path: '/api/v2/mch/bill/ask',
  summary: 'Ask staff about a statement; its clock runs on',
  who: writes,
  byKey: false,
  run: 'one',
  input: shape({ id: Id, words: Words, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'reasonRequired'],
})
