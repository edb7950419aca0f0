// The door of reviews: writing and adding them, and whom they helped.
// The numbers of a product follow in the same transaction by themselves.
import { reviewsInFull } from './personal-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { moveReview as setStatus, type ReviewStatus } from './moving-queries.ts'
import { changeVote, findVotable } from './queries.ts'
import { fittingTags, insertReviews, type ReviewDraft } from './writing-queries.ts'

export { tagsOf } from './queries.ts'
export { specWords } from './showing.ts'
export { listTags } from './writing-queries.ts'
export type { ReviewDraft, ReviewPicture, ShopScores } from './writing-queries.ts'
export { answerReview, appendToReview, lockReview, moveReviews } from './moving-queries.ts'
export type { LockedReview, ReviewStatus } from './moving-queries.ts'

const batch = 2000

/**
 * Adds the one review of an order line, and tells of it where it is shown. Refuses badInput (tags that nobody can say
 * with so many stars), reviewedAlready.
 */
export async function writeReview(db: Db, draft: ReviewDraft): Promise<number> {
  const { tags = [], rating } = draft
  if (new Set(await fittingTags(db, tags, rating)).size !== tags.length)
    throw new Refusal('badInput', { field: 'tags', rule: 'enum' })
  const [id] = await insertReviews(db, [draft])
  if (id === undefined) throw new Refusal('reviewedAlready')
  if (draft.status !== 'pending') await addJobs(db, telling('review.shown', { reviewId: id }))
  return id
}
/** Adds many, in the order given; those of unknown SKUs, and of order lines that have theirs, are left out. */
export async function addReviews(db: Db, drafts: readonly ReviewDraft[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < drafts.length; at += batch) ids.push(...(await insertReviews(db, drafts.slice(at, at + batch))))
  return ids
}

/** Takes a locked review into sight or out of it; the scores follow. Whether it moved. */
export async function moveReview(
  db: Db,
  { id, status }: { id: number; status: ReviewStatus },
  to: ReviewStatus,
): Promise<boolean> {
  if (status === to || !(await setStatus(db, id, status, to))) return false
  if (to === 'shown') await addJobs(db, telling('review.shown', { reviewId: id }))
  return true
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
