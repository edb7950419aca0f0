// Calls of a merchant about the invoices that the platform issues to it for its commission.
import { Type } from 'typebox'
import { feeLines, paperKinds } from './fees.ts'
import { contract, Fen, Id, Nothing, Nullable, pageInput, pageOf, shape, Time } from '#kernel/call/contract.ts'

const reads = { merchant: 'bill.read' } as const
const Day = Type.String({ description: 'In Shanghai, as 2026-11-15' })
export const Tab = Type.Optional(Type.Enum(['all', ...paperKinds]))
export const PaperNumber = Type.Optional(Type.String({ maxLength: 24, description: 'As it is printed' }))
export const paperHead = {
  id: Id,
  kind: Type.Enum([...paperKinds]),
  number: Type.String(),
  statementId: Id,
  fromDay: Day,
  toDay: Day,
  amount: { ...Fen, description: 'With the tax; of a credit note what it gives back' },
  tax: { ...Fen, description: 'Within it' },
  credited: { ...Fen, description: 'Of an invoice: what credit notes took back of it' },
  recipient: Type.String(),
  issuedAt: Time,
  url: Type.String({ description: 'Of the PDF; with the sign-in in the header' }),
}
const party = {
  name: Type.String(),
  taxNo: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  bank: Type.String(),
  account: Type.String(),
}
export const paperDetail = {
  ...paperHead,
  issuer: shape({ ...party, place: Type.String() }),
  to: shape(party),
  lines: Type.Array(
    shape({
      line: Type.Enum([...feeLines]),
      orders: Type.Integer({ minimum: 0 }),
      amount: { ...Fen, description: 'They sum up to the amount' },
    }),
  ),
  taxBp: Type.Integer(),
  reason: Type.String({ description: 'Of a credit note that staff issued' }),
  of: Nullable(shape({ id: Id, number: Type.String() }), { description: 'The invoice that it takes back from' }),
  credits: Type.Array(shape({ id: Id, number: Type.String(), amount: Fen, issuedAt: Time })),
}
export const mchFeeInvoicePage = contract({
  path: '/api/v2/mch/feeInvoice/page',
  summary: 'Invoices and credit notes of the platform to this merchant, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, tab: Tab, number: PaperNumber }),
  output: pageOf(shape(paperHead)),
})
export const mchFeeInvoiceDetail = contract({
  path: '/api/v2/mch/feeInvoice/detail',
  summary: 'One of them',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape(paperDetail),
  refusals: ['notFound'],
})
export const mchFeeInvoiceSummary = contract({
  path: '/api/v2/mch/feeInvoice/summary',
  summary: 'To whom the platform makes them out, and how many answered statements wait for theirs, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    to: Nullable(shape({ name: Type.String(), taxNo: Type.String() }), {
      description: 'null: nobody of the shop has told its company; its name stands on them',
    }),
    waiting: Type.Integer({ minimum: 0 }),
  }),
})
