// The reviews of the demo, planned by code and added by the door of reviews: averages and counts of the goods, and the
// scores of the merchants, come from these rows.
import { sql } from 'kysely'
import { addReviews, type ReviewDraft, type ReviewPicture } from '#features/catalog/reviews/reviews.ts'
import type { Db } from '#kernel/data/db.ts'
import { products, type DemoProduct } from './products.ts'
import { planReviews, type PlannedReview } from './reviews-plan.ts'
import { scoreReviews, type Scored } from './reviews-scores.ts'
import { sharedWords } from './reviews-words.ts'
import type { Pictures } from './seed-goods.ts'

const day = 86_400_000

/** What people say, before any database is asked: a transaction must not wait for it. */
export const writeReviews = (pictures: Pictures): Map<string, PlannedReview[]> =>
  planReviews(
    products(),
    [...pictures.keys()].filter((name) => name.startsWith('snap-')),
  )

/** Adds the reviews of all demo products, oldest first, so that ids follow time. */
export async function seedReviews(
  db: Db,
  written: ReadonlyMap<string, PlannedReview[]>,
  pictures: Pictures,
  now: number,
): Promise<void> {
  const codes = products().map((p) => p.code)
  const found = await sql<{ id: number; handle: string; values: string[] }>`
    select k.id, p.handle, k.option_values as values from sku k join product p on p.id = k.product_id
    where p.handle = any(${codes})`.execute(db)
  const skuIds = new Map(found.rows.map((s) => [`${s.handle} ${s.values.join(' ')}`, s.id]))
  const scored = scoreReviews(products(), written)
  const drafts = products().flatMap((p) =>
    (written.get(p.code) ?? []).map((r) =>
      draftOf(r, scored.get(r), p, skuIds.get(`${p.code} ${r.values.join(' ')}`)!, pictures, now),
    ),
  )
  await addReviews(
    db,
    drafts.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  )
}

function draftOf(
  r: PlannedReview,
  scored: Scored | undefined,
  p: DemoProduct,
  skuId: number,
  pictures: Pictures,
  now: number,
): ReviewDraft & { createdAt: string } {
  // people write by day: somewhere in the hours before the shop's noon
  const ago = (days: number) =>
    new Date(
      now - days * day - ((r.text.length * 37 + r.nickname.length * 911 + days * 53) % 600) * 60_000,
    ).toISOString()
  const alt = sharedWords().photographed[r.lang].replace('{title}', () => p.title[r.lang])
  const shot = (name: string): ReviewPicture[] => {
    const kept = pictures.get(name)
    return kept ? [{ file: kept.file, width: kept.width, height: kept.height, alt }] : []
  }
  return {
    skuId,
    nickname: r.nickname,
    anonymous: r.anonymous,
    rating: r.rating,
    text: r.text,
    lang: r.lang,
    pictures: r.pictures.flatMap(shot),
    createdAt: ago(r.daysAgo),
    usefulCount: r.usefulCount,
    ...scored,
    ...(r.followUp && { followUp: { text: r.followUp.text, at: ago(r.followUp.daysAgo) } }),
    ...(r.reply && { reply: { text: r.reply.text, lang: r.lang, at: ago(r.reply.daysAgo) } }),
  }
}
