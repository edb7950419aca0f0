// Handlers of shipping by a file.
import {
  orderExport,
  shipBatch,
  shipBatchCheck,
  shipBatchDetail,
  shipBatchPage,
  shipBatchResult,
  shipBatchTemplate,
} from './batch-contract.ts'
import { listBatches, resultFile, showBatch, templateFile, told } from './batch-reading.ts'
import { exportOrders } from './order-export.ts'
import { forecast, readBase64, startBatch } from './ship-batch.ts'
import type { ShipFile } from './ship-file.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled } from '#kernel/call/contract.ts'

const most = ({ settings }: AppContext): number => settings.get('shipBatchRows')

export const batchCalls = [
  handled(orderExport, async ({ db, user, merchantId, permissions, lang, ip }, { from, until }) => {
    const by = { userId: user.userId, merchantId, ip, knows: permissions.includes('contact.read') }
    return { jobId: await exportOrders(db, by, lang, { from, until }) }
  }),
  handled(shipBatchTemplate, ({ db, app, merchantId, lang }, { orderNos: named }) =>
    templateFile(db, merchantId, lang, { most: most(app), named }),
  ),
  handled(shipBatchCheck, async ({ db, app, merchantId, lang }, { file }) => {
    const { rows, blank } = await readBase64(file, most(app))
    const will = await forecast(db, merchantId, rows)
    return { ...(await told(db, merchantId, lang, will)), rows: rows.length, blank }
  }),
  handled(
    shipBatch,
    async ({ db, app, user, merchantId }, _, { rows, blank }: ShipFile) => ({
      batchId: await startBatch(db, app, { merchantId, userId: user.userId }, rows),
      rows: rows.length,
      blank,
    }),
    ({ app }, { file }) => readBase64(file, most(app)),
  ),
  handled(shipBatchDetail, ({ db, merchantId, lang }, { batchId }) => showBatch(db, merchantId, batchId, lang)),
  handled(shipBatchPage, ({ db, merchantId }, input) => listBatches(db, merchantId, input)),
  handled(shipBatchResult, ({ db, merchantId, lang }, input) => resultFile(db, merchantId, input, lang)),
] as const
