// A basket as the confirmation shows it, line by line, with what it would cost.
import { addressView } from '#features/people/addresses/addresses.ts'
import type { PricedGroup, PricedLine } from '../promotions/lanes.ts'
import { arrivalDays, arrivalOf, shipFrom } from '#features/catalog/products/products.ts'
import { shownWordings, someMadeToOrder, type Question, type Wording } from '#features/catalog/products/questions.ts'
import { soldAs, unitWords, type SkuForSale } from '#features/catalog/products/products.ts'
import { obstacle, type Basket } from './basket.ts'
import type { Pickup } from './pickup.ts'
import { priceToken } from './price-token.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Language } from '#kernel/text/language.ts'

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

const pickupView = (pickup: Pickup | undefined) =>
  pickup
    ? {
        pointId: pickup.pointId,
        isOpen: pickup.point !== undefined,
        hasPerson: pickup.person !== undefined,
        time: pickup.time ?? null,
        days: pickup.days,
      }
    : null

const skuOf = (items: Basket['items'], skuId: number) => items.find((i) => i.sku.skuId === skuId)!.sku
/** The basket as the preview shows it, line by line. */
export function previewOf(basket: Basket, app: AppContext, userId: number, lang: Language) {
  const { items, address, pickups, priced } = basket
  const blocked = obstacle(basket)
  const days = arrivalDays(app.settings.get)
  const arrives = (group: PricedGroup) => {
    const since = shipFrom(
      group.lines.map((line) => soldAs(skuOf(items, line.skuId), line.quantity)),
      app.clock.now(),
    )
    return address && since !== undefined ? arrivalOf(days, address.areas, since) : null
  }
  return {
    groups: priced.groups.map((group) => ({
      merchant: items.find((i) => i.sku.merchant.merchantId === group.merchantId)!.sku.merchant,
      deliverable: group.deliverable,
      arrives: group.deliverable && !pickups.chosen.has(group.merchantId) ? arrives(group) : null,
      collectable: pickups.possible.has(group.merchantId),
      pickup: pickupView(pickups.chosen.get(group.merchantId)),
      ...sums(group),
      lines: group.lines.map((line) => {
        const { sku, wordings, verdict } = items.find((i) => i.sku.skuId === line.skuId)!
        const problem = verdict?.problem ?? (address && !group.deliverable ? ('outsideDeliveryRange' as const) : null)
        return { ...goodsOf(sku, line, lang), ...worded(sku, wordings, lang), problem }
      }),
    })),
    address: address ? addressView(address) : null,
    totals: { ...sums(priced), saved: priced.saved, quantity: priced.quantity },
    priceToken: priceToken(app, userId, basket),
    canPlace: blocked === undefined,
    blockedBy: blocked?.reason ?? null,
  }
}
/** How its pieces are to be made, and whether they go back without a reason. */
const worded = ({ questions }: { questions: readonly Question[] }, wordings: readonly Wording[], lang: Language) => ({
  wordings: shownWordings(questions, wordings, lang),
  madeToOrder: someMadeToOrder(questions, wordings),
})
const goodsOf = (sku: SkuForSale, line: PricedLine, lang: Language) => ({
  skuId: sku.skuId,
  productId: sku.productId,
  title: sku.title,
  spec: sku.spec,
  picture: sku.picture,
  price: line.price,
  ordinaryPrice: line.ordinaryPrice,
  tiers: sku.tiers,
  available: sku.available,
  purchaseLimit: sku.purchaseLimit,
  unit: unitWords(sku.unit, lang),
  ...soldAs(sku, line.quantity),
  quantity: line.quantity,
  goodsAmount: line.goodsAmount,
  payable: line.payable,
})
