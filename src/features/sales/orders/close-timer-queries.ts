// The timer of close-timer.ts, queued by the statement that makes the payment `p`.
import { sql } from 'kysely'
import { closeJob, closing } from './close-timer.ts'
import { queueingTimer } from '#kernel/jobs/jobs.ts'

export const closingTimer = queueingTimer(closing, {
  payload: sql`json_build_object('paymentId', p.id)`,
  key: sql`${closeJob('')}::text || p.id`,
  runAt: sql`p.expires_at`,
})
