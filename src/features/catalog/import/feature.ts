// The manifest: catalogue files in and out.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './desk-api.ts'
import { jobs as pictureJobs } from './fetching.ts'
import { exportFile } from './goods-export.ts'
import { importFile } from './import-job.ts'
import { refusals } from './refusals.ts'

export const catalogImport: Feature = {
  name: 'catalog/import',
  about: 'catalogue files in and out',
  calls,
  jobs: { ...pictureJobs, 'catalog.importFile': importFile, 'catalog.exportFile': exportFile },
  refusals,
}
