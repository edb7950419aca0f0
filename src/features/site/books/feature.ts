// The manifest: the books read by day, and corrected by two people.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'

export const books: Feature = {
  name: 'site/books',
  about: 'the books by day: trial balance, entries, corrections by two people',
  calls,
  jobs,
  schedules,
  refusals,
  person: {
    columns: {
      'ledger_adjustment.asked_by': { stays: 'who of the staff corrected the books' },
      'ledger_adjustment.decided_by': { stays: 'who of the staff corrected the books' },
    },
  },
  tables: ['ledger_day', 'ledger_adjustment'],
  rules: ['adjustable.ts'],
}
