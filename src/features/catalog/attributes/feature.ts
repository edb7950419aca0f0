// The manifest: attributes that goods of a category are asked for, kept by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs } from './jobs.ts'
import { refusals } from './refusals.ts'

export const attributes: Feature = {
  name: 'catalog/attributes',
  about: 'attributes that goods of a category are asked for: defined by staff, filtered by, shown on cards',
  calls,
  jobs,
  refusals,
  rules: ['asking.ts', 'matching.ts'],
  tables: ['attribute', 'attribute_value', 'attribute_place'],
}
