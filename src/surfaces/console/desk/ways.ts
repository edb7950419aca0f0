// Addresses inside of a desk, below its base. One place, so that a screen that moves is found everywhere.
export const screenPath = (path: string): string => `/${path}`
export const accountPath = '/account'
export const ordersPath = (query: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(query).toString()
  return `/orders${asked && `?${asked}`}`
}
/** Shipping by a file; of the orders that were picked, if some were. */
export const batchesPath = (orderNos: readonly string[] = []): string =>
  `/orders/batch${orderNos.length > 0 ? `?orders=${orderNos.join(',')}` : ''}`
export const batchPath = (batchId: number): string => `/orders/batch/${batchId}`
export const claimsPath = '/after-sales'
export const claimPath = (serviceNo: string): string => `/after-sales/${serviceNo}`
export const returnAddressesPath = '/after-sales/addresses'
export const pickupPointsPath = '/pickup-points'
export const newPickupPointPath = '/pickup-points/new'
export const pickupPointPath = (pointId: number): string => `/pickup-points/${pointId}`
export const invoicesPath = '/invoices'
export const invoicePath = (id: number): string => `/invoices/${id}`
export const issuerPath = '/invoices/issuer'
export const pickupPath = '/pickup'
export const orderPath = (orderNo: string): string => `/orders/${orderNo}`
export const reviewsPath = '/reviews'
export const reviewPath = (reviewId: number): string => `/reviews/${reviewId}`
export const reviewCasePath = (caseId: number): string => `/reviews/${caseId}`
export const reviewWordsPath = '/reviews/words'
export const reportsPath = '/reports'
export const reportPath = (caseId: number): string => `/reports/${caseId}`
export const pagesPath = '/pages'
export const pagePath = (pageId: number): string => `/pages/${pageId}`
export const merchantsPath = '/merchants'
export const merchantPath = (merchantId: number): string => `/merchants/${merchantId}`
export const applicationPath = (applicationId: number): string => `/merchants/applications/${applicationId}`
export const identitiesPath = '/identities'
export const identityPath = (checkId: number): string => `/identities/${checkId}`
export const closingsPath = '/closings'
export const closingPath = (closingId: number): string => `/closings/${closingId}`
export const stockPath = '/stock'
export const stockCountPath = '/stock/count'
export const stockItemPath = (skuId: number): string => `/stock/${skuId}`
export const goodsPath = '/goods'
/** Of goods that were picked, or found by the filters of the list. */
export const goodsSheetPath = (query: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(query).toString()
  return screenPath('goods/bulk') + (asked && `?${asked}`)
}
export const draftsPath = screenPath('goods/drafts')
export const newGoodsPath = (draftId?: number): string =>
  screenPath(`goods/new${draftId === undefined ? '' : `?draft=${draftId}`}`)
export const goodsEditorPath = (productId: number): string => screenPath(`goods/${productId}`)
export const doublesPath = screenPath('goods/doubles')
export const shopBrandsPath = screenPath('goods/brands')
/** A part of the search's desk; with a word at hand. */
export const searchPath = (tab: string, more: Readonly<Record<string, string>> = {}): string =>
  `/search?${new URLSearchParams({ tab, ...more }).toString()}`
export const attributesPath = screenPath('attributes')
export const attributePath = (id: number): string => `/attributes/${id}`
export const categoriesPath = screenPath('categories')
export const categoryOrderPath = (categoryId: number): string => `/categories/${categoryId}/order`
export const brandsPath = '/brands'
export const brandPath = (id: number): string => `/brands/${id}`
export const brandRequestsPath = '/brands/requests'
export const brandRequestPath = (requestId: number): string => `/brands/requests/${requestId}`
export const goodsReviewsPath = screenPath('goods')
export const goodsReviewPath = (draftId: number): string => screenPath(`goods/${draftId}`)
export const peoplePath = '/members'
export const personPath = (userId: number): string => `/members/${userId}`
export const buyersPath = '/buyers'
export const buyerPath = (id: number): string => `/buyers/${id}`
export const moneyPath = '/money'
export const statementPath = (id: number): string => `/money/${id}`
export const feeInvoicesPath = '/money/invoices'
export const feeInvoicePath = (id: number): string => `/money/invoices/${id}`
export const staffFeeInvoicesPath = '/fee-invoices'
export const staffFeeInvoicePath = (id: number): string => `/fee-invoices/${id}`
export const feeIssuerPath = '/fee-invoices/issuer'
export const statementsPath = '/statements'
export const staffStatementPath = (id: number): string => `/statements/${id}`
export const transfersPath = '/transfers'
export const transferPath = (id: number): string => `/transfers/${id}`
export const bankLinesPath = '/transfers/lines'
export const recipientPath = '/transfers/account'
export const withdrawalsPath = '/withdrawals'
export const withdrawalPath = (id: number): string => `/withdrawals/${id}`
export const refundTroublePath = '/refund-trouble'
export const troubledRefundPath = (id: number): string => `/refund-trouble/${id}`
export const chargebacksPath = '/chargebacks'
export const chargebackPath = (id: number): string => `/chargebacks/${id}`
export const payoutsPath = '/payouts'
export const waitingPayoutsPath = '/payouts/waiting'
export const payoutBatchPath = (id: number): string => `/payouts/${id}`
/** With a query: of a member, or found by a number. */
export const paymentsPath = (query: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(query).toString()
  return `/payments${asked && `?${asked}`}`
}
export const payRefundsPath = (tab?: string): string => `/payments/refunds${tab === undefined ? '' : `?tab=${tab}`}`
export const providerFilesPath = '/payments/files'
/** Of a provider's day, where they say which. */
export const differencesPath = (of: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(of).toString()
  return `/payments/differences${asked && `?${asked}`}`
}
export const paymentPath = (payNo: string): string => `/payments/${payNo}`
export const figuresPath = '/figures'
export const filesPath = '/files'
export const fileImportPath = (jobId: number): string => `/files/import/${jobId}`
export const freightsPath = '/freight'
export const newFreightPath = '/freight/new'
export const freightPath = (id: number): string => `/freight/${id}`
export const shopPagePath = '/shop/page'
/** Of one person, where it says whose. */
export const logPath = (userId: number): string => `/log?staff=${userId}`
export const collectionsPath = '/shop/collections'
export const newCollectionPath = '/shop/collections/new'
export const collectionPath = (id: number): string => `/shop/collections/${id}`
/** The places below one; none: the countries. */
export const placesPath = (below?: string): string => (below === undefined ? '/places' : `/places?in=${below}`)
export const contentPath = '/content'
export const newAnnouncementPath = '/content/announcements/new'
export const announcementDeskPath = (id: number): string => `/content/announcements/${id}`
export const articlesDeskPath = '/content/articles'
export const articleDeskPath = (id: number): string => `/content/articles/${id}`
export const helpDeskPath = '/content/help'
export const newHelpProblemPath = (topicId: number): string => `/content/help/new?topic=${topicId}`
export const helpProblemPath = (id: number): string => `/content/help/${id}`
export const feedbackListPath = '/feedback'
export const feedbackPath = (id: number): string => `/feedback/${id}`
export const consentsPath = (articleId: number, version: number): string =>
  `/content/articles/${articleId}/consents/${version}`
export const reasonsPath = (of: string): string => `/content/reasons?of=${of}`
