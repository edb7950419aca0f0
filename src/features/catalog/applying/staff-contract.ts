// Calls of staff about merchants: applications to sell here, and the shops that sell.
import { Type } from 'typebox'
import { ContentFields, FieldName, Note } from './contract.ts'
import { applicationStates } from './states.ts'
import { caseContracts, Holder, Taken } from '#features/people/casework/contract.ts'
import { Seal } from '#features/catalog/merchants/contract.ts'
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

const reads = { staff: 'merchant.read' } as const
const writes = { staff: 'merchant.write' } as const

const queued = {
  id: Id,
  status: Type.Enum([...applicationStates]),
  name: Type.String({ description: 'Of the shop, in the reader’s language' }),
  companyName: Type.String(),
  country: Type.String(),
  departments: Type.Array(Type.String()),
  round: Type.Integer({ description: 'How often it was sent' }),
  sentAt: Time,
  dueAt: Time,
  decidedAt: Nullable(Time),
  taken: Taken,
}
export const applicationCase = caseContracts('/api/v2/admin/merchant/apply', 'merchant')
export const adminApplyPage = contract({
  path: '/api/v2/admin/merchant/apply/page',
  summary: 'Applications to sell here: those that wait, the oldest first; or those returned, the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['waiting', 'returned'])),
    holder: Type.Optional(Holder),
  }),
  output: pageOf(shape(queued)),
})
export const adminApplyCount = contract({
  path: '/api/v2/admin/merchant/apply/count',
  summary: 'How many applications wait, and how many are returned, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ waiting: Type.Integer(), returned: Type.Integer() }),
})
const Check = shape({
  field: FieldName,
  good: Type.Boolean(),
  kind: Type.Enum([
    'companyVerified',
    'licenceRight',
    'licenceTwin',
    'licenceLong',
    'licenceEnds',
    'licenceEnded',
    'realName',
    'realNameOther',
    'realNameNone',
    'numberRight',
    'holderCompany',
    'holderPerson',
    'holderOther',
    'nameFree',
    'nameTaken',
    'addressWhole',
    'agreed',
  ]),
  days: Type.Optional(Type.Integer({ description: 'Until the licence ends' })),
})
export const adminApplyDetail = contract({
  path: '/api/v2/admin/merchant/apply/detail',
  summary: 'One application as it was filled in, with what the shop checked; its numbers are masked',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...queued,
    version: Type.Integer(),
    content: shape(ContentFields),
    masked: shape({ legalNumber: Type.String(), bankAccount: Type.String() }),
    returnAddress: Type.String({ description: 'In one line' }),
    checks: Type.Array(Check),
    notes: Type.Array(Note, { description: 'Of the last return' }),
    before: Type.Array(shape({ field: FieldName, text: Type.String() }), {
      description: 'Fields that are other than when it was returned, as they were; pictures without words',
    }),
    language: Type.Enum(['en-US', 'zh-CN', 'es-ES'], { description: 'In which the applicant reads' }),
    who: Nullable(
      shape({
        userId: Id,
        nickName: Type.String(),
        since: Time,
        orders: Type.Integer({ description: 'Paid ones' }),
        proven: Type.Array(Type.Enum(['email', 'phone'])),
        own: Type.Boolean({ description: 'The reader’s own, to be decided by another' }),
      }),
    ),
    commissionFrom: Type.Integer({ description: 'Basis points, of what it wants to sell' }),
    commissionTo: Type.Integer(),
    merchantId: Nullable(Id),
    history: Type.Array(
      shape({
        kind: Type.Enum(['sent', 'takenBack', 'returned', 'approved']),
        by: Nullable(Type.String({ description: 'Of the staff' })),
        notes: Type.Integer(),
        changed: Type.Integer(),
        at: Time,
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminApplyReveal = contract({
  path: '/api/v2/admin/merchant/apply/reveal',
  summary: 'The sealed numbers of an application in full; the look is kept with its reason',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Type.String({ maxLength: 300 }) }),
  output: shape({ legalNumber: Type.String(), bankAccount: Type.String() }),
  refusals: ['notFound', 'reasonRequired'],
})
export const adminApplyAudit = contract({
  path: '/api/v2/admin/merchant/apply/audit',
  summary: 'Return an application with notes at its fields, or approve it: that makes the shop and its owner. Once',
  who: writes,
  run: 'one',
  input: shape({
    id: Id,
    version: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' }),
    decision: Type.Enum(['return', 'approve']),
    notes: Type.Optional(Type.Array(Note, { maxItems: 24 })),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: Type.Enum([...applicationStates]), merchantId: Nullable(Id) }),
  refusals: [
    'notFound',
    'applyDecided',
    'caseHeld',
    'applyChanged',
    'applyNotesRequired',
    'shopNameTaken',
    'licenceTaken',
    'ownRequest',
    'notIndependent',
  ],
})

const MerchantState = Type.Enum(['open', 'suspended', 'closed'])
const merchantRow = {
  id: Id,
  code: Type.String(),
  name: Type.String(),
  place: Type.String(),
  seal: Seal,
  status: MerchantState,
  productCount: Type.Integer(),
  followerCount: Type.Integer(),
  createdAt: Time,
}
export const adminMerchantPage = contract({
  path: '/api/v2/admin/merchant/page',
  summary: 'All shops, the newest first; by part of a name or by how they stand',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    keyword: Type.Optional(Type.String({ maxLength: 80 })),
    status: Type.Optional(MerchantState),
  }),
  output: pageOf(shape(merchantRow)),
})
export const adminMerchantDetail = contract({
  path: '/api/v2/admin/merchant/detail',
  summary: 'One shop: who works for it, what of it is open, how it stands',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...merchantRow,
    businessName: Type.String(),
    story: Type.String(),
    members: Type.Integer(),
    people: Type.Array(shape({ nickName: Type.String(), role: Type.String() }), {
      description: 'Who works for it, owners first; the first fifty',
    }),
    ordersUnpaid: Type.Integer({ description: 'Counted to 1,000; 1,001 are more' }),
    ordersOpen: Type.Integer({ description: 'Paid and not yet received; counted to 1,000, 1,001 are more' }),
    suspendedAt: Nullable(Time),
    suspendedReason: Type.String(),
    applicationId: Nullable(Id),
  }),
  refusals: ['notFound'],
})
const Reason = Type.String({ maxLength: 300 })
export const adminMerchantSuspend = contract({
  path: '/api/v2/admin/merchant/suspend',
  summary: 'A shop sells nothing for now; its open orders run on. Whoever works for it reads why',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Reason, requestId: RequiredRequestId }),
  output: shape({ status: MerchantState }),
  refusals: ['notFound', 'reasonRequired', 'merchantStateChanged'],
})
export const adminMerchantReopen = contract({
  path: '/api/v2/admin/merchant/reopen',
  summary: 'A suspended shop sells again',
  who: writes,
  run: 'one',
  input: shape({ id: Id, reason: Reason, requestId: RequiredRequestId }),
  output: shape({ status: MerchantState }),
  refusals: ['notFound', 'reasonRequired', 'merchantStateChanged', 'merchantClosing'],
})
