// The entries of a kind of account on a day as a file: a job that outlives the browser, the newest first.
import { listEntries, type OfDay } from './queries.ts'
import { addFileJob, ofStaff, workFileJob, writeRows } from '#features/platform/file-jobs/file-jobs.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const atOnce = 2000
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
/** Begins it: its id. Refuses fileJobRunning. */
export async function exportEntries(
  db: Db,
  { userId, ip }: { userId: number; ip: string },
  language: Language,
  of: OfDay,
): Promise<number> {
  const job = { kind: 'entryExport', needs: 'books.read', job: 'books.export', language } as const
  const jobId = await addFileJob(db, { merchantId: ofStaff, userId, ...job, input: of })
  const deed = { staffId: userId, ip, action: 'books.export', subject: 'file_job', subjectId: jobId }
  await audit(db, { ...deed, after: { ...of } })
  return jobId
}
export const exportJob: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => {
    const { language, input } = pen.job
    const of = input as OfDay
    const { column: c } = textsOf(language).books.file
    return writeRows(context, pen, [c.at, c.key, c.event, c.owner, c.name, c.amount], async (at) => {
      const cursor = typeof at === 'number' ? [at] : undefined
      const rows = await listEntries(context.db, language, of, { page: 1, size: atOnce, offset: 0, cursor })
      const here = rows.slice(0, atOnce)
      const sum = (amount: number) => (of.currency === 'CNY' ? fenToDecimal(amount) : amount)
      return {
        rows: here.map((e) => [clock.format(e.at), e.key, e.event, e.ownerId, e.name ?? '', sum(e.amount)]),
        next: rows.length > atOnce ? here.at(-1)!.id : null,
      }
    })
  })
