// The manifest: goods that a shop has twice, found and merged.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'

export const doubles: Feature = {
  name: 'catalog/doubles',
  about: 'goods that a shop has twice: found each night, merged by the shop, their addresses lead on',
  calls,
  jobs,
  schedules,
  refusals,
  tables: ['product_double'],
}
