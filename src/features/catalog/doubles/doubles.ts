// Two that are one: what is kept gets reviews, hearts, sales and the address of the other, which is gone from the shop.
// Orders and the stock ledger keep what they name. In the caller's transaction.
import { findDouble, forgetDoubles, lockDouble, partDouble, salesOf } from './queries.ts'
import { draftsBeside, dropDrafts, type Member } from '#features/catalog/editing/editing.ts'
import { moveHearts } from '#features/catalog/likes/likes.ts'
import { addNoted, addSales, lockProducts, mergeGoods } from '#features/catalog/products/products.ts'
import { moveReviews } from '#features/catalog/reviews/reviews.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

/**
 * Drafts are locked before products, as everywhere, and the pair last: two that merge the same go one after the other.
 * Refuses notFound (another's, ended, or neither of its two), doubleInReview (staff look at one of them),
 * doubleTakenOff (staff took one off the shelf: what shoppers think of it must not go on under another address).
 */
export async function merge(db: Db, by: Member, { id, keepId }: { id: number; keepId: number }): Promise<void> {
  const { merchantId } = by
  const both = await findDouble(db, merchantId, id)
  if (!both?.includes(keepId)) throw new Refusal('notFound')
  const dropId = both[0] === keepId ? both[1] : both[0]
  const drafts = await draftsBeside(db, merchantId, both)
  const stands = await lockProducts(db, merchantId, both)
  if (!(await lockDouble(db, merchantId, id))) throw new Refusal('notFound')
  if (stands.filter(({ status }) => status !== 'deleted').length < 2) throw new Refusal('notFound')
  if ([...drafts.values()].includes('inReview')) throw new Refusal('doubleInReview')
  if (stands.some(({ takenOffBy }) => takenOffBy === 'staff')) throw new Refusal('doubleTakenOff')
  await addNoted(db, both)
  const units = await salesOf(db, dropId)
  await dropDrafts(db, by, dropId)
  await moveReviews(db, dropId, keepId)
  await moveHearts(db, dropId, keepId)
  await addSales(db, [
    { productId: dropId, units: -units },
    { productId: keepId, units },
  ])
  await mergeGoods(db, dropId, keepId)
  await forgetDoubles(db, dropId)
}
/** Refuses notFound. */
export async function part(db: Db, merchantId: number, id: number): Promise<void> {
  if (!(await lockDouble(db, merchantId, id))) throw new Refusal('notFound')
  await partDouble(db, id)
}
