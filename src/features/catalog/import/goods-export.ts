// The goods of a merchant as a Shopify product file, written by a job in steps.
import { pageOfCatalog } from './exporting.ts'
import { productIds } from './queries.ts'
import { addFileJob, csvOf, workFileJob } from '#features/platform/file-jobs/file-jobs.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

const size = 200
interface By {
  userId: number
  merchantId: number
  ip: string
}
/** Refuses fileJobRunning. */
export async function exportGoods(db: Db, { userId, merchantId, ip }: By, language: Language): Promise<number> {
  const job = 'catalog.exportFile'
  const jobId = await addFileJob(db, { merchantId, userId, kind: 'goodsExport', needs: 'goods.read', job, language })
  await audit(db, { staffId: userId, action: 'goods.export', subject: 'file_job', subjectId: jobId, about: userId, ip })
  return jobId
}
const mark = '\uFEFF'
export const exportFile: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, async (pen) => {
    const { db, app } = context
    const { merchantId, language, cursor } = pen.job
    const ids = await productIds(db, merchantId)
    const order = { merchantId, language, publicUrl: app.publicUrl() }
    // behind the product that was written last, wherever it stands now
    let at = cursor === null ? 0 : ids.indexOf(cursor as number) + 1
    let isFirst = cursor === null
    do {
      const slice = ids.slice(at, at + size)
      const rows = await pageOfCatalog(db, order, slice)
      const part = (isFirst ? mark + csvOf([rows.header]) : '') + csvOf(rows.rows)
      at += slice.length
      const noted = { done: at, total: ids.length, cursor: slice.at(-1) ?? null, part, isLast: at >= ids.length }
      await transact(db, (trx) => pen.note(trx, noted))
      if (at >= ids.length) return 'done'
      isFirst = false
    } while (pen.goesOn())
    return 'more'
  })
