// Handlers of operation.
import {
  backupPage,
  backupRun,
  backupTest,
  booksAuditDetail,
  booksAuditRun,
  booksAudits,
  operationChanges,
  operationHealth,
  operationJobDrop,
  operationJobRetry,
  operationJobs,
} from './contract.ts'
import { changes, health, masked } from './health.ts'
import { countParked, deleteJob, lockParked, parkedJobs, retryJob } from './queries.ts'
import { countRuns, findRun, listRuns, type RunRow } from './run-queries.ts'
import { backupFiles, backupFolder, begin, canTest } from './runs.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

const shownRun = ({ id, state, startedBy, startedAt, endedAt, done, total }: RunRow) => ({
  id,
  state,
  startedBy,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  done,
  total,
})

interface Doer {
  db: Db
  user: { userId: number }
  ip: string
}
/** A parked job by its name, or nothing; written into the log with why. */
async function decideJob({ db, user, ip }: Doer, deed: 'retry' | 'drop', wish: { jobId: number; reason: string }) {
  const job = await lockParked(db, wish.jobId)
  if (job === undefined) throw new Refusal('notFound')
  if (deed === 'drop' && job.endsWith('.erase')) throw new Refusal('jobKept')
  await (deed === 'retry' ? retryJob : deleteJob)(db, wish.jobId)
  await audit(db, {
    staffId: user.userId,
    action: `operation.job.${deed}`,
    subject: 'job',
    subjectId: wish.jobId,
    subjectNo: job,
    reason: wish.reason,
    ip,
  })
  return {}
}
interface Beginner extends Doer {
  app: AppContext
  afterCommit: (work: () => void) => void
}
async function beginRun(
  { db, app, user, ip, afterCommit }: Beginner,
  { kind, file, action }: { kind: RunRow['kind']; file?: string; action: string },
) {
  const begun = await begin(db, app, { kind, by: user.userId, ...(file !== undefined && { file }) })
  if (!begun) throw new Refusal('runGoing')
  await audit(db, {
    staffId: user.userId,
    action,
    subject: 'run',
    subjectId: begun.id,
    ...(file !== undefined && { subjectNo: file }),
    ip,
  })
  afterCommit(() => void begun.go())
  return { id: begun.id }
}

export const calls = [
  handled(operationHealth, ({ db, app }) => health(db, app)),
  handled(operationChanges, () => changes()),
  handled(operationJobs, async ({ db }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const rows = await parkedJobs(db, { ...limits, before: limits.cursor?.[0] as number | undefined })
    const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countParked(db)))
    const told = page.records.map((r) => ({
      ...r,
      error: masked(r.error),
      createdAt: r.createdAt.toISOString(),
      failedAt: r.failedAt.toISOString(),
    }))
    return { ...page, records: told }
  }),
  handled(operationJobRetry, (ctx, wish) => decideJob(ctx, 'retry', wish)),
  handled(operationJobDrop, (ctx, wish) => decideJob(ctx, 'drop', wish)),
  handled(booksAudits, async ({ db }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const rows = await listRuns(db, ['audit'], { ...limits, before: limits.cursor?.[0] as number | undefined })
    const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countRuns(db, 'audit')))
    return {
      ...page,
      records: page.records.map((r) => ({ ...shownRun(r), found: r.result.findings?.length ?? 0 })),
    }
  }),
  handled(booksAuditDetail, async ({ db }, { id }) => {
    const found = await findRun(db, 'audit', id)
    if (!found) throw new Refusal('notFound')
    const { fault = '', checks = [], findings = [] } = found.result
    return { ...shownRun(found), fault, checks, findings }
  }),
  handled(booksAuditRun, (ctx) => beginRun(ctx, { kind: 'audit', action: 'books.audit' })),
  handled(backupPage, async ({ db, app }) => ({
    folder: backupFolder(),
    canTest: canTest(app),
    files: (await backupFiles()).slice(0, 100),
    runs: (await listRuns(db, ['backup', 'restoreTest'], { size: 20, offset: 0, before: undefined })).map((r) => ({
      ...shownRun(r),
      kind: r.kind === 'backup' ? ('backup' as const) : ('restoreTest' as const),
      file: r.file,
      fault: r.result.fault ?? '',
    })),
  })),
  handled(backupRun, (ctx) => beginRun(ctx, { kind: 'backup', action: 'backup.run' })),
  handled(backupTest, async (ctx, { file }) => {
    if (!canTest(ctx.app)) throw new Refusal('restoreTestElsewhere')
    if (!(await backupFiles()).some(({ name }) => name === file)) throw new Refusal('notFound')
    return beginRun(ctx, { kind: 'restoreTest', file, action: 'backup.test' })
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
