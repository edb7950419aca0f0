// Collecting instead of having something sent: what a buyer chose for the goods of a merchant, looked at.
import { isOpenAt, pickupDays, zoneOf, type PickupDay, type PickupTime } from './pickup-time.ts'
import { openPoint, type PointSnapshot } from '#features/catalog/pickup-points/pickup-points.ts'
import { personOf, type PickupPerson } from '#features/people/addresses/addresses.ts'
import type { Item } from '../cart/cart.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { mustBeOn } from '#kernel/switches.ts'

/** What a buyer wishes for the goods of one merchant. */
export interface PickupWish {
  merchantId: number
  pointId: number
  personId?: number
  time?: PickupTime
}
/** The same, looked at: undefined is what is not there, not theirs, or not open. */
export interface Pickup {
  merchantId: number
  pointId: number
  point: PointSnapshot | undefined
  person: PickupPerson | undefined
  time: PickupTime | undefined
  days: PickupDay[]
}
export interface Pickups {
  /** by merchant */
  chosen: ReadonlyMap<number, Pickup>
  /** merchants that have a point at all */
  possible: ReadonlySet<number>
}

/** What the wishes for the merchants of these items come to; those for others are passed over. */
export async function pickupsOf(
  db: Db,
  app: AppContext,
  userId: number,
  items: readonly Pick<Item, 'sku'>[],
  wishes: readonly PickupWish[],
): Promise<Pickups> {
  if (wishes.length > 0) mustBeOn(app, 'pickup')
  const merchantIds = new Set(items.map(({ sku }) => sku.merchant.merchantId))
  const collectable = app.settings.isOn('pickup') ? items.filter(({ sku }) => sku.collectable) : []
  const possible = new Set(collectable.map(({ sku }) => sku.merchant.merchantId))
  const looked = wishes
    .filter(({ merchantId }) => merchantIds.has(merchantId))
    .map(async (wish): Promise<[number, Pickup]> => [wish.merchantId, await pickupOf(db, app, userId, wish)])
  return { chosen: new Map(await Promise.all(looked)), possible }
}
async function pickupOf(db: Db, app: AppContext, userId: number, wish: PickupWish): Promise<Pickup> {
  const { merchantId, pointId, personId, time } = wish
  const point = await openPoint(db, { merchantId, pointId })
  const person = personId === undefined ? undefined : await personOf(db, userId, personId)
  const ahead = app.settings.get('pickupAheadDays')
  const days = point ? pickupDays(point.hours, zoneOf(point.address.country), app.clock.now(), ahead) : []
  return { merchantId, pointId, point, person, days, time: time && isOpenAt(days, time) ? time : undefined }
}

/** What stands in the way of collecting; undefined: nothing. */
export function pickupObstacle({ merchantId, point, person, time }: Pickup): Refusal | undefined {
  if (!point) return new Refusal('pickupPointGone', { merchantId })
  if (!person) return new Refusal('pickupPersonRequired', { merchantId })
  return time ? undefined : new Refusal('pickupTimeInvalid', { merchantId })
}

/** As an order keeps it, so that nothing later changes it: `to` is who collects, with the place in one line. */
export function keptPickup({ point, person, time }: Pickup): object {
  const { id, name, address, text, hours, lat, lng, note } = point!
  const phone = `+${address.areaCode.replace('+', '')} ${address.phone}`
  return {
    to: { name: person!.name, areaCode: person!.areaCode, phone: person!.phone, text },
    point: { id, name, phone, text, hours, lat, lng, note },
    wanted: time,
  }
}
