// The manifest: goods as lists: filters, facets, cards, brands.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { openCategoriesAndBrands } from './brand-queries.ts'
import { jobs, schedules } from './jobs.ts'

export const listing: Feature = {
  name: 'catalog/listing',
  about: 'goods as lists: filters, facets, cards, brands',
  calls,
  jobs,
  schedules,
  tables: ['card_version', 'facet_due', 'facet_goods', 'facet_kept', 'facet_set', 'product_card'],
  sitemap: { paths: ['/home/category', '/goods/list', '/home/ppg'], find: openCategoriesAndBrands },
  readsAhead: {
    follow: 'a brand page tells in one statement whether its reader follows it',
  },
}
