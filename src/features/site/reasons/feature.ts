// The manifest: the reasons that people choose among, arranged by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const reasons: Feature = {
  name: 'site/reasons',
  about: 'the reasons of claims, cancelling, reports, feedback and leaving, arranged by staff',
  calls,
  refusals,
}
