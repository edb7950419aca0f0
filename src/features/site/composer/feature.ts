// The manifest: pages composed of blocks.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const composer: Feature = {
  name: 'site/composer',
  about: 'pages composed of blocks',
  calls,
  refusals,
  sitemap: { paths: ['/'] },
  tables: ['page_block'],
}
