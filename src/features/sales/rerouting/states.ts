// How a refund's other way stands. Pure.
import type { Machine } from '#kernel/data/machine.ts'

export const rerouteStates = ['asked', 'sent', 'done', 'rejected', 'failed'] as const
export type RerouteStatus = (typeof rerouteStates)[number]
export type RerouteEvent = 'credit' | 'send' | 'reject' | 'paid' | 'returned'
/** A balance has it at once, a bank when it says so. */
export const reroutes: Machine<RerouteStatus, RerouteEvent> = {
  asked: { credit: 'done', send: 'sent', reject: 'rejected' },
  sent: { paid: 'done', returned: 'failed' },
  done: {},
  rejected: {},
  failed: {},
}
export const ways = ['balance', 'bank'] as const
export type Way = (typeof ways)[number]
