// Goods that lie in store and that no staff have seen: sent to them from the list, many at once. Each becomes a case of
// their queue as the first publication of an editor does. So few of a shop wait at once that others wait no longer for
// it; once enough are on sale, the rest needs nobody.
import { goodsAreReviewed } from './editing.ts'
import { faultsHere } from './fitting.ts'
import type { SendOutcome } from './limits.ts'
import { changesOf, isSame } from './merging.ts'
import { picturesToCome, productOf, type PublishedProduct } from './product-queries.ts'
import {
  addDraft,
  addEdit,
  countWaiting,
  lockOpenDrafts,
  moveDraft,
  queueToSend,
  rebase,
  type DraftRow,
} from './queries.ts'
import { contentOf } from './shaping.ts'
import type { Member } from './editing.ts'
import { lockProducts } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

export interface Sent {
  id: number
  outcome: SendOutcome
}
/** Why a product is not sent. */
async function bars(
  db: Db,
  merchantId: number,
  product: PublishedProduct | undefined,
  draft: DraftRow | undefined,
): Promise<SendOutcome | undefined> {
  if (!product) return 'gone'
  if (draft?.state === 'inReview') return 'waits'
  if (!product.unreviewed) return 'notNeeded'
  if (draft && !isSame(draft.content, draft.base)) return 'drafted'
  const content = contentOf(product)
  if (draft?.state === 'returned' && isSame(content, draft.content)) return 'returned'
  if (await picturesToCome(db, product.id)) return 'picturesComing'
  return (await faultsHere(db, merchantId, product.id, content)).length > 0 ? 'unfit' : undefined
}
/** Each is answered by itself, in the order asked. */
export async function sendMany(
  db: Db,
  settings: SettingsReader,
  { userId, merchantId }: Member,
  ids: readonly number[],
): Promise<Sent[]> {
  const drafts = new Map((await lockOpenDrafts(db, merchantId, ids)).map((draft) => [draft.productId, draft]))
  await lockProducts(db, merchantId, ids)
  const needed = (await goodsAreReviewed(db, settings, merchantId)) > 0
  const most = settings.get('goodsReviewWaiting') || Infinity
  await queueToSend(db, merchantId)
  let waiting = await countWaiting(db, merchantId)
  const sent: Sent[] = []
  for (const id of ids) {
    const [product, draft] = [await productOf(db, merchantId, id), drafts.get(id)]
    const outcome =
      (await bars(db, merchantId, product, draft)) ?? (!needed ? 'notNeeded' : waiting >= most ? 'enough' : 'sent')
    if (outcome === 'sent' && (await send(db, { userId, merchantId }, product!, draft))) waiting++
    sent.push({ id, outcome })
  }
  return sent
}
async function send(
  db: Db,
  { userId, merchantId }: Member,
  product: PublishedProduct,
  draft: DraftRow | undefined,
): Promise<boolean> {
  const content = contentOf(product)
  if (draft) await rebase(db, draft.id, content, userId)
  const draftId =
    draft?.id ?? (await addDraft(db, { merchantId, productId: product.id, content, base: content, userId }))
  // somebody began to write it this moment: it is theirs to send
  if (draftId === undefined) return false
  await moveDraft(db, draftId, { state: 'inReview', causes: ['first'], notes: [] })
  await addEdit(db, { draftId, userId, kind: 'submitted', changes: changesOf(null, content) })
  return true
}
