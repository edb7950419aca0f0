// The manifest: what the shop is called, and its first start.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const identity: Feature = {
  name: 'site/identity',
  about: 'what the shop is called, and its first start at a one-time address',
  calls,
  refusals,
  tables: ['shop_identity', 'shop_setup'],
}
