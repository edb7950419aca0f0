// Stock as a file, which can be counted in: its column of counted pieces is left empty.
import { stockSlice } from './export-queries.ts'
import type { Member } from './inventory.ts'
import { addFileJob, writeRows, workFileJob, type Cells } from '#features/platform/file-jobs/file-jobs.ts'
import { skusForSale } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import type { JobContext, JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const size = 500
/** Refuses fileJobRunning. */
export async function exportStock(db: Db, by: Member, language: Language): Promise<number> {
  const job = 'inventory.export'
  const jobId = await addFileJob(db, { ...by, kind: 'stockExport', needs: 'goods.read', job, language })
  const deed = { staffId: by.userId, action: 'stock.export', subject: 'file_job', subjectId: jobId, ip: by.ip }
  await audit(db, { ...deed, about: by.userId })
  return jobId
}
async function slice({ db }: JobContext, merchantId: number, language: Language, after: unknown) {
  const rows = await stockSlice(db, merchantId, typeof after === 'number' ? after : 0, size)
  const ids = rows.map(({ skuId }) => skuId)
  const goods = new Map((await skusForSale(db, ids, language)).map((sku) => [sku.skuId, sku]))
  const { policies } = textsOf(language).inventory.stockFile
  const cells = rows.map(({ skuId, barcode, policy, onHand, reserved, warnAt }): Cells => {
    const { code = '', title = '', spec = '' } = goods.get(skuId) ?? {}
    const counted = policy !== 'uncounted'
    const pieces = counted ? [onHand, reserved, onHand - reserved] : [null, null, null]
    return [code, barcode, title, spec, policies[policy], ...pieces, warnAt, null]
  })
  return { rows: cells, next: rows.length < size ? null : rows.at(-1)!.skuId }
}
export const exportJob: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => {
    const { merchantId, language } = pen.job
    const { columns } = textsOf(language).inventory.stockFile
    const { code, barcode, goods, spec, policy, onHand, reserved, free, warnAt, counted } = columns
    const header = [code, barcode, goods, spec, policy, onHand, reserved, free, warnAt, counted]
    return writeRows(context, pen, header, (after) => slice(context, merchantId, language, after))
  })
