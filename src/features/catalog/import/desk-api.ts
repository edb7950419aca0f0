// Handlers of merchants about files of goods.
import { mchGoodsExport, mchImportAdd, mchImportBegin, mchImportDetail } from './desk-contract.ts'
import type { Form } from './form.ts'
import { exportGoods } from './goods-export.ts'
import { addImport, beginImport, lookAt, showImport } from './import-job.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(
    mchImportAdd,
    async ({ db, user, merchantId, lang, ip }, { uploadId, name }, form: Form) => ({
      jobId: await addImport(db, { userId: user.userId, merchantId, ip }, { uploadId, name, language: lang, form }),
    }),
    ({ db, app, user }, { uploadId }) => lookAt(db, app, user.userId, uploadId),
  ),
  handled(mchImportDetail, ({ db, app, lang, merchantId }, { jobId }) =>
    showImport(db, app.settings, { lang, merchantId }, jobId),
  ),
  handled(mchImportBegin, async ({ db, user, merchantId, ip }, { jobId, dryRun, requestId: _, ...wish }) => {
    await beginImport(db, { userId: user.userId, merchantId, ip }, { jobId, dryRun, wish })
    return {}
  }),
  handled(mchGoodsExport, async ({ db, user, merchantId, lang, ip }) => ({
    jobId: await exportGoods(db, { userId: user.userId, merchantId, ip }, lang),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
