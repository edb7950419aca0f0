// Handlers of staff about reviews.
import { decide, letGo, take, type Staffer } from './deciding.ts'
import { deskReview, utc } from './desk-showing.ts'
import {
  adminCommentClaim,
  adminCommentCount,
  adminCommentDecide,
  adminCommentDetail,
  adminCommentPage,
  adminCommentRelease,
  adminWordAdd,
  adminWordDelete,
  adminWordPage,
} from './staff-contract.ts'
import { countCases, countWords, findCase, listCases, listWords, type CaseRow, type CaseTab } from './staff-queries.ts'
import { addWord, dropWord } from './word-list.ts'
import { reportsAbout } from '#features/catalog/reporting/reporting.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Language } from '#kernel/text/language.ts'

const by = ({ user, ip }: { user: Session; ip: string }): Staffer => ({ userId: user.userId, ip })
const shown = ({ createdAt, decidedAt, taken, review, ...row }: CaseRow, lang: Language) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  taken: taken && { ...taken, until: utc(taken.until) },
  review: deskReview(review, lang),
})

export const staffCalls = [
  handled(adminCommentPage, async ({ db, lang, user }, { tab = 'open', ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = await listCases(db, lang, user.userId, tab, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countCases(db, user.userId, tab)))
    return { ...made, records: made.records.map((r) => shown(r, lang)) }
  }),
  handled(adminCommentCount, async ({ db, user }) => {
    const count = (tab: CaseTab) => countCases(db, user.userId, tab)
    return {
      open: await count('open'),
      mine: await count('mine'),
      held: await count('held'),
      appealed: await count('appealed'),
      reported: await count('reported'),
    }
  }),
  handled(adminCommentDetail, async ({ db, lang, user }, { caseId }) => {
    const row = await findCase(db, lang, user.userId, caseId)
    if (!row) throw new Refusal('notFound')
    return { ...shown(row, lang), reports: await reportsAbout(db, lang, 'review', row.review.id) }
  }),
  handled(adminCommentClaim, (ctx, { caseId }) => take(ctx.db, ctx.app, by(ctx), caseId)),
  handled(adminCommentRelease, async (ctx, { caseId }) => {
    await letGo(ctx.db, by(ctx), caseId)
    return {}
  }),
  handled(adminCommentDecide, (ctx, { caseId, show, reason }) => decide(ctx.db, by(ctx), { caseId, show, reason })),
  handled(adminWordPage, async ({ db }, { keyword, ...page }) => {
    const limits = limitsOf(page, 50, ['id'])
    const rows = await listWords(db, keyword, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countWords(db, keyword)))
    return { ...made, records: made.records.map((r) => ({ ...r, createdAt: r.createdAt.toISOString() })) }
  }),
  handled(adminWordAdd, (ctx, { word }) => addWord(ctx.db, by(ctx), word)),
  handled(adminWordDelete, (ctx, { id }) => dropWord(ctx.db, by(ctx), id)),
] as const

type Own = CallTable<typeof staffCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
