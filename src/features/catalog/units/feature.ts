// The manifest: units by which goods are sold, kept by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const units: Feature = {
  name: 'catalog/units',
  about: 'units of sale other than the piece: named by staff, said where goods are shown and ordered',
  calls,
  refusals,
  tables: ['sale_unit'],
}
