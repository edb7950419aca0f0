// The manifest: preview, order, deadlines.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { events } from './events.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { openOrdersOf, personalDataOf } from './orders.ts'
import { eraseOrders } from './personal-queries.ts'
import { entries } from './entries.ts'

export const orders: Feature = {
  name: 'sales/orders',
  about: 'preview, order, deadlines',
  calls,
  jobs,
  schedules,
  events,
  refusals,
  settings,
  person: {
    columns: {
      'shop_order.user_id': { stays: 'the books keep orders, without name, phone and address' },
      'order_line.user_id': { stays: 'purchase limits count pieces by a number that names nobody any more' },
      'payment.user_id': { stays: 'the books keep payments' },
    },
    exports: { orders: ({ db, app, userId }) => personalDataOf(db, app, userId) },
    erase: ({ db }, userId) => eraseOrders(db, userId),
    obstacles: { openOrders: openOrdersOf },
  },
  entries,
  tables: ['shop_order', 'order_line', 'order_history', 'payment', 'payment_order', 'order_share'],
  readsAhead: {
    payment_attempt: 'an order tells by which method it was paid',
    refund: 'and what of it was given back',
  },
}
