// Deadlines of paid orders, and what a lost timer left of them.
import { lockedOrder, moveOrder } from '../orders/orders.ts'
import { uncollectedFor } from './collecting.ts'
import { partsOf, silence, unshippedFor, watch } from './calling-off.ts'
import { tellPaid } from './message-kinds.ts'
import { orderOfRequest, overdue, paidOrder } from './queries.ts'
import { dropOldBatches, stuckBatches } from './batch-queries.ts'
import { dropOldTickets } from './slip-queries.ts'
import { exportJob } from './order-export.ts'
import { workBatch } from './ship-batch.ts'
import { autoConfirm } from './receiving.ts'
import { stageSeconds, type Stage, type UncollectedStage } from './timers.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

type About = { parcelId: number }
const confirmParcel = ({ db, app }: JobContext, { parcelId }: About): Promise<void> =>
  transact(db, (trx) => autoConfirm(trx, app, parcelId))
async function endSilence({ db, app }: JobContext, { requestId }: { requestId: number }): Promise<void> {
  const orderId = await orderOfRequest(db, requestId)
  if (orderId !== undefined) await transact(db, (trx) => silence(trx, app, orderId, requestId))
}
type Watched = { orderId: number; stage: Stage; day?: string | null }
const tellUnshipped = ({ db, app }: JobContext, { orderId, stage, day = null }: Watched): Promise<void> =>
  transact(db, (trx) => unshippedFor(trx, app, { orderId, day }, stage))

const tellUncollected = (
  { db, app }: JobContext,
  { orderId, stage }: { orderId: number; stage: UncollectedStage },
): Promise<void> => transact(db, (trx) => uncollectedFor(trx, app, orderId, stage))

export const jobs: Record<string, JobHandler> = {
  'fulfilment.autoConfirm': confirmParcel,
  'fulfilment.requestUnanswered': endSilence,
  'fulfilment.unshipped': tellUnshipped,
  'fulfilment.uncollected': tellUncollected,
  'fulfilment.missingUnanswered': async ({ app }, { parcelId }: About) =>
    app.log.error({ parcelId }, 'a merchant does not answer about a missing parcel: staff must decide'),
  'fulfilment.complete': async ({ db }, { orderId }: { orderId: number }) =>
    void (await transact(db, async (trx) => {
      const order = await lockedOrder(trx, { id: orderId, anybody: true })
      if (order.status === 'toReview') await moveOrder(trx, order, 'complete', { actor: 'system' })
    })),
  'fulfilment.export': exportJob,
  'fulfilment.shipBatch': ({ db, app }, { batchId }: { batchId: number }) => workBatch(db, app, batchId),
  'fulfilment.sweepBatches': async ({ db, app }) => {
    for (const batchId of await stuckBatches(db)) await workBatch(db, app, batchId)
    await dropOldBatches(db, app.settings.get('shipBatchDays'))
    await dropOldTickets(db)
  },
  'fulfilment.sweep': async (context) => {
    for (const { what, id } of await overdue(context.db, 200, stageSeconds(context.app, 'callOff'))) {
      if (what === 'parcel') await confirmParcel(context, { parcelId: id })
      if (what === 'request') await endSilence(context, { requestId: id })
      if (what === 'ready') await tellUncollected(context, { orderId: id, stage: 'callOff' })
      if (what === 'order')
        for (const part of await partsOf(context.db, id)) await tellUnshipped(context, { ...part, stage: 'callOff' })
    }
  },
}
export const schedules: Schedule[] = [
  { cron: '7 * * * *', job: 'fulfilment.sweep' },
  { cron: '*/15 * * * *', job: 'fulfilment.sweepBatches' },
]

export const subscribers: Subscriber[] = [
  // without a lock: timers weigh anew what they find, and nobody is told twice
  subscribe(
    'order.paid',
    'fulfilment.watch',
    async ({ db, app }, { orderId }) => {
      const order = await paidOrder(db, orderId)
      if (order?.status !== 'awaitingShipment') return
      await watch(db, app, order)
      await tellPaid(db, order)
    },
    { quick: true },
  ),
]
