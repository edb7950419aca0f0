// The manifest: what the shop is called, and its first start.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'
import { routes } from './routes.ts'

export const identity: Feature = {
  name: 'site/identity',
  about: 'what the shop is called, and its first start at a one-time address',
  calls,
  refusals,
  routes,
  tables: ['shop_identity', 'shop_mark', 'shop_setup'],
}
