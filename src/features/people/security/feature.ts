// The manifest: screens of security: passwords, contacts, devices, leaving.
import type { Feature } from '#kernel/feature.ts'
import { entries } from './entries.ts'

export const security: Feature = {
  name: 'people/security',
  about: 'screens of security: passwords, contacts, devices, leaving',
  entries,
}
