// What is asked: one entry per row of the table. A journey is a list of steps, each made from the answers before it.
import { randomUUID } from 'node:crypto'
import { add, paths } from './checkout.ts'
import type { Step } from './client.ts'
import { languages } from '#kernel/text/language.ts'
import type { Goods } from './goods.ts'
import type { Shopper } from './shoppers.ts'

export const detail = (id: number): Step => ({ path: paths.detail, body: { id } })
/** Rounds of steps per connection: all lists together are more than the shop keeps, and none is asked twice. */
export const rounds = {
  detail:
    ({ productIds }: Goods) =>
    (connection: number) =>
      turned(productIds, connection * 97).map(detail),
  list: (goods: Goods, connections: number) => (connection: number) => {
    const all = ['newest', 'sales', 'rating', 'priceUp', 'priceDown', 'best'].flatMap((sort) =>
      goods.categoryIds.flatMap((categoryId) =>
        languages.map((lang) => ({ path: paths.list, lang, body: { categoryId, size: 20, sort } })),
      ),
    )
    return all.filter((_, at) => at % connections === connection % connections)
  },
  hot:
    ({ categoryIds }: Goods) =>
    () => [{ path: paths.list, body: { categoryId: categoryIds[0], size: 20, sort: 'newest' } }],
  search: (goods: Goods, connections: number) => (connection: number) => {
    const all = goods.keywords.flatMap((keyword) =>
      languages.map((lang) => ({ path: paths.list, lang, body: { keyword, size: 20 } })),
    )
    return all.filter((_, at) => at % connections === connection % connections)
  },
  add:
    ({ shoppers, skuIds }: Goods, connections: number) =>
    (connection: number) => {
      const mine = shoppers.filter((_, n) => n % connections === connection % connections)
      return skuIds
        .slice(0, 20)
        .flatMap((_, n) => mine.map((s, m) => add(s, skuIds[(n * 37 + m * 11 + connection * 5) % skuIds.length]!)))
    },
  empty: () => () => [{ path: '/livez' }],
  home: () => () => [{ path: '/' }],
  department:
    ({ categoryIds }: Goods) =>
    (connection: number) =>
      turned(categoryIds, connection * 5).flatMap((id) =>
        ['newest', 'sales', 'rating', 'priceUp'].map((sort) => ({ path: `/goods/list?categoryId=${id}&sort=${sort}` })),
      ),
  product:
    ({ productIds }: Goods) =>
    (connection: number) =>
      turned(productIds, connection * 97).map((id) => ({ path: `/goods/${id}` })),
}
const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

/** One tap of the flash sale, its total known from a preview. */
export const buyNow = ({ token, addressId }: Shopper, skuId: number, priceToken: string): Step => ({
  path: paths.create,
  token,
  body: { from: { skuId, quantity: 1 }, addressId, priceToken, requestId: randomUUID() },
})
