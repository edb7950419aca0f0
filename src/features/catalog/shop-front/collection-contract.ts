// Calls about collections: those of a merchant at its desk, and one as shoppers see it.
import { Type } from 'typebox'
import { ShopTexts } from './contract.ts'
import { most, ruleSorts } from './limits.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, description: 'Fen' })
export const CollectionRule = shape({
  shopCategoryId: Type.Optional({ ...Id, description: 'An own category, with what stands below it' }),
  priceMin: Type.Optional(Amount),
  priceMax: Type.Optional(Amount),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365, description: 'On sale since so many days at most' })),
  onSale: Type.Optional(Type.Boolean({ description: 'Only what is reduced' })),
  sort: Type.Enum([...ruleSorts]),
})
const fields = {
  title: ShopTexts(most.title),
  summary: ShopTexts(most.summary),
  rule: Nullable(CollectionRule, { description: 'null: picked by hand' }),
  productIds: Type.Array(Id, {
    maxItems: most.picked,
    uniqueItems: true,
    description: 'Picked by hand, in their order',
  }),
  hidden: Type.Boolean({ description: 'Shoppers do not see it' }),
}
const reads = { merchant: 'shop.read' } as const
const writes = { merchant: 'shop.write' } as const
const refusals = ['badInput', 'notFound', 'shopCategoryUnknown'] as const

export const mchCollectionList = contract({
  path: '/api/v2/mch/shop/collection/list',
  summary: 'The collections of this merchant, the newest first',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        title: ShopTexts(most.title),
        byRule: Type.Boolean(),
        picked: Type.Integer({ description: 'Goods picked by hand' }),
        hidden: Type.Boolean(),
        updatedAt: Time,
      }),
    ),
    max: Type.Integer(),
  }),
})
export const mchCollectionDetail = contract({
  path: '/api/v2/mch/shop/collection/detail',
  summary: 'One collection of this merchant, as it is written',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...fields,
    id: Id,
    version: Type.Integer(),
    goods: Type.Array(
      shape({ id: Id, title: Type.String(), picture: Nullable(Type.String()), onSale: Type.Boolean() }),
      { description: 'Those picked by hand, in their order' },
    ),
  }),
  refusals: ['notFound'],
})
export const mchCollectionAdd = contract({
  path: '/api/v2/mch/shop/collection/add',
  summary: 'Make a collection, picked by hand or by a rule',
  who: writes,
  run: 'one',
  input: shape({ ...fields, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: [...refusals, 'tooManyCollections'],
})
export const mchCollectionEdit = contract({
  path: '/api/v2/mch/shop/collection/edit',
  summary: 'Change a collection; shoppers see it at once',
  who: writes,
  run: 'one',
  input: shape({ ...fields, id: Id, version: Type.Integer(), requestId: RequiredRequestId }),
  output: shape({ version: Type.Integer() }),
  refusals: [...refusals, 'collectionChanged'],
})
export const mchCollectionDelete = contract({
  path: '/api/v2/mch/shop/collection/delete',
  summary: 'Delete a collection; its goods stay',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const collectionDetail = contract({
  path: '/api/v2/merchant/collection/detail',
  summary: 'A collection of a merchant: its title and how its goods are found; `goods/page` lists them',
  who: 'public',
  run: 'read',
  input: shape({ id: Id, merchantId: Id }),
  output: shape({ id: Id, title: Type.String(), summary: Type.String(), sort: Type.Enum([...ruleSorts]) }),
  refusals: ['notFound'],
})
