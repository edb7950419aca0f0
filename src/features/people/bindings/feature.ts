// The manifest: sign-in by WeChat and linked accounts.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { personalDataOf } from './bindings.ts'
import { dropBindings, eraseBindings } from './queries.ts'
import { probes } from './probes.ts'

export const bindings: Feature = {
  name: 'people/bindings',
  about: 'sign-in by WeChat and linked accounts',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  probes,
  person: {
    columns: { 'bound_identity.user_id': 'erased', 'authorization_state.user_id': 'erased' },
    exports: { bindings: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) => eraseBindings(db, userId),
    dropWaysIn: dropBindings,
  },
  tables: ['bound_identity', 'authorization_state', 'bind_ticket'],
}
