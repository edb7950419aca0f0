// How an account is closed: its owner submits and may take it back, staff approve (reviewed) or reject;
// what was approved is erased (cancelled).
import type { Machine } from '#kernel/data/machine.ts'

export const closingStates = ['submitted', 'reviewed', 'cancelled', 'rejected', 'revoked'] as const
export type ClosingStatus = (typeof closingStates)[number]
export type ClosingEvent = 'approve' | 'reject' | 'revoke' | 'finish'
export const closings: Machine<ClosingStatus, ClosingEvent> = {
  submitted: { approve: 'reviewed', reject: 'rejected', revoke: 'revoked' },
  reviewed: { finish: 'cancelled' },
  cancelled: {},
  rejected: {},
  revoked: {},
}
/** What stands in the way of closing. */
export const blockers = ['openOrders', 'openClaims', 'openRefunds', 'earnings', 'merchant', 'staff', 'balance'] as const
export type Blocker = (typeof blockers)[number]
