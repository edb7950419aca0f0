// The manifest: files that merchants bring in and take out, and staff take out, as jobs that outlive the browser.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { forgetMaker, jobsMadeBy } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

const everybody = ['manager', 'goods', 'orders', 'service', 'finance'] as const
export const fileJobs: Feature = {
  name: 'platform/file-jobs',
  about: 'files of merchants in and out, and of staff out, as jobs that outlive the browser',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  // whoever may see what is in a file; keys read the lists themselves
  permissions: {
    merchant: { 'file.read': everybody, 'file.write': everybody },
    staff: { 'file.read': ['finance'], 'file.write': ['finance'] },
  },
  person: {
    columns: { 'file_job.made_by': 'erased' },
    exports: { fileJobs: ({ db, userId }) => jobsMadeBy(db, userId) },
    erase: ({ db }, userId) => forgetMaker(db, userId),
  },
  tables: ['file_job', 'file_job_part'],
  readsAhead: {
    user_account: 'the list names who began a job',
    membership: 'whoever has lost their role brings nothing more in or out',
  },
}
