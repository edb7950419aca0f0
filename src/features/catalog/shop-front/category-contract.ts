// Calls of a merchant about its own categories: the tree, saved as a whole, and the goods in it.
import { Type } from 'typebox'
import { ShopTexts } from './contract.ts'
import { most } from './limits.ts'
import { contract, Id, Nothing, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const Category = {
  id: Type.Optional({ ...Id, description: 'Left out: it is new' }),
  name: ShopTexts(most.categoryName),
  hidden: Type.Boolean({ description: 'Shoppers do not see it, nor what stands below it' }),
}
const Kept = { id: Id, name: ShopTexts(most.categoryName), hidden: Type.Boolean(), goods: Type.Integer() }

export const mchCategoryList = contract({
  path: '/api/v2/mch/shop/category/list',
  summary: 'The own categories of this merchant in their order, with how many goods stand in each',
  who: { merchant: 'goods.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    version: Type.Integer({ description: '0: there is none yet' }),
    records: Type.Array(shape({ ...Kept, below: Type.Array(shape(Kept)) })),
  }),
})
export const mchCategorySave = contract({
  path: '/api/v2/mch/shop/category/save',
  summary: 'Save the own categories as a whole: order, names, what is hidden; those left out go, their goods stay',
  who: { merchant: 'shop.write' },
  run: 'one',
  input: shape({
    version: Type.Integer({ minimum: 0 }),
    records: Type.Array(shape({ ...Category, below: Type.Array(shape(Category), { maxItems: most.categories }) }), {
      maxItems: most.categories,
    }),
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['badInput', 'shopCategoriesChanged', 'shopCategoryUnknown'],
})
export const mchCategoryOf = contract({
  path: '/api/v2/mch/shop/category/of',
  summary: 'In which own categories a product of this merchant stands',
  who: { merchant: 'goods.read' },
  run: 'read',
  input: shape({ productId: Id }),
  output: shape({ categoryIds: Type.Array(Id) }),
  refusals: ['notFound'],
})
export const mchCategoryPut = contract({
  path: '/api/v2/mch/shop/category/put',
  summary: 'Put goods of this merchant into own categories, and take them out of others; shoppers see it at once',
  who: { merchant: 'goods.write' },
  run: 'one',
  input: shape({
    productIds: Type.Array(Id, { minItems: 1, maxItems: most.goodsAtOnce, uniqueItems: true }),
    into: Type.Array(Id, { maxItems: most.categoriesOfGoods, uniqueItems: true }),
    outOf: Type.Array(Id, { maxItems: most.categories, uniqueItems: true }),
    requestId: RequiredRequestId,
  }),
  output: shape({ changed: Type.Integer({ description: 'Goods that stand elsewhere now' }) }),
  refusals: ['badInput', 'notFound', 'shopCategoryUnknown'],
})
