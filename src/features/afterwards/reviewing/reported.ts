// A review that shoppers reported waits for staff; reported by enough of them it is hidden until they decide.
import { openCase } from './case-queries.ts'
import { lockReview, moveReview } from '#features/catalog/reviews/reviews.ts'
import { hasOpenReports } from '#features/catalog/reporting/reporting.ts'
import type { Db } from '#kernel/data/db.ts'

export async function hold(db: Db, reviewId: number, enough: boolean): Promise<void> {
  const review = await lockReview(db, reviewId)
  if (!review || review.status === 'hidden' || !(await hasOpenReports(db, 'review', reviewId))) return
  await openCase(db, { kind: 'reported', reviewId })
  if (enough && review.status === 'shown') await moveReview(db, review, 'pending')
}
