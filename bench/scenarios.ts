// What is asked: one entry per row of the table. A journey is a list of steps, each made from the answers before it.
import { randomUUID } from 'node:crypto'
import { add, paths } from './checkout.ts'
import { turned, type Step } from './client.ts'
import { inputOf, readQuery } from '#features/catalog/listing/parts/list-query.ts'
import { languages } from '#kernel/text/language.ts'
import type { Found, Goods } from './goods.ts'
import type { Bought } from './many-bought.ts'
import type { Shopper } from './shoppers.ts'

export const detail = (id: number): Step => ({ path: paths.detail, body: { id } })
const packed = (step: Step): Step => ({ ...step, packed: true })
/** Of all that is asked, what one connection asks. */
export const shareOf = <T>(all: readonly T[], connection: number, connections: number): T[] =>
  all.filter((_, at) => at % connections === connection % connections)

/** What a list page asks where somebody filters: by address, as the page reads it. */
const filtered = (address: string, lang: string): Step => ({
  path: paths.list,
  lang,
  body: { ...inputOf(readQuery(new URLSearchParams(address))), facets: true },
})
const asked = 16_000
/** Each filter once: answers with facets are kept for a minute. */
export function facets({ categoryIds, brandIds, traits }: Found): Step[] {
  return Array.from({ length: asked }, (_, n) => {
    const round = Math.floor(n / categoryIds.length)
    const filter = [
      'serv=inStock',
      `brand=${brandIds[round % brandIds.length]}`,
      `attr=${traits[round % traits.length]}`,
      'off=onSale',
    ][round % 4]!
    const address = `categoryId=${categoryIds[n % categoryIds.length]}&min=${1 + (round >> 2)}&${filter}`
    return filtered(address, languages[n % languages.length]!)
  })
}
/** Rounds of steps per connection: all lists together are more than the shop keeps, and none is asked twice. */
export const rounds = {
  facets: (goods: Goods, connections: number) => (connection: number) =>
    shareOf(facets(goods), connection, connections),
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
    return shareOf(all, connection, connections)
  },
  listPacked: (goods: Goods, connections: number) => (connection: number) =>
    rounds.list(goods, connections)(connection).map(packed),
  hot:
    ({ categoryIds }: Goods) =>
    () => [{ path: paths.list, body: { categoryId: categoryIds[0], size: 20, sort: 'newest' } }],
  search: (goods: Goods, connections: number) => (connection: number) => {
    const all = goods.keywords.flatMap((keyword) =>
      languages.map((lang) => ({ path: paths.list, lang, body: { keyword, size: 20 } })),
    )
    return shareOf(all, connection, connections)
  },
  add:
    ({ shoppers, skuIds }: Goods, connections: number) =>
    (connection: number) => {
      const mine = shareOf(shoppers, connection, connections)
      return skuIds
        .slice(0, 20)
        .flatMap((_, n) => mine.map((s, m) => add(s, skuIds[(n * 37 + m * 11 + connection * 5) % skuIds.length]!)))
    },
  empty: () => () => [{ path: '/livez' }],
  home: () => () => [{ path: '/' }],
  homePacked: () => () => [{ path: '/', packed: true }],
  department:
    ({ categoryIds }: Goods) =>
    (connection: number) =>
      turned(categoryIds, connection * 5).flatMap((id) =>
        ['newest', 'sales', 'rating', 'priceUp'].map((sort) => ({ path: `/goods/list?categoryId=${id}&sort=${sort}` })),
      ),
  departmentPacked: (goods: Goods) => (connection: number) => rounds.department(goods)(connection).map(packed),
  product:
    ({ productIds }: Goods) =>
    (connection: number) =>
      turned(productIds, connection * 97).map((id) => ({ path: `/goods/${id}` })),
  productPacked: (goods: Goods) => (connection: number) => rounds.product(goods)(connection).map(packed),
}
const orders = (token: string, body: object): Step => ({ path: '/api/v2/order/sell/page', token, body })
/** What somebody who bought much asks of their orders. */
export const boughtRounds = {
  orderSearch:
    ({ token, words }: Bought) =>
    (connection: number) =>
      turned(words, connection * 31).map((keyword) => orders(token, { keyword })),
  orderFar:
    ({ token, common }: Bought) =>
    (connection: number) =>
      turned(common, connection).map((keyword) => orders(token, { keyword, page: 40 })),
} as const
/** One tap of the flash sale, its total known from a preview. */
export const buyNow = ({ token, addressId }: Shopper, skuId: number, priceToken: string): Step => ({
  path: paths.create,
  token,
  body: { from: { skuId, quantity: 1 }, addressId, priceToken, requestId: randomUUID() },
})
