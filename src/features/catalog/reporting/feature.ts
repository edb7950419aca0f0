// The manifest: products, reviews and merchants reported by shoppers, decided by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { messageKinds } from './message-kinds.ts'
import { eraseReports, reportsInFull } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'

export const reporting: Feature = {
  name: 'catalog/reporting',
  about: 'products, reviews and merchants reported by shoppers, decided by staff',
  calls,
  events,
  refusals,
  settings,
  switches,
  messages: messageKinds,
  permissions: {
    staff: { 'report.read': ['review', 'catalogue', 'support'], 'report.write': ['review', 'catalogue'] },
  },
  person: {
    columns: { 'report.user_id': 'erased' },
    exports: { reports: ({ db, userId, lang }) => reportsInFull(db, lang, userId) },
    erase: ({ db }, userId) => eraseReports(db, userId),
  },
  tables: ['report_reason', 'report_case', 'report'],
  readsAhead: {
    review: 'what is reported must be there to be seen, and may be nobody’s own; reviews are named by their product',
    shop_order: 'a report counts where its author has bought something',
  },
}
