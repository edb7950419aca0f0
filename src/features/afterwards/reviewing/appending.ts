// What an author adds to a review: once, in time, words and photos; with a word of the list in it staff see it first.
import { isOpen, openCase } from './case-queries.ts'
import { foundIn, saidOf } from './holding.ts'
import { languageOf } from './language.ts'
import { tellAuthor } from './message-kinds.ts'
import { checked, picturesOf, type Author } from './writing.ts'
import { appendToReview, lockReview } from '#features/catalog/reviews/reviews.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { mustBeOn } from '#kernel/switches.ts'

export interface Addition {
  reviewId: number
  text: string
  pictures?: { uploadId: string; alt?: string }[]
}
/** Refuses notFound, followedUpAlready, reviewNotOpen, reviewWindowOver, badInput, uploadNotFound. */
export async function append(
  db: Db,
  app: AppContext,
  { userId, lang }: Author,
  { reviewId, pictures: sent = [], text: typed }: Addition,
) {
  if (sent.length > 0) mustBeOn(app, 'reviewPictures')
  const text = checked(typed)
  if (text === '') throw new Refusal('badInput', { field: 'text', rule: 'minLength' })
  const review = await lockReview(db, reviewId, { userId })
  if (!review) throw new Refusal('notFound')
  if (review.hasFollowUp || (await isOpen(db, reviewId, 'followUp'))) throw new Refusal('followedUpAlready')
  if (review.status === 'hidden') throw new Refusal('reviewNotOpen')
  if (!review.inTime) throw new Refusal('reviewWindowOver')
  const pictures = await picturesOf(db, userId, sent)
  const found = await foundIn(db, 'reviews', saidOf(text, languageOf(text, lang), pictures))
  if (found.length === 0) {
    await appendToReview(db, reviewId, { text, pictures })
    return { status: review.status }
  }
  await openCase(db, { kind: 'followUp', reviewId, text, lang: languageOf(text, lang), pictures, found })
  await tellAuthor(db, review, 'followUpHeld', String(reviewId))
  return { status: 'pending' as const }
}
