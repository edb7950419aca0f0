// A check of who somebody is: sent in, looked at by a person, approved or rejected.
// A rejected one may be sent anew, as a row of its own.
import type { Machine } from '#kernel/data/machine.ts'

export const checkStates = ['underReview', 'approved', 'rejected'] as const
export type CheckStatus = (typeof checkStates)[number]
export type CheckEvent = 'approve' | 'reject'
export const checks: Machine<CheckStatus, CheckEvent> = {
  underReview: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
}
export const checkKinds = ['personal', 'company'] as const
export type CheckKind = (typeof checkKinds)[number]
/** How a person shows who they are: the number that is asked depends on it. */
export const documents = ['idCard', 'dni', 'passport'] as const
export type Document = (typeof documents)[number]
