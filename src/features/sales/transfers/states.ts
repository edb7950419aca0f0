// How a bank transfer stands: looked at by staff, from a sum on by two of them; sent again once; completed where too
// little came; else it goes back. Pure.
import type { Machine } from '#kernel/data/machine.ts'

export const transferStates = ['review', 'checked', 'short', 'returned', 'approved', 'refunded', 'closed'] as const
export type TransferStatus = (typeof transferStates)[number]
export const decisions = ['approve', 'more', 'refund', 'reject'] as const
export type Decision = (typeof decisions)[number]
export type TransferEvent = Decision | 'check' | 'send' | 'close' | 'giveUp'
const decided = { check: 'checked', approve: 'approved', more: 'short', refund: 'refunded' } as const
/** giveUp: it is returned once too often. close: its payment ended meanwhile. */
export const transfers: Machine<TransferStatus, TransferEvent> = {
  review: { ...decided, reject: 'returned', giveUp: 'closed', close: 'closed' },
  checked: { ...decided, reject: 'returned', giveUp: 'closed', close: 'closed' },
  short: { ...decided, send: 'review', close: 'closed' },
  returned: { send: 'review', close: 'closed' },
  approved: {},
  refunded: {},
  closed: {},
}
/** Waits for staff, or for the rest of the money. */
export const isOpen = (status: TransferStatus): boolean => 'approve' in transfers[status]
