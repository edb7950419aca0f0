// Each night after 24:00 in Shanghai the statements whose period is over; those that nobody answered count as
// confirmed; disputes that wait too long alarm the staff.
import { confirmUnanswered } from './answering.ts'
import { overdueStatements, waitingDisputes } from './answer-queries.ts'
import { makeStatements } from './making.ts'
import { followPayout } from './paying.ts'
import { merchantsWithMoney } from './queries.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import { addJobs, type JobContext, type JobHandler, type Schedule } from '#kernel/jobs/jobs.ts'

const makingOf = (merchantId: number) => ({
  name: 'statements.make',
  payload: { merchantId },
  key: `statements:${merchantId}`,
  last: true,
})
const confirmOne = ({ db, app }: JobContext, { id }: { id: number }): Promise<void> =>
  transact(db, (trx) => confirmUnanswered(trx, app, id))
export const jobs: Record<string, JobHandler> = {
  // one job for each merchant: one that fails is tried again and holds up no other
  'statements.run': async ({ db }) => addJobs(db, (await merchantsWithMoney(db)).map(makingOf)),
  'statements.make': ({ db, app }: JobContext, { merchantId }: { merchantId: number }) =>
    makeStatements(db, app, merchantId),
  'statements.confirm': confirmOne,
  'statements.sweep': async (context) => {
    for (const id of await overdueStatements(context.db)) await confirmOne(context, { id })
    const days = context.app.settings.get('statementDisputeDays')
    for (const waits of await waitingDisputes(context.db, days))
      context.app.log.error(waits, 'a disputed statement waits for an answer of staff')
  },
}
// 00:15 in Shanghai: whatever began before midnight is over by then
export const schedules: Schedule[] = [
  { cron: '15 16 * * *', job: 'statements.run' },
  { cron: '37 * * * *', job: 'statements.sweep' },
]
export const subscribers: Subscriber[] = [
  subscribe('payout.ended', 'statements.payout', ({ db }, { payoutId }) =>
    transact(db, (trx) => followPayout(trx, payoutId)),
  ),
]
