// Who is told that SKUs are low: those of the merchant who look after goods, once of each fall.
import type { Fallen } from './queries.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { skusForSale } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'

/** So many at once are told singly, more as a number. */
const fewAtOnce = 3

export async function tellLow(db: Db, merchantId: number, fallen: readonly Fallen[]): Promise<void> {
  const [first] = fallen
  if (!first) return
  const since = first.lowSince
  if (fallen.length > fewAtOnce) {
    const link = `/merchant/stock?shop=${merchantId}&tab=low` as const
    return tellPeople(db, merchantId, { key: 'shopStockManyLow', params: { count: fallen.length }, link, once: since })
  }
  const goods = await skusForSale(
    db,
    fallen.map(({ skuId }) => skuId),
    'en-US',
  )
  for (const { skuId, titles, picture, spec } of goods) {
    const { free } = fallen.find((one) => one.skuId === skuId)!
    const link = `/merchant/stock/${skuId}?shop=${merchantId}` as const
    const about = { picture, title: titles, note: spec }
    const params = { goods: titles, count: free }
    await tellPeople(db, merchantId, { key: 'shopStockLow', params, about, link, once: `${skuId} ${since}` })
  }
}
