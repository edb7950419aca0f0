// The manifest: products, SKUs, stock, categories.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { switches } from './switches.ts'
import { routes } from './routes.ts'
import { countPieces, readPiece } from './sitemap-queries.ts'

export const products: Feature = {
  name: 'catalog/products',
  about: 'products, SKUs, stock, categories',
  calls,
  jobs,
  schedules,
  routes,
  refusals,
  messages: messageKinds,
  switches,
  sitemap: { pieces: { name: 'goods', count: countPieces, read: readPiece } },
  tables: [
    'category',
    'merged_category',
    'brand',
    'merged_brand',
    'product',
    'product_detail',
    'merged_product',
    'sku',
    'stock',
    'stock_move',
    'product_listing',
    'product_pieces',
    'product_sold',
    'price_change',
  ],
  rules: ['measures.ts', 'questions.ts', 'showing.ts', 'sold-by.ts', 'tiers.ts'],
  readsAhead: {
    collection: 'a product page tells in one statement whether its reader saved it',
    follow: 'the same for the merchant that sells it',
    product_likes: 'and how many people saved it',
    merchant_commission: 'what selling needs of a SKU is read in one statement, with the commission of its merchant',
  },
}
