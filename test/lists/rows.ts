// Every list call: how rows are made for it, and in which order it promises them, told by SQL of its own.
import type { Calls } from '#kernel/call/contract.ts'
import * as apply from './apply-rows.ts'
import * as book from './book-rows.ts'
import * as brand from './brand-rows.ts'
import * as catalog from './catalog-rows.ts'
import * as comment from './comment-rows.ts'
import * as content from './content-rows.ts'
import * as feedback from './feedback-rows.ts'
import * as goods from './goods-rows.ts'
import * as drafts from './draft-rows.ts'
import * as likes from './likes-rows.ts'
import type { List } from './list.ts'
import * as operation from './operation-rows.ts'
import * as own from './own-rows.ts'
import * as payout from './payout-rows.ts'
import * as reroute from './reroute-rows.ts'
import * as report from './report-rows.ts'
import * as review from './review-rows.ts'
import type { Scene } from './scene.ts'
import * as ledger from './ledger-rows.ts'
import * as shoppers from './shopper-rows.ts'
import * as statement from './statement-rows.ts'
import * as stock from './stock-rows.ts'
import * as transfer from './transfer-rows.ts'
import * as withdrawal from './withdrawal-rows.ts'
import * as webhook from './webhook-rows.ts'

type ListPath = { [P in keyof Calls]: Calls[P]['output'] extends { next: string | null } ? P : never }[keyof Calls]

/** Every list call by its path: one that is missing here fails the test. */
export const listsOf = async (scene: Scene): Promise<Partial<Record<string, List>>> =>
  ({ ...(await ofShoppers(scene)), ...(await ofDesks(scene)) }) satisfies Record<ListPath, List>

async function ofShoppers(scene: Scene) {
  return {
    '/api/v2/goods/goods/page': await catalog.goodsOfMerchant(scene),
    '/api/v2/goods/brand/page': catalog.brands(scene),
    '/api/v2/merchant/page': catalog.merchants(scene),
    '/api/v2/goods/rank/page': await catalog.board(scene),
    '/api/v2/article/page': content.articles(scene),
    '/api/v2/announcement/page': content.announcements(scene),
    '/api/v2/feedback/page': feedback.own(scene),
    '/api/v2/help/problem/page': content.problems(scene),
    '/api/v2/goods/comment/page': catalog.reviews(scene),
    '/api/v2/goods/comment/my/page': await own.ownReviews(scene),
    '/api/v2/user/collection/page': likes.savedGoods(scene),
    '/api/v2/goods/browse/page': likes.footprints(scene),
    '/api/v2/user/focus/page': likes.followed(scene),
    '/api/v2/order/sell/page': own.orders(scene),
    '/api/v2/invoice/apply/page': await own.invoices(scene, 'buyer'),
    '/api/v2/order/refund/page': own.claims(scene),
    '/api/v2/user/balance/record/page': own.balanceEntries(scene),
    '/api/v2/user/wallet/record/page': await withdrawal.earnings(scene),
    '/api/v2/user/withdraw/apply/page': await withdrawal.own(scene),
    '/api/v2/user/message/page': own.messages(scene),
    '/api/v2/user/notice/page': own.notices(scene),
    '/api/v2/user/address/page': own.addresses(scene),
  }
}
async function ofDesks(scene: Scene) {
  return {
    '/api/v2/mch/comment/page': comment.ofMerchant(scene),
    '/api/v2/admin/comment/page': comment.cases(scene),
    '/api/v2/admin/comment/word/page': comment.words(scene),
    '/api/v2/admin/announcement/page': content.announcementsOfDesk(scene),
    '/api/v2/admin/article/page': content.articlesOfDesk(scene),
    '/api/v2/admin/feedback/page': feedback.waiting(scene),
    '/api/v2/admin/agreement/consent/page': await content.consents(scene),
    '/api/v2/admin/report/page': report.cases(scene),
    '/api/v2/admin/brand/page': brand.kept(scene),
    '/api/v2/admin/brand/request/page': brand.queue(scene),
    '/api/v2/mch/brand/request/page': brand.asked(scene),
    '/api/v2/admin/merchant/apply/page': apply.applications(scene),
    '/api/v2/admin/merchant/page': apply.shops(scene),
    '/api/v2/admin/user/page': shoppers.people(scene),
    '/api/v2/admin/user/trail/page': await shoppers.trail(scene),
    '/api/v2/mch/fan/page': likes.fans(scene),
    '/api/v2/mch/invoice/page': await own.invoices(scene, 'merchant'),
    '/api/v2/mch/refund/page': own.claimsOfMerchant(scene),
    '/api/v2/admin/refund/page': await own.claimsForStaff(scene),
    '/api/v2/mch/freight/page': goods.freights(scene),
    '/api/v2/mch/goods/page': await goods.ofMerchant(scene),
    '/api/v2/mch/goods/double/page': goods.doubles(scene),
    '/api/v2/mch/goods/sku/page': await goods.skus(scene),
    '/api/v2/mch/goods/log': goods.changes(scene),
    '/api/v2/mch/goods/draft/page': drafts.ownDrafts(scene),
    '/api/v2/mch/goods/history': await drafts.history(scene),
    '/api/v2/admin/goods/page': drafts.waiting(scene),
    ...(await ofMoney(scene)),
    '/api/v2/mch/stock/page': stock.ofMerchant(scene),
    '/api/v2/mch/stock/log': stock.ledger(scene),
    '/api/v2/mch/file/page': stock.files(scene),
    '/api/v2/mch/stock/count/page': stock.counts(scene),
    '/api/v2/mch/webhook/delivery/page': webhook.deliveries(scene),
    '/api/v2/mch/address/page': own.returnAddresses(scene),
    '/api/v2/mch/order/page': own.ordersOfMerchant(scene),
    '/api/v2/admin/order/page': await own.ordersOfAll(scene),
    '/api/v2/admin/log/page': await review.deeds(scene),
    '/api/v2/admin/operation/job/page': await operation.parked(scene),
    '/api/v2/admin/books/audit/page': await operation.audits(scene),
    '/api/v2/mch/buyer/page': own.buyers(scene),
    '/api/v2/mch/log/page': review.deedsOfShop(scene),
    '/api/v2/mch/order/ship/batch/page': own.shipBatches(scene),
    '/api/v2/admin/cancel/page': review.closings(scene),
    '/api/v2/admin/auth/page': review.identityChecks(scene),
  }
}
async function ofMoney(scene: Scene) {
  return {
    '/api/v2/mch/bill/page': await statement.ofMerchant(scene),
    '/api/v2/mch/bill/order/page': await statement.linesOfMerchant(scene),
    '/api/v2/admin/bill/page': await statement.ofAll(scene),
    '/api/v2/admin/bill/order/page': await statement.linesForStaff(scene),
    '/api/v2/mch/feeInvoice/page': await statement.feesOfMerchant(scene),
    '/api/v2/admin/feeInvoice/page': await statement.feesOfAll(scene),
    '/api/v2/admin/books/entry/page': await book.entries(scene),
    '/api/v2/admin/books/adjustment/page': await book.adjustments(scene),
    '/api/v2/admin/file/page': await stock.filesOfStaff(scene),
    '/api/v2/admin/pay/page': await ledger.payments(scene),
    '/api/v2/admin/pay/file/page': await ledger.files(scene),
    '/api/v2/admin/pay/difference/page': await ledger.differences(scene),
    '/api/v2/admin/pay/refund/page': await ledger.refunds(scene),
    '/api/v2/admin/pay/transfer/page': await transfer.queue(scene),
    '/api/v2/admin/pay/transfer/line/page': await transfer.lines(scene),
    '/api/v2/admin/withdraw/page': await withdrawal.queue(scene),
    '/api/v2/admin/payout/page': await payout.waiting(scene),
    '/api/v2/admin/chargeback/page': await reroute.chargebacks(scene),
    '/api/v2/admin/reroute/page': await reroute.troubled(scene),
    '/api/v2/admin/payout/batch/page': await payout.batches(scene),
  }
}
