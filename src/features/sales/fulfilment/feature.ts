// The manifest: paid orders on their way, parcels, calling off, receipt.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { readKnownCarriers } from './carrier-desk.ts'
import { forgetMaker } from './batch-queries.ts'
import { events } from './events.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { refusals } from './refusals.ts'
import { messageKinds } from './message-kinds.ts'
import { deskNews } from './news-queries.ts'
import { eraseWords } from './queries.ts'
import { routes } from './slip-routes.ts'
import { dropTicketsOf } from './slip-queries.ts'
import { settings } from './settings.ts'
import { waiting } from './waiting.ts'

export const fulfilment: Feature = {
  name: 'sales/fulfilment',
  about: 'paid orders on their way: parcels, calling off, receipt',
  calls,
  events,
  routes,
  deskNews,
  jobs,
  schedules,
  subscribers,
  refusals,
  settings,
  messages: messageKinds,
  waiting,
  person: {
    columns: { 'ship_batch.made_by': 'erased', 'slip_ticket.user_id': 'erased' },
    erase: async ({ db }, userId) => {
      await eraseWords(db, userId)
      await forgetMaker(db, userId)
      await dropTicketsOf(db, userId)
    },
  },
  permissions: {
    merchant: {
      'order.read': ['manager', 'orders', 'service', 'finance'],
      'order.write': ['manager', 'orders'],
      'contact.read': ['manager', 'orders', 'service'],
    },
    staff: {
      'order.read': ['orders', 'support', 'finance'],
      'order.write': ['orders', 'support'],
    },
    keys: ['order.read', 'order.write', 'contact.read'],
  },
  rules: ['carriers.ts', 'known-carriers.ts', 'waybill-pattern.ts', 'movement.ts', 'scan-view.ts'],
  known: readKnownCarriers,
  tables: [
    'carrier',
    'parcel',
    'parcel_line',
    'parcel_scan',
    'called_off',
    'cancel_request',
    'order_reminder',
    'pickup_code',
    'ship_batch',
    'ship_batch_row',
    'slip_ticket',
  ],
}
