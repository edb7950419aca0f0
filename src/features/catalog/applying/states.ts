// How an application stands. While staff look at it nothing of it changes; its sender may take it back.
import type { Machine } from '#kernel/data/machine.ts'

export const applicationStates = ['draft', 'inReview', 'returned', 'approved'] as const
export type ApplicationStatus = (typeof applicationStates)[number]
export type ApplicationEvent = 'submit' | 'takeBack' | 'return' | 'approve'
export const applications: Machine<ApplicationStatus, ApplicationEvent> = {
  draft: { submit: 'inReview' },
  inReview: { takeBack: 'draft', return: 'returned', approve: 'approved' },
  returned: { submit: 'inReview' },
  approved: {},
}
