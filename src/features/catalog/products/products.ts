// The door of products: saving what is sold, SKUs as cart and orders need them, categories, and the stock verbs.
import type { Holiday, MerchantCard } from '#features/catalog/merchants/merchants.ts'
import type { Db } from '#kernel/data/db.ts'
import { pick, type Language, type Texts } from '#kernel/text/language.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { refreshListing } from './saving-queries.ts'
import { findToBuy, type Bought, type BuyingFacts } from './buying-queries.ts'
import { insertPriceChanges, noteSold, raiseSales, takeSold, type BroughtPrice } from './history-queries.ts'
import type { StockPolicy } from './stock-queries.ts'
import { findSkus, findStandings, listCategories, type CategoryRow, type SkuFacts, type Standing } from './queries.ts'
import type { SaleUnit } from './sold-by.ts'
import { specsOf, specWords, type Spec } from './spec.ts'
import type { Question } from './questions.ts'
import { stepsOf, type Tier } from './tiers.ts'

export { arrivalDays, arrivalOf, shipFrom } from './arrival.ts'
export { listExcerpts } from './detail-queries.ts'
export { drawDetails } from './drawn.ts'
export { putPictures, putSource } from './source-queries.ts'
export { cleanHtml } from './draft.ts'
export { rankListings, saveBrand, saveCategory, saveProduct, saveProducts } from './saving.ts'
export {
  allowOnShelf,
  copyProduct,
  emptyBin,
  intoBin,
  lockProducts,
  mergeGoods,
  needNoReview,
  outOfBin,
  putOnShelf,
  setCategory,
  setFreightTemplate,
  setPrices,
  takeOffShelf,
  takenOffByMerchant,
} from './changing.ts'
export {
  addCategory,
  closeCategory,
  deleteCategory,
  drawCategory,
  dropEmpty,
  editCategory,
  endMerging,
  listKept,
  mergeCategory,
  mergingOf,
  moveCategory,
  queueForTree,
} from './categories.ts'
export { addBrand, closeBrand, drawBrand, editBrand, endBrandMerging, mergeBrand } from './brands.ts'
export {
  brandsAlike,
  countBrandsKept,
  countOfBrand,
  findBrandKept,
  ledBrands,
  listBrandsKept,
} from './brand-queries.ts'
export type { BrandFields } from './brand-queries.ts'
export { goodsMeant, isMeant, isSkuMeant, type Meant } from './meant-queries.ts'
export { mergedHandles } from './handle-queries.ts'
export { setMedia } from './media-queries.ts'
export { carriedOf, sayAnew } from './attribute-queries.ts'
export { codeOf, relistBatches } from './relisting.ts'
export { listedAbove, listedIn, orderListed } from './order-queries.ts'
export { planSale } from './planned-sale.ts'
export type { Measure } from './measures.ts'
export { wentInto } from './changing-queries.ts'
export type { Lock, NewPrice } from './changing-queries.ts'
export type { Attribute, Option, OptionValue, ProductDraft, ProductMedia, ProductPicture, SkuDraft } from './draft.ts'
export { adjustStock, consumeStock, mindStock, releaseStock, reserveStock, restock, takeStock } from './stock.ts'
export type { StockLine, StockPolicy, Uncommon } from './stock-queries.ts'
export { shipDay, soldAs } from './sold-as.ts'
export { unitWords } from './sold-by.ts'
export type { SaleUnit, UnitWords } from './sold-by.ts'
export { buyingColumns, type BuyingFacts } from './buying-queries.ts'
export { findQuestions, isSeen, skuTables } from './queries.ts'
export type { CategoryRow, Standing } from './queries.ts'
export type { Question } from './questions.ts'
export type { Spec } from './spec.ts'
export type { Tier } from './tiers.ts'

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
  /** the steps of its price by quantity that bring something */
  tiers: Tier[]
  /** the most that can be ordered now */
  available: number
  stock: StockPolicy
  /** the pieces that are there of what is also sold as preorder; null of all else */
  ready: number | null
  /** from which day on preorders are shipped, as 2026-12-20; null where nobody says so */
  preorderDay: string | null
  /** in which its merchant is now */
  holiday: Holiday | null
  /** pieces per buyer and product */
  purchaseLimit: number | null
  /** null: it is sold by the piece */
  unit: SaleUnit | null
  /** what is asked of whoever buys it */
  questions: Question[]
  weight: number
  volume: number
  merchant: MerchantCard
  merchantNames: Texts
  freightTemplateId: number
  /** from the department down to its own */
  categoryIds: number[]
  taxBp: number
  commissionBp: number
}

/** The same with what buying it takes. */
export type SkuToBuy = SkuForSale & Bought

/** These SKUs, in the order asked; unknown ones (and those of deleted products) are missing. One statement. */
export async function skusForSale(db: Db, skuIds: readonly number[], lang: Language): Promise<SkuForSale[]> {
  if (skuIds.length === 0) return []
  const facts = await findSkus(db, [...new Set(skuIds)], lang)
  return [...new Set(skuIds)].flatMap((id) => (facts.has(id) ? [forSale(facts.get(id)!, lang)] : []))
}
/** The same of SKUs that somebody is about to buy. One statement. */
export async function skusToBuy(db: Db, skuIds: readonly number[], lang: Language): Promise<SkuToBuy[]> {
  if (skuIds.length === 0) return []
  const facts = await findToBuy(db, [...new Set(skuIds)], lang)
  return [...new Set(skuIds)].flatMap((id) => (facts.has(id) ? [toBuy(facts.get(id)!, lang)] : []))
}
export const toBuy = (facts: BuyingFacts, lang: Language): SkuToBuy => ({
  ...forSale(facts, lang),
  freight: facts.freight,
  collectable: facts.collectable,
})
function forSale(
  { options, optionValues, skuPicture, productPicture, ...facts }: SkuFacts,
  lang: Language,
): SkuForSale {
  const specs = specsOf(options, optionValues)
  const picture = skuPicture ?? specs.find((s) => s.picture)?.picture ?? productPicture
  return {
    ...facts,
    tiers: stepsOf(facts.price, facts.tiers),
    title: pick(facts.titles, lang),
    spec: specWords(specs, lang),
    specs,
    picture,
  }
}

/**
 * Whether these products can be bought and from what price, by product id; unknown and deleted ones are missing.
 * One statement.
 */
export async function productsStanding(db: Db, productIds: readonly number[]): Promise<Map<number, Standing>> {
  if (productIds.length === 0) return new Map()
  return new Map((await findStandings(db, [...new Set(productIds)])).map((s) => [s.productId, s]))
}

const treeAge = 60_000
/** The whole tree, departments first; kept for a minute in each language. */
export async function categoryTree({
  db,
  app,
  lang,
}: {
  db: Db
  app: Pick<AppContext, 'cache'>
  lang: Language
}): Promise<CategoryRow[]> {
  return (
    await app.cache.get('catalog', `tree ${lang}`, treeAge, async () => ({ records: await listCategories(db, lang) }))
  ).records
}

const names = new WeakMap<readonly CategoryRow[], ReadonlyMap<number, string>>()
/** The categories of these ids that are seen, as the kept tree calls them. */
export async function namesOf(
  ctx: Parameters<typeof categoryTree>[0],
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const tree = await categoryTree(ctx)
  let known = names.get(tree)
  if (!known) names.set(tree, (known = new Map(tree.map(({ id, name }) => [id, name]))))
  return ids.flatMap((id) => (known.has(id) ? [{ id, name: known.get(id)! }] : []))
}

/**
 * Adds pieces to what was sold of these products (less than none takes back), in lists too.
 * In the caller's transaction, which sees to it that each piece is counted once.
 */
export async function addSales(db: Db, sold: readonly { productId: number; units: number }[]): Promise<void> {
  if (sold.length > 0) await raiseSales(db, sold)
}

/**
 * Notes pieces that were sold: the product tells them at once, and lists once they are added. In the caller's
 * transaction, which sees to it that each piece is counted once.
 */
export const noteSales = (db: Db, sold: readonly { productId: number; units: number }[]): Promise<void> =>
  sold.length > 0 ? noteSold(db, sold) : Promise.resolve()
/** Adds what was noted, of these products or of as many as are done at once; how many. In the caller's transaction. */
export async function addNoted(db: Db, productIds?: readonly number[]): Promise<number> {
  const noted = await takeSold(db, productIds, 1000)
  await addSales(
    db,
    noted.filter(({ units }) => units !== 0),
  )
  return noted.length
}

/** Prices of the shop before, by product: what each of its SKUs cost until then. */
export async function bringPrices(db: Db, prices: readonly BroughtPrice[]): Promise<void> {
  await insertPriceChanges(db, prices)
  const ids = prices.map((p) => p.productId)
  await refreshListing(db, ids)
}
