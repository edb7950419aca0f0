// The manifest: invoices of orders, with their credit notes.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { merchantCalls } from './merchant-api.ts'
import { messageKinds } from './message-kinds.ts'
import { personalDataOf } from './reading.ts'
import { leaveApplications } from './reading-queries.ts'
import { refusals } from './refusals.ts'
import { routes } from './routes.ts'
import { settings } from './settings.ts'
import { waiting } from './waiting.ts'

export const invoicing: Feature = {
  name: 'afterwards/invoicing',
  about: 'invoices of orders, with their credit notes',
  calls: [...calls, ...merchantCalls],
  jobs,
  schedules,
  subscribers,
  messages: messageKinds,
  waiting,
  routes,
  refusals,
  settings,
  permissions: {
    merchant: { 'invoice.read': ['manager', 'finance'], 'invoice.write': ['finance'] },
    staff: { 'invoice.read': ['finance'] },
    keys: ['invoice.read'],
  },
  person: {
    columns: {
      'invoice_application.user_id': 'erased',
      'invoice_application.decided_by': { stays: 'who issued what the law wants kept' },
      'invoice.issued_by': { stays: 'who issued what the law wants kept' },
    },
    exports: { invoicesOfOrders: ({ db, app, userId }) => personalDataOf(db, app, userId) },
    erase: ({ db }, userId) => leaveApplications(db, userId),
  },
  rules: ['paper-parts.ts'],
  tables: ['invoice_application', 'invoice', 'invoice_series', 'invoice_issuer'],
}
