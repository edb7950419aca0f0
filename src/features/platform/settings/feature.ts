// The manifest: the numbers of the business, seen and changed by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const numbers: Feature = {
  name: 'platform/settings',
  about: 'the numbers of the business, seen and changed by staff',
  calls,
  refusals,
  permissions: { staff: { 'setting.read': [], 'setting.write': [] } },
  rules: ['areas.ts', 'values.ts'],
  tables: ['setting'],
  readsAhead: { user_account: 'who changed a number' },
}
