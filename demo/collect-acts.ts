// Orders of the demo that are collected: placed for a point, ready at the merchant's, handed over.
import { sql } from 'kysely'
import { addPoint, pointsOf } from '#features/catalog/pickup-points/pickup-points.ts'
import { addPerson } from '#features/people/addresses/pickup-persons.ts'
import { listPersons } from '#features/people/addresses/pickup-queries.ts'
import { pickupDays, zoneOf } from '#features/sales/orders/pickup-time.ts'
import type { PickupWish } from '#features/sales/orders/pickup.ts'
import { handOver, ready } from '#features/sales/fulfilment/collecting.ts'
import { ticketOf } from '#features/sales/fulfilment/pickup-codes.ts'
import { merchantHand, placeBy, type Act, type Acting } from './order-acts.ts'

const shopHours = { open: '10:00', close: '20:30' }
/** The shop of a merchant that has no point of its own yet. */
const house = {
  name: '武康路门店',
  areaCode: '86',
  phone: '13800132721',
  country: 'CN',
  stateCode: '31',
  city: '上海市',
  region: '徐汇区',
  detail: '武康路 210 号',
  lat: 31.2087,
  lng: 121.4386,
  hours: Array.from({ length: 7 }, () => shopHours),
}

/** A day from now, at a point of the merchant, by the person whom the buyer named first. */
async function wishOf({ db, app, order }: Acting): Promise<PickupWish[]> {
  const { userId } = order.buyer
  const { rows } = await sql<{ id: number }>`
    select p.merchant_id as id from sku k join product p on p.id = k.product_id where k.id = ${order.skuId}`.execute(db)
  const merchantId = rows[0]!.id
  const known = async () => (await pointsOf(db, [merchantId])).get(merchantId)?.[0]
  const point = (await known()) ?? (await addPoint(db, merchantId, house).then(known))!
  const [person] = await listPersons(db, userId)
  const personId =
    person?.id ?? (await addPerson(db, app, userId, { name: '顾念', areaCode: '86', phone: '13800132722' }))
  const days = pickupDays(point.hours, zoneOf(point.address.country), app.clock.now(), 7)
  const { day, open } = days[1] ?? days[0]!
  return [{ merchantId, pointId: point.id, personId, time: { day, at: open } }]
}

export const collecting = {
  place: placeBy(wishOf),
  ready: ({ db, app, order: { orderNo, merchantId } }) => ready(db, app, { orderNo, merchantId }, merchantHand),
  handOver: ({ db, app, order: { orderId, merchantId } }) =>
    handOver(db, app, merchantId, ticketOf(app, { merchantId, orderId }), merchantHand),
} as const satisfies Record<string, Act>
