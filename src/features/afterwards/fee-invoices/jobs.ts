// Invoices are issued when a statement was answered; what waited for who issues, or was lost on the way, by the hour.
import { issueFor } from './issuing.ts'
import { dueStatements, readIssuer } from './queries.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import { addJob, type JobHandler, type Schedule } from '#kernel/jobs/jobs.ts'

const atOnce = 200
export const jobs: Record<string, JobHandler> = {
  'feeInvoices.run': async ({ db }) => {
    if (!(await readIssuer(db))) return
    const due = await dueStatements(db, atOnce)
    for (const id of due) await transact(db, (trx) => issueFor(trx, id))
    if (due.length === atOnce) await addJob(db, 'feeInvoices.run', {}, { key: 'feeInvoices.run', last: true })
  },
}
export const schedules: Schedule[] = [{ cron: '52 * * * *', job: 'feeInvoices.run' }]
export const subscribers: Subscriber[] = [
  subscribe('statement.answered', 'feeInvoices.issue', ({ db }, { statementId }) =>
    transact(db, (trx) => issueFor(trx, statementId)),
  ),
]
