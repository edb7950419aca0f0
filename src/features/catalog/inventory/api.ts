// Handlers of merchants about stock.
import {
  mchStockAdjust,
  mchStockCount,
  mchStockDetail,
  mchStockExport,
  mchStockLog,
  mchStockPage,
  mchStockPolicy,
  mchStockWarn,
} from './contract.ts'
import { adjust, listStock, setPolicy, showMoves, showStock, warn } from './inventory.ts'
import { countCalls } from './count-api.ts'
import { countStock } from './queries.ts'
import { exportStock } from './stock-export.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(mchStockPage, ({ db, lang, merchantId }, input) => listStock(db, lang, merchantId, input)),
  handled(mchStockCount, async ({ db, merchantId }) => ({ low: await countStock(db, merchantId, { tab: 'low' }) })),
  handled(mchStockDetail, ({ db, lang, merchantId }, { skuId }) => showStock(db, lang, merchantId, skuId)),
  handled(mchStockLog, ({ db, merchantId }, input) => showMoves(db, merchantId, input)),
  handled(mchStockAdjust, async ({ db, user, merchantId, ip }, { requestId: _, note = '', ...adjustment }) => {
    await adjust(db, { userId: user.userId, merchantId, ip }, { ...adjustment, note: note.trim() })
    return {}
  }),
  handled(mchStockPolicy, async ({ db, app, user, merchantId, ip }, { skuIds, requestId: _, ...how }) => {
    await setPolicy(db, app, { userId: user.userId, merchantId, ip }, skuIds, how)
    return {}
  }),
  handled(mchStockWarn, async ({ db, merchantId }, { skuIds, atMost }) => {
    await warn(db, merchantId, skuIds, atMost)
    return {}
  }),
  handled(mchStockExport, async ({ db, user, merchantId, lang, ip }) => ({
    jobId: await exportStock(db, { userId: user.userId, merchantId, ip }, lang),
  })),
  ...countCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
