// The door of reviews: adding them, and whom they helped.
// The numbers of a product follow in the same transaction by themselves.
import { reviewsInFull } from './personal-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { changeVote, findVotable, insertReviews, type ReviewDraft } from './queries.ts'

export type { ReviewDraft, ReviewPicture } from './queries.ts'

const batch = 2000

/** Adds one review; an order line is reviewed once (a second one breaks the unique key). Returns its id. */
export async function addReview(db: Db, draft: ReviewDraft): Promise<number> {
  const [id] = await addReviews(db, [draft])
  if (id === undefined) throw new Error(`no SKU ${draft.skuId}`)
  return id
}
/** Adds many, in the order given; those of unknown SKUs are left out. */
export async function addReviews(db: Db, drafts: readonly ReviewDraft[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < drafts.length; at += batch) ids.push(...(await insertReviews(db, drafts.slice(at, at + batch))))
  return ids
}

/** Gives or takes back a person's vote. Refuses notFound (unknown or not shown, alike) and ownReview. */
export async function voteUseful(
  db: Db,
  userId: number,
  reviewId: number,
  useful: boolean,
): Promise<{ useful: boolean; usefulCount: number }> {
  const review = await findVotable(db, userId, reviewId)
  if (!review) throw new Refusal('notFound')
  if (review.own) throw new Refusal('ownReview')
  return { useful, usefulCount: await changeVote(db, userId, reviewId, useful) }
}

/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = (db: Db, userId: number) => reviewsInFull(db, userId)
