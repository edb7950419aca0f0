// The manifest: pages composed of blocks.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs } from './jobs.ts'
import { settings } from './numbers.ts'
import { refusals } from './refusals.ts'
import { leavePages, revisionsBy } from './shop-page-queries.ts'

export const composer: Feature = {
  name: 'site/composer',
  about: 'pages composed of blocks: the home page, and the front pages of shops',
  calls,
  jobs,
  refusals,
  settings,
  sitemap: { paths: ['/'] },
  person: {
    columns: { 'shop_page.saved_by': 'erased', 'shop_page_revision.user_id': 'erased' },
    exports: {
      shopPages: async ({ db, userId }) =>
        (await revisionsBy(db, userId)).map(({ at, ...page }) => ({ ...page, at: at.toISOString() })),
    },
    erase: ({ db }, userId) => leavePages(db, userId),
  },
  tables: ['page_block', 'shop_page', 'shop_page_revision', 'shop_film'],
}
