// Jobs of reviewing: buyers are asked what they think of what arrived; what shoppers report waits for staff.
import { invite, inviteLater } from './inviting.ts'
import { remindStaff } from './reminding.ts'
import { hold } from './reported.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'reviewing.invite': ({ db, app }, { orderId }: { orderId: number }) =>
    transact(db, (trx) => invite(trx, app, orderId)),
  'reviewing.remind': ({ db, app }) => transact(db, (trx) => remindStaff(trx, app)),
}
export const schedules: Schedule[] = [{ cron: '23 * * * *', job: 'reviewing.remind' }]
export const subscribers: Subscriber[] = [
  subscribe('order.received', 'reviewing.inviteLater', ({ db, app }, { orderId }) => inviteLater(db, app, orderId)),
  subscribe('thing.reported', 'reviewing.hold', ({ db }, { kind, id, enough }) =>
    kind === 'review' ? transact(db, (trx) => hold(trx, id, enough)) : Promise.resolve(),
  ),
]
