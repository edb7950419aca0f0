// The manifest: stock at a merchant's desk.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { personalDataOf } from './inventory.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { leaveAdjustments } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const inventory: Feature = {
  name: 'catalog/inventory',
  about: 'stock at a merchant’s desk: counted, come, gone, low',
  calls,
  jobs,
  schedules,
  messages: messageKinds,
  refusals,
  settings,
  permissions: {
    merchant: { 'goods.read': ['manager', 'goods', 'orders'], 'goods.write': ['manager', 'goods'] },
    keys: ['goods.read', 'goods.write'],
  },
  person: {
    columns: { 'stock_adjustment.user_id': 'erased', 'stock_count.user_id': 'erased' },
    exports: { stockAdjusted: ({ db, userId }) => personalDataOf(db, userId) },
    erase: async ({ db }, userId) => void (await leaveAdjustments(db, userId)),
  },
  tables: ['stock_adjustment', 'stock_count', 'stock_count_row', 'stock_warning'],
  rules: ['reasons.ts'],
  readsAhead: {
    shop_order: 'the ledger of a SKU names the order that moved it',
    payment_order: 'the same for what moved with a payment',
    parcel: 'the same for what came back with a parcel',
  },
}
