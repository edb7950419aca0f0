// The manifest: pages composed of blocks.
import type { Feature } from '#kernel/feature.ts'
import type { Address } from '#kernel/pages.ts'
import { calls } from './api.ts'
import { jobs } from './jobs.ts'
import { settings } from './numbers.ts'
import { refusals } from './refusals.ts'
import { leavePages, revisionsBy } from './shop-page-queries.ts'
import { leaveSitePages, shownSlugs, siteRevisionsBy } from './site-page-queries.ts'

export const composer: Feature = {
  name: 'site/composer',
  about:
    'pages composed of blocks: the home page, landing pages, the front pages of shops; links and popups around them',
  calls,
  jobs,
  refusals,
  rules: ['site-links.ts'],
  settings,
  sitemap: {
    paths: ['/'],
    find: async (db) => (await shownSlugs(db)).map((slug): Address => `/page/${slug}`),
  },
  permissions: { staff: { 'page.read': ['content', 'support'], 'page.write': ['content'] } },
  person: {
    columns: {
      'shop_page.saved_by': 'erased',
      'shop_page_revision.user_id': 'erased',
      'site_page.saved_by': 'erased',
      'site_page_revision.user_id': 'erased',
    },
    exports: {
      shopPages: async ({ db, userId }) =>
        (await revisionsBy(db, userId)).map(({ at, ...page }) => ({ ...page, at: at.toISOString() })),
      sitePages: async ({ db, userId }) =>
        (await siteRevisionsBy(db, userId)).map(({ at, ...page }) => ({ ...page, at: at.toISOString() })),
    },
    erase: async ({ db }, userId) => {
      await leavePages(db, userId)
      await leaveSitePages(db, userId)
    },
  },
  tables: ['page_block', 'shop_page', 'shop_page_revision', 'shop_film', 'site_page', 'site_page_revision'],
}
