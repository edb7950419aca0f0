// The manifest: what a merchant shows of itself: profile, own categories, collections, holidays.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const shopFront: Feature = {
  name: 'catalog/shop-front',
  about: 'what a merchant shows of itself: profile, own categories, collections, holidays',
  calls,
  jobs,
  refusals,
  settings,
  tables: [
    'shop_holiday',
    'shop_profile',
    'shop_picture',
    'shop_category',
    'shop_category_product',
    'shop_category_tree',
    'shop_collection',
    'shop_collection_product',
  ],
}
