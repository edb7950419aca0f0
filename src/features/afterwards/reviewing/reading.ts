// A buyer's own reviews and what waits for one.
import {
  countMine,
  linesOfOrder,
  myLines,
  orderToReview,
  type LaterRow,
  type MyLineRow,
  type MyTab,
} from './queries.ts'
import { listTags, specWords } from '#features/catalog/reviews/reviews.ts'
import { publicUrl } from '#features/platform/uploads/limits.ts'
import { mayReview, orderStatuses } from '#features/sales/orders/states.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** In these an order may be reviewed. */
export const openStatuses = orderStatuses.filter(mayReview)
const utc = (at: string): string => new Date(at).toISOString()
const later = (said: LaterRow | null) => said && { ...said, at: utc(said.at) }

function lineOf({ key: _, review, spec, receivedAt, reviewUntil, ...line }: MyLineRow, lang: Language) {
  return {
    ...line,
    spec: specWords(spec, lang),
    receivedAt: receivedAt.toISOString(),
    reviewUntil: reviewUntil?.toISOString() ?? null,
    review: review && {
      ...review,
      video: review.video === null ? null : publicUrl(review.video),
      createdAt: utc(review.createdAt),
      followUp: later(review.followUp),
      heldFollowUp: later(review.heldFollowUp),
      followUpUntil: review.followUpUntil && utc(review.followUpUntil),
      reply: review.reply && { ...review.reply, at: utc(review.reply.at) },
    },
  }
}

export async function listMine(db: Db, lang: Language, userId: number, { tab, ...page }: PageInput & { tab: MyTab }) {
  const limits = limitsOf(page, 20, ['id'])
  const rows = await myLines(db, lang, userId, tab, openStatuses, limits)
  const made = pageOf(rows, limits, (r) => [r.key], cappedTotal(await countMine(db, userId, tab, openStatuses)))
  return { ...made, records: made.records.map((r) => lineOf(r, lang)) }
}
/** How many stand in each tab, exact up to 1,000. */
export async function countTabs(db: Db, userId: number): Promise<Record<MyTab, number>> {
  const count = (tab: MyTab) => countMine(db, userId, tab, openStatuses)
  return { toReview: await count('toReview'), reviewed: await count('reviewed'), followUp: await count('followUp') }
}

/** What arrived of an order, and what can be said of it. Refuses notFound. */
export async function showOrder(db: Db, lang: Language, userId: number, orderNo: string) {
  const order = await orderToReview(db, lang, userId, orderNo)
  if (!order) throw new Refusal('notFound')
  const lines = await linesOfOrder(db, lang, orderNo, openStatuses)
  return { ...order, lines: lines.map((r) => lineOf(r, lang)), tags: await listTags(db, lang) }
}
