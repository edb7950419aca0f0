// The screens of the staff's desk.
import { contentScreens } from './content-screens.ts'
import { moneyScreens } from './money-screens.ts'
import type { Screen } from './screen.ts'

export const staffScreens: readonly Screen[] = [
  {
    path: 'account',
    needs: null,
    load: () => import('#features/people/security/merchant/account.tsx'),
  },
  {
    path: 'today',
    needs: 'desk.read',
    load: () => import('#features/afterwards/figures/staff/dashboard.tsx'),
    menu: { name: 'today', group: 0, icon: 'today' },
  },
  {
    path: 'orders',
    needs: 'order.read',
    load: () => import('#features/sales/fulfilment/staff/orders.tsx'),
    menu: { name: 'orders', group: 0, waits: ['unanswered'], icon: 'orders' },
  },
  {
    path: 'orders/:orderNo',
    needs: 'order.read',
    load: () => import('./pages/staff-order.tsx'),
  },
  {
    path: 'after-sales',
    needs: 'aftersale.read',
    load: () => import('#features/sales/after-sales/staff/claims.tsx'),
    menu: { name: 'claims', group: 0, waits: ['claims'], icon: 'claims' },
  },
  {
    path: 'after-sales/:serviceNo',
    needs: 'aftersale.read',
    load: () => import('#features/sales/after-sales/staff/claim.tsx'),
  },
  {
    path: 'reviews',
    needs: 'comment.read',
    load: () => import('#features/afterwards/reviewing/staff/cases.tsx'),
    menu: { name: 'reviews', group: 0, waits: ['reviewCases'], icon: 'reviews' },
  },
  {
    path: 'reviews/words',
    needs: 'comment.read',
    load: () => import('#features/afterwards/reviewing/staff/words.tsx'),
  },
  {
    path: 'reviews/:caseId',
    needs: 'comment.read',
    load: () => import('#features/afterwards/reviewing/staff/case.tsx'),
  },
  {
    path: 'goods',
    needs: 'goods.read',
    load: () => import('#features/catalog/editing/staff/reviews.tsx'),
    menu: { name: 'goodsReviews', group: 0, waits: ['goodsReviews'], icon: 'goodsReviews' },
  },
  {
    path: 'goods/:draftId',
    needs: 'goods.read',
    load: () => import('#features/catalog/editing/staff/review.tsx'),
  },
  {
    path: 'reports',
    needs: 'report.read',
    load: () => import('#features/catalog/reporting/staff/reports.tsx'),
    menu: { name: 'reports', group: 0, waits: ['reports'], icon: 'reports' },
  },
  {
    path: 'reports/:caseId',
    needs: 'report.read',
    load: () => import('#features/catalog/reporting/staff/report.tsx'),
  },
  {
    path: 'feedback',
    needs: 'feedback.read',
    load: () => import('#features/site/feedback/staff/feedback-list.tsx'),
    menu: { name: 'feedback', group: 0, waits: ['feedback'], icon: 'feedback' },
  },
  {
    path: 'feedback/:feedbackId',
    needs: 'feedback.read',
    load: () => import('#features/site/feedback/staff/feedback.tsx'),
  },
  {
    path: 'merchants',
    needs: 'merchant.read',
    load: () => import('./pages/staff-merchants.tsx'),
    menu: { name: 'merchants', group: 0, waits: ['applications'], icon: 'merchants' },
  },
  {
    path: 'merchants/applications/:applicationId',
    needs: 'merchant.read',
    load: () => import('#features/catalog/applying/staff/application.tsx'),
  },
  {
    path: 'merchants/:merchantId',
    needs: 'merchant.read',
    load: () => import('./pages/staff-merchant.tsx'),
  },
  {
    path: 'members',
    needs: 'user.read',
    load: () => import('#features/afterwards/shoppers/staff/people.tsx'),
    menu: { name: 'shoppers', group: 0, icon: 'shoppers' },
  },
  {
    path: 'members/:userId',
    needs: 'user.read',
    load: () => import('#features/afterwards/shoppers/staff/person.tsx'),
  },
  {
    path: 'identities',
    needs: 'review.read',
    load: () => import('#features/people/realname/staff/identities.tsx'),
    menu: { name: 'identities', group: 0, waits: ['identities'], icon: 'identities' },
  },
  {
    path: 'identities/:checkId',
    needs: 'review.read',
    load: () => import('#features/people/realname/staff/identity.tsx'),
  },
  {
    path: 'closings',
    needs: 'review.read',
    load: () => import('#features/people/account-closure/staff/closings.tsx'),
    menu: { name: 'closings', group: 0, waits: ['closings'], icon: 'closings' },
  },
  {
    path: 'closings/:closingId',
    needs: 'review.read',
    load: () => import('#features/people/account-closure/staff/closing.tsx'),
  },
  ...moneyScreens,
  {
    path: 'categories',
    needs: 'category.read',
    load: () => import('#features/catalog/categories/staff/categories.tsx'),
    menu: { name: 'categories', group: 1, icon: 'categories' },
  },
  {
    path: 'categories/:categoryId/order',
    needs: 'category.read',
    load: () => import('#features/catalog/sorting/staff/order.tsx'),
  },
  {
    path: 'attributes',
    needs: 'category.read',
    load: () => import('#features/catalog/attributes/staff/attributes.tsx'),
    under: 'categories',
  },
  {
    path: 'attributes/:attributeId',
    needs: 'category.read',
    load: () => import('#features/catalog/attributes/staff/attribute.tsx'),
    under: 'categories',
  },
  {
    path: 'spec-templates',
    needs: 'category.read',
    load: () => import('#features/catalog/spec-templates/staff/templates.tsx'),
    under: 'categories',
  },
  {
    path: 'units',
    needs: 'category.read',
    load: () => import('#features/catalog/units/staff/units.tsx'),
    under: 'categories',
  },
  ...contentScreens,
  {
    path: 'brands',
    needs: 'brand.read',
    load: () => import('#features/catalog/brands/staff/brands.tsx'),
    menu: { name: 'brands', group: 1, waits: ['brandRequests'], icon: 'brands' },
  },
  {
    path: 'brands/requests',
    needs: 'brand.read',
    load: () => import('#features/catalog/brands/staff/requests.tsx'),
  },
  {
    path: 'brands/requests/:requestId',
    needs: 'brand.read',
    load: () => import('#features/catalog/brands/staff/request.tsx'),
  },
  {
    path: 'brands/:brandId',
    needs: 'brand.read',
    load: () => import('#features/catalog/brands/staff/brand.tsx'),
  },
  {
    path: 'search',
    needs: 'search.read',
    load: () => import('#features/catalog/search/staff/search.tsx'),
    menu: { name: 'search', group: 1, icon: 'search' },
  },
  {
    path: 'staff',
    needs: 'staff.read',
    load: () => import('#features/people/staffing/staff/staff.tsx'),
    menu: { name: 'staff', group: 1, icon: 'staff' },
  },
  {
    path: 'shop',
    needs: 'setting.read',
    load: () => import('#features/site/identity/staff/shop.tsx'),
    menu: { name: 'platform', group: 1, icon: 'shop' },
  },
  {
    path: 'carriers',
    needs: 'setting.read',
    load: () => import('#features/sales/fulfilment/staff/carriers.tsx'),
    menu: { name: 'carriers', group: 1, icon: 'carriers' },
  },
  {
    path: 'places',
    needs: 'setting.read',
    load: () => import('#features/people/addresses/staff/places.tsx'),
    menu: { name: 'places', group: 1, icon: 'places' },
  },
  {
    path: 'settings',
    needs: 'setting.read',
    load: () => import('#features/platform/settings/staff/settings.tsx'),
    menu: { name: 'settings', group: 1, icon: 'settings' },
  },
  {
    path: 'connections',
    needs: 'connection.read',
    load: () => import('#features/platform/connections/staff/connections.tsx'),
    menu: { name: 'connections', group: 1, icon: 'connections' },
  },
  {
    path: 'operation',
    needs: 'operation.read',
    load: () => import('#features/site/operation/staff/operation.tsx'),
    menu: { name: 'operation', group: 1, icon: 'operation' },
  },
  {
    path: 'operation/books',
    needs: 'books.read',
    load: () => import('#features/site/operation/staff/books.tsx'),
    menu: { name: 'books', group: 1, icon: 'books' },
  },
  {
    path: 'log',
    needs: 'audit.read',
    load: () => import('#features/people/audit-log/staff/log.tsx'),
    menu: { name: 'log', group: 1, icon: 'log' },
  },
]
