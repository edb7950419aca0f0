// The manifest: catalogue files in and out.
import type { Feature } from '#kernel/feature.ts'
import { jobs } from './fetching.ts'

export const catalogImport: Feature = {
  name: 'catalog/import',
  about: 'catalogue files in and out',
  jobs,
}
