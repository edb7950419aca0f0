// Handlers of merchants about their files in and out, and of staff about theirs. What a role may not see is not there
// for it.
import {
  adminFileBook,
  adminFileCancel,
  adminFilePage,
  adminFileResult,
  mchFileCancel,
  mchFilePage,
  mchFileResult,
} from './contract.ts'
import { bookOf } from './book.ts'
import { cancelFileJob } from './file-jobs.ts'
import { jobOf, jobsOf, jobTotal, ofStaff, partsOf, type FileJob } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

interface Desk {
  db: Db
  merchantId: number
  permissions: readonly string[]
}
/** Refuses notFound. */
async function seenJob(desk: Desk, jobId: number): Promise<FileJob> {
  const job = await jobOf(desk.db, desk.merchantId, jobId)
  if (!job || !desk.permissions.includes(job.needs)) throw new Refusal('notFound')
  return job
}
const partsAtOnce = 4
const days = 24 * 3600 * 1000

async function pageOfDesk({ db, merchantId, permissions }: Desk, app: AppContext, input: PageInput) {
  const limits = limitsOf(input, 20, ['id'])
  const rows = await jobsOf(db, merchantId, permissions, limits)
  const page = pageOf(rows, limits, (r) => [r.jobId], cappedTotal(await jobTotal(db, merchantId, permissions)))
  const kept = app.settings.get('fileJobDays') * days
  const records = page.records.map(({ createdAt, endedAt, ...head }) => ({
    ...head,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    keptUntil: new Date(createdAt.getTime() + kept).toISOString(),
  }))
  return { ...page, records }
}
/** Refuses notFound, fileJobEnded. */
async function cancel(desk: Desk, jobId: number) {
  await seenJob(desk, jobId)
  await cancelFileJob(desk.db, desk.merchantId, jobId)
  return {}
}
/** Refuses notFound. */
async function resultOf(desk: Desk, { jobId, part = 0 }: { jobId: number; part?: number }) {
  const job = await seenJob(desk, jobId)
  if (job.status === 'running') throw new Refusal('notFound')
  const parts = await partsOf(desk.db, jobId, part, partsAtOnce)
  if (parts.length === 0) throw new Refusal('notFound')
  const csv = parts.slice(0, partsAtOnce).map(({ body }) => body)
  return { name: `${job.kind}-${jobId}.csv`, csv: csv.join(''), next: parts[partsAtOnce]?.n ?? null }
}
/** a workbook is made in one piece, in memory */
const mostInBook = 20_000
/** Refuses notFound, fileTooLong. */
async function bookOfResult(desk: Desk, jobId: number) {
  const job = await seenJob(desk, jobId)
  if (job.status !== 'done') throw new Refusal('notFound')
  if (job.done > mostInBook) throw new Refusal('fileTooLong', { most: mostInBook })
  const parts = await partsOf(desk.db, jobId, 0, mostInBook)
  if (parts.length === 0) throw new Refusal('notFound')
  const name = `${job.kind}-${jobId}`
  const csv = parts.map(({ body }) => body).join('')
  return { name: `${name}.xlsx`, xlsx: Buffer.from(bookOf(name, csv)).toString('base64') }
}
const staff = ({ db, permissions }: Omit<Desk, 'merchantId'>): Desk => ({ db, permissions, merchantId: ofStaff })

export const calls = [
  handled(mchFilePage, ({ app, ...desk }, input) => pageOfDesk(desk, app, input)),
  handled(mchFileCancel, (desk, { jobId }) => cancel(desk, jobId)),
  handled(mchFileResult, (desk, input) => resultOf(desk, input)),
  handled(adminFilePage, ({ app, ...desk }, input) => pageOfDesk(staff(desk), app, input)),
  handled(adminFileCancel, (desk, { jobId }) => cancel(staff(desk), jobId)),
  handled(adminFileResult, (desk, input) => resultOf(staff(desk), input)),
  handled(adminFileBook, (desk, { jobId }) => bookOfResult(staff(desk), jobId)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
