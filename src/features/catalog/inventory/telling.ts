// Who is told that SKUs are low: those of the merchant who look after goods, once of each fall.
import type { Fallen } from './queries.ts'
import { membersWho } from '#features/people/accounts/accounts.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import { skusForSale } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'

/** So many at once are told singly, more as a number. */
const fewAtOnce = 3

export async function tellLow(db: Db, merchantId: number, fallen: readonly Fallen[]): Promise<void> {
  const members = await membersWho(db, merchantId, 'goods.write')
  const [first] = fallen
  if (!first || members.length === 0) return
  const since = first.lowSince
  if (fallen.length > fewAtOnce) {
    const link = `/merchant/stock?shop=${merchantId}&tab=low` as const
    const told = { key: 'shopStockManyLow', params: { count: fallen.length }, link, once: since } as const
    return tellAll(
      db,
      members.map((userId) => ({ ...told, userId })),
    )
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
    const told = { key: 'shopStockLow', params: { goods: titles, count: free }, about, link, once: `${skuId} ${since}` }
    await tellAll(
      db,
      members.map((userId) => ({ ...told, key: 'shopStockLow' as const, userId })),
    )
  }
}
