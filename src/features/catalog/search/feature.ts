// The manifest: suggestions, hot words, history.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { routes } from './routes.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'
import { personalDataOf } from './search.ts'
import { deleteHistory } from './queries.ts'

export const search: Feature = {
  name: 'catalog/search',
  about: 'suggestions, hot words, history',
  calls,
  jobs,
  schedules,
  routes,
  settings,
  switches,
  person: {
    columns: { 'search_history.user_id': 'erased' },
    exports: { searches: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) => deleteHistory(db, userId, undefined),
  },
  permissions: { staff: { 'search.read': ['catalogue', 'support'], 'search.write': ['catalogue'] } },
  refusals,
  rules: ['limits.ts'],
  tables: ['search_heat', 'search_history', 'search_pick', 'search_pick_list', 'search_miss', 'search_missed'],
}
