// Calls of staff about statements of the bank: read in, their lines, and whose each is.
import { Type } from 'typebox'
import { PaymentState } from '../payments/contract.ts'
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

const reads = { staff: 'transfer.read' } as const
const writes = { staff: 'transfer.write' } as const
const Count = Type.Integer({ minimum: 0 })
const Day = Nullable(Type.String({ description: 'YYYY-MM-DD' }))
const line = {
  id: Id,
  bankRef: Type.String({ description: 'The bank’s number of it, or one made of all that it says' }),
  amount: Fen,
  state: Type.Enum(['open', 'suspense', 'used', 'aside']),
  line: Nullable(Type.Integer()),
  bookedOn: Day,
  payer: Type.String(),
  words: Type.String(),
  payNo: Nullable(Type.String({ description: 'The payment whose number stands in its words' })),
  asked: Nullable(Fen, { description: 'What was asked for under that number' }),
  payment: Nullable(PaymentState),
  transferId: Nullable(Id),
}
/** A line as cases and lists show it. */
export const StatementLine = shape(line)
export const adminStatementAdd = contract({
  path: '/api/v2/admin/pay/transfer/statement/add',
  summary:
    'Read a statement of the bank (CSV or XLSX; columns by their headings): what came is matched by payment number; ' +
    'what names none stands in suspense. Each booking counts once, in whichever file it comes; a line that cannot ' +
    'be read makes it no statement',
  who: writes,
  run: 'one',
  pace: 'parsing',
  input: shape({
    name: Type.String({ minLength: 1, maxLength: 255 }),
    file: Type.String({ maxLength: 240_000, description: 'In base64' }),
    requestId: RequiredRequestId,
  }),
  output: shape({
    id: Id,
    credits: { ...Count, description: 'Bookings of money that came' },
    fresh: { ...Count, description: 'Of those, new' },
    matched: { ...Count, description: 'Of the new, with a known payment number' },
    unknown: { ...Count, description: 'Of the new, in suspense' },
  }),
  refusals: ['statementUnread', 'statementLine', 'statementHalf', 'statementKnown'],
})
export const adminStatementList = contract({
  path: '/api/v2/admin/pay/transfer/statement/list',
  summary: 'The ten statements that were read last',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        name: Type.String(),
        bookings: Count,
        credits: Count,
        fresh: Count,
        fromDay: Day,
        toDay: Day,
        reader: Type.String(),
        readAt: Time,
      }),
    ),
  }),
})
export const adminLinePage = contract({
  path: '/api/v2/admin/pay/transfer/line/page',
  summary: 'Money that came to the bank, the newest first: what waits, what paid or went back, what is no buyer’s',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, tab: Type.Optional(Type.Enum(['waiting', 'used', 'aside'])) }),
  output: pageOf(StatementLine),
})
const reason = Type.String({ maxLength: 300 })
export const adminLineAssign = contract({
  path: '/api/v2/admin/pay/transfer/line/assign',
  summary: 'Money that names no payment, or a wrong one, is for this one',
  who: writes,
  run: 'one',
  input: shape({ id: Id, payNo: Type.String({ pattern: '^\\d{12,32}$' }), reason, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'reasonRequired', 'bankCreditKnown'],
})
export const adminLineAside = contract({
  path: '/api/v2/admin/pay/transfer/line/aside',
  summary: 'Money that is no buyer’s leaves suspense',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'reasonRequired', 'bankCreditKnown'],
})
export const adminLineTake = contract({
  path: '/api/v2/admin/pay/transfer/line/take',
  summary:
    'Money for a payment of which no proof was sent: it pays what can still be paid, or goes back to where the bank ' +
    'says it came from',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: shape({ became: Type.Enum(['paid', 'refunded']) }),
  refusals: ['notFound', 'invalidOrder', 'bankCreditKnown'],
})
