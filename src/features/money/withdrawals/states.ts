// How a withdrawal stands. From a sum on two people look at it: the first leads to underReview. Pure.
import type { Machine } from '#kernel/data/machine.ts'

export const withdrawalStates = ['applied', 'underReview', 'approved', 'paid', 'rejected', 'failed'] as const
export type WithdrawalStatus = (typeof withdrawalStates)[number]
export type WithdrawalEvent = 'review' | 'approve' | 'reject' | 'pay' | 'fail'
export const withdrawals: Machine<WithdrawalStatus, WithdrawalEvent> = {
  applied: { review: 'underReview', approve: 'approved', reject: 'rejected' },
  underReview: { approve: 'approved', reject: 'rejected' },
  approved: { pay: 'paid', fail: 'failed' },
  paid: {},
  rejected: {},
  failed: {},
}
