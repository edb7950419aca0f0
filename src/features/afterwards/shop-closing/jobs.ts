// The end of a shop's days of grace: what is not shipped is refunded; what is on its way, or claimed, is waited for,
// and looked at again each day.
import { finish, finishAt } from './closing.ts'
import { overdue, unshippedOf } from './queries.ts'
import { callOffOf } from '#features/sales/fulfilment/fulfilment.ts'
import { transact } from '#kernel/data/db.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

const day = 86_400_000
const atOnce = 200
async function end({ db, app }: JobContext, merchantId: number): Promise<void> {
  // each by itself: one that fails is tried again and holds up no other
  for (const orderId of await unshippedOf(db, merchantId, atOnce))
    await transact(db, (trx) => callOffOf(trx, app, orderId, 'shopClosed'))
  if (await transact(db, (trx) => finish(trx, merchantId))) return
  const more = (await unshippedOf(db, merchantId, 1)).length > 0
  await finishAt(db, merchantId, new Date(app.clock.now() + (more ? 1000 : day)))
}
export const jobs: Record<string, JobHandler> = {
  'shopClosing.finish': (context, { merchantId }: { merchantId: number }) => endIfDue(context, merchantId),
  'shopClosing.sweep': async (context) => {
    for (const merchantId of await overdue(context.db)) await end(context, merchantId)
  },
}
/** One that was taken back, or asked for anew meanwhile, has another time. */
async function endIfDue(context: JobContext, merchantId: number): Promise<void> {
  if ((await overdue(context.db)).includes(merchantId)) await end(context, merchantId)
}
export const schedules: Schedule[] = [{ cron: '23 4 * * *', job: 'shopClosing.sweep' }]
