// The manifest: pictures of the shop in five widths.
import type { Feature } from '#kernel/feature.ts'
import { subscribers } from './jobs.ts'
import { routes } from './routes.ts'

export const pictures: Feature = {
  name: 'platform/pictures',
  about: 'pictures of the shop in five widths',
  routes,
  subscribers,
}
