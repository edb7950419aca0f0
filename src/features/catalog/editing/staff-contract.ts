// Calls of staff about goods that wait for them.
import { Type } from 'typebox'
import { Changes, Notes } from './contract.ts'
import { Content } from './content.ts'
import { decideOutcomes, mostDecidedAtOnce } from './limits.ts'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { caseContracts, caseRefusals, Holder, Taken } from '#features/people/casework/contract.ts'
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

const reads = { staff: 'goods.read' } as const
const writes = { staff: 'goods.write' } as const
const State = Type.Enum(['inReview', 'returned', 'published', 'draft', 'discarded'])
const facts = {
  id: Id,
  productId: Nullable(Id),
  state: State,
  version: Type.Integer(),
  title: Type.String(),
  picture: Nullable(Type.String()),
  merchant: MerchantCard,
  causes: Type.Array(Type.String()),
  submittedAt: Time,
  lateAt: Time,
  decidedAt: Nullable(Time),
  taken: Taken,
}
export const adminGoodsPage = contract({
  path: '/api/v2/admin/goods/page',
  summary: 'Goods that wait for staff, the oldest first; decided: the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['waiting', 'decided'])),
    merchantId: Type.Optional({ ...Id, description: 'Of this shop' }),
    holder: Type.Optional(Holder),
  }),
  output: pageOf(shape(facts)),
})
export const adminGoodsCount = contract({
  path: '/api/v2/admin/goods/count',
  summary: 'How many goods wait, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ waiting: Type.Integer() }),
})
export const adminGoodsDetail = contract({
  path: '/api/v2/admin/goods/detail',
  summary: 'One of them: what would change, and what the checks found',
  who: reads,
  run: 'read',
  input: shape({ draftId: Id }),
  output: shape({
    ...facts,
    content: Content,
    changes: Changes,
    names: Type.Array(shape({ kind: Type.String(), id: Id, name: Type.String() }), {
      description: 'Of the categories, brands and templates that changes name',
    }),
    words: Type.Array(Type.String(), { description: 'Of the list of sensitive words, found in its texts' }),
    missing: Type.Array(Type.String(), { description: 'Languages that lack a title or a text' }),
    next: Nullable(Id, { description: 'Of the same shop, what waits longest and nobody else has taken' }),
    own: Type.Boolean({ description: 'Of a shop that the reader works for: another decides' }),
    more: Type.Integer({ description: 'How much else of this shop waits, up to 1,001' }),
    notes: Notes,
    answer: Type.String(),
    record: shape({ onSale: Type.Integer(), approved: Type.Integer(), returned: Type.Integer() }),
  }),
  refusals: ['notFound'],
})
export const goodsCase = caseContracts('/api/v2/admin/goods', 'goods')
export const adminGoodsAuditMany = contract({
  path: '/api/v2/admin/goods/audit/many',
  summary:
    'Approve, or return, many goods of one shop that nobody has seen before, by one act with its reason: each as it ' +
    'was shown, each by itself, each in the log',
  who: writes,
  run: 'one',
  input: shape({
    merchantId: Id,
    rows: Type.Array(shape({ draftId: Id, version: Type.Integer({ minimum: 1 }) }), {
      minItems: 1,
      maxItems: mostDecidedAtOnce,
    }),
    approve: Type.Boolean(),
    reason: Type.String({ maxLength: 500, description: 'For the log; what goes back tells it to the shop' }),
    requestId: RequiredRequestId,
  }),
  output: shape({
    results: Type.Array(shape({ draftId: Id, outcome: Type.Enum([...decideOutcomes]) })),
    left: Type.Integer({ description: 'So many more of this shop must be on sale until new goods need not be seen' }),
  }),
  refusals: ['reasonRequired', 'badInput'],
})
export const adminGoodsAudit = contract({
  path: '/api/v2/admin/goods/audit',
  summary: 'Approve: it is on sale at once; or return it with a reason or notes at its fields. Once',
  who: writes,
  run: 'one',
  input: shape({
    draftId: Id,
    version: Type.Integer({ minimum: 1 }),
    approve: Type.Boolean(),
    notes: Type.Array(
      shape({ field: Type.String({ minLength: 1, maxLength: 60 }), note: Type.String({ maxLength: 300 }) }),
      { maxItems: 30 },
    ),
    reason: Type.String({ maxLength: 500 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ state: State, productId: Nullable(Id) }),
  refusals: [...caseRefusals, 'draftChanged', 'draftUnfit', 'goodsGone', 'reasonRequired'],
})
