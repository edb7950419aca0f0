// The manifest: who looked, what was sold, of each shop and day.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { routes } from './routes.ts'
import { settings } from './settings.ts'

export const figures: Feature = {
  name: 'afterwards/figures',
  about: 'figures of shops: who looked, what was sold, by day',
  calls,
  jobs,
  schedules,
  routes,
  settings,
  permissions: {
    merchant: { 'stat.read': ['manager', 'finance'] },
    staff: {
      'desk.read': ['catalogue', 'orders', 'finance', 'review', 'content', 'support'],
      'stat.read': ['finance'],
      'stat.write': [],
    },
  },
  rules: ['kinds.ts', 'spans.ts'],
  tables: [
    'figure_best',
    'figure_due',
    'figure_goods',
    'figure_goods_traffic',
    'figure_goods_traffic_week',
    'figure_goods_week',
    'figure_growth',
    'figure_key',
    'figure_part',
    'figure_sales',
    'figure_sales_hour',
    'figure_source',
    'figure_source_week',
    'figure_day',
    'figure_return',
    'figure_return_month',
    'figure_top',
    'figure_traffic',
    'figure_traffic_hour',
    'figure_visitor',
    'figure_word',
  ],
}
