// The buyers of a shop as a file: numbers and sums, and nothing that names a person.
import { buyersOf, type BuyerFilter, type BuyerRow } from './queries.ts'
import { addFileJob, writeRows, workFileJob, type Cells } from '#features/platform/file-jobs/file-jobs.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const size = 500
interface By {
  userId: number
  merchantId: number
  ip: string
}
/** Refuses fileJobRunning. */
export async function exportBuyers(
  db: Db,
  { userId, merchantId, ip }: By,
  language: Language,
  filter: BuyerFilter,
): Promise<number> {
  const wish = { merchantId, userId, kind: 'buyerExport', needs: 'buyer.read', job: 'buyers.export', language } as const
  const jobId = await addFileJob(db, { ...wish, input: { ...filter } })
  await audit(db, { staffId: userId, action: 'buyer.export', subject: 'file_job', subjectId: jobId, ip })
  return jobId
}
const columnNames = ['id', 'first', 'last', 'orders', 'paid', 'claims', 'follows'] as const
function cellsOf({ id, firstAt, lastAt, orders, paid, claims, follows }: BuyerRow, yes: string, no: string): Cells {
  return [id, firstAt.toISOString(), lastAt.toISOString(), orders, fenToDecimal(paid), claims, follows ? yes : no]
}
export const exportJob: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => {
    const { merchantId, language, input } = pen.job
    const { columns, yes, no } = textsOf(language).buyers
    const header = columnNames.map((name) => columns[name])
    return writeRows(context, pen, header, async (at) => {
      const cursor = Array.isArray(at) ? at : undefined
      const rows = await buyersOf(context.db, merchantId, input ?? {}, { size, offset: 0, cursor })
      const slice = rows.slice(0, size)
      const last = slice.at(-1)
      const next = rows.length > size && last ? [last.at, last.id] : null
      return { rows: slice.map((row) => cellsOf(row, yes, no)), next }
    })
  })
