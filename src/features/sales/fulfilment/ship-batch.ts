// Parcels told by a file: what would become of its rows, then the rows done one parcel after the other by a job, each
// in a transaction of its own with what became of it. The same file again changes nothing.
import { lockedOrder } from '../orders/orders.ts'
import { finishBatch, insertBatch, noteRows, orderViews, rowsLeft, takeRows } from './batch-queries.ts'
import { ship } from './parcels.ts'
import { readShipFile, type ShipFile } from './ship-file.ts'
import { after, judge, parcelsIn, refusedOr, type OrderView, type Parcel, type Refused } from './ship-judging.ts'
import type { ShipRow } from './ship-file.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import { transact, tryOut, type Db } from '#kernel/data/db.ts'
import { addJobs, type Job } from '#kernel/jobs/jobs.ts'

export const readBase64 = (file: string, max: number): Promise<ShipFile> =>
  readShipFile(Buffer.from(file, 'base64'), max)

/** A parcel that would be shipped, and how many units of its order would stay. */
export interface Ready {
  parcel: Parcel
  units: { orderLineId: number; quantity: number }[]
  left: number
}
export interface Forecast {
  ready: Ready[]
  ship: number
  already: number
  refused: (Refused & { row: ShipRow })[]
}
/** What would become of the rows if they were shipped now, one after the other. Changes nothing. */
export async function forecast(db: Db, merchantId: number, rows: readonly ShipRow[]): Promise<Forecast> {
  const { parcels, faulty } = parcelsIn(rows)
  const orderNos = [...new Set(parcels.map((p) => p.orderNo))]
  const orders = new Map((await orderViews(db, merchantId, orderNos)).map((o) => [o.orderNo, o]))
  const told: Forecast = { ready: [], ship: 0, already: 0, refused: faulty.map(({ row, why }) => ({ row, ...why })) }
  for (const parcel of parcels) {
    const order = orders.get(parcel.orderNo)
    const judged = refusedOr(() => judge(parcel, order))
    if (judged === 'already') told.already += parcel.rows.length
    else if ('reason' in judged) told.refused.push(...parcel.rows.map((row) => ({ row, ...judged })))
    else {
      const then = after(order!, parcel, judged.lines)
      told.ready.push({ parcel, units: judged.lines, left: then.lines.reduce((sum, line) => sum + line.left, 0) })
      told.ship += parcel.rows.length
      orders.set(parcel.orderNo, then)
    }
  }
  told.refused.sort((a, b) => a.row.line - b.row.line)
  return told
}

const job = (batchId: number): Job => ({
  name: 'fulfilment.shipBatch',
  payload: { batchId },
  key: `fulfilment.shipBatch:${batchId}`,
})
/** Keeps the file and begins. Refuses shipBatchesRunning. */
export async function startBatch(
  db: Db,
  app: AppContext,
  desk: { merchantId: number; userId: number },
  rows: readonly ShipRow[],
): Promise<number> {
  const most = app.settings.get('shipBatchesAtOnce')
  const batchId = await insertBatch(db, { merchantId: desk.merchantId, madeBy: desk.userId, most }, rows)
  if (batchId === undefined) throw new Refusal('shipBatchesRunning', { max: most })
  await addJobs(db, [job(batchId)])
  return batchId
}

/** So many parcels in one run of the job; then it is queued anew, so that others get their turn. */
const parcelsInOneRun = 50
/** Does the rows of a batch that wait. Runs again without harm, also at once with itself. */
export async function workBatch(db: Db, app: AppContext, batchId: number): Promise<void> {
  const batch = await rowsLeft(db, batchId)
  if (!batch) return
  const { parcels, faulty } = parcelsIn(batch.rows)
  for (const { row, why } of faulty) await noteRows(db, batchId, [row.line], why)
  for (const parcel of parcels.slice(0, parcelsInOneRun))
    await transact(db, (trx) => workParcel(trx, app, batch, batchId, parcel))
  if (parcels.length > parcelsInOneRun) await addJobs(db, [job(batchId)])
  else await finishBatch(db, batchId)
}
async function workParcel(
  trx: Db,
  app: AppContext,
  { merchantId, madeBy }: { merchantId: number; madeBy: number | null },
  batchId: number,
  parcel: Parcel,
): Promise<void> {
  const lines = parcel.rows.map((row) => row.line)
  if (!(await takeRows(trx, batchId, lines))) return
  const outcome = await tryOut(trx, () => shipOne(trx, app, merchantId, madeBy, parcel)).catch(
    (e: unknown): Refused => {
      if (!isRefusal(e)) throw e
      return { reason: e.reason, params: e.params }
    },
  )
  await noteRows(trx, batchId, lines, outcome)
}
async function shipOne(
  trx: Db,
  app: AppContext,
  merchantId: number,
  madeBy: number | null,
  parcel: Parcel,
): Promise<'shipped' | 'already'> {
  const { orderNo, carrier, waybill } = parcel
  await lockedOrder(trx, { orderNo, merchantId })
  const [order] = await orderViews(trx, merchantId, [orderNo])
  const judged = judge(parcel, order satisfies OrderView | undefined)
  if (judged === 'already') return 'already'
  const hand = { actor: 'merchant' as const, ...(madeBy !== null && { actorId: madeBy }) }
  await ship(trx, app, { orderNo, merchantId }, [{ carrier, waybill, lines: judged.lines }], hand)
  return 'shipped'
}
