// Stations of a parcel by its merchant's hand, where nobody asks its carrier: the buyer sees whose word they are.
import { lockedParcel } from './locked-parcel.ts'
import type { HandKind } from './movement.ts'
import { countStations, deleteStation, insertScans, isStation, type ParcelKey } from './scan-queries.ts'
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
/** As a call gives it. */
export const stationOf = ({
  at,
  kind,
  text = '',
  place = '',
}: Pick<Station, 'kind'> & { at: string } & Partial<Pick<Station, 'text' | 'place'>>): Station => ({
  at: new Date(at),
  kind,
  text,
  place,
})
/** It may have been somewhere before its shipping was noted. */
const notedLateMs = 3 * 86_400_000
/** clocks of people differ a little */
const aheadMs = 60_000

/** Keeps a station of a parcel that left then; the order is locked. Refuses stationTime, stationsFull. */
export async function keepStation(
  db: Db,
  app: AppContext,
  key: ParcelKey,
  station: Station,
  sentAt: Date,
): Promise<void> {
  const at = station.at.getTime()
  if (at < sentAt.getTime() - notedLateMs || at > app.clock.now() + aheadMs) throw new Refusal('stationTime')
  const max = app.settings.get('stationsMax')
  if ((await countStations(db, key)) >= max) throw new Refusal('stationsFull', { max })
  await insertScans(db, key, [{ ...station, ...tidyWords(station) }], { byMerchant: true, atMost: max })
}
/** Takes a young one back; the order is locked. Refuses stationFixed. */
export async function dropStation(db: Db, app: AppContext, key: ParcelKey, scanId: number): Promise<void> {
  const young = app.settings.get('stationFixedSeconds')
  if (!(await deleteStation(db, key, scanId, young))) throw new Refusal('stationFixed')
}

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
  await keepStation(db, app, { of: 'order', id: parcelId }, station, parcel.shippedAt)
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
  const key = { of: 'order', id: parcelId } as const
  if (!(await isStation(db, key, scanId))) throw new Refusal('notFound')
  if (parcel.status !== 'travelling') throw new Refusal('orderStateChanged')
  if (parcel.missingAt !== null) throw new Refusal('stationFixed')
  await dropStation(db, app, key, scanId)
  await settleMovement(db, order, parcel)
}
