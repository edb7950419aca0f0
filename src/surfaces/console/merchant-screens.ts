// The screens of a merchant's desk.
import type { Screen } from './screen.ts'

export const merchantScreens: readonly Screen[] = [
  {
    path: 'account',
    needs: null,
    load: () => import('#features/people/security/merchant/account.tsx'),
  },
  {
    path: 'today',
    needs: 'shop.read',
    load: () => import('#features/afterwards/figures/merchant/today.tsx'),
    menu: { name: 'today', group: 0, icon: 'today' },
  },
  {
    path: 'orders',
    needs: 'order.read',
    load: () => import('#features/sales/fulfilment/merchant/orders.tsx'),
    menu: { name: 'orders', group: 0, waits: ['toShip', 'cancelAsked', 'missing', 'trouble'], icon: 'orders' },
  },
  {
    path: 'orders/:orderNo',
    needs: 'order.read',
    load: () => import('#features/sales/fulfilment/merchant/order.tsx'),
  },
  {
    path: 'orders/batch',
    needs: 'order.read',
    load: () => import('#features/sales/fulfilment/merchant/batches.tsx'),
  },
  {
    path: 'orders/batch/:batchId',
    needs: 'order.read',
    load: () => import('#features/sales/fulfilment/merchant/batch.tsx'),
  },
  {
    path: 'goods',
    needs: 'goods.read',
    load: () => import('#features/catalog/assortment/merchant/goods.tsx'),
    menu: { name: 'goods', group: 1, icon: 'goods' },
  },
  {
    path: 'goods/bulk',
    needs: 'goods.write',
    load: () => import('#features/catalog/assortment/merchant/goods-sheet.tsx'),
  },
  {
    path: 'goods/drafts',
    needs: 'goods.read',
    load: () => import('#features/catalog/editing/merchant/drafts.tsx'),
    menu: { name: 'drafts', group: 1, waits: ['goodsReturned'], icon: 'drafts' },
  },
  {
    path: 'goods/new',
    needs: 'goods.write',
    load: () => import('#features/catalog/editing/merchant/goods.tsx'),
  },
  {
    path: 'goods/brands',
    needs: 'goods.read',
    load: () => import('#features/catalog/brands/merchant/brands.tsx'),
  },
  {
    path: 'goods/doubles',
    needs: 'goods.read',
    load: () => import('#features/catalog/doubles/merchant/doubles.tsx'),
  },
  {
    path: 'goods/:productId',
    needs: 'goods.read',
    load: () => import('#features/catalog/editing/merchant/goods.tsx'),
  },
  {
    path: 'stock',
    needs: 'goods.read',
    load: () => import('#features/catalog/inventory/merchant/stock.tsx'),
    menu: { name: 'stock', group: 1, waits: ['lowStock'], icon: 'stock' },
  },
  {
    path: 'stock/count',
    needs: 'goods.read',
    load: () => import('#features/catalog/inventory/merchant/count.tsx'),
  },
  {
    path: 'stock/:skuId',
    needs: 'goods.read',
    load: () => import('#features/catalog/inventory/merchant/stock-item.tsx'),
  },
  {
    path: 'files',
    needs: 'file.read',
    load: () => import('#features/platform/file-jobs/merchant/files.tsx'),
    menu: { name: 'files', group: 1, icon: 'files' },
  },
  {
    path: 'files/import/:jobId',
    needs: 'goods.write',
    load: () => import('#features/catalog/import/merchant/import.tsx'),
  },
  {
    path: 'shop',
    needs: 'shop.read',
    load: () => import('#features/catalog/shop-front/merchant/profile.tsx'),
    menu: { name: 'shop', group: 3, icon: 'shop' },
  },
  {
    path: 'shop/page',
    needs: 'shop.read',
    load: () => import('#features/site/composer/merchant/page.tsx'),
  },
  {
    path: 'shop/categories',
    needs: 'goods.read',
    load: () => import('#features/catalog/shop-front/merchant/categories.tsx'),
  },
  {
    path: 'shop/collections',
    needs: 'shop.read',
    load: () => import('#features/catalog/shop-front/merchant/collections.tsx'),
  },
  {
    path: 'shop/collections/new',
    needs: 'shop.write',
    load: () => import('#features/catalog/shop-front/merchant/collection.tsx'),
  },
  {
    path: 'shop/collections/:collectionId',
    needs: 'shop.read',
    load: () => import('#features/catalog/shop-front/merchant/collection.tsx'),
  },
  {
    path: 'shop/holidays',
    needs: 'shop.read',
    load: () => import('#features/catalog/shop-front/merchant/holidays.tsx'),
  },
  {
    path: 'money',
    needs: 'bill.read',
    load: () => import('#features/afterwards/statements/merchant/money.tsx'),
    menu: { name: 'money', group: 2, waits: ['statements'], icon: 'money' },
  },
  {
    path: 'money/invoices',
    needs: 'bill.read',
    load: () => import('#features/afterwards/fee-invoices/merchant/fee-invoices.tsx'),
  },
  {
    path: 'money/invoices/:feeInvoiceId',
    needs: 'bill.read',
    load: () => import('#features/afterwards/fee-invoices/merchant/fee-invoice.tsx'),
  },
  {
    path: 'money/:statementId',
    needs: 'bill.read',
    load: () => import('#features/afterwards/statements/merchant/statement.tsx'),
  },
  {
    path: 'figures',
    needs: 'stat.read',
    load: () => import('#features/afterwards/figures/merchant/figures.tsx'),
    menu: { name: 'figures', group: 2, icon: 'figures' },
  },
  {
    path: 'freight',
    needs: 'shop.read',
    load: () => import('#features/catalog/merchants/merchant/freights.tsx'),
    menu: { name: 'freight', group: 3, icon: 'freight' },
  },
  {
    path: 'freight/new',
    needs: 'shop.write',
    load: () => import('#features/catalog/merchants/merchant/freight.tsx'),
  },
  {
    path: 'freight/:freightId',
    needs: 'shop.read',
    load: () => import('#features/catalog/merchants/merchant/freight.tsx'),
  },
  {
    path: 'pickup-points',
    needs: 'shop.read',
    load: () => import('#features/catalog/pickup-points/merchant/points.tsx'),
    menu: { name: 'pickupPoints', group: 3, icon: 'pickupPoints' },
  },
  {
    path: 'pickup-points/new',
    needs: 'shop.write',
    load: () => import('#features/catalog/pickup-points/merchant/point.tsx'),
  },
  {
    path: 'pickup-points/:pointId',
    needs: 'shop.write',
    load: () => import('#features/catalog/pickup-points/merchant/point.tsx'),
  },
  {
    path: 'members',
    needs: 'staff.read',
    load: () => import('#features/people/members/merchant/members.tsx'),
    menu: { name: 'members', group: 3, icon: 'members' },
  },
  {
    path: 'notices',
    needs: 'shop.read',
    load: () => import('#features/people/shop-notices/merchant/notices.tsx'),
    menu: { name: 'notices', group: 3, icon: 'notices' },
  },
  {
    path: 'log',
    needs: 'log.read',
    load: () => import('#features/people/audit-log/merchant/log.tsx'),
    menu: { name: 'shopLog', group: 3, icon: 'shopLog' },
  },
  {
    path: 'buyers',
    needs: 'buyer.read',
    load: () => import('#features/afterwards/buyers/merchant/buyers.tsx'),
    menu: { name: 'buyers', group: 2, icon: 'buyers' },
  },
  {
    path: 'buyers/:buyerId',
    needs: 'buyer.read',
    load: () => import('#features/afterwards/buyers/merchant/buyer.tsx'),
  },
  {
    path: 'followers',
    needs: 'shop.read',
    load: () => import('#features/catalog/likes/merchant/followers.tsx'),
    menu: { name: 'followers', group: 3, icon: 'followers' },
  },
  {
    path: 'systems',
    needs: 'system.read',
    load: () => import('#features/afterwards/webhooks/merchant/systems.tsx'),
    menu: { name: 'systems', group: 3, icon: 'systems' },
  },
  {
    path: 'after-sales',
    needs: 'aftersale.read',
    load: () => import('#features/sales/after-sales/merchant/claims.tsx'),
    menu: { name: 'claims', group: 0, waits: ['claims'], icon: 'claims' },
  },
  {
    path: 'after-sales/addresses',
    needs: 'shop.read',
    load: () => import('#features/catalog/merchants/merchant/return-addresses.tsx'),
  },
  {
    path: 'after-sales/:serviceNo',
    needs: 'aftersale.read',
    load: () => import('#features/sales/after-sales/merchant/claim.tsx'),
  },
  {
    path: 'invoices',
    needs: 'invoice.read',
    load: () => import('#features/afterwards/invoicing/merchant/invoices.tsx'),
    menu: { name: 'invoices', group: 0, waits: ['invoices'], icon: 'invoices' },
  },
  {
    path: 'invoices/issuer',
    needs: 'invoice.read',
    load: () => import('#features/afterwards/invoicing/merchant/issuer.tsx'),
  },
  {
    path: 'invoices/:id',
    needs: 'invoice.read',
    load: () => import('#features/afterwards/invoicing/merchant/invoice.tsx'),
  },
  {
    path: 'reviews',
    needs: 'comment.read',
    load: () => import('#features/afterwards/reviewing/merchant/reviews.tsx'),
    menu: { name: 'reviews', group: 0, waits: ['comments'], icon: 'reviews' },
  },
  {
    path: 'reviews/:reviewId',
    needs: 'comment.read',
    load: () => import('#features/afterwards/reviewing/merchant/review.tsx'),
  },
  {
    path: 'pickup',
    needs: 'order.write',
    load: () => import('#features/sales/fulfilment/merchant/pickup.tsx'),
    menu: { name: 'pickup', group: 0, icon: 'pickup' },
  },
  {
    path: 'shop/closing',
    needs: 'closing.read',
    load: () => import('#features/afterwards/shop-closing/merchant/closing.tsx'),
  },
]
