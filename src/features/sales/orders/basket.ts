// What a buyer is about to order: SKUs, prices, freight and everything in the way, for preview, tax and create alike.
// Changes nothing.
import { addressOf, defaultAddress, snapshot, type AddressSnapshot } from '#features/people/addresses/addresses.ts'
import { basketLine, judged, judgeItems, templatesOf, type Item } from '../cart/cart.ts'
import { toBuy } from '#features/catalog/products/products.ts'
import { readSelected } from './basket-queries.ts'
import { joined, type Answer } from '#features/catalog/products/questions.ts'
import { pickupObstacle, pickupsOf, type Pickups, type PickupWish } from './pickup.ts'
import type { Priced } from '../promotions/lanes.ts'
import { price } from '../promotions/promotions.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Session } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { mustBeOn } from '#kernel/switches.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export type Source = { cart: true } | { skuId: number; quantity: number; answers?: Answer[] }
export interface Wish {
  from: Source
  addressId?: number
  /** for the goods of the merchants named there; all else is sent */
  pickups: readonly PickupWish[]
  taxed: boolean
}
export interface Basket {
  items: Item[]
  address: AddressSnapshot | undefined
  pickups: Pickups
  priced: Priced
}

/** Puts the basket together. Refuses noItemSelected, notFound (SKU or address that is not the buyer's). */
export const assemble = async (db: Db, app: AppContext, user: Session, lang: Language, wish: Wish): Promise<Basket> =>
  complete(db, app, user, wish, await wantedOf(db, user, lang, wish))

export interface Wanted {
  items: Item[]
  address: () => Promise<AddressSnapshot | undefined>
}
/** The SKUs of a wish, judged, and where they go. Refuses noItemSelected, notFound. A cart is read with the address in
 * one statement; what is bought at once is read together with others who want it, and the address only where somebody
 * asks for it: most who come too late need none. */
export async function wantedOf(db: Db, user: Session, lang: Language, { from, addressId }: Wish): Promise<Wanted> {
  const { userId } = user
  if ('cart' in from) {
    const { ticked, lines, address } = await readSelected(db, userId, lang, addressId)
    if (!ticked) throw new Refusal('noItemSelected')
    if (lines.length === 0) throw new Refusal('notFound')
    const found = lines.map(({ quantity, wordings, bought: _, ...facts }) => ({
      sku: toBuy(facts, lang),
      quantity,
      wordings,
    }))
    const items = judged(found, new Map(lines.map(({ productId, bought }) => [productId, bought])))
    return { items, address: () => Promise.resolve(address ? snapshot(address) : undefined) }
  }
  const items = await judgeItems(db, userId, lang, [boughtNow(from)])
  if (items.length === 0) throw new Refusal('notFound')
  return {
    items,
    address: () => (addressId === undefined ? defaultAddress(db, userId) : addressOf(db, userId, addressId)),
  }
}
const boughtNow = ({ skuId, quantity, answers = [] }: Exclude<Source, { cart: true }>) => ({
  skuId,
  quantity,
  wordings: joined([{ answers, quantity }]),
})
/**
 * The rest of a basket: where it goes and what it costs. Refuses notFound (an address that is not the buyer's),
 * featureOff.
 */
export async function complete(db: Db, app: AppContext, user: Session, wish: Wish, wanted: Wanted): Promise<Basket> {
  if (wish.taxed) mustBeOn(app, 'invoices')
  const { items } = wanted
  const address = await wanted.address()
  if (wish.addressId !== undefined && !address) throw new Refusal('notFound')
  const pickups = await pickupsOf(db, app, user.userId, items, wish.pickups)
  const priced = price(items.map(basketLine), {
    superMember: user.superMember,
    areas: address?.areas,
    collected: new Set(pickups.chosen.keys()),
    taxed: wish.taxed,
    templates: templatesOf(items),
  })
  return { items, address, pickups, priced }
}

/** Why the order cannot be placed as it stands, in the order in which a shopper should hear of it; undefined when it
 * can. */
export function obstacle({ items, address, pickups, priced }: Basket): Refusal | undefined {
  const missing = obstacleIn(items)
  if (missing) return missing
  const [unready] = [...pickups.chosen.values()].flatMap((pickup) => pickupObstacle(pickup) ?? [])
  if (unready) return unready
  if (!isSent({ pickups, priced })) return undefined
  if (!address) return new Refusal('addressRequired')
  if (address.misfit) return new Refusal('placesMismatch', { field: address.misfit, addressId: address.id })
  const far = priced.groups.find((g) => !g.deliverable)
  return far
    ? new Refusal('outsideDeliveryRange', { merchantId: far.merchantId, skuIds: far.lines.map((l) => l.skuId) })
    : undefined
}

/** Is anything of it sent to an address? */
export const isSent = ({ pickups, priced }: Pick<Basket, 'pickups' | 'priced'>): boolean =>
  priced.groups.some(({ merchantId }) => !pickups.chosen.has(merchantId))

/** The same, as far as the items tell: most who come too late hear it before anything else is read. */
export function obstacleIn(items: readonly Item[]): Refusal | undefined {
  const first = items.find((i) => i.verdict)
  if (!first) return undefined
  const { reason, params } = first.verdict!
  return new Refusal(reason === 'itemOffShelf' ? 'orderHasOffShelf' : reason, { ...params, skuId: first.sku.skuId })
}
