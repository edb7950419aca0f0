// Brands as staff keep them. Verbs run in the caller's transaction and one after the other; lists of goods follow at
// once where they are few, else by a job that goes on behind the commit.
import {
  brandsAlike,
  dropBrand,
  goodsOfBrand,
  insertBrand,
  leadBrandOn,
  holdBrand,
  moveGoodsOfBrand,
  queueForBrands,
  seizeBrand,
  setBrandClosed,
  setLogo,
  updateBrand,
  type BrandFields,
  type KeptBrand,
} from './brand-queries.ts'
import { codeOf, relistBatches, relistSome } from './relisting.ts'
import { nameKey, nameKeys } from './name-keys.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { Texts } from '#kernel/text/language.ts'

interface Seen {
  id: number
  version: number
}
async function dropNames(db: Db): Promise<void> {
  await dropPublic(db, 'catalog', 'search', 'page')
}
/** Refuses notFound, brandChanged: somebody else did since it was read. */
async function stands(db: Db, { id, version }: Seen, lock = holdBrand): Promise<KeptBrand> {
  await queueForBrands(db)
  const brand = await lock(db, id)
  if (!brand) throw new Refusal('notFound')
  if (brand.version !== version) throw new Refusal('brandChanged', { version: brand.version })
  return brand
}
/** Refuses brandExists: another is called so, whatever its signs and spaces. */
async function mustBeNew(db: Db, id: number, name: Texts): Promise<void> {
  const [twin] = await brandsAlike(db, 'en-US', { id, name })
  if (twin?.same) throw new Refusal('brandExists', { id: twin.id, name: twin.name })
}
const keysOf = ({ name, pinyin }: BrandFields): Texts => ({
  ...nameKeys(name),
  ...(pinyin !== '' && name['zh-CN'] && { 'zh-CN': nameKey(pinyin) }),
})
const relist = (db: Db, id: number): Promise<void> =>
  relistSome(db, (after, limit) => goodsOfBrand(db, id, after, limit), ['catalog.relistBrand', { brandId: id }])
/** The job: batch by batch; what is right already is not written. */
export async function relistBrand(db: Db, id: number): Promise<void> {
  await relistBatches(db, (trx, after, limit) => goodsOfBrand(trx, id, after, limit))
  await dropNames(db)
}

/** Refuses brandExists. Answers its id. */
export async function addBrand(db: Db, fields: BrandFields): Promise<number> {
  await queueForBrands(db)
  await mustBeNew(db, 0, fields.name)
  const id = await insertBrand(db, codeOf(fields.name, 'brand'), fields, keysOf(fields))
  await dropNames(db)
  return id
}
/** Refuses what `stands` does, brandExists. Answers it as it was before. */
export async function editBrand(db: Db, seen: Seen, fields: BrandFields): Promise<KeptBrand> {
  const before = await stands(db, seen)
  const renamed = JSON.stringify(before.name) !== JSON.stringify(fields.name)
  if (renamed) await mustBeNew(db, seen.id, fields.name)
  await updateBrand(db, seen.id, fields, keysOf(fields))
  if (renamed) await relist(db, seen.id)
  await dropNames(db)
  return before
}
/** Refuses what `stands` does. */
export async function drawBrand(db: Db, seen: Seen, logo: string | null): Promise<void> {
  await stands(db, seen)
  await setLogo(db, seen.id, logo)
  await dropNames(db)
}
/** Refuses what `stands` does. Shoppers do not see it any more, or again; goods of it stay as they are. */
export async function closeBrand(db: Db, seen: Seen, closed: boolean): Promise<KeptBrand> {
  const before = await stands(db, seen)
  await setBrandClosed(db, seen.id, closed)
  await dropNames(db)
  return before
}
/**
 * All goods of it become the other one's, and its address leads there. Refuses what `stands` does, brandIntoItself,
 * brandGone: the other one is not there. Answers it as it was before.
 */
export async function mergeBrand(db: Db, seen: Seen, into: number): Promise<KeptBrand> {
  // goods that are saved meanwhile wait, and come into the other one
  const was = await stands(db, seen, seizeBrand)
  if (seen.id === into) throw new Refusal('brandIntoItself')
  if (!(await holdBrand(db, into))) throw new Refusal('brandGone')
  await moveGoodsOfBrand(db, seen.id, into)
  await leadBrandOn(db, was, into)
  return was
}
/** The end of a merging, once nobody names it any more. */
export async function endBrandMerging(db: Db, id: number, into: number): Promise<void> {
  await dropBrand(db, id)
  await relist(db, into)
  await dropNames(db)
}
