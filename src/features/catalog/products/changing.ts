// Single things of products that stand, changed for many at once in the caller's transaction: on and off the shelf,
// prices, category, freight, the bin. Lists and their counters follow, public answers are dropped. The caller has
// locked the products and knows whose they are.
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { Db } from '#kernel/data/db.ts'
import { rewordDue } from '#features/catalog/words/words.ts'
import {
  copyOf,
  endBin,
  endInto,
  liftTakingOff,
  lockOf,
  moveToBin,
  restoreFromBin,
  setReviewed,
  shelve,
  takeOffByStaff,
  unshelve,
  updateCategory,
  updatePrices,
  updateTemplate,
  type Lock,
  type NewPrice,
} from './changing-queries.ts'
import { refreshListing } from './saving-queries.ts'

async function relist(db: Db, ids: readonly number[], worded = false): Promise<void> {
  if (ids.length === 0) return
  await refreshListing(db, ids)
  if (worded) await rewordDue(db, ids)
  await dropPublic(db, 'catalog')
}

/** These products of the merchant as they stand, locked in id order; foreign, unknown and ended ones are missing. */
export const lockProducts = (db: Db, merchantId: number, ids: readonly number[]): Promise<Lock[]> =>
  lockOf(db, merchantId, ids)

/**
 * On sale from now on. What staff took off the shelf or have not seen, what stands where its merchant may not sell, and
 * what is in the bin, stays where it is.
 */
export async function putOnShelf(db: Db, ids: readonly number[]): Promise<void> {
  await shelve(db, ids)
  await relist(db, ids, true)
}
/** Goods that nobody has looked at need not be looked at any more. */
export const needNoReview = async (db: Db, ids: readonly number[]): Promise<void> => void (await setReviewed(db, ids))
export async function takenOffByMerchant(db: Db, ids: readonly number[]): Promise<void> {
  await unshelve(db, ids)
  await relist(db, ids)
}
/**
 * Staff end the sale of a product: carts and lists follow, and neither its merchant nor a file puts it back until
 * `allowOnShelf`.
 */
export async function takeOffShelf(db: Db, productId: number, reason: string): Promise<void> {
  await takeOffByStaff(db, productId, reason)
  await relist(db, [productId])
}
/** Its merchant may sell it again; it stays off the shelf until they do. Whether staff had taken it off. */
export const allowOnShelf = (db: Db, productId: number): Promise<boolean> => liftTakingOff(db, productId)

/** Gone for good: the other one stands for it, and its addresses lead there. Orders keep what they name. */
export async function mergeGoods(db: Db, id: number, into: number): Promise<void> {
  await endInto(db, id, into)
  await relist(db, [id, into])
}
/** Into the bin, from where `outOfBin` brings them back, off the shelf. Orders keep what they name. */
export async function intoBin(db: Db, ids: readonly number[]): Promise<void> {
  await moveToBin(db, ids)
  await relist(db, ids)
}
export const outOfBin = async (db: Db, ids: readonly number[]): Promise<void> => void (await restoreFromBin(db, ids))
/** What has lain in the bin for so long is gone for good; nothing that orders name is removed. How many. */
export const emptyBin = (db: Db, seconds: number): Promise<number> => endBin(db, seconds)

/** Sale prices and list prices of SKUs; the history of prices follows by itself. */
export async function setPrices(db: Db, prices: readonly NewPrice[]): Promise<void> {
  if (prices.length === 0) return
  await relist(db, await updatePrices(db, prices))
}
export async function setCategory(db: Db, ids: readonly number[], categoryId: number): Promise<void> {
  await updateCategory(db, ids, categoryId)
  await relist(db, ids, true)
}
/** Orders placed from now on count freight by it. */
export async function setFreightTemplate(db: Db, ids: readonly number[], templateId: number): Promise<void> {
  await updateTemplate(db, ids, templateId)
  await relist(db, ids)
}
/** A second product like this one, off the shelf, without stock, codes, reviews and sales; its id. */
export const copyProduct = (
  db: Db,
  id: number,
  mark: Readonly<Record<string, string>>,
  unreviewed: boolean,
): Promise<number> => copyOf(db, id, mark, unreviewed)
