// Jobs of reviewing: buyers are asked what they think of what arrived.
import { invite, inviteLater } from './inviting.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'reviewing.invite': ({ db, app }, { orderId }: { orderId: number }) =>
    transact(db, (trx) => invite(trx, app, orderId)),
}
export const subscribers: Subscriber[] = [
  subscribe('order.received', 'reviewing.inviteLater', ({ db, app }, { orderId }) => inviteLater(db, app, orderId)),
]
