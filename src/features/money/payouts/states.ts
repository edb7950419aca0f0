// How a payout and a batch stand, and what the bank's answer may say. Pure.
import type { Machine } from '#kernel/data/machine.ts'

export const payoutStates = ['ready', 'batched', 'sent', 'paid', 'failed'] as const
export type PayoutStatus = (typeof payoutStates)[number]
export const batchStates = ['made', 'approved', 'sent', 'answered', 'cancelled'] as const
export type BatchStatus = (typeof batchStates)[number]
export type BatchEvent = 'approve' | 'send' | 'answer' | 'cancel'
/** What was sent may be paid by now: it is cancelled no more. */
export const batches: Machine<BatchStatus, BatchEvent> = {
  made: { approve: 'approved', cancel: 'cancelled' },
  approved: { send: 'sent', cancel: 'cancelled' },
  sent: { answer: 'answered' },
  answered: {},
  cancelled: {},
}
export const owners = ['merchant', 'user', 'refund'] as const
export type Owner = (typeof owners)[number]

/** The columns of the bank's answer, and what its last line is called. */
export const answerColumns = ['payout_no', 'result', 'amount_cny', 'bank_reference', 'reason'] as const
export const last = 'TOTAL'
