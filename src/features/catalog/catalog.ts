// The door of the catalogue: saving what is sold, SKUs as cart and orders need them, and the stock verbs.
import type { Db } from '#kernel/db.ts'
import { pick, type Language, type Texts } from '#kernel/language.ts'
import { findSkus, findStandings, type MerchantCard, type SkuFacts, type Standing } from './queries.ts'
import { specsOf, specWords, type Spec } from './spec.ts'

export { rankShelves, saveBrand, saveCategory, saveProduct, saveProducts } from './saving.ts'
export type { Attribute, Option, ProductDraft, ProductPicture, SkuDraft } from './draft.ts'
export { adjustStock, consumeStock, releaseStock, reserveStock, restock } from './stock.ts'
export type { StockLine } from './stock-queries.ts'
export type { MerchantCard, Standing } from './queries.ts'
export type { Spec } from './spec.ts'

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
function forSale({ options, optionValues, skuPicture, productPicture, ...facts }: SkuFacts, lang: Language): SkuForSale {
  const specs = specsOf(options, optionValues)
  const picture = skuPicture ?? specs.find((s) => s.picture)?.picture ?? productPicture
  return { ...facts, title: pick(facts.titles, lang), spec: specWords(specs, lang), specs, picture }
}

/** Whether these products can be bought and from what price, by product id; unknown and deleted ones are missing. One statement. */
export async function productsStanding(db: Db, productIds: readonly number[]): Promise<Map<number, Standing>> {
  if (productIds.length === 0) return new Map()
  return new Map((await findStandings(db, [...new Set(productIds)])).map((s) => [s.productId, s]))
}
