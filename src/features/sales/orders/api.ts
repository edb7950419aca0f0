// Handlers of orders.
import type { Static } from 'typebox'
import { pieces } from '#features/sales/cart/cart.ts'
import { assemble } from './basket.ts'
import { cancelUnpaid } from './cancel.ts'
import { offeredReasons } from './cancel-reason-queries.ts'
import { changeByBuyer, changeByMerchant } from './change-address.ts'
import { normalCreate, normalPreview, orderCount, orderDetail, orderPage, orderTax } from './contract.ts'
import {
  orderAddress,
  orderCancel,
  orderCancelReasons,
  orderDelete,
  orderRebuy,
  payApart,
  payJoin,
} from './doing-contract.ts'
import { lowerPrice } from './lower-price.ts'
import { mchOrderAddress, mchOrderPrice, mchOrderRemark } from './merchant-contract.ts'
import { joinPayments, payApart as apart } from './pay.ts'
import { invoiceOf, placeOrder, prepareOrder, type Placing, type Prepared } from './place.ts'
import { previewOf } from './preview.ts'
import { countOrders, hideOrder, listOrders, showOrder } from './read.ts'
import { buyAgain } from './rebuy.ts'
import { remark } from './remark.ts'
import { handled, type Ctx, type CallTable } from '#kernel/call/contract.ts'

async function placingOf(
  { db, app, user }: Ctx<typeof normalCreate>,
  input: Static<typeof normalCreate.input>,
): Promise<Placing> {
  const { from, addressId, pickups = [], remarks = [], priceToken: token } = input
  const invoice = await invoiceOf(db, app, user.userId, input.invoice ?? { type: 'none' })
  return {
    from,
    ...(addressId !== undefined && { addressId }),
    pickups,
    taxed: invoice.type !== 'none',
    invoice,
    remarks,
    priceToken: token,
  }
}

export const calls = [
  handled(normalPreview, async ({ db, app, user, lang }, { from, addressId, pickups = [], invoice }) =>
    previewOf(
      await assemble(db, app, user, lang, { from, addressId, pickups, taxed: (invoice?.type ?? 'none') !== 'none' }),
      app,
      user.userId,
      lang,
    ),
  ),
  handled(orderTax, async ({ db, app, user, lang }, { from, addressId, pickups = [], invoice }) => {
    const { priced } = await assemble(db, app, user, lang, { from, addressId, pickups, taxed: invoice.type !== 'none' })
    return { tax: priced.tax, payable: priced.payable }
  }),
  handled(
    normalCreate,
    ({ db, app, user }, _, prepared: Prepared) => placeOrder(db, app, user, prepared),
    async (ctx, input) => prepareOrder(ctx.db, ctx.app, ctx.user, ctx.lang, await placingOf(ctx, input)),
  ),
  handled(orderPage, ({ db, user, lang }, input) => listOrders(db, user.userId, lang, input)),
  handled(orderCount, ({ db, user }) => countOrders(db, user.userId)),
  handled(orderDetail, ({ db, app, user, lang }, { orderNo }) => showOrder(db, app, user.userId, lang, orderNo)),
  handled(orderCancelReasons, async ({ db, lang }, { kind }) => ({ records: await offeredReasons(db, lang, kind) })),
  handled(orderCancel, async ({ db, app, user }, { orderNo, reason = '' }) => {
    await cancelUnpaid(db, user.userId, orderNo, reason, app.clock.now())
    return { status: 'cancelled' as const }
  }),
  handled(orderAddress, async ({ db, user }, { orderNo, addressId }) => {
    await changeByBuyer(db, user.userId, orderNo, addressId)
    return {}
  }),
  handled(mchOrderPrice, ({ db, app, user, merchantId, ip }, { orderNo, goods, reason }) =>
    lowerPrice(db, { merchantId, userId: user.userId, ip }, { orderNo, goods, reason }, app.clock.now()),
  ),
  handled(mchOrderAddress, async ({ db, user, merchantId, ip }, { orderNo, address, reason }) => {
    await changeByMerchant(db, { merchantId, userId: user.userId, ip }, orderNo, address, reason)
    return {}
  }),
  handled(mchOrderRemark, async ({ db, user, merchantId }, { orderNo, text }) => {
    await remark(db, { orderNo, merchantId }, user.userId, text)
    return {}
  }),
  handled(payJoin, async ({ db, app, user }, { payNos }) => {
    const joined = await joinPayments(db, user.userId, payNos, app.clock.now())
    return { payNo: joined.payNo, amount: joined.amount, expiresAt: joined.expiresAt.toISOString() }
  }),
  handled(payApart, async ({ db, app, user }, { orderNo }) => {
    const own = await apart(db, user.userId, orderNo, app.clock.now())
    return { ...own, expiresAt: own.expiresAt.toISOString() }
  }),
  handled(orderDelete, async ({ db, user }, { orderNo, restore = false }) => {
    await hideOrder(db, user.userId, orderNo, restore)
    return {}
  }),
  handled(orderRebuy, async ({ db, app, user, lang }, { orderNo }) => {
    const again = await buyAgain(db, app.settings, user.userId, lang, orderNo)
    return { ...again, count: again.added > 0 ? again.count : await pieces(db, user.userId) }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
