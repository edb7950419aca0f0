// What somebody changes of goods outside their editor, and staff look at first: it becomes a draft that is before them,
// and what is on sale stays on sale meanwhile.
import type { Content, DraftSku } from './content.ts'
import type { Cause } from './checking.ts'
import { changesOf } from './merging.ts'
import { productOf } from './product-queries.ts'
import { addDraft, addEdit, lockOpenDrafts, moveDraft, openDraftState, type State } from './queries.ts'
import { contentOf } from './shaping.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

/** Who works for a merchant. */
export interface Member {
  userId: number
  merchantId: number
}
/** How the open drafts of these products stand, by product. To be asked before the products are locked. */
export async function draftsBeside(db: Db, merchantId: number, productIds: readonly number[]) {
  const drafts = await lockOpenDrafts(db, merchantId, productIds)
  return new Map(drafts.map(({ productId, state }) => [productId!, state]))
}
/** What was being written at a product that ends now; staff look at none of it. */
export async function dropDrafts(db: Db, { userId, merchantId }: Member, productId: number): Promise<void> {
  for (const { id } of await lockOpenDrafts(db, merchantId, [productId])) {
    await moveDraft(db, id, { state: 'discarded' })
    await addEdit(db, { draftId: id, userId, kind: 'discarded' })
  }
}
/** Which changes staff look at first in this shop. */
export const looksAt = (settings: SettingsReader) => ({
  changes: settings.get('goodsReviewChanges') !== 0,
  priceBp: settings.get('goodsReviewChanges') === 0 ? 0 : settings.get('goodsReviewPriceBp'),
})

/**
 * What becomes of such a change: it goes in at once; to staff; not, while they look at the product or somebody writes
 * at it.
 */
export function wayOf(isSeen: boolean, draft: State | undefined): 'atOnce' | 'toReview' | 'inReview' | 'drafted' {
  if (draft === 'inReview') return 'inReview'
  if (!isSeen) return 'atOnce'
  return draft === undefined ? 'toReview' : 'drafted'
}

export interface Proposed {
  categoryId?: number
  skus?: ReadonlyMap<number, Pick<DraftSku, 'price' | 'listPrice'>>
}
/** Before staff, or what somebody did with it this moment. The caller has locked the product. */
export async function propose(
  db: Db,
  { userId, merchantId }: Member,
  productId: number,
  { categoryId, skus }: Proposed,
  causes: readonly Cause[],
): Promise<'toReview' | 'inReview' | 'drafted'> {
  const product = await productOf(db, merchantId, productId)
  if (!product) return 'drafted'
  const base = contentOf(product)
  const sold = product.skus.filter(({ onSale }) => onSale)
  const content: Content = {
    ...base,
    ...(categoryId !== undefined && { categoryId }),
    skus: base.skus.map((sku, i) => ({ ...sku, ...skus?.get(sold[i]!.id) })),
  }
  const draftId = await addDraft(db, { merchantId, productId, content, base, userId })
  if (draftId === undefined) return (await openDraftState(db, productId)) === 'inReview' ? 'inReview' : 'drafted'
  await moveDraft(db, draftId, { state: 'inReview', causes, notes: [] })
  await addEdit(db, { draftId, userId, kind: 'submitted', changes: changesOf(base, content) })
  return 'toReview'
}
