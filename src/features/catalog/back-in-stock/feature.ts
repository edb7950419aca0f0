// The manifest: shoppers told when what was sold out can be bought again.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { forgetPerson, waitsOf } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'

export const backInStock: Feature = {
  name: 'catalog/back-in-stock',
  about: 'shoppers told when what was sold out can be bought again',
  calls,
  jobs,
  schedules,
  messages: messageKinds,
  refusals,
  settings,
  switches,
  person: {
    columns: { 'back_in_stock.user_id': 'erased' },
    exports: { backInStock: ({ db, userId }) => waitsOf(db, userId) },
    erase: async ({ db }, userId) => void (await forgetPerson(db, userId)),
  },
  tables: ['back_in_stock'],
}
