// What a merchant does with a review of its goods: answers it, mends the answer for a day, asks staff to take it down.
import { isOpen, openCase, type Ground } from './case-queries.ts'
import { foundIn, saidOf } from './holding.ts'
import { languageOf } from './language.ts'
import { repliedLately } from './merchant-queries.ts'
import { tellAnswered } from './message-kinds.ts'
import { checked } from './writing.ts'
import { answerReview, lockReview, type LockedReview } from '#features/catalog/reviews/reviews.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** Refuses notFound: of another merchant, unknown or not seen, alike. */
async function seen(db: Db, merchantId: number, reviewId: number): Promise<LockedReview> {
  const review = await lockReview(db, reviewId, { merchantId })
  if (review?.status !== 'shown') throw new Refusal('notFound')
  return review
}
const mustSay = (typed: string, field: string): string => {
  const text = checked(typed)
  if (text === '') throw new Refusal('badInput', { field, rule: 'minLength' })
  return text
}

export interface Answer {
  reviewId: number
  text: string
}
/** Refuses notFound, repliedAlready (a day after it), replyHeld (staff look at one), badInput. */
export async function reply(
  db: Db,
  app: AppContext,
  { merchantId, lang: own }: { merchantId: number; lang: Language },
  { reviewId, text: typed }: Answer,
) {
  const text = mustSay(typed, 'text')
  const review = await seen(db, merchantId, reviewId)
  if (await isOpen(db, reviewId, 'reply')) throw new Refusal('replyHeld')
  if (review.hasReply && !(await repliedLately(db, reviewId, app.settings.get('replyMendSeconds'))))
    throw new Refusal('repliedAlready')
  const lang = languageOf(text, own)
  const found = await foundIn(db, 'replies', saidOf(text, lang))
  if (found.length > 0) {
    await openCase(db, { kind: 'reply', reviewId, text, lang, found })
    return { status: 'pending' as const }
  }
  await answerReview(db, reviewId, { text, lang })
  await tellAnswered(db, review)
  return { status: 'shown' as const }
}

export interface Appeal {
  reviewId: number
  ground: Ground
  text: string
}
/** Once for each review. Refuses notFound, appealedAlready, badInput. */
export async function appeal(
  db: Db,
  { merchantId, lang }: { merchantId: number; lang: Language },
  { reviewId, ground, text: typed }: Appeal,
): Promise<{ caseId: number }> {
  const text = mustSay(typed, 'text')
  await seen(db, merchantId, reviewId)
  const caseId = await openCase(db, { kind: 'appeal', reviewId, ground, text, lang })
  if (caseId === undefined) throw new Refusal('appealedAlready')
  return { caseId }
}
