// The features of the shop, in the order of the import law: each may enter only those that stand before it.
import type { Feature } from '#kernel/feature.ts'
import { uploads } from '#features/platform/uploads/feature.ts'
import { inbox } from '#features/platform/inbox/feature.ts'
import { captcha } from '#features/platform/captcha/feature.ts'
import { pictures } from '#features/platform/pictures/feature.ts'
import { fileJobs } from '#features/platform/file-jobs/feature.ts'
import { messages } from '#features/platform/messages/feature.ts'
import { deskNews } from '#features/platform/desk-news/feature.ts'
import { numbers } from '#features/platform/settings/feature.ts'
import { connections } from '#features/platform/connections/feature.ts'
import { accounts } from '#features/people/accounts/feature.ts'
import { bindings } from '#features/people/bindings/feature.ts'
import { profile } from '#features/people/profile/feature.ts'
import { letters } from '#features/people/letters/feature.ts'
import { addresses } from '#features/people/addresses/feature.ts'
import { casework } from '#features/people/casework/feature.ts'
import { realname } from '#features/people/realname/feature.ts'
import { team } from '#features/people/team/feature.ts'
import { members } from '#features/people/members/feature.ts'
import { staffing } from '#features/people/staffing/feature.ts'
import { apiKeys } from '#features/people/api-keys/feature.ts'
import { shopNotices } from '#features/people/shop-notices/feature.ts'
import { auditLog } from '#features/people/audit-log/feature.ts'
import { summary } from '#features/people/summary/feature.ts'
import { accountClosure } from '#features/people/account-closure/feature.ts'
import { security } from '#features/people/security/feature.ts'
import { merchants } from '#features/catalog/merchants/feature.ts'
import { pickupPoints } from '#features/catalog/pickup-points/feature.ts'
import { words } from '#features/catalog/words/feature.ts'
import { products } from '#features/catalog/products/feature.ts'
import { terms } from '#features/catalog/terms/feature.ts'
import { applying } from '#features/catalog/applying/feature.ts'
import { reporting } from '#features/catalog/reporting/feature.ts'
import { shopFront } from '#features/catalog/shop-front/feature.ts'
import { attributes } from '#features/catalog/attributes/feature.ts'
import { specTemplates } from '#features/catalog/spec-templates/feature.ts'
import { units } from '#features/catalog/units/feature.ts'
import { categories } from '#features/catalog/categories/feature.ts'
import { brands } from '#features/catalog/brands/feature.ts'
import { listing } from '#features/catalog/listing/feature.ts'
import { sorting } from '#features/catalog/sorting/feature.ts'
import { inventory } from '#features/catalog/inventory/feature.ts'
import { backInStock } from '#features/catalog/back-in-stock/feature.ts'
import { editing } from '#features/catalog/editing/feature.ts'
import { assortment } from '#features/catalog/assortment/feature.ts'
import { catalogImport } from '#features/catalog/import/feature.ts'
import { search } from '#features/catalog/search/feature.ts'
import { reviews } from '#features/catalog/reviews/feature.ts'
import { likes } from '#features/catalog/likes/feature.ts'
import { doubles } from '#features/catalog/doubles/feature.ts'
import { wallet } from '#features/money/wallet/feature.ts'
import { withdrawals } from '#features/money/withdrawals/feature.ts'
import { payouts } from '#features/money/payouts/feature.ts'
import { invoices } from '#features/money/invoices/feature.ts'
import { promotions } from '#features/sales/promotions/feature.ts'
import { cart } from '#features/sales/cart/feature.ts'
import { orders } from '#features/sales/orders/feature.ts'
import { payments } from '#features/sales/payments/feature.ts'
import { rerouting } from '#features/sales/rerouting/feature.ts'
import { transfers } from '#features/sales/transfers/feature.ts'
import { fulfilment } from '#features/sales/fulfilment/feature.ts'
import { settlement } from '#features/sales/settlement/feature.ts'
import { chargebacks } from '#features/sales/chargebacks/feature.ts'
import { afterSales } from '#features/sales/after-sales/feature.ts'
import { tracking } from '#features/sales/tracking/feature.ts'
import { reviewing } from '#features/afterwards/reviewing/feature.ts'
import { invoicing } from '#features/afterwards/invoicing/feature.ts'
import { webhooks } from '#features/afterwards/webhooks/feature.ts'
import { ranking } from '#features/afterwards/ranking/feature.ts'
import { buyers } from '#features/afterwards/buyers/feature.ts'
import { figures } from '#features/afterwards/figures/feature.ts'
import { shoppers } from '#features/afterwards/shoppers/feature.ts'
import { statements } from '#features/afterwards/statements/feature.ts'
import { feeInvoices } from '#features/afterwards/fee-invoices/feature.ts'
import { shopClosing } from '#features/afterwards/shop-closing/feature.ts'
import { content } from '#features/site/content/feature.ts'
import { feedback } from '#features/site/feedback/feature.ts'
import { reasons } from '#features/site/reasons/feature.ts'
import { templates } from '#features/site/templates/feature.ts'
import { help } from '#features/site/help/feature.ts'
import { identity } from '#features/site/identity/feature.ts'
import { composer } from '#features/site/composer/feature.ts'
import { sitemap } from '#features/site/sitemap/feature.ts'
import { books } from '#features/site/books/feature.ts'
import { paymentLedger } from '#features/site/payment-ledger/feature.ts'
import { reconciliation } from '#features/site/reconciliation/feature.ts'
import { operation } from '#features/site/operation/feature.ts'

export const features: readonly Feature[] = [
  uploads,
  inbox,
  captcha,
  pictures,
  fileJobs,
  messages,
  deskNews,
  numbers,
  connections,
  accounts,
  bindings,
  profile,
  letters,
  addresses,
  casework,
  realname,
  team,
  members,
  staffing,
  apiKeys,
  shopNotices,
  auditLog,
  summary,
  accountClosure,
  security,
  merchants,
  pickupPoints,
  words,
  products,
  terms,
  applying,
  reporting,
  shopFront,
  attributes,
  specTemplates,
  units,
  categories,
  brands,
  listing,
  sorting,
  inventory,
  backInStock,
  editing,
  assortment,
  catalogImport,
  search,
  reviews,
  likes,
  doubles,
  wallet,
  invoices,
  payouts,
  withdrawals,
  promotions,
  cart,
  orders,
  payments,
  rerouting,
  transfers,
  fulfilment,
  settlement,
  chargebacks,
  afterSales,
  tracking,
  reviewing,
  invoicing,
  webhooks,
  ranking,
  figures,
  buyers,
  shoppers,
  shopClosing,
  statements,
  feeInvoices,
  content,
  help,
  feedback,
  reasons,
  templates,
  identity,
  composer,
  sitemap,
  operation,
  books,
  paymentLedger,
  reconciliation,
]
