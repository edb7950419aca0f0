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
  adminWordEdit,
  adminWordPage,
  adminWordTry,
  commentCase,
} from './staff-contract.ts'
import { countCases, findCase, listCases, type CaseRow, type CaseTab } from './staff-queries.ts'
import { addWord, dropWord, editWord, shownWord } from './word-list.ts'
import { caseCalls, shownTaken } from '#features/people/casework/casework.ts'
import { sensitiveIn } from '#features/catalog/words/sensitive.ts'
import { countSensitive, listSensitive, sensitiveWords } from '#features/catalog/words/words.ts'
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
    const rows = await listSensitive(db, keyword, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countSensitive(db, keyword)))
    return { ...made, records: made.records.map(shownWord) }
  }),
  handled(adminWordAdd, (ctx, { requestId: _, ...wish }) => addWord(ctx.db, by(ctx), wish)),
  handled(adminWordEdit, (ctx, { requestId: _, id, ...rule }) => editWord(ctx.db, by(ctx), id, rule)),
  handled(adminWordTry, async ({ db }, { text, place, lang }) => ({
    records: sensitiveIn([{ text, lang }], await sensitiveWords(db), place).map(({ word, severity }) => ({
      word,
      severity,
    })),
  })),
  handled(adminWordDelete, (ctx, { id }) => dropWord(ctx.db, by(ctx), id)),
] as const

type Own = CallTable<typeof staffCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
