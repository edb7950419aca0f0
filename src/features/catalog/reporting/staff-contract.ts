// Calls of staff about reported products and merchants; reported reviews stand with the cases about reviews.
import { Type } from 'typebox'
import { Report } from './contract.ts'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import {
  contract,
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

const reads = { staff: 'report.read' } as const
const writes = { staff: 'report.write' } as const
const caseRefusals = ['notFound', 'reportDecided', 'reportTaken', 'reportConcerned'] as const

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
  taken: Nullable(shape({ mine: Type.Boolean(), by: Type.String(), until: Time })),
}
export const Reported = shape(facts)
const Tab = Type.Enum(['open', 'urgent', 'product', 'merchant', 'decided'])
export const adminReportPage = contract({
  path: '/api/v2/admin/report/page',
  summary: 'Reported products and merchants: urgent ones first, then the oldest; decided: the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, tab: Type.Optional(Tab) }),
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
  output: shape({ ...facts, reports: Type.Array(Report) }),
  refusals: ['notFound'],
})
export const adminReportClaim = contract({
  path: '/api/v2/admin/report/claim',
  summary: 'Take it: nobody else decides it for half an hour',
  who: writes,
  run: 'one',
  input: shape({ ...caseId, requestId: RequestId }),
  output: shape({ claimedUntil: Time }),
  refusals: caseRefusals,
})
export const adminReportRelease = contract({
  path: '/api/v2/admin/report/release',
  summary: 'Let it go: somebody else may take it',
  who: writes,
  run: 'one',
  input: shape({ ...caseId, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
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
  refusals: ['notFound', 'reportConcerned', 'reasonRequired', 'productNotBarred'],
})
