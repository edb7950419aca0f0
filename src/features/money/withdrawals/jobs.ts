// What the bank did with a withdrawal.
import { followPayout } from './withdrawals.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'

export const subscribers: Subscriber[] = [
  subscribe('payout.ended', 'withdrawals.payout', ({ db }, { payoutId }) =>
    transact(db, (trx) => followPayout(trx, payoutId)),
  ),
]
