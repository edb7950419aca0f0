// A review that shoppers reported waits for staff; reported by enough of them it is hidden until they decide.
import { isEmptied, openCase, reportedBy } from './case-queries.ts'
import { lockReview, moveReview } from '#features/catalog/reviews/reviews.ts'
import { hasOpenReports, settleReports } from '#features/catalog/reporting/reporting.ts'
import type { Db } from '#kernel/data/db.ts'

export async function hold(db: Db, reviewId: number, enough: boolean): Promise<void> {
  const review = await lockReview(db, reviewId)
  if (!review || !(await hasOpenReports(db, 'review', reviewId))) return
  if (review.status === 'hidden' || (await isEmptied(db, reviewId)))
    return settleReports(db, { kind: 'review', thingId: reviewId }, 'upheld')
  await openCase(db, { kind: 'reported', reviewId })
  if (enough && review.status === 'shown') await moveReview(db, review, 'pending')
}

/** An author leaves, and with them the words that were reported: whoever reported them hears that they are gone. */
export async function settleReportsOf(db: Db, authorId: number): Promise<void> {
  for (const thingId of await reportedBy(db, authorId)) await settleReports(db, { kind: 'review', thingId }, 'upheld')
}
