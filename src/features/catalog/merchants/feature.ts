// The manifest: merchants and their freight.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { openMerchants } from './queries.ts'

export const merchants: Feature = {
  name: 'catalog/merchants',
  about: 'merchants and their freight',
  calls,
  permissions: {
    merchant: {
      'shop.read': ['manager', 'goods', 'orders', 'service', 'finance'],
      'shop.write': ['manager'],
    },
  },
  sitemap: { paths: ['/home/cataShopList'], find: openMerchants },
  tables: ['merchant', 'freight_template', 'freight_region'],
  rules: ['freight.ts'],
}
