// The manifest: keys of providers, given at the desk and sealed, or by the environment, and tried.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const connections: Feature = {
  name: 'platform/connections',
  about: 'keys of providers, given at the desk and sealed, or by the environment, and tried',
  calls,
  refusals,
  permissions: { staff: { 'connection.read': [], 'connection.write': [] } },
  person: { columns: { 'provider_keys.set_by': { stays: 'who gave the keys of a provider, as the log tells too' } } },
  tables: ['provider_keys'],
  readsAhead: { user_account: 'who gave the keys; where a letter of a try goes' },
}
