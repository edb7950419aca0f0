// Shipping: parcels with their units and waybills, a waybill that was mistyped.
import { arrivalDays, arrivalOf } from '#features/catalog/products/products.ts'
import { own, tidyWaybill } from './carriers.ts'
import { carrierOf } from './known-carriers.ts'
import { lockedOrder, noteOrder, type Hand, type LockedOrder, type OrderKey, type Owner } from '../orders/orders.ts'
import { areasOf, correctParcel, insertParcel, newestRequest, unitsOf } from './queries.ts'
import { lockedParcel } from './locked-parcel.ts'
import { forgetScans } from './scans.ts'
import { standingOf } from './scan-queries.ts'
import { tellBuyer } from './message-kinds.ts'
import { settleOrder } from './settling.ts'
import { left, unshipped } from './standing.ts'
import { confirmTimer } from './timers.ts'
import type { OrderStatus } from '../orders/states.ts'
import { mustTakeBack } from '#features/catalog/merchants/merchants.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

export interface ParcelWish {
  carrier: string
  waybill?: string
  /** left out: all that is left to ship */
  lines?: readonly { orderLineId: number; quantity: number }[]
}

/**
 * Carrier and waybill as they are kept. Refuses carrierUnknown (one that is off too, but of a parcel that it `has`
 * already), waybillInvalid with the carrier and an example.
 */
export function checkWaybill(
  { carrier, waybill = '' }: ParcelWish,
  has?: string,
): { carrier: string; waybill: string } {
  const tidy = tidyWaybill(waybill)
  if (carrier === own) {
    if (tidy !== '') throw new Refusal('waybillInvalid', { carrier, example: '' })
    return { carrier, waybill: '' }
  }
  const known = carrierOf(carrier)
  if (!known || !(known.active || carrier === has)) throw new Refusal('carrierUnknown')
  if (!known.waybill.test(tidy)) throw new Refusal('waybillInvalid', { carrier, example: known.example })
  return { carrier, waybill: tidy }
}

/**
 * Ships units of a paid order in parcels, all of them or none. Refuses notFound, orderStateChanged, orderIsCollected,
 * cancelRequestPending, returnAddressRequired, tooManyUnits (of a line fewer are left), carrierUnknown, waybillInvalid.
 */
export async function ship(
  db: Db,
  app: AppContext,
  key: OrderKey,
  wishes: readonly ParcelWish[],
  hand: Hand,
): Promise<{ status: OrderStatus; parcelIds: number[] }> {
  const order = await lockedOrder(db, key)
  if (order.status !== 'awaitingShipment') throw new Refusal('orderStateChanged')
  if (order.isCollected) throw new Refusal('orderIsCollected')
  if ((await newestRequest(db, order.id))?.status === 'pending') throw new Refusal('cancelRequestPending')
  await mustTakeBack(db, order.merchantId)
  const expected = await expectedOf(db, app, order)
  const parcelIds: number[] = []
  for (const wish of wishes) {
    const lines = await takeLines(db, order, wish)
    const { carrier, waybill } = checkWaybill(wish)
    const confirmSeconds = app.settings.get('autoConfirmSeconds')
    const parcel = { orderId: order.id, carrier, waybill, confirmSeconds, expected, lines }
    const { id, confirmAt } = await insertParcel(db, parcel)
    parcelIds.push(id)
    await noteOrder(db, order, 'parcel', hand)
    await addJobs(db, [confirmTimer(id, confirmAt)])
    await tellBuyer(db, 'parcelShipped', order.id, String(id))
    await addJobs(db, telling('parcel.shipped', { parcelId: id }))
  }
  return { status: await settleOrder(db, app, order, hand), parcelIds }
}
const dayMs = 86_400_000
/** As promised with the payment; what leaves later than a day after it is as much later. Null for who paid nowhere. */
async function expectedOf(db: Db, app: AppContext, { id, paidAt }: LockedOrder) {
  if (!paidAt) return null
  const since = Math.max(paidAt.getTime(), app.clock.now() - dayMs)
  return arrivalOf(arrivalDays(app.settings.get), await areasOf(db, id), since)
}
/** The units of a parcel; those of earlier parcels are counted. */
async function takeLines(db: Db, order: LockedOrder, { lines: wished }: ParcelWish) {
  const units = await unitsOf(db, order.id)
  const lines = wished ?? unshipped(units).map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  if (lines.length === 0) throw new Refusal('tooManyUnits', { left: 0 })
  if (new Set(lines.map((l) => l.orderLineId)).size !== lines.length)
    throw new Refusal('badInput', { field: 'parcels', rule: 'uniqueItems' })
  for (const { orderLineId, quantity } of lines) {
    const line = units.find((u) => u.orderLineId === orderLineId)
    if (!line) throw new Refusal('notFound')
    if (quantity > left(line)) throw new Refusal('tooManyUnits', { orderLineId, left: left(line) })
  }
  return lines
}

/** Another waybill for a parcel shipped a moment ago, or that its carrier never saw. Refuses notFound,
 * orderStateChanged, waybillFixed. */
export async function correctWaybill(
  db: Db,
  app: AppContext,
  owner: Owner,
  parcelId: number,
  wish: ParcelWish,
  hand: Hand,
): Promise<void> {
  const { order, parcel } = await lockedParcel(db, parcelId, owner)
  if (parcel.status !== 'travelling') throw new Refusal('orderStateChanged')
  const isYoung = parcel.age <= app.settings.get('waybillCorrectionSeconds')
  if (!isYoung && (await standingOf(db, parcelId)).trouble !== 'unknown') throw new Refusal('waybillFixed')
  const { carrier, waybill } = checkWaybill(wish, parcel.carrier)
  await correctParcel(db, parcelId, carrier, waybill)
  await noteOrder(db, order, 'waybill', { ...hand, note: `${parcel.carrier} ${parcel.waybill}` })
  if (carrier === parcel.carrier && waybill === parcel.waybill) return
  await forgetScans(db, parcel)
  await addJobs(db, telling('parcel.shipped', { parcelId }))
}
