// The screens of the staff's desk.
import type { Screen } from './screen.ts'

export const staffScreens: readonly Screen[] = [
  {
    path: 'account',
    needs: null,
    load: () => import('#features/people/security/merchant/account.tsx'),
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
    path: 'merchants',
    needs: 'merchant.read',
    load: () => import('#features/catalog/applying/staff/merchants.tsx'),
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
    load: () => import('#features/catalog/applying/staff/merchant.tsx'),
  },
  {
    path: 'categories',
    needs: 'category.read',
    load: () => import('#features/catalog/categories/staff/categories.tsx'),
    menu: { name: 'categories', group: 1, icon: 'categories' },
  },
  {
    path: 'pages',
    needs: 'page.read',
    load: () => import('#features/site/composer/staff/pages.tsx'),
    menu: { name: 'pages', group: 1, icon: 'pages' },
  },
  {
    path: 'pages/:pageId',
    needs: 'page.read',
    load: () => import('#features/site/composer/staff/page.tsx'),
  },
  {
    path: 'staff',
    needs: 'staff.read',
    load: () => import('#features/people/staffing/staff/staff.tsx'),
    menu: { name: 'staff', group: 1, icon: 'staff' },
  },
  {
    path: 'settings',
    needs: 'setting.read',
    load: () => import('#features/platform/settings/staff/settings.tsx'),
    menu: { name: 'settings', group: 1, icon: 'settings' },
  },
  {
    path: 'log',
    needs: 'audit.read',
    load: () => import('#features/people/audit-log/staff/log.tsx'),
    menu: { name: 'log', group: 1, icon: 'log' },
  },
]
