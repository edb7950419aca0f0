// Calls of staff about what was agreed with a merchant: where it may sell, its commission, how often it is paid.
import { Type } from 'typebox'
import { cycles, mostCommission, mostNamed } from './limits.ts'
import { contract, Id, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const reads = { staff: 'merchant.read' } as const
const BasisPoints = Type.Integer({ minimum: 0, maximum: mostCommission, description: 'Basis points: 500 are 5 %' })
const CategoryIds = Type.Array(Id, {
  maxItems: mostNamed,
  uniqueItems: true,
  description: 'Each opens what stands below it; none: all are open',
})
const Cycle = Type.Enum([...cycles])

export const adminTermsDetail = contract({
  path: '/api/v2/admin/merchant/terms/detail',
  summary: 'What was agreed with a shop, and every category with what is kept there where nothing else was agreed',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    version: Type.Integer({ description: '0: nothing was agreed yet' }),
    categoryIds: CategoryIds,
    commissions: Type.Array(shape({ categoryId: Nullable(Id), commission: BasisPoints })),
    cycle: Cycle,
    categories: Type.Array(
      shape({
        id: Id,
        parentId: Nullable(Id),
        name: Type.String(),
        commission: Type.Integer({ description: 'Basis points, its own or that of the one above it' }),
        goods: Type.Integer({ description: 'Of this shop, itself and below it, on sale or in store' }),
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminTermsOutside = contract({
  path: '/api/v2/admin/merchant/terms/outside',
  summary: 'How many goods of a shop would stand outside, were these its categories',
  who: reads,
  run: 'read',
  input: shape({ id: Id, categoryIds: CategoryIds }),
  output: shape({
    onSale: Type.Integer({ description: 'They stay on sale' }),
    inStore: Type.Integer({ description: 'They cannot be put on sale' }),
  }),
  refusals: ['notFound'],
})
export const adminTermsSave = contract({
  path: '/api/v2/admin/merchant/terms/save',
  summary:
    'Agree with a shop where it may sell, its commission for orders placed from now on, and how often it is paid. ' +
    'Goods that are on sale stay so',
  who: { staff: 'merchant.write' },
  run: 'one',
  input: shape({
    id: Id,
    version: Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'As it was read' }),
    categoryIds: CategoryIds,
    commissions: Type.Array(
      shape({ categoryId: Nullable(Id, { description: 'null: everywhere' }), commission: BasisPoints }),
      { maxItems: mostNamed },
    ),
    cycle: Cycle,
    reason: Type.String({ maxLength: 300 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['notFound', 'badInput', 'reasonRequired', 'termsChanged'],
})
