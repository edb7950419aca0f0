// Calls of a merchant about invoices: wishes, issuing, who issues.
import { Type } from 'typebox'
import { applicationHead } from './contract.ts'
import { buyerTypes } from './states.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { merchant: 'invoice.read' } as const
const writes = { merchant: 'invoice.write' } as const
const text = (maxLength: number) => Type.String({ maxLength })
const Issuer = {
  name: Type.String({ minLength: 1, maxLength: 100, description: 'The company that issues' }),
  taxNo: Type.String({ minLength: 1, maxLength: 40 }),
  address: text(200),
  phone: text(30),
  bank: text(100),
  account: text(50),
}
const Billed = {
  lines: Type.Array(
    shape({
      orderLineId: Id,
      title: Type.String(),
      spec: Type.String(),
      quantity: Type.Integer(),
      amount: Fen,
      tax: Fen,
      taxBp: Type.Integer(),
    }),
  ),
  freight: Fen,
  other: Fen,
  total: Fen,
}

export const mchInvoicePage = contract({
  path: '/api/v2/mch/invoice/page',
  summary: 'Wishes for invoices of this merchant; those that wait the oldest first, else the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['requested', 'issued', 'ended', 'all'])),
    type: Type.Optional(Type.Enum([...buyerTypes])),
    keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Order or invoice number, or part of a title' })),
  }),
  output: pageOf(shape(applicationHead)),
})
export const mchInvoiceCount = contract({
  path: '/api/v2/mch/invoice/count',
  summary: 'How many wishes wait',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ requested: Type.Integer() }),
})
export const mchInvoiceDetail = contract({
  path: '/api/v2/mch/invoice/detail',
  summary: 'One wish: to whom it is made out, in full, and what would stand on it now, or stands on it',
  who: reads,
  run: 'read',
  pace: 'lookup',
  input: shape({ id: Id }),
  output: shape({
    ...applicationHead,
    country: Type.String(),
    taxNo: Type.String(),
    bank: Type.String(),
    account: Type.String(),
    address: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    buyer: Nullable(Type.String({ description: 'Nickname; null once the account is gone' })),
    paidAt: Time,
    decidedAt: Nullable(Time),
    billed: shape(Billed),
    issuer: Nullable(shape(Issuer)),
  }),
  refusals: ['notFound'],
})
export const mchInvoiceIssue = contract({
  path: '/api/v2/mch/invoice/issue',
  summary:
    'Issue the invoice: with a paper of our own (`uploadId` of purpose invoice, its number as `reference`), else ' +
    'drawn by the shop. It takes the next number of the year',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    uploadId: Type.Optional(UploadId),
    reference: Type.Optional(text(40)),
    amount: Type.Optional({ ...Fen, description: 'What it is about to be issued over; required with `uploadId`' }),
    requestId: RequiredRequestId,
  }),
  output: shape({ number: Type.String() }),
  refusals: [
    'notFound',
    'invoiceStateChanged',
    'invoiceAmountChanged',
    'nothingToInvoice',
    'invoiceIssuerRequired',
    'uploadNotFound',
    'badInput',
  ],
})
export const mchInvoiceReject = contract({
  path: '/api/v2/mch/invoice/reject',
  summary: 'Reject a wish with a reason that its buyer reads; they may ask again',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: text(300), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'invoiceStateChanged', 'reasonRequired'],
})
export const mchIssuerDetail = contract({
  path: '/api/v2/mch/invoice/issuer/detail',
  summary: 'What our invoices say of who issues them; null until it is told',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ issuer: Nullable(shape(Issuer)) }),
})
export const mchIssuerSave = contract({
  path: '/api/v2/mch/invoice/issuer/save',
  summary: 'Tell what invoices from now on say of who issues them; those that were issued stay',
  who: writes,
  run: 'one',
  input: shape({ ...Issuer, requestId: RequestId }),
  output: Nothing,
  refusals: ['badInput'],
})
