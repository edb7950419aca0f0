// Writing a review: of a line of one's own order that arrived, once. The order moves on with its last one.
import { openCase } from './case-queries.ts'
import { foundIn, saidOf } from './holding.ts'
import { languageOf } from './language.ts'
import { lengthOf, longestText } from './limits.ts'
import { tellAuthor } from './message-kinds.ts'
import { isReviewed, lineToReview } from './queries.ts'
import { lockReview, writeReview, type ReviewPicture, type ShopScores } from '#features/catalog/reviews/reviews.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import { lockedOrder, mayReview, moveOrder } from '#features/sales/orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { mustBeOn } from '#kernel/switches.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export interface Wish {
  orderLineId: number
  rating: number
  tags?: string[]
  text?: string
  pictures?: { uploadId: string; alt?: string }[]
  videoId?: string
  anonymous?: boolean
  shop?: ShopScores
}
export interface Author {
  userId: number
  lang: Language
}

/** Refuses notFound, reviewNotOpen, reviewWindowOver, reviewedAlready, shopScored, uploadNotFound, badInput. */
export async function write(db: Db, app: AppContext, { userId, lang }: Author, wish: Wish) {
  const { orderLineId, rating, tags = [], anonymous = false, shop } = wish
  if (wish.videoId !== undefined || (wish.pictures ?? []).length > 0) mustBeOn(app, 'reviewPictures')
  const text = checked(wish.text ?? '')
  const { order, line } = await openLine(db, userId, orderLineId)
  if (shop && line.scored) throw new Refusal('shopScored')
  const pictures = await picturesOf(db, userId, wish.pictures ?? [])
  const found = await foundIn(db, 'reviews', saidOf(text, languageOf(text, lang), pictures))
  const status: 'pending' | 'shown' = found.length > 0 ? 'pending' : 'shown'
  const reviewId = await writeReview(db, {
    skuId: line.skuId,
    spec: line.spec,
    userId,
    of: { orderId: order.id, orderLineId },
    nickname: line.nickname,
    anonymous,
    rating: rating as 1,
    tags,
    text,
    lang: languageOf(text, lang),
    pictures,
    ...(await videoOf(db, userId, wish.videoId)),
    ...(shop && { shop }),
    followUpSeconds: app.settings.get('followUpSeconds'),
    status,
  })
  if (status === 'pending') {
    await openCase(db, { kind: 'review', reviewId, found })
    await tellAuthor(db, (await lockReview(db, reviewId, { userId }))!, 'reviewHeld', String(reviewId))
  }
  const done = await isReviewed(db, order.id)
  const orderStatus = done ? await moveOrder(db, order, 'review', { actor: 'buyer', actorId: userId }) : order.status
  return { reviewId, status, orderStatus }
}

/** The line, with its order locked. Refuses notFound, reviewNotOpen, reviewWindowOver, reviewedAlready. */
async function openLine(db: Db, userId: number, orderLineId: number) {
  const found = await lineToReview(db, userId, orderLineId)
  if (!found) throw new Refusal('notFound')
  const order = await lockedOrder(db, { id: found.orderId, userId })
  // what was done to others of the same order meanwhile stands now
  const line = (await lineToReview(db, userId, orderLineId))!
  if (line.reviewed) throw new Refusal('reviewedAlready')
  if (!line.arrived || !mayReview(order.status)) throw new Refusal('reviewNotOpen')
  if (!line.inTime) throw new Refusal('reviewWindowOver')
  return { order, line }
}

/** As it is kept. Refuses badInput where it is too long as people count letters. */
export function checked(typed: string): string {
  const text = plainWords(typed)
  if (lengthOf(text) > longestText) throw new Refusal('badInput', { field: 'text', rule: 'maxLength' })
  return text
}
/** Refuses uploadNotFound. */
export async function picturesOf(
  db: Db,
  userId: number,
  sent: NonNullable<Wish['pictures']>,
): Promise<ReviewPicture[]> {
  const ids = sent.map(({ uploadId }) => uploadId)
  const taken = await takeUploads(db, userId, 'review', ids)
  return taken.map(({ file, width, height }, at) => ({
    file: file.replace(/\.webp$/, ''),
    width: width ?? 1,
    height: height ?? 1,
    alt: plainWords(sent[at]!.alt ?? ''),
  }))
}
async function videoOf(db: Db, userId: number, videoId: string | undefined): Promise<{ video?: string }> {
  if (videoId === undefined) return {}
  const [taken] = await takeUploads(db, userId, 'video', [videoId])
  return { video: taken!.file }
}
