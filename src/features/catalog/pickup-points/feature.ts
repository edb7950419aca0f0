// The manifest: points of merchants where orders are collected.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs } from './jobs.ts'
import { refusals } from './refusals.ts'
import { switches } from './switches.ts'

export const pickupPoints: Feature = {
  name: 'catalog/pickup-points',
  about: 'points of merchants where orders are collected',
  calls,
  jobs,
  refusals,
  switches,
  tables: ['pickup_point'],
  rules: ['hours.ts', 'hours-text.ts', 'distance.ts'],
}
