// Handlers of reports.
import {
  countCases,
  findCase,
  listCases,
  reportsOfCase,
  standingOf,
  type CaseRow,
  type CaseTab,
} from './case-queries.ts'
import { reportAdd, reportReasonList } from './contract.ts'
import { listReasons } from './queries.ts'
import { allow, decide, desk, report } from './reporting.ts'
import {
  adminReportAllow,
  adminReportCount,
  adminReportDecide,
  adminReportDetail,
  adminReportPage,
  reportCase,
} from './staff-contract.ts'
import { caseCalls, shownTaken } from '#features/people/casework/casework.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const shown = ({ createdAt, decidedAt, taken, ...row }: CaseRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  taken: shownTaken(taken),
})
export const calls = [
  handled(reportReasonList, async ({ db, lang }, { kind }) => ({ records: await listReasons(db, lang, kind) })),
  handled(reportAdd, ({ db, app, ip, lang, user }, { kind, id, reason, words = '' }) =>
    report(db, app, ip, { userId: user.userId, kind, id, reason, words, lang }),
  ),
  handled(adminReportPage, async ({ db, lang, user }, { tab = 'open', holder, ...page }) => {
    const limits = limitsOf(page, 20, ['flag', 'id'])
    const asked = { tab, holder, reader: user.userId }
    const rows = await listCases(db, lang, asked, limits)
    const made = pageOf(rows, limits, (r) => [r.urgent, r.id], cappedTotal(await countCases(db, asked)))
    return { ...made, records: made.records.map(shown) }
  }),
  handled(adminReportCount, async ({ db, user }) => {
    const count = (tab: CaseTab) => countCases(db, { tab, reader: user.userId })
    return {
      open: await count('open'),
      urgent: await count('urgent'),
      product: await count('product'),
      merchant: await count('merchant'),
    }
  }),
  handled(adminReportDetail, async ({ db, lang, user }, { caseId }) => {
    const row = await findCase(db, lang, user.userId, caseId)
    if (!row) throw new Refusal('notFound')
    const reports = await reportsOfCase(db, lang, caseId)
    const { own = false } = (await standingOf(db, caseId, user.userId)) ?? {}
    return { ...shown(row), own, reports: reports.map((r) => ({ ...r, at: r.at.toISOString() })) }
  }),
  ...caseCalls(reportCase, desk),
  handled(adminReportDecide, ({ db, user, ip }, { caseId, uphold, reason }) =>
    decide(db, { userId: user.userId, ip }, { caseId, uphold, reason }),
  ),
  handled(adminReportAllow, async ({ db, user, ip }, { caseId, reason }) => {
    await allow(db, { userId: user.userId, ip }, { caseId, reason })
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
