// The manifest: who bought at a shop.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'

export const buyers: Feature = {
  name: 'afterwards/buyers',
  about: 'who bought at a shop, how often and for how much, without a way to reach them',
  calls,
  jobs,
  schedules,
  permissions: { merchant: { 'buyer.read': ['manager', 'orders', 'service'] } },
  person: {
    columns: {
      'shop_buyer.user_id': { stays: 'sums of orders, which stay; the account behind has no name any more' },
      'shop_buyer_due.user_id': { stays: 'for a minute, until the sums are counted' },
    },
  },
  rules: ['sorts.ts'],
  tables: ['shop_buyer', 'shop_buyer_due'],
}
