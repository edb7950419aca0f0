// What the carrier of a parcel tells of it: kept once, and what follows from all that was told written beside the
// parcel and told to whom it concerns. Receipt is never a scan's word.
import { lockedParcel } from './locked-parcel.ts'
import { tellBuyer, tellMembers } from './message-kinds.ts'
import {
  laterOf,
  movementOf,
  standingAfter,
  standingUnheard,
  type Movement,
  type Standing,
  type Trouble,
} from './movement.ts'
import type { ParcelRow } from './queries.ts'
import {
  deleteScans,
  insertScans,
  scansOf,
  standingOf,
  writeExpected,
  writeStanding,
  writeTracked,
  type NewScan,
  type ParcelKey,
} from './scan-queries.ts'
import type { LockedOrder } from '../orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** Carriers tell a few dozen; what tells more is no parcel. */
const scansAtMost = 300
const day = 86_400_000
/** Labels are printed before parcels are handed over. */
const beforeShipping = 30 * day
const anybody = { anybody: true } as const

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g
/** As the columns take it. */
export const tidyWords = ({ text, place }: { text: string; place: string }) => ({
  // a sign that is cut in two is none, and the database takes it for damage
  text: plainWords(text.replace(controls, ' ')).slice(0, 500).toWellFormed(),
  place: plainWords(place.replace(controls, ' ')).slice(0, 60).toWellFormed(),
})

/** Each once, the newest; of two names for one scan the later. */
function tidied(scans: readonly NewScan[], since: number, now: number): NewScan[] {
  const once = new Map<string, NewScan>()
  for (const scan of scans) {
    const at = scan.at.getTime()
    if (!(at > since && at < now + day)) continue
    const kept = { ...scan, ...tidyWords(scan) }
    const key = `${at} ${kept.text}`
    const before = once.get(key)
    once.set(key, before ? { ...before, kind: laterOf(before.kind, kept.kind) } : kept)
  }
  return [...once.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, scansAtMost)
}

/** Keeps what a carrier tells of a parcel, each scan once; what is older was another parcel with the same number. The
 * order is locked. */
export async function keepScans(
  db: Db,
  app: AppContext,
  key: ParcelKey,
  scans: readonly NewScan[],
  since: number,
): Promise<void> {
  const told = tidied(scans, since, app.clock.now())
  if (told.length > 0) await insertScans(db, key, told, { byMerchant: false, atMost: scansAtMost })
}
/** What the carrier of a parcel tells of it: as often as it likes, in whatever order. */
export async function takeScans(
  db: Db,
  app: AppContext,
  parcelId: number,
  scans: readonly NewScan[],
  expectedAt?: Date,
): Promise<void> {
  const { order, parcel } = await lockedParcel(db, parcelId, anybody)
  await keepScans(db, app, { of: 'order', id: parcelId }, scans, parcel.shippedAt.getTime() - beforeShipping)
  if (expectedAt) await writeExpected(db, parcelId, expectedAt)
  await settleMovement(db, order, parcel)
}

/** Writes what follows from the scans; a change is told while the parcel is on its way. */
export async function settleMovement(db: Db, order: LockedOrder, parcel: ParcelRow): Promise<void> {
  const before = await standingOf(db, parcel.id)
  const now = standingAfter(before, await movementFor(db, { of: 'order', id: parcel.id }))
  await writeStanding(db, parcel.id, now)
  if (parcel.status === 'travelling') await tell(db, order, parcel.id, before, now)
}
/** How a parcel stands by all that is kept of it. */
export const movementFor = async (db: Db, key: ParcelKey): Promise<Movement> => movementOf(await scansOf(db, key))
async function tell(db: Db, order: LockedOrder, parcelId: number, before: Standing, now: Standing): Promise<void> {
  if (now.deliveredAt !== null && before.deliveredAt === null)
    await tellBuyer(db, 'parcelDelivered', order.id, `${parcelId}`)
  if (now.trouble !== null && now.trouble !== before.trouble) await tellTrouble(db, order, parcelId, now.trouble)
}
const kinds = {
  problem: ['parcelProblem', 'shopParcelProblem'],
  back: ['parcelGoesBack', 'shopParcelGoesBack'],
  unknown: [undefined, 'shopParcelUnknown'],
  lost: ['parcelUnheard', 'shopParcelUnheard'],
} as const satisfies Record<Trouble, unknown>
async function tellTrouble(db: Db, order: LockedOrder, parcelId: number, trouble: Trouble): Promise<void> {
  const [buyers, members] = kinds[trouble]
  if (buyers) await tellBuyer(db, buyers, order.id, `${parcelId}`)
  await tellMembers(db, members, order, `${parcelId}`)
}

/** Its carrier has never seen it, or nothing was heard of it for long. A scan that comes after all ends that. */
export async function noteUnheard(db: Db, parcelId: number): Promise<void> {
  const { order, parcel } = await lockedParcel(db, parcelId, anybody)
  const now = standingUnheard(await standingOf(db, parcelId))
  if (parcel.status !== 'travelling' || !now) return
  await writeStanding(db, parcelId, now)
  if (now.trouble) await tellTrouble(db, order, parcelId, now.trouble)
}

/** Whether its carrier is asked about a parcel: then nobody adds stations by hand. */
export async function noteTracked(db: Db, parcelId: number, tracked: boolean): Promise<void> {
  await lockedParcel(db, parcelId, anybody)
  await writeTracked(db, parcelId, tracked)
}
/** The parcel has another waybill: what was told under the old one was of something else. The order is locked. */
export async function forgetScans(db: Db, parcel: ParcelRow): Promise<void> {
  const key = { of: 'order', id: parcel.id } as const
  await deleteScans(db, key)
  await writeTracked(db, parcel.id, false)
  await writeStanding(db, parcel.id, await movementFor(db, key))
}
