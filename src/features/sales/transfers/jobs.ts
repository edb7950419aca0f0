// Bank transfers by the clock: staff are told of those that are late, and what was closed meanwhile is looked at no
// more.
import { followPayment } from './deciding.ts'
import { tellLate } from './message-kinds.ts'
import { noteLate } from './queries.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'transfers.alarm': ({ db, app }, { transferId }: { transferId: number }) =>
    transact(db, async (trx) => {
      const late = await noteLate(trx, transferId)
      if (!late) return
      app.log.error({ payNo: late.payNo }, 'a bank transfer has long waited for staff')
      await tellLate(trx, { id: transferId, payNo: late.payNo })
    }),
  'transfers.follow': ({ db, app }, { paymentId }: { paymentId: number }) =>
    transact(db, (trx) => followPayment(trx, app, paymentId)),
}
export const subscribers: Subscriber[] = [
  subscribe('payment.ended', 'transfers.followPayment', ({ db, app }, { paymentId }) =>
    transact(db, (trx) => followPayment(trx, app, paymentId)),
  ),
]
