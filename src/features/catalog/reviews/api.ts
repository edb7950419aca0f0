// Calls of reviews. Reading is public; who is signed in learns which votes and reviews are their own.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { commentPage, commentSummary, commentUseful } from './contract.ts'
import { findSummary, listReviews, orders } from './queries.ts'
import { voteUseful } from './reviews.ts'
import { reviewOf, summaryOf } from './showing.ts'

export const calls = [
  handled(commentSummary, async ({ db, lang, user }, { productId, best = 0 }) => {
    const found = await findSummary(db, lang, user?.userId, productId, best)
    if (!found) throw new Refusal('notFound')
    return summaryOf(productId, found, lang)
  }),
  handled(commentPage, async ({ db, lang, user }, input) => {
    const { page: _page, size: _size, after: _after, sort = 'useful', ...filter } = input
    const limits = limitsOf(input, 10, [orders[sort].kind, 'id'])
    const found = await listReviews(db, lang, user?.userId, filter, sort, limits)
    if (!found) throw new Refusal('notFound')
    const made = pageOf(
      found.rows,
      limits,
      (r) => [r.key, r.id],
      found.exact ? { total: found.total, totalIsExact: true } : found.total,
    )
    return { ...made, records: made.records.map((r) => reviewOf(r, lang)) }
  }),
  handled(commentUseful, ({ db, user }, { reviewId, useful }) => voteUseful(db, user.userId, reviewId, useful)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
