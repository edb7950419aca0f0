// Calls about brands that merchants miss: asked for with proof, decided by staff.
import { Type } from 'typebox'
import { Country, texts } from './contract.ts'
import { longest, mostProofs } from './limits.ts'
import { states } from './states.ts'
import { caseContracts, caseRefusals, Holder, Taken } from '#features/people/casework/contract.ts'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
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

const State = Type.Enum([...states])
const asked = {
  name: texts(longest.name),
  country: Nullable(Country),
  owner: Type.String({ maxLength: longest.owner, description: 'Who owns the mark' }),
  note: Type.String({ maxLength: longest.note, description: 'How the shop comes to sell it' }),
}
const facts = {
  id: Id,
  name: texts(longest.name),
  country: Nullable(Type.String()),
  owner: Type.String(),
  note: Type.String(),
  proofs: Type.Array(Type.String(), { description: 'Uploads' }),
  state: State,
  brand: Nullable(shape({ id: Id, name: Type.String() }), { description: 'What came of it' }),
  answer: Type.String({ description: 'Why it was returned' }),
  createdAt: Time,
  decidedAt: Nullable(Time),
}

export const brandRequestAdd = contract({
  path: '/api/v2/mch/brand/request/add',
  summary: 'Ask for a brand that is missing, with proof that it may be sold here',
  who: { merchant: 'goods.write' },
  run: 'one',
  input: shape({
    ...asked,
    uploadIds: Type.Array(UploadId, { minItems: 1, maxItems: mostProofs }),
    requestId: RequiredRequestId,
  }),
  output: shape({ id: Id }),
  refusals: ['brandNameless', 'brandExists', 'brandAsked', 'brandRequestsMany', 'uploadNotFound', 'badInput'],
  byKey: false,
})
export const brandRequestPage = contract({
  path: '/api/v2/mch/brand/request/page',
  summary: 'The brands that the shop asked for, the newest first',
  who: { merchant: 'goods.read' },
  run: 'read',
  input: shape(pageInput),
  output: pageOf(shape(facts)),
  byKey: false,
})
export const brandRequestWithdraw = contract({
  path: '/api/v2/mch/brand/request/withdraw',
  summary: 'Take a request back that nobody decided yet',
  who: { merchant: 'goods.write' },
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'caseClosed'],
  byKey: false,
})

const reads = { staff: 'brand.read' } as const
const writes = { staff: 'brand.write' } as const
const staffFacts = {
  ...facts,
  merchant: MerchantCard,
  taken: Taken,
  own: Type.Boolean({ description: 'Asked by the reader, or by a shop that they work for: another decides' }),
}
export const adminBrandRequestPage = contract({
  path: '/api/v2/admin/brand/request/page',
  summary: 'Brands that shops ask for, the oldest first; decided: the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['waiting', 'decided'])),
    holder: Type.Optional(Holder),
  }),
  output: pageOf(shape(staffFacts)),
})
export const adminBrandRequestCount = contract({
  path: '/api/v2/admin/brand/request/count',
  summary: 'How many wait, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ waiting: Type.Integer() }),
})
export const adminBrandRequestDetail = contract({
  path: '/api/v2/admin/brand/request/detail',
  summary: 'One request with its proof, and brands that are called alike',
  who: reads,
  run: 'read',
  input: shape({ requestId: Id }),
  output: shape({
    ...staffFacts,
    alike: Type.Array(shape({ id: Id, name: Type.String(), goods: Type.Integer(), same: Type.Boolean() })),
  }),
  refusals: ['notFound'],
})
export const brandRequestCase = caseContracts('/api/v2/admin/brand/request', 'brand')
export const adminBrandRequestApprove = contract({
  path: '/api/v2/admin/brand/request/approve',
  summary: 'Make the brand, named as staff say, or point to one that is there; the shop is told',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    brandId: Nullable(Id, { description: 'It is there already; null: it is made' }),
    name: texts(longest.name),
    country: Nullable(Country),
    requestId: RequiredRequestId,
  }),
  output: shape({ brandId: Id }),
  refusals: [...caseRefusals, 'brandNameless', 'brandExists', 'brandGone'],
})
export const adminBrandRequestReturn = contract({
  path: '/api/v2/admin/brand/request/return',
  summary: 'Say no, with a reason that the shop reads',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Type.String({ maxLength: longest.reason }), requestId: RequiredRequestId }),
  output: Nothing,
  refusals: [...caseRefusals, 'reasonRequired'],
})
