// What the rankings hear and do by themselves: note what was paid, cancelled and given back, count it every minute,
// add it to the lists and draw up the boards every hour.
import { transact } from '#kernel/data/db.ts'
import { subscribe } from '#kernel/jobs/events.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { recordOrder } from './queries.ts'
import { countSales, countSold, methodOf, takeSnapshot } from './ranking.ts'

async function snapshot({ db, app }: JobContext): Promise<void> {
  await countSales(db)
  await transact(db, (trx) => takeSnapshot(trx, methodOf(app.settings), new Date(app.clock.now())))
}
const record = ({ db }: JobContext, { orderId }: { orderId: number }): Promise<void> => recordOrder(db, orderId)

export const jobs: Record<string, JobHandler> = {
  'ranking.countSold': ({ db }) => countSold(db),
  'ranking.countSales': ({ db }) => countSales(db),
  'ranking.takeSnapshot': snapshot,
}
export const subscribers = [
  subscribe('order.paid', 'ranking.recordPaid', record, { quick: true }),
  subscribe('order.cancelled', 'ranking.recordCancelled', record),
  subscribe('order.unitsReturned', 'ranking.recordReturned', record),
]
export const schedules: Schedule[] = [
  { cron: '* * * * *', job: 'ranking.countSold' },
  { cron: '3 * * * *', job: 'ranking.takeSnapshot' },
]
