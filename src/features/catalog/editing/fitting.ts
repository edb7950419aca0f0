// Whether what a draft names is there, and its merchant's own.
import { faultsOf, type Fault } from './checking.ts'
import type { Content } from './content.ts'
import { keyOf } from './merging.ts'
import { codesElsewhere, mayChoose, productOf, type PublishedProduct } from './product-queries.ts'
import { knownMedia, knownPictures } from './queries.ts'
import { wordFaults } from './sensitive.ts'
import { contentOf, filesIn, mediaIn } from './shaping.ts'
import { askedFaults } from '#features/catalog/attributes/asking.ts'
import { askedIn } from '#features/catalog/attributes/attributes.ts'
import { barredOf, mustBeOpen } from '#features/catalog/terms/terms.ts'
import { isOffered } from '#features/catalog/units/units.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

/** Those that it brought, and those that its product has; another's answers like what is not there. */
export async function mustBeOwnPictures(
  db: Db,
  merchantId: number,
  productId: number | null,
  content: Content,
): Promise<void> {
  const files = filesIn(content)
  if (files.length === 0) return
  const known = new Set((await knownPictures(db, merchantId, files)).map(({ file }) => file))
  if (files.every((file) => known.has(file))) return
  const product = productId === null ? undefined : await productOf(db, merchantId, productId)
  for (const file of product ? filesIn(contentOf(product)) : []) known.add(file)
  if (!files.every((file) => known.has(file))) throw new Refusal('pictureUnknown')
}
/** The same of its film and model. */
export async function mustBeOwnMedia(
  db: Db,
  merchantId: number,
  productId: number | null,
  content: Content,
): Promise<void> {
  const files = mediaIn(content)
  if (files.length === 0) return
  const known = new Set(await knownMedia(db, merchantId, files))
  if (files.every((file) => known.has(file))) return
  const product = productId === null ? undefined : await productOf(db, merchantId, productId)
  for (const file of product ? mediaIn(contentOf(product)) : []) known.add(file)
  if (!files.every((file) => known.has(file))) throw new Refusal('mediaUnknown')
}
/**
 * Refuses badInput where a category, brand, freight template or unit is not there, or not theirs; categoryBarred where
 * the merchant may not sell there and neither the draft nor its product stood there `before`. What they were sold by
 * they may stay sold by.
 */
export async function checked(
  db: Db,
  merchantId: number,
  content: Content,
  before: readonly (Pick<Content, 'categoryId' | 'unit'> | undefined)[],
): Promise<void> {
  const may = await mayChoose(db, merchantId, content)
  for (const field of ['categoryId', 'brandId', 'freightTemplateId'] as const)
    if (!may[field]) throw new Refusal('badInput', { field, rule: 'enum' })
  if (content.unit && !before.some((one) => one?.unit === content.unit) && !(await isOffered(db, content.unit)))
    throw new Refusal('badInput', { field: 'unit', rule: 'enum' })
  if (content.categoryId !== null && !before.some((one) => one?.categoryId === content.categoryId))
    await mustBeOpen(db, merchantId, content.categoryId)
}

/** What stands where its merchant may not sell stays there as it is: it comes not on sale, and no other goods do. */
async function isBarred(
  db: Db,
  merchantId: number,
  product: PublishedProduct | undefined,
  { categoryId, onSale }: Content,
): Promise<boolean> {
  if (categoryId === null) return false
  const stays = product?.categoryId === categoryId && (product.status === 'onSale' || !onSale)
  return !stays && (await barredOf(db, merchantId, [categoryId])).size > 0
}
/**
 * All that keeps it from being on sale. What was sent already is not asked for what its category asks for: that was, or
 * it is a price alone that staff look at.
 */
export async function faultsHere(
  db: Db,
  merchantId: number,
  productId: number | null,
  content: Content,
  stage: 'sending' | 'sent' = 'sending',
): Promise<Fault[]> {
  const faults: Fault[] = faultsOf(content)
  const may = await mayChoose(db, merchantId, content)
  for (const field of ['categoryId', 'brandId', 'freightTemplateId'] as const)
    if (!may[field]) faults.push({ at: field, rule: 'unknown' })
  const product = productId === null ? undefined : await productOf(db, merchantId, productId)
  if (content.unit && product?.unit !== content.unit && !(await isOffered(db, content.unit)))
    faults.push({ at: 'unit', rule: 'unknown' })
  if (may.categoryId && (await isBarred(db, merchantId, product, content)))
    faults.push({ at: 'categoryId', rule: 'barred' })
  if (stage === 'sending' && content.categoryId !== null)
    faults.push(...askedFaults(await askedIn(db, content.categoryId), content.attributes, product?.attributes))
  faults.push(...(await wordFaults(db, content)))
  const before = new Map(product?.skus.map((sku) => [keyOf(sku), sku.code]))
  // a code that it has on sale already is nobody's fault here
  const fresh = content.skus.filter((sku) => sku.code !== '' && before.get(keyOf(sku)) !== sku.code)
  const taken = new Set(
    await codesElsewhere(
      db,
      merchantId,
      productId,
      fresh.map(({ code }) => code),
    ),
  )
  for (const sku of fresh)
    if (taken.has(sku.code.toLowerCase())) faults.push({ at: `skus.${keyOf(sku)}.code`, rule: 'codeTaken' })
  return faults
}
