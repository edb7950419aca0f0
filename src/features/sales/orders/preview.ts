// A basket as the confirmation shows it, line by line, with what it would cost.
import { addressView } from '#features/people/addresses/addresses.ts'
import type { PricedGroup } from '../promotions/lanes.ts'
import { arrivalDays, arrivalOf } from './arrival.ts'
import { obstacle, type Basket } from './basket.ts'
import type { Pickup } from './pickup.ts'
import { priceToken } from './price-token.ts'
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

/** The basket as the preview shows it, line by line. */
export function previewOf(basket: Basket, app: AppContext, userId: number) {
  const { settings, clock } = app
  const { items, address, pickups, priced } = basket
  const blocked = obstacle(basket)
  const arrives = address ? arrivalOf(arrivalDays(settings.get), address.areas, clock.now()) : null
  return {
    groups: priced.groups.map((group) => ({
      merchant: items.find((i) => i.sku.merchant.merchantId === group.merchantId)!.sku.merchant,
      deliverable: group.deliverable,
      arrives: group.deliverable && !pickups.chosen.has(group.merchantId) ? arrives : null,
      collectable: pickups.possible.has(group.merchantId),
      pickup: pickupView(pickups.chosen.get(group.merchantId)),
      ...sums(group),
      lines: group.lines.map((line) => {
        const { sku, verdict } = items.find((i) => i.sku.skuId === line.skuId)!
        const problem = verdict?.problem ?? (address && !group.deliverable ? ('outsideDeliveryRange' as const) : null)
        const { skuId, productId, title, spec, picture, tiers, available, purchaseLimit, stock } = sku
        return {
          skuId,
          productId,
          title,
          spec,
          picture,
          price: line.price,
          ordinaryPrice: line.ordinaryPrice,
          tiers,
          available,
          purchaseLimit,
          stock,
          quantity: line.quantity,
          goodsAmount: line.goodsAmount,
          payable: line.payable,
          problem,
        }
      }),
    })),
    address: address ? addressView(address) : null,
    totals: { ...sums(priced), saved: priced.saved, quantity: priced.quantity },
    priceToken: priceToken(app, userId, basket),
    canPlace: blocked === undefined,
    blockedBy: blocked?.reason ?? null,
  }
}
