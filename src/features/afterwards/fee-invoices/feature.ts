// The manifest: invoices of the platform to merchants for its commission, with credit notes.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { routes } from './routes.ts'
import { staffCalls } from './staff-api.ts'

export const feeInvoices: Feature = {
  name: 'afterwards/fee-invoices',
  about: 'invoices of the platform to merchants for its commission, with credit notes',
  calls: [...calls, ...staffCalls],
  jobs,
  schedules,
  subscribers,
  messages: messageKinds,
  routes,
  refusals,
  person: { columns: { 'fee_invoice.issued_by': { stays: 'who issued what the law wants kept' } } },
  tables: ['fee_issuer', 'fee_series', 'fee_invoice'],
  rules: ['fees.ts'],
}
