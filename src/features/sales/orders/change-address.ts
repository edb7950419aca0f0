// Another address for an order, before its first parcel: to a place that costs the same freight. By its buyer, or by
// the merchant on the buyer's wish.
import { noLineDiscount } from '../promotions/lanes.ts'
import { freightTo } from '../promotions/promotions.ts'
import { placeOf, writeAddress, type Place } from './address-queries.ts'
import { keptAddress } from './kept-address.ts'
import { tellAddress } from './message-kinds.ts'
import { lockedOrder, noteOrder, type LockedOrder, type OrderKey } from './moving.ts'
import type { Desk } from './lower-price.ts'
import { mayChangeAddress } from './states.ts'
import { AddressParts } from '#features/people/addresses/contract.ts'
import { addressOf, typedAddress, type AddressSnapshot } from '#features/people/addresses/addresses.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

type Goal = Omit<AddressSnapshot, 'id' | 'isDefault'>

/** To an address of the buyer's own. Refuses notFound and what `change` refuses. */
export async function changeByBuyer(db: Db, userId: number, orderNo: string, addressId: number): Promise<void> {
  const order = await lockedOrder(db, { orderNo, userId })
  const address = await addressOf(db, userId, addressId)
  if (!address) throw new Refusal('notFound')
  await change(db, order, address)
  await noteOrder(db, order, 'address', { actor: 'buyer', actorId: userId })
}

/** To an address that the buyer told the merchant; the buyer hears of it. Refuses notFound, reasonRequired, what an
 * address refuses and what `change` refuses. */
export async function changeByMerchant(
  db: Db,
  desk: Desk,
  orderNo: string,
  typed: Parameters<typeof typedAddress>[0],
  reason: string,
): Promise<void> {
  const why = plainWords(reason)
  if (why === '') throw new Refusal('reasonRequired')
  const order = await lockedOrder(db, { orderNo, merchantId: desk.merchantId } satisfies OrderKey)
  const address = typedAddress(typed)
  const before = await change(db, order, address)
  const history = await noteOrder(db, order, 'address', { actor: 'merchant', actorId: desk.userId, note: why })
  await audit(db, {
    staffId: desk.userId,
    action: 'order.address',
    subject: 'order',
    subjectId: order.id,
    about: order.userId,
    before: { place: before.areas?.[0] ?? null },
    after: { place: address.areas[0] ?? null },
    reason: why,
    ip: desk.ip,
  })
  await tellAddress(db, order.id, String(history))
}

/** Refuses orderStateChanged (it moves already, or never will), placesMismatch, outsideDeliveryRange, freightDiffers
 * with both sums. */
async function change(db: Db, order: LockedOrder, address: Goal): Promise<Place> {
  const place = await placeOf(db, order.id)
  if (!mayChangeAddress(order.status, place.shipped, order.isCollected)) throw new Refusal('orderStateChanged')
  if (address.misfit) throw new Refusal('placesMismatch', { field: address.misfit })
  await checkFreight(db, order, place, address.areas)
  await writeAddress(db, order.id, keptAddress(address))
  return place
}
/** What was agreed stays: a place is as good where it costs what was agreed, or what the old place costs today. */
async function checkFreight(db: Db, { merchantId }: LockedOrder, place: Place, areas: readonly string[]) {
  const lines = place.lines.map(({ discount, ...line }) => ({
    ...line,
    discount: { ...noLineDiscount(), member: discount },
  }))
  const there = await freightTo(db, lines, areas)
  if (!there.deliverable)
    throw new Refusal('outsideDeliveryRange', { merchantId, skuIds: lines.map((line) => line.skuId) })
  if (there.freight === place.freight) return
  const today = place.areas ? await freightTo(db, lines, place.areas) : undefined
  if (today?.deliverable && today.freight === there.freight) return
  throw new Refusal('freightDiffers', { before: place.freight, after: there.freight })
}

const partNames: ReadonlySet<string> = new Set(Object.keys(AddressParts))
/** The parts of a kept address as they were typed. */
export const typedParts = (kept: Readonly<Record<string, unknown>>): Parameters<typeof typedAddress>[0] =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, text]) => partNames.has(name) && typeof text === 'string' && text !== ''),
  ) as never
