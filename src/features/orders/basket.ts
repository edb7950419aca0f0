// What a buyer is about to order: SKUs, prices, freight and everything in the way, for preview, tax and create alike. Changes nothing.
import { addressOf, defaultAddress, type AddressSnapshot } from '../accounts/accounts.ts'
import { judge, type Problem, type Verdict } from '../cart/limits.ts'
import { purchases, selectedLines } from '../cart/cart.ts'
import { skusForSale, type SkuForSale } from '../catalog/catalog.ts'
import { price } from '../promotions/promotions.ts'
import type { Priced } from '../promotions/pricing.ts'
import type { Session } from '#kernel/contract.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { Refusal } from '#kernel/refusal.ts'

export type Source = { cart: true } | { skuId: number; quantity: number }
export interface Wish {
  from: Source
  addressId?: number
  taxed: boolean
}
export interface BasketItem {
  sku: SkuForSale
  quantity: number
  verdict: Verdict | undefined
}
export interface Basket {
  items: BasketItem[]
  address: AddressSnapshot | undefined
  priced: Priced
}
export type LineProblem = Problem | 'outsideDeliveryRange'

/** Puts the basket together. Refuses noItemSelected, notFound (SKU or address that is not the buyer's). */
export async function assemble(db: Db, user: Session, lang: Language, wish: Wish): Promise<Basket> {
  const wanted = 'cart' in wish.from ? await selectedLines(db, user.userId) : [wish.from]
  if (wanted.length === 0) throw new Refusal('noItemSelected')
  const address = wish.addressId === undefined ? await defaultAddress(db, user.userId) : await addressOf(db, user.userId, wish.addressId)
  if (wish.addressId !== undefined && !address) throw new Refusal('notFound')
  const items = await itemsOf(db, user.userId, lang, wanted)
  const lines = items.map(({ sku, quantity }) => ({
    skuId: sku.skuId,
    merchantId: sku.merchant.merchantId,
    templateId: sku.freightTemplateId,
    quantity,
    price: sku.price,
    memberPrice: sku.memberPrice,
    weight: sku.weight,
    volume: sku.volume,
    taxBp: sku.taxBp,
    commissionBp: sku.commissionBp,
  }))
  return { items, address, priced: await price(db, lines, { superMember: user.superMember, areas: address?.areas, taxed: wish.taxed }) }
}

async function itemsOf(db: Db, userId: number, lang: Language, wanted: readonly { skuId: number; quantity: number }[]): Promise<BasketItem[]> {
  const skus = new Map(
    (
      await skusForSale(
        db,
        wanted.map((w) => w.skuId),
        lang,
      )
    ).map((s) => [s.skuId, s]),
  )
  const found = wanted.flatMap(({ skuId, quantity }) => (skus.has(skuId) ? [{ sku: skus.get(skuId)!, quantity }] : []))
  if (found.length === 0) throw new Refusal('notFound') // what was deleted meanwhile is simply not in the basket
  const limited = [...new Set(found.filter((i) => i.sku.purchaseLimit !== null).map((i) => i.sku.productId))]
  const bought = await purchases(db, userId, limited)
  return found.map(({ sku, quantity }) => {
    const inOtherLines = found.filter((o) => o.sku.productId === sku.productId && o.sku.skuId !== sku.skuId).reduce((n, o) => n + o.quantity, 0)
    return {
      sku,
      quantity,
      verdict: judge({ onSale: sku.onSale, available: sku.available, purchaseLimit: sku.purchaseLimit, bought: bought.get(sku.productId) ?? 0, inOtherLines }, quantity),
    }
  })
}

/** Why the order cannot be placed as it stands, in the order in which a shopper should hear of it; undefined when it can. */
export function obstacle({ items, address, priced }: Basket): Refusal | undefined {
  const first = items.find((i) => i.verdict)
  if (first) {
    const { reason, params } = first.verdict!
    return new Refusal(reason === 'itemOffShelf' ? 'orderHasOffShelf' : reason, { ...params, skuId: first.sku.skuId })
  }
  if (!address) return new Refusal('addressRequired')
  const far = priced.groups.find((g) => !g.deliverable)
  return far ? new Refusal('outsideDeliveryRange', { merchantId: far.merchantId, skuIds: far.lines.map((l) => l.skuId) }) : undefined
}

/** Tells the total that a preview showed; create refuses when the present one differs. */
export const priceToken = (payable: number): string => `t${payable}`
export const tokenTotal = (token: string): number | undefined => (/^t\d{1,15}$/.test(token) ? Number(token.slice(1)) : undefined)
