// The door of lists: cards and short lists for others, leading brands, goods for words that are being typed.
import type { Static } from 'typebox'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { listBrands, type BrandRow } from './brand-queries.ts'
import type { ProductCard } from './contract.ts'
import { findCards } from './list-queries.ts'
import { listGoodsRows, type GoodsRow } from './row-queries.ts'
import { cardOf } from './showing.ts'

export { hitsOf, looked, rankWeights, textScore } from './list-queries.ts'
export { drawCards } from './drawing.ts'
export { keepFacets } from './facet-keeping.ts'
export { goodsBegun } from './suggesting.ts'
export { isWordly, takeMissed, takeSearches } from './searches.ts'
export type { BrandRow } from './brand-queries.ts'
export type { GoodsRow } from './row-queries.ts'

export type GoodsCard = Static<typeof ProductCard>
/** The first cards of each of these lists, in the order asked. One statement. */
export async function readGoodsRows(db: Db, lang: Language, asked: readonly GoodsRow[]): Promise<GoodsCard[][]> {
  return (await listGoodsRows(db, lang, asked)).map((rows) => rows.map((row) => cardOf(row, lang)))
}

/** Brands that have goods, those with most first. One statement. */
export const leadingBrands = async (db: Db, lang: Language, size: number): Promise<BrandRow[]> =>
  (await listBrands(db, lang, { sort: 'goods' }, undefined, size, 0)).rows

/** The cards of these products by their id; what is not on sale is missing. One statement. */
export async function productCards(db: Db, ids: readonly number[], lang: Language): Promise<Map<number, GoodsCard>> {
  if (ids.length === 0) return new Map()
  return new Map((await findCards(db, lang, ids)).map((row) => [row.id, cardOf(row, lang)]))
}

/**
 * The same, but whatever became of them: off the row and deleted ones too, for lists that people keep.
 * One statement.
 */
export async function keptCards(db: Db, ids: readonly number[], lang: Language): Promise<Map<number, GoodsCard>> {
  if (ids.length === 0) return new Map()
  return new Map((await findCards(db, lang, [...new Set(ids)], true)).map((row) => [row.id, cardOf(row, lang)]))
}
