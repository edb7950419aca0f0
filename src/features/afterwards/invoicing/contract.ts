// Calls of buyers about invoices of their orders: whether one can be asked, asking, what became of it.
import { Type } from 'typebox'
import { applicationStates, buyerTypes, documentKinds } from './states.ts'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { profileFaults, ProfileFields } from '#features/money/invoices/contract.ts'
import {
  contract,
  Fen,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const orderNoInput = { orderNo: Type.String({ pattern: '^\\d{12,32}$' }) }
export const ApplicationState = Type.Enum([...applicationStates], {
  description: 'void: the money went back before it was issued',
})
export const IssuedPaper = shape({
  id: Id,
  kind: Type.Enum([...documentKinds]),
  number: Type.String({ description: 'Of the series of its merchant and year; of a credit note with CN before it' }),
  reference: Type.String({ description: "The number on the merchant's own paper; empty where there is none" }),
  amount: Fen,
  tax: Fen,
  issuedAt: Time,
  url: Type.String({ description: 'The PDF, by GET with the header of the sign-in' }),
})
export const applicationHead = {
  id: Id,
  orderNo: Type.String(),
  type: Type.Enum([...buyerTypes]),
  title: Type.String(),
  status: ApplicationState,
  amount: Fen,
  reason: Type.String({ description: 'Of a rejection' }),
  createdAt: Time,
  papers: Type.Array(IssuedPaper, { description: 'The invoice, then its credit notes' }),
}
const Application = shape({ ...applicationHead, merchant: MerchantCard })

export const applyPage = contract({
  path: '/api/v2/invoice/apply/page',
  summary: 'My wishes for invoices, the newest first, with the papers that were issued',
  who: 'shopper',
  run: 'read',
  input: shape({ ...pageInput }),
  output: pageOf(Application),
})
export const applyDetail = contract({
  path: '/api/v2/invoice/apply/detail',
  summary: 'Of an order of mine: the newest wish for an invoice, and whether one can be asked now',
  who: 'shopper',
  run: 'read',
  pace: 'lookup',
  input: shape(orderNoInput),
  output: shape({
    application: Nullable(Application),
    canAsk: Type.Boolean(),
    why: Nullable(Type.String({ description: 'The reason why not, in words' })),
    until: Nullable(Time, { description: 'It can be asked until then' }),
    amount: Fen,
  }),
  refusals: ['notFound'],
})
const { isDefault: _, title, ...fields } = ProfileFields
export const applyAdd = contract({
  path: '/api/v2/invoice/apply/add',
  summary: 'Ask for the invoice of a paid order: made out to a profile of mine, or as told here',
  who: 'shopper',
  run: 'one',
  begins: 'invoices',
  input: shape({
    ...orderNoInput,
    invoice: shape({
      ...fields,
      title: Type.Optional(title),
      invoiceId: Type.Optional({ ...Id, description: 'A profile of mine, of this type: it stands for all else' }),
    }),
    requestId: RequestId,
  }),
  output: shape({ id: Id }),
  refusals: [
    'notFound',
    'invoiceAsked',
    'invoiceAskedOften',
    'invoiceNotOpen',
    'invoiceWindowOver',
    'invoiceAtCheckoutOnly',
    ...profileFaults,
  ],
})
export const applyWithdraw = contract({
  path: '/api/v2/invoice/apply/withdraw',
  summary: 'Take back a wish that is not answered',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'invoiceStateChanged'],
})
