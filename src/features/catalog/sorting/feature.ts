// The manifest: the order of the goods of a category, chosen by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs } from './jobs.ts'
import { refusals } from './refusals.ts'

export const sorting: Feature = {
  name: 'catalog/sorting',
  about: 'the order of the goods of a category, chosen by staff, and goods pinned to its top',
  calls,
  jobs,
  refusals,
  tables: ['category_order', 'category_pin'],
}
