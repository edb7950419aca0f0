// Two that are one: what is kept gets reviews, hearts, sales and the address of the other, which is gone from the shop.
// Orders and the stock ledger keep what they name. In the caller's transaction.
import { leadGoodsOn, lockDouble, partDouble, salesOf } from './queries.ts'
import { draftsBeside } from '#features/catalog/editing/editing.ts'
import { moveHearts } from '#features/catalog/likes/likes.ts'
import { addSales, endGoods, lockProducts } from '#features/catalog/products/products.ts'
import { moveReviews } from '#features/catalog/reviews/reviews.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

/** Refuses notFound (another's, ended, or neither of its two), doubleInReview (staff look at one of them). */
export async function merge(db: Db, merchantId: number, { id, keepId }: { id: number; keepId: number }): Promise<void> {
  const both = await lockDouble(db, merchantId, id)
  if (!both?.includes(keepId)) throw new Refusal('notFound')
  const dropId = both[0] === keepId ? both[1] : both[0]
  const drafts = await draftsBeside(db, merchantId, both)
  if ([...drafts.values()].includes('inReview')) throw new Refusal('doubleInReview')
  const stands = await lockProducts(db, merchantId, both)
  if (stands.filter(({ status }) => status !== 'deleted').length < 2) throw new Refusal('notFound')
  const units = await salesOf(db, dropId)
  await moveReviews(db, dropId, keepId)
  await moveHearts(db, dropId, keepId)
  await addSales(db, [
    { productId: dropId, units: -units },
    { productId: keepId, units },
  ])
  await endGoods(db, dropId)
  await leadGoodsOn(db, dropId, keepId)
}
/** Refuses notFound. */
export async function part(db: Db, merchantId: number, id: number): Promise<void> {
  if (!(await lockDouble(db, merchantId, id))) throw new Refusal('notFound')
  await partDouble(db, id)
}
