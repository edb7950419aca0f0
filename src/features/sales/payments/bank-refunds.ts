// Money goes back to a bank account: by a payout, in a file with others. From then on it waits in suspense; what the
// bank sends back is the order's again, and waits for another way.
import { accountInFull } from './accounts.ts'
import { holdByPayout, holdUnsent, noteAtBank, noteBounced, notePaidOut, noteNoAccount } from './bank-refund-queries.ts'
import { noteStep } from './refund-letters.ts'
import { addPayout, payoutOf } from '#features/money/payouts/payouts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { together, type Db } from '#kernel/data/db.ts'
import { heldOrder, move, ofPlatform, transfer } from '#kernel/data/ledger.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJob, addJobs } from '#kernel/jobs/jobs.ts'

const suspense = ofPlatform('suspense')
interface Sending {
  id: number
  attemptId: number
  orderId: number | null
  amount: number
}
/** Asks for the payout, once; the bank's answer is heard of by `payout.ended`. */
export const sendByBank = (db: Db, app: AppContext, { id, attemptId, orderId, amount }: Sending): Promise<void> =>
  together(db, async (trx) => {
    if (!(await holdUnsent(trx, id))) return
    const to = await accountInFull(trx, app, attemptId)
    if (!to) {
      await noteNoAccount(trx, id)
      return
    }
    const payout = await addPayout(trx, app, { owner: 'refund', ownerId: id, amount, to })
    await noteAtBank(trx, id, payout)
    if (orderId !== null)
      await transfer(trx, `payout:${payout.payoutNo}:held`, 'refundToBank', move(heldOrder(orderId), suspense, amount))
  })

/** What the bank did with it; done again it changes nothing. */
export async function followPayout(db: Db, app: AppContext, payoutId: number): Promise<void> {
  const payout = await payoutOf(db, payoutId)
  if (payout?.status !== 'paid' && payout?.status !== 'failed') return
  await together(db, async (trx) => {
    const refund = await holdByPayout(trx, payoutId)
    if (!refund) return
    const { id, key, refundNo, orderId, amount } = refund
    await addJobs(trx, telling('refund.moved', { key }))
    if (payout.status === 'paid') {
      await notePaidOut(trx, id)
      return noteStep(trx, id, 'done')
    }
    await noteBounced(trx, id)
    if (orderId !== null)
      await transfer(
        trx,
        `payout:${payout.payoutNo}:unheld`,
        'refundReturned',
        move(suspense, heldOrder(orderId), amount),
      )
    await addJob(trx, 'payments.tellRefund', { refundId: id, trouble: true })
    await noteStep(trx, id, 'trouble')
    app.log.error({ refundNo, why: payout.reason }, 'a bank sent a refund back: staff must send the money another way')
  })
}
