// Handlers of reports.
import { countCases, findCase, listCases, reportsOfCase, type CaseRow } from './case-queries.ts'
import { reportAdd, reportReasonList } from './contract.ts'
import { listReasons } from './queries.ts'
import { allow, decide, letGo, report, take } from './reporting.ts'
import {
  adminReportAllow,
  adminReportClaim,
  adminReportCount,
  adminReportDecide,
  adminReportDetail,
  adminReportPage,
  adminReportRelease,
} from './staff-contract.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const shown = ({ createdAt, decidedAt, taken, ...row }: CaseRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  taken: taken && { ...taken, until: new Date(taken.until).toISOString() },
})
export const calls = [
  handled(reportReasonList, async ({ db, lang }, { kind }) => ({ records: await listReasons(db, lang, kind) })),
  handled(reportAdd, ({ db, app, ip, lang, user }, { kind, id, reason, words = '' }) =>
    report(db, app, ip, { userId: user.userId, kind, id, reason, words, lang }),
  ),
  handled(adminReportPage, async ({ db, lang, user }, { tab = 'open', ...page }) => {
    const limits = limitsOf(page, 20, ['flag', 'id'])
    const rows = await listCases(db, lang, user.userId, tab, limits)
    const made = pageOf(rows, limits, (r) => [r.urgent, r.id], cappedTotal(await countCases(db, tab)))
    return { ...made, records: made.records.map(shown) }
  }),
  handled(adminReportCount, async ({ db }) => ({
    open: await countCases(db, 'open'),
    urgent: await countCases(db, 'urgent'),
    product: await countCases(db, 'product'),
    merchant: await countCases(db, 'merchant'),
  })),
  handled(adminReportDetail, async ({ db, lang, user }, { caseId }) => {
    const row = await findCase(db, lang, user.userId, caseId)
    if (!row) throw new Refusal('notFound')
    const reports = await reportsOfCase(db, lang, caseId)
    return { ...shown(row), reports: reports.map((r) => ({ ...r, at: r.at.toISOString() })) }
  }),
  handled(adminReportClaim, ({ db, app, user, ip }, { caseId }) => take(db, app, { userId: user.userId, ip }, caseId)),
  handled(adminReportRelease, async ({ db, user, ip }, { caseId }) => {
    await letGo(db, { userId: user.userId, ip }, caseId)
    return {}
  }),
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
