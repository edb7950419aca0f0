// What the demo's merchants sort and show by themselves: own categories, collections, and the pictures of their front
// pages.
import { Type, type Static } from 'typebox'
import { CategoryCode } from './categories.ts'
import { dataOf, once, shape } from './data.ts'
import { MerchantCode } from './merchants.ts'
import { ProductCode } from './products.ts'
import { Text } from './text.ts'

const schema = once(() => {
  const Category = shape({ name: Text, of: Type.Array(CategoryCode(), { minItems: 1 }) })
  const Collection = shape({ title: Text, summary: Text, goods: Type.Array(ProductCode(), { minItems: 3 }) })
  return shape({
    merchant: MerchantCode(),
    categories: Type.Array(Category, { minItems: 2 }),
    collections: Type.Array(Collection, { minItems: 2 }),
    // each leads to the collection of its place
    banner: Type.Array(shape({ picture: Type.String(), alt: Text }), { minItems: 1, maxItems: 2 }),
  })
})
const pages = once(() => Type.Array(schema()))
export const shopPages = dataOf('shop-pages', pages)
export type DemoShopPage = Static<ReturnType<typeof schema>>
