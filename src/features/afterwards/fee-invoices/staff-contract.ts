// Calls of staff about the invoices of the platform: who issues, all of them, credit notes, a file.
import { Type } from 'typebox'
import { paperDetail, paperHead, PaperNumber, Tab } from './contract.ts'
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

const reads = { staff: 'bill.read' } as const
const writes = { staff: 'bill.write' } as const
const text = (maxLength: number) => Type.String({ maxLength })
const merchant = { merchantId: Id, merchantName: Type.String() }
const filter = {
  tab: Tab,
  merchantId: Type.Optional(Id),
  number: PaperNumber,
  from: Type.Optional(Time),
  until: Type.Optional(Time),
}
const issuer = {
  name: Type.String({ minLength: 1, maxLength: 100, description: 'The company that issues' }),
  taxNo: Type.String({ minLength: 1, maxLength: 40 }),
  address: text(200),
  phone: text(30),
  bank: text(100),
  account: text(50),
  prefix: Type.String({ pattern: '^[A-Z0-9]{0,6}$', description: 'Of the numbers: capital letters and digits' }),
  taxBp: Type.Integer({ minimum: 0, maximum: 5000, description: 'Basis points; within the commission' }),
  place: Type.String({ maxLength: 60, description: 'Where they are issued, as it is printed' }),
}
export const adminFeeInvoicePage = contract({
  path: '/api/v2/admin/feeInvoice/page',
  summary: 'Invoices and credit notes to all merchants, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, ...filter }),
  output: pageOf(shape({ ...paperHead, ...merchant })),
})
export const adminFeeInvoiceDetail = contract({
  path: '/api/v2/admin/feeInvoice/detail',
  summary: 'One of them, and what of it was not taken back',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...paperDetail,
    ...merchant,
    by: Nullable(Type.String({ description: 'Nickname; null: by the clock' })),
    left: { ...Fen, description: 'Of an invoice, what was not taken back' },
    isNewest: Type.Boolean({ description: 'Of its statement; only of such a one another may be issued anew' }),
  }),
  refusals: ['notFound'],
})
export const adminFeeInvoiceCount = contract({
  path: '/api/v2/admin/feeInvoice/count',
  summary: 'How many answered statements wait for their invoice, up to 1,001, and whether somebody has told who issues',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ waiting: Type.Integer({ minimum: 0 }), hasIssuer: Type.Boolean() }),
})
export const adminFeeInvoiceExport = contract({
  path: '/api/v2/admin/feeInvoice/export',
  summary: 'What a list shows as CSV, part by part: put one behind the other they are the file',
  who: reads,
  run: 'read',
  pace: 'lookup',
  input: shape({ ...filter, part: Type.Optional(Type.String({ maxLength: 200 })) }),
  output: shape({
    name: Type.String(),
    csv: Type.String(),
    more: Nullable(Type.String({ description: 'Give it as `part` to read on' })),
  }),
})
export const adminFeeInvoiceCredit = contract({
  path: '/api/v2/admin/feeInvoice/credit',
  summary:
    'Take back of an invoice what is wrong in it, by a credit note. Where nothing is left of it, it may be issued ' +
    'anew, with what is told today. No money moves by it',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    amount: Type.Integer({ minimum: 1, maximum: 100_000_000_00, description: 'Integer fen, with the tax' }),
    reason: text(300),
    anew: Type.Boolean(),
    requestId: RequiredRequestId,
  }),
  output: shape({ number: Type.String(), anew: Nullable(Type.String({ description: 'The number of the new one' })) }),
  refusals: ['notFound', 'reasonRequired', 'feeCreditTooHigh', 'feeCreditLeft', 'feeIssuerRequired', 'feePrefixTaken'],
})
export const adminFeeIssuerDetail = contract({
  path: '/api/v2/admin/feeInvoice/issuer/detail',
  summary: 'What the platform’s invoices say of who issues them; null until it is told',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ issuer: Nullable(shape(issuer)) }),
})
export const adminFeeIssuerSave = contract({
  path: '/api/v2/admin/feeInvoice/issuer/save',
  summary: 'Tell what they say from now on; those that were issued stay, those that wait are issued',
  who: writes,
  run: 'one',
  input: shape({ ...issuer, requestId: RequestId }),
  output: Nothing,
  refusals: ['badInput', 'feePrefixTaken'],
})
