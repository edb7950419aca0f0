// Prices of goods changed by their merchant, many at once. What rises so far that staff look at it waits for them, at
// the price that stands; the other rows of the same product do not.
import { note, once, type Member, type Result } from './assortment.ts'
import type { Change } from './change-queries.ts'
import type { Outcome } from './limits.ts'
import { pricesOf, type PriceRow } from './queries.ts'
import { leaps } from '#features/catalog/editing/checking.ts'
import { draftsBeside, looksAt, propose, wayOf } from '#features/catalog/editing/editing.ts'
import { lockProducts, setPrices, type NewPrice } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

export interface PriceWish extends NewPrice {
  seen: { price: number; listPrice: number | null }
}
interface Standing {
  priceBp: number
  there: ReadonlyMap<number, PriceRow>
  drafts: Awaited<ReturnType<typeof draftsBeside>>
}
function outcomeOf(wish: PriceWish, { priceBp, there, drafts }: Standing): Outcome {
  const sku = there.get(wish.skuId)
  if (!sku) return 'gone'
  if (sku.price === wish.price && sku.listPrice === wish.listPrice) return 'same'
  if (sku.price !== wish.seen.price || sku.listPrice !== wish.seen.listPrice) return 'changed'
  if (wish.listPrice !== null && wish.listPrice <= wish.price) return 'listTooLow'
  if (!leaps(sku.price, wish.price, priceBp)) return 'done'
  const way = wayOf(!sku.unreviewed, drafts.get(sku.productId))
  return way === 'atOnce' ? 'done' : way
}
/** Refuses badInput. Whoever changes the same goods at once comes before or after: prices are read once locked. */
export async function price(
  db: Db,
  settings: SettingsReader,
  by: Member,
  rows: readonly PriceWish[],
  words: string,
): Promise<Result[]> {
  const skuIds = rows.map(({ skuId }) => skuId)
  once(skuIds)
  const products = [...new Set((await pricesOf(db, by.merchantId, skuIds)).map(({ productId }) => productId))]
  const drafts = await draftsBeside(db, by.merchantId, products)
  await lockProducts(db, by.merchantId, products)
  const there = new Map((await pricesOf(db, by.merchantId, skuIds)).map((sku) => [sku.skuId, sku]))
  const standing = { priceBp: looksAt(settings).priceBp, there, drafts }
  const results = rows.map((wish): Result => ({ id: wish.skuId, outcome: outcomeOf(wish, standing) }))
  const done = rows.filter((_, i) => results[i]!.outcome === 'done')
  await setPrices(
    db,
    done.map(({ skuId, price: now, listPrice }) => ({ skuId, price: now, listPrice })),
  )
  await note(db, by, 'price', changesOf(done, there), words)
  await sendLeaps(db, by, rows, results, there)
  return results
}
function changesOf(done: readonly PriceWish[], there: ReadonlyMap<number, PriceRow>): Change[] {
  return done.flatMap((wish) => {
    const { productId, price: before, listPrice } = there.get(wish.skuId)!
    const of = (field: 'price' | 'listPrice', was: number | null, now: number | null): Change[] =>
      was === now ? [] : [{ productId, skuId: wish.skuId, field, before: was, after: now }]
    return [...of('price', before, wish.price), ...of('listPrice', listPrice, wish.listPrice)]
  })
}
/** One draft for each product, after what went in at once. */
async function sendLeaps(
  db: Db,
  by: Member,
  rows: readonly PriceWish[],
  results: Result[],
  there: ReadonlyMap<number, PriceRow>,
): Promise<void> {
  const leaping = rows.filter((_, i) => results[i]!.outcome === 'toReview')
  for (const [productId, wishes] of Map.groupBy(leaping, ({ skuId }) => there.get(skuId)!.productId)) {
    const skus = new Map(wishes.map(({ skuId, price: now, listPrice }) => [skuId, { price: now, listPrice }]))
    const outcome = await propose(db, by, productId, { skus }, ['price'])
    for (const result of results) if (skus.has(result.id)) result.outcome = outcome
  }
}
