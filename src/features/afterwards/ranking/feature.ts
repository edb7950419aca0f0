// The manifest: rankings, sales counted, recommendations.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { settings } from './settings.ts'

export const ranking: Feature = {
  name: 'afterwards/ranking',
  about: 'rankings, sales counted, recommendations',
  calls,
  jobs,
  schedules,
  subscribers,
  settings,
  sitemap: { paths: ['/home/rank'] },
  tables: ['rank_place', 'rank_snapshot', 'product_sale'],
}
