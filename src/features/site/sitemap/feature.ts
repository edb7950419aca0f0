// The manifest: sitemap and robots.
import type { Feature } from '#kernel/feature.ts'
import { routes } from './routes.ts'

export const sitemap: Feature = {
  name: 'site/sitemap',
  about: 'sitemap and robots',
  routes,
}
