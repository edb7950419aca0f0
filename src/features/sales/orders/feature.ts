// The manifest: preview, order, deadlines.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { events } from './events.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { messageKinds } from './message-kinds.ts'
import { openOrdersOf, personalDataOf } from './orders.ts'
import { eraseOrders, forgetRemarker } from './personal-queries.ts'
import { entries } from './entries.ts'

export const orders: Feature = {
  name: 'sales/orders',
  about: 'preview, order, deadlines',
  calls,
  jobs,
  schedules,
  subscribers,
  events,
  messages: messageKinds,
  refusals,
  settings,
  person: {
    columns: {
      'shop_order.user_id': { stays: 'the books keep orders, without name, phone and address' },
      'shop_order.merchant_remark_by': 'erased',
      'order_line.user_id': { stays: 'purchase limits count pieces by a number that names nobody any more' },
      'payment.user_id': { stays: 'the books keep payments' },
    },
    exports: { orders: ({ db, app, userId }) => personalDataOf(db, app, userId) },
    erase: async ({ db }, userId) => {
      await eraseOrders(db, userId)
      await forgetRemarker(db, userId)
    },
    obstacles: { openOrders: openOrdersOf },
  },
  entries,
  tables: ['cancel_reason', 'shop_order', 'order_line', 'order_history', 'payment', 'payment_order', 'order_share'],
  readsAhead: {
    payment_attempt: 'an order tells by which method it was paid',
    refund: 'and what of it was given back',
    parcel_line: 'which of its lines arrived, and may be reviewed',
    called_off: 'and which are left to ship: from when it is late',
    parcel: 'what its buyer may do, and whether its address may change, depends on its parcels',
    cancel_request: 'and on what they asked for',
    order_reminder: 'and when they asked last',
    claim: 'and on what they claimed: an order shows its after-sales, they are not stored twice',
  },
}
