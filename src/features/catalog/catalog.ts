// The door of the catalogue: saving what is sold, SKUs as cart and orders need them, and the stock verbs.
import type { Static } from 'typebox'
import type { Db } from '#kernel/db.ts'
import { pick, type Language, type Texts } from '#kernel/language.ts'
import type { Shop } from '#kernel/shop.ts'
import type { ProductCard } from './contract.ts'
import { listBrands, type BrandRow } from './brand-queries.ts'
import {
  findSkus,
  findStandings,
  listCategories,
  type CategoryRow,
  type MerchantCard,
  type SkuFacts,
  type Standing,
} from './queries.ts'
import { findCards } from './list-queries.ts'
import { insertPriceChanges, raiseSales, type BroughtPrice } from './history-queries.ts'
import { listShelves, type Shelf } from './shelves-queries.ts'
import { cardOf } from './showing.ts'
import { specsOf, specWords, type Spec } from './spec.ts'

export { rankShelves, saveBrand, saveCategory, saveProduct, saveProducts } from './saving.ts'
export type { Attribute, Option, ProductDraft, ProductPicture, SkuDraft } from './draft.ts'
export { adjustStock, consumeStock, releaseStock, reserveStock, restock } from './stock.ts'
export type { StockLine } from './stock-queries.ts'
export type { BrandRow } from './brand-queries.ts'
export type { CategoryRow, MerchantCard, Standing } from './queries.ts'
export type { Shelf } from './shelves-queries.ts'
export type { Spec } from './spec.ts'
export { takeSearches } from './searches.ts'
export { soundOf } from './words/chinese.ts'
export { fold } from './words/folding.ts'
export { shopNames } from './words/matching.ts'
export { cleaned } from './words/reading.ts'
export { countWords } from './words/rewording.ts'
export { goodsBegun } from './words/suggesting.ts'

/** A SKU as cart and orders need it; money in fen, weight in grams, volume in cubic centimetres. */
export interface SkuForSale {
  skuId: number
  productId: number
  code: string
  /** SKU, product and merchant all stand; stock is told by `available`. */
  onSale: boolean
  title: string
  titles: Texts
  /** The chosen values in words: "Celadon · 620 ml". */
  spec: string
  /** The chosen values in all languages, as an order line keeps them. */
  specs: Spec[]
  picture: string | null
  price: number
  listPrice: number | null
  memberPrice: number | null
  available: number
  /** pieces per buyer and product */
  purchaseLimit: number | null
  weight: number
  volume: number
  merchant: MerchantCard
  merchantNames: Texts
  freightTemplateId: number
  /** from the floor down to its own */
  categoryIds: number[]
  taxBp: number
  commissionBp: number
}

/** These SKUs, in the order asked; unknown ones (and those of deleted products) are missing. One statement. */
export async function skusForSale(db: Db, skuIds: readonly number[], lang: Language): Promise<SkuForSale[]> {
  if (skuIds.length === 0) return []
  const facts = new Map((await findSkus(db, [...new Set(skuIds)], lang)).map((f) => [f.skuId, f]))
  return [...new Set(skuIds)].flatMap((id) => (facts.has(id) ? [forSale(facts.get(id)!, lang)] : []))
}
function forSale(
  { options, optionValues, skuPicture, productPicture, ...facts }: SkuFacts,
  lang: Language,
): SkuForSale {
  const specs = specsOf(options, optionValues)
  const picture = skuPicture ?? specs.find((s) => s.picture)?.picture ?? productPicture
  return { ...facts, title: pick(facts.titles, lang), spec: specWords(specs, lang), specs, picture }
}

/**
 * Whether these products can be bought and from what price, by product id;
 * unknown and deleted ones are missing. One statement.
 */
export async function productsStanding(db: Db, productIds: readonly number[]): Promise<Map<number, Standing>> {
  if (productIds.length === 0) return new Map()
  return new Map((await findStandings(db, [...new Set(productIds)])).map((s) => [s.productId, s]))
}

export type ShelfCard = Static<typeof ProductCard>
/** The first cards of each of these lists, in the order asked. One statement. */
export async function readShelves(db: Db, lang: Language, shelves: readonly Shelf[]): Promise<ShelfCard[][]> {
  return (await listShelves(db, lang, shelves)).map((rows) => rows.map((row) => cardOf(row, lang)))
}

const treeAge = 60_000
/** The whole tree, floors first; kept for a minute in each language. */
export async function categoryTree({
  db,
  shop,
  lang,
}: {
  db: Db
  shop: Pick<Shop, 'cache'>
  lang: Language
}): Promise<CategoryRow[]> {
  return (
    await shop.cache.get('catalog', `tree ${lang}`, treeAge, async () => ({ records: await listCategories(db, lang) }))
  ).records
}

/** Brands that have goods, those with most first. One statement. */
export const leadingBrands = async (db: Db, lang: Language, size: number): Promise<BrandRow[]> =>
  (await listBrands(db, lang, { sort: 'goods' }, undefined, size, 0)).rows

/** The cards of these products by their id; what is not on sale is missing. One statement. */
export async function productCards(db: Db, ids: readonly number[], lang: Language): Promise<Map<number, ShelfCard>> {
  if (ids.length === 0) return new Map()
  return new Map((await findCards(db, lang, ids)).map((row) => [row.id, cardOf(row, lang)]))
}

/** The same whatever became of them: off the shelf and deleted ones too, for lists that people keep. One statement. */
export async function keptCards(db: Db, ids: readonly number[], lang: Language): Promise<Map<number, ShelfCard>> {
  if (ids.length === 0) return new Map()
  return new Map((await findCards(db, lang, [...new Set(ids)], true)).map((row) => [row.id, cardOf(row, lang)]))
}

/**
 * Adds pieces to what was sold of these products (less than none takes back), on their shelves too.
 * In the caller's transaction, which sees to it that each piece is counted once.
 */
export async function addSales(db: Db, sold: readonly { productId: number; units: number }[]): Promise<void> {
  if (sold.length > 0) await raiseSales(db, sold)
}

/** Prices of the shop before, by product: what each of its SKUs cost until then. */
export const bringPrices = (db: Db, prices: readonly BroughtPrice[]): Promise<void> => insertPriceChanges(db, prices)
