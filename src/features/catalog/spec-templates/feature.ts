// The manifest: specs that are offered where goods are written.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const specTemplates: Feature = {
  name: 'catalog/spec-templates',
  about: 'specs with their values that are offered where goods are written: of the staff, and of each shop',
  calls,
  refusals,
  tables: ['spec_template'],
}
