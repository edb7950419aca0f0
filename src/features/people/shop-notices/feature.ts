// The manifest: what the people of a shop hear of it, and by which ways.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const shopNotices: Feature = {
  name: 'people/shop-notices',
  about: 'what the people of a shop hear of it, and by which ways',
  calls,
  refusals,
  tables: ['shop_notice_role', 'shop_notice_own'],
}
