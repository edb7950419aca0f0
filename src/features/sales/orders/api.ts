// Handlers of orders.
import type { Static } from 'typebox'
import { addressView } from '#features/people/addresses/addresses.ts'
import { pieces } from '#features/sales/cart/cart.ts'
import { assemble, obstacle, priceToken, type Basket } from './basket.ts'
import { arrivalDays, arrivalOf } from './arrival.ts'
import {
  normalCreate,
  normalPreview,
  orderCancel,
  orderCount,
  orderDelete,
  orderDetail,
  orderPage,
  orderRebuy,
  orderTax,
  payJoin,
} from './contract.ts'
import { buyAgain, countOrders, hideOrder, listOrders, showOrder } from './orders.ts'
import { cancelUnpaid, joinPayments } from './paying.ts'
import { invoiceOf, placeOrder, prepareOrder, type Placing } from './place.ts'
import type { PricedGroup } from '../promotions/lanes.ts'
import { handled, type Ctx, type CallTable } from '#kernel/call/contract.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const sums = ({
  goodsAmount,
  freight,
  discount,
  tax,
  payable,
}: Pick<PricedGroup, 'goodsAmount' | 'freight' | 'discount' | 'tax' | 'payable'>) => ({
  goodsAmount,
  freight,
  discount,
  tax,
  payable,
})

/** The basket as the preview shows it, line by line. */
function previewOf(basket: Basket, { settings, clock }: AppContext) {
  const { items, address, priced } = basket
  const blocked = obstacle(basket)
  const arrives = address ? arrivalOf(arrivalDays(settings.get), address.areas, clock.now()) : null
  return {
    groups: priced.groups.map((group) => ({
      merchant: items.find((i) => i.sku.merchant.merchantId === group.merchantId)!.sku.merchant,
      deliverable: group.deliverable,
      arrives: group.deliverable ? arrives : null,
      ...sums(group),
      lines: group.lines.map((line) => {
        const { sku, verdict } = items.find((i) => i.sku.skuId === line.skuId)!
        const problem = verdict?.problem ?? (address && !group.deliverable ? ('outsideDeliveryRange' as const) : null)
        const { skuId, productId, title, spec, picture, price, available } = sku
        return {
          skuId,
          productId,
          title,
          spec,
          picture,
          price,
          available,
          quantity: line.quantity,
          goodsAmount: line.goodsAmount,
          payable: line.payable,
          problem,
        }
      }),
    })),
    address: address ? addressView(address) : null,
    totals: { ...sums(priced), saved: priced.saved, quantity: priced.quantity },
    priceToken: priceToken(priced.payable),
    canPlace: blocked === undefined,
    blockedBy: blocked?.reason ?? null,
  }
}

async function placingOf(
  { db, app, user }: Ctx<typeof normalCreate>,
  input: Static<typeof normalCreate.input>,
): Promise<Placing> {
  const { from, addressId, remarks = [], priceToken: token } = input
  const invoice = await invoiceOf(db, app, user.userId, input.invoice ?? { type: 'none' })
  return { from, addressId, taxed: invoice.type !== 'none', invoice, remarks, priceToken: token }
}

export const calls = [
  handled(normalPreview, async ({ db, app, user, lang }, { from, addressId, invoice }) =>
    previewOf(await assemble(db, user, lang, { from, addressId, taxed: (invoice?.type ?? 'none') !== 'none' }), app),
  ),
  handled(orderTax, async ({ db, user, lang }, { from, addressId, invoice }) => {
    const { priced } = await assemble(db, user, lang, { from, addressId, taxed: invoice.type !== 'none' })
    return { tax: priced.tax, payable: priced.payable }
  }),
  handled(
    normalCreate,
    async (ctx, input, basket: Basket) =>
      placeOrder(ctx.db, ctx.app, ctx.user, ctx.lang, await placingOf(ctx, input), basket),
    async (ctx, input) => prepareOrder(ctx.db, ctx.user, ctx.lang, await placingOf(ctx, input)),
  ),
  handled(orderPage, ({ db, user, lang }, input) => listOrders(db, user.userId, lang, input)),
  handled(orderCount, ({ db, user }) => countOrders(db, user.userId)),
  handled(orderDetail, ({ db, app, user, lang }, { orderNo }) => showOrder(db, app, user.userId, lang, orderNo)),
  handled(orderCancel, async ({ db, app, user }, { orderNo, reason = '' }) => {
    await cancelUnpaid(db, user.userId, orderNo, reason, app.clock.now())
    return { status: 'cancelled' as const }
  }),
  handled(payJoin, async ({ db, app, user }, { payNos }) => {
    const joined = await joinPayments(db, user.userId, payNos, app.clock.now())
    return { payNo: joined.payNo, amount: joined.amount, expiresAt: joined.expiresAt.toISOString() }
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
