// Claims as a file, a row for each, without anybody's phone or address.
import { claimSlice, type ClaimLine, type Range } from './export-queries.ts'
import { addFileJob, writeRows, workFileJob, type Cells } from '#features/platform/file-jobs/file-jobs.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const size = 500
interface By {
  userId: number
  merchantId: number
  ip: string
}
/** Refuses fileJobRunning. */
export async function exportClaims(db: Db, by: By, language: Language, range: Range): Promise<number> {
  const { userId, merchantId, ip } = by
  const job = 'afterSales.export'
  const wish = {
    merchantId,
    userId,
    kind: 'claimExport',
    needs: 'aftersale.read',
    job,
    language,
    input: range,
  } as const
  const jobId = await addFileJob(db, wish)
  const deed = { staffId: userId, action: 'aftersale.export', subject: 'file_job', subjectId: jobId, ip }
  await audit(db, { ...deed, about: userId, after: { from: range.from, until: range.until } })
  return jobId
}
const columnNames = [
  'serviceNo',
  'orderNo',
  'state',
  'type',
  'reason',
  'buyer',
  'code',
  'goods',
  'quantity',
  'unit',
  'refunded',
  'freightRefunded',
  'createdAt',
  'endedAt',
] as const
function cellsOf(row: ClaimLine, lang: Language): Cells {
  const { status: states, kinds } = textsOf(lang).aftersales
  return [
    inFours(row.serviceNo),
    inFours(row.orderNo),
    states[row.status],
    kinds[row.type].name,
    row.reason,
    row.buyer,
    row.code,
    row.title,
    row.quantity,
    row.unit,
    row.goodsRefunded === null ? null : fenToDecimal(row.goodsRefunded),
    row.freightRefunded === null ? null : fenToDecimal(row.freightRefunded),
    row.createdAt.toISOString(),
    row.endedAt?.toISOString() ?? '',
  ]
}
export const exportJob: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => {
    const { merchantId, language, input } = pen.job
    const { columns } = textsOf(language).aftersales.claimFile
    const header = columnNames.map((name) => columns[name])
    return writeRows(context, pen, header, async (at) => {
      const after = typeof at === 'number' ? at : 0
      const rows = await claimSlice(context.db, merchantId, language, input as Range, { after, size })
      return { rows: rows.map((row) => cellsOf(row, language)), next: rows.length < size ? null : rows.at(-1)!.id }
    })
  })
