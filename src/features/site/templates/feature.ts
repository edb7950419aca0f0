// The manifest: what messages and their letters say, worded by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const templates: Feature = {
  name: 'site/templates',
  about: 'what messages and their letters say, worded by staff and tried out',
  calls,
  refusals,
}
