// The manifest: letters and texts to people, and the development inbox.
import type { Feature } from '#kernel/feature.ts'
import { routes } from './routes.ts'
import { refusals } from './refusals.ts'
import { probes } from './probes.ts'

export const inbox: Feature = {
  name: 'platform/inbox',
  about: 'letters and texts to people, and the development inbox',
  routes,
  refusals,
  probes,
}
