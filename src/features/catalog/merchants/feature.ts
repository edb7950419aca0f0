// The manifest: merchants and their freight.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { openMerchants } from './queries.ts'
import { refusals } from './refusals.ts'

export const merchants: Feature = {
  name: 'catalog/merchants',
  about: 'merchants and their freight',
  calls,
  events,
  refusals,
  permissions: {
    merchant: {
      'shop.read': ['manager', 'goods', 'orders', 'service', 'finance'],
      'shop.write': ['manager'],
    },
    keys: ['shop.read'],
  },
  sitemap: { paths: ['/home/cataShopList'], find: openMerchants },
  tables: ['merchant', 'freight_template', 'freight_region', 'return_address'],
  rules: ['freight.ts'],
  readsAhead: {
    shop_profile: 'the page of a merchant shows logo, banner, contact and hours by the same statement',
    shop_holiday: 'whatever shows or sells goods tells in one statement whether their merchant is on holiday',
    merchant_application: 'the page of a merchant shows the number of its licence, where it wants that',
    follow: 'the page of a merchant tells in one statement whether its reader follows it',
    product_listing: 'merchants are listed by what they have on sale',
    product: 'a row of merchants shows some of their goods, a freight template how many use it',
    pickup_point: 'merchants are listed by the nearest of their pickup points',
    category: 'merchants are listed by the category of their goods',
  },
}
