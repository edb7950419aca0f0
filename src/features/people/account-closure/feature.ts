// The manifest: leaving for good, and everything kept of a person as a file.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { refusals } from './refusals.ts'
import { finish } from './account-closure.ts'

export const accountClosure: Feature = {
  name: 'people/account-closure',
  about: 'leaving for good, and everything kept of a person as a file',
  calls,
  events,
  refusals,
  person: {
    columns: {
      'account_closing.user_id': { stays: 'that somebody left, without their words' },
      'account_closing.reviewed_by': { stays: 'who decided' },
    },
    erase: ({ db }, userId) => finish(db, userId),
  },
  tables: ['account_closing', 'closing_reason'],
  readsAhead: { merchant: 'staff see for which shops an account works that is to be closed' },
}
