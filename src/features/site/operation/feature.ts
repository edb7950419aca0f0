// The manifest: how the shop runs, for who runs it: health, parked jobs, the audit of the books, backups, metrics.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { routes } from './routes.ts'

export const operation: Feature = {
  name: 'site/operation',
  about: 'how the shop runs: health, jobs that failed, the audit of the books, backups, metrics',
  calls,
  jobs,
  schedules,
  messages: messageKinds,
  refusals,
  routes,
  permissions: {
    staff: { 'operation.read': [], 'operation.write': [], 'books.read': ['finance'], 'books.write': ['finance'] },
  },
  person: { columns: { 'operation_run.started_by': { stays: 'who of the staff started it' } } },
  tables: ['operation_run'],
}
