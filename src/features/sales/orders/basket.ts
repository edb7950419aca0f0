// What a buyer is about to order: SKUs, prices, freight and everything in the way, for preview, tax and create alike.
// Changes nothing.
import { addressOf, defaultAddress, type AddressSnapshot } from '#features/people/addresses/addresses.ts'
import { basketLine, judgeItems, selectedLines, type Item } from '../cart/cart.ts'
import type { Priced } from '../promotions/lanes.ts'
import { price } from '../promotions/promotions.ts'
import type { Session } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export type Source = { cart: true } | { skuId: number; quantity: number }
export interface Wish {
  from: Source
  addressId?: number
  taxed: boolean
}
export interface Basket {
  items: Item[]
  address: AddressSnapshot | undefined
  priced: Priced
}

/** Puts the basket together. Refuses noItemSelected, notFound (SKU or address that is not the buyer's). */
export async function assemble(db: Db, user: Session, lang: Language, wish: Wish): Promise<Basket> {
  const wanted = 'cart' in wish.from ? await selectedLines(db, user.userId) : [wish.from]
  if (wanted.length === 0) throw new Refusal('noItemSelected')
  const address =
    wish.addressId === undefined
      ? await defaultAddress(db, user.userId)
      : await addressOf(db, user.userId, wish.addressId)
  if (wish.addressId !== undefined && !address) throw new Refusal('notFound')
  const items = await judgeItems(db, user.userId, lang, wanted)
  if (items.length === 0) throw new Refusal('notFound')
  return {
    items,
    address,
    priced: await price(db, items.map(basketLine), {
      superMember: user.superMember,
      areas: address?.areas,
      taxed: wish.taxed,
    }),
  }
}

/** Why the order cannot be placed as it stands, in the order in which a shopper should hear of it; undefined when it
 * can. */
export function obstacle({ items, address, priced }: Basket): Refusal | undefined {
  const first = items.find((i) => i.verdict)
  if (first) {
    const { reason, params } = first.verdict!
    return new Refusal(reason === 'itemOffShelf' ? 'orderHasOffShelf' : reason, { ...params, skuId: first.sku.skuId })
  }
  if (!address) return new Refusal('addressRequired')
  if (address.misfit) return new Refusal('placesMismatch', { field: address.misfit, addressId: address.id })
  const far = priced.groups.find((g) => !g.deliverable)
  return far
    ? new Refusal('outsideDeliveryRange', { merchantId: far.merchantId, skuIds: far.lines.map((l) => l.skuId) })
    : undefined
}
