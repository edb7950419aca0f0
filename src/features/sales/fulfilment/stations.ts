// Stations of a parcel by its merchant's hand, where nobody asks its carrier: the buyer sees whose word they are.
import { lockedParcel } from './locked-parcel.ts'
import type { HandKind } from './movement.ts'
import { countStations, deleteStation, insertScans, isStation } from './scan-queries.ts'
import { settleMovement, tidyWords } from './scans.ts'
import type { Owner } from '../orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

export interface Station {
  at: Date
  kind: HandKind
  text: string
  place: string
}
/** It may have been somewhere before its shipping was noted. */
const notedLateMs = 3 * 86_400_000
/** clocks of people differ a little */
const aheadMs = 60_000

/** Refuses notFound, orderStateChanged, trackedByCarrier, stationTime, stationsFull. */
export async function addStation(
  db: Db,
  app: AppContext,
  owner: Owner,
  parcelId: number,
  station: Station,
): Promise<void> {
  const { order, parcel } = await lockedParcel(db, parcelId, owner)
  if (parcel.status !== 'travelling') throw new Refusal('orderStateChanged')
  if (parcel.tracked) throw new Refusal('trackedByCarrier')
  const at = station.at.getTime()
  if (at < parcel.shippedAt.getTime() - notedLateMs || at > app.clock.now() + aheadMs) throw new Refusal('stationTime')
  const max = app.settings.get('stationsMax')
  if ((await countStations(db, parcelId)) >= max) throw new Refusal('stationsFull', { max })
  await insertScans(db, parcelId, [{ ...station, ...tidyWords(station) }], { byMerchant: true, atMost: max })
  await settleMovement(db, order, parcel)
}

/** Of the merchant's own, young, and of a parcel that nobody misses. Refuses notFound, orderStateChanged,
 * stationFixed. */
export async function removeStation(
  db: Db,
  app: AppContext,
  owner: Owner,
  parcelId: number,
  scanId: number,
): Promise<void> {
  const { order, parcel } = await lockedParcel(db, parcelId, owner)
  if (!(await isStation(db, parcelId, scanId))) throw new Refusal('notFound')
  if (parcel.status !== 'travelling') throw new Refusal('orderStateChanged')
  if (parcel.missingAt !== null) throw new Refusal('stationFixed')
  const young = app.settings.get('stationFixedSeconds')
  if (!(await deleteStation(db, parcelId, scanId, young))) throw new Refusal('stationFixed')
  await settleMovement(db, order, parcel)
}
