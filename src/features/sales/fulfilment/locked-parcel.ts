// A parcel for whoever moves it: locked is its order, never the parcel alone.
import { lockedOrder, type LockedOrder, type Owner } from '../orders/orders.ts'
import { orderOfParcel, parcelsOf, type ParcelRow } from './queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

/** A parcel and its order, which is locked. Refuses notFound, for other people's and merchants' too. */
export async function lockedParcel(
  db: Db,
  parcelId: number,
  owner: Owner,
): Promise<{ order: LockedOrder; parcel: ParcelRow }> {
  const id = await orderOfParcel(db, parcelId)
  if (id === undefined) throw new Refusal('notFound')
  const order = await lockedOrder(db, { id, ...owner })
  const parcel = (await parcelsOf(db, id)).find((p) => p.id === parcelId)
  if (!parcel) throw new Refusal('notFound')
  return { order, parcel }
}

/** The waybill that a parcel has now, and whether it travels; its order is locked. Refuses notFound. */
export async function lockedWaybill(
  db: Db,
  parcelId: number,
): Promise<{ carrier: string; waybill: string; travelling: boolean }> {
  const { carrier, waybill, status } = (await lockedParcel(db, parcelId, { anybody: true })).parcel
  return { carrier, waybill, travelling: status === 'travelling' }
}
