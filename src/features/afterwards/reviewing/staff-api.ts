// Handlers of staff about reviews.
import { decide, desk, type Staffer } from './deciding.ts'
import { standingOf } from './case-queries.ts'
import { deskReview } from './desk-showing.ts'
import {
  adminCommentCount,
  adminCommentDecide,
  adminCommentDetail,
  adminCommentPage,
  adminWordAdd,
  adminWordDelete,
  adminWordPage,
  commentCase,
} from './staff-contract.ts'
import { countCases, countWords, findCase, listCases, listWords, type CaseRow, type CaseTab } from './staff-queries.ts'
import { addWord, dropWord } from './word-list.ts'
import { caseCalls, shownTaken } from '#features/people/casework/casework.ts'
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
  taken: shownTaken(taken),
  review: deskReview(review, lang),
})

export const staffCalls = [
  handled(adminCommentPage, async ({ db, lang, user }, { tab = 'open', holder, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const asked = { tab, holder, reader: user.userId }
    const rows = await listCases(db, lang, asked, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countCases(db, asked)))
    return { ...made, records: made.records.map((r) => shown(r, lang)) }
  }),
  handled(adminCommentCount, async ({ db, user }) => {
    const count = (tab: CaseTab) => countCases(db, { tab, reader: user.userId })
    return {
      open: await count('open'),
      held: await count('held'),
      appealed: await count('appealed'),
      reported: await count('reported'),
    }
  }),
  handled(adminCommentDetail, async ({ db, lang, user }, { caseId }) => {
    const row = await findCase(db, lang, user.userId, caseId)
    if (!row) throw new Refusal('notFound')
    const reports = await reportsAbout(db, lang, 'review', row.review.id)
    const { own = false } = (await standingOf(db, caseId, user.userId)) ?? {}
    return { ...shown(row, lang), own, reports }
  }),
  ...caseCalls(commentCase, desk),
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
