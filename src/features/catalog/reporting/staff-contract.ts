// Calls of staff about reported products and merchants; reported reviews stand with the cases about reviews.
import { Type } from 'typebox'
import { Report } from './contract.ts'
import { caseContracts, caseRefusals, Holder, Taken } from '#features/people/casework/contract.ts'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import {
  contract,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { staff: 'report.read' } as const
const writes = { staff: 'report.write' } as const

const State = Type.Enum(['open', 'dismissed', 'upheld'], {
  description: 'upheld: the product is off the shelf, the merchant is warned',
})
const facts = {
  id: Id,
  kind: Type.Enum(['product', 'merchant']),
  thingId: Id,
  state: State,
  urgent: Type.Boolean({ description: 'Enough people reported it' }),
  count: Type.Integer(),
  reasons: Type.Array(Type.String(), { description: 'The most frequent first' }),
  title: Type.String(),
  picture: Nullable(Type.String()),
  merchant: MerchantCard,
  onSale: Type.Boolean({ description: 'The product is on the shelf, the merchant is open' }),
  barred: Type.Boolean({ description: 'Staff took the product off the shelf: its merchant cannot put it back' }),
  createdAt: Time,
  decidedAt: Nullable(Time),
  answer: Type.String(),
  taken: Taken,
}
export const Reported = shape(facts)
const Tab = Type.Enum(['open', 'urgent', 'product', 'merchant', 'decided'])
export const adminReportPage = contract({
  path: '/api/v2/admin/report/page',
  summary: 'Reported products and merchants: urgent ones first, then the oldest; decided: the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, tab: Type.Optional(Tab), holder: Type.Optional(Holder) }),
  output: pageOf(Reported),
})
export const adminReportCount = contract({
  path: '/api/v2/admin/report/count',
  summary: 'How much waits in each tab, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    open: Type.Integer(),
    urgent: Type.Integer(),
    product: Type.Integer(),
    merchant: Type.Integer(),
  }),
})
const caseId = { caseId: Id }
export const adminReportDetail = contract({
  path: '/api/v2/admin/report/detail',
  summary: 'One of them with all its reports, the newest hundred',
  who: reads,
  run: 'read',
  input: shape(caseId),
  output: shape({
    ...facts,
    own: Type.Boolean({ description: 'Reported by the reader, or of a shop that they work for: another decides' }),
    reports: Type.Array(Report),
  }),
  refusals: ['notFound'],
})
export const reportCase = caseContracts('/api/v2/admin/report', 'report')
export const adminReportDecide = contract({
  path: '/api/v2/admin/report/decide',
  summary: 'Uphold: a product goes off the shelf, a merchant is warned; or dismiss. With a reason, once',
  who: writes,
  run: 'one',
  input: shape({
    ...caseId,
    uphold: Type.Boolean(),
    reason: Type.String({ maxLength: 500 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ state: State }),
  refusals: [...caseRefusals, 'reasonRequired'],
})
export const adminReportAllow = contract({
  path: '/api/v2/admin/report/allow',
  summary: 'Of an upheld case: the merchant may put the product back on the shelf. With a reason',
  who: writes,
  run: 'one',
  input: shape({ ...caseId, reason: Type.String({ maxLength: 500 }), requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'caseConcerned', 'reasonRequired', 'productNotBarred'],
})
