// The manifest: what moves at the desks, told while they are open.
import type { Feature } from '#kernel/feature.ts'
import { routes } from './routes.ts'
import { settings } from './settings.ts'

export const deskNews: Feature = {
  name: 'platform/desk-news',
  about: 'what moves at the desks of merchants and staff, told while they are open',
  routes,
  settings,
}
