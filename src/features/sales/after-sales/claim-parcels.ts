// Parcels of claims on their way: sent, followed at their carriers, told of by hand where nobody follows, and what
// follows for the claim. Nothing that is told of one closes a claim: it says how long silence lasts, and what silence
// then means.
import {
  dropStation,
  isStation,
  keepScans,
  keepStation,
  movementFor,
  type NewScan,
  type ParcelKey,
  type Station,
} from '../fulfilment/fulfilment.ts'
import { standingAfter, standingUnheard, type Standing as Movement } from '../fulfilment/movement.ts'
import type { Owner } from '../orders/orders.ts'
import { lockedClaim } from './moving.ts'
import {
  claimOfParcel,
  giveTime,
  hasten,
  insertParcel,
  parcelById,
  writeMovement,
  writeTracked,
  type ClaimParcel,
} from './parcel-queries.ts'
import type { ClaimRow } from './queries.ts'
import { astray, tellsOf, type Way } from './states.ts'
import { tellOfParcel } from './telling.ts'
import { dueTimer } from './timers.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

/** A parcel of a locked claim left. */
export async function sendParcel(
  db: Db,
  { id }: Pick<ClaimRow, 'id'>,
  way: Way,
  { carrier, waybill }: { carrier: string; waybill: string },
): Promise<void> {
  const claimParcelId = await insertParcel(db, id, { way, carrier, waybill })
  await addJobs(db, telling('claim.parcelSent', { claimParcelId }))
}

interface Locked {
  claim: ClaimRow
  parcel: ClaimParcel
}
/** A parcel with its claim, both locked. Refuses notFound, for other people's and merchants' too. */
async function lockedParcel(db: Db, id: number, owner: Owner): Promise<Locked> {
  const claimId = await claimOfParcel(db, id)
  if (claimId === undefined) throw new Refusal('notFound')
  try {
    const { claim } = await lockedClaim(db, { id: claimId }, owner)
    return { claim, parcel: await parcelById(db, id) }
  } catch (e) {
    throw e instanceof Refusal && e.reason === 'invalidAfterSale' ? new Refusal('notFound') : e
  }
}
const anybody = { anybody: true } as const
const keyOf = ({ id }: ClaimParcel): ParcelKey => ({ of: 'claim', id })

/** Its waybill, and whether it travels; its claim is locked. Refuses notFound. */
export async function lockedClaimWaybill(db: Db, id: number) {
  const { carrier, waybill, travelling } = (await lockedParcel(db, id, anybody)).parcel
  return { carrier, waybill, travelling }
}

const day = 86_400_000
/** What its carrier tells of it. Nothing that is older than the claim can have travelled for it. */
export async function takeClaimScans(db: Db, app: AppContext, id: number, scans: readonly NewScan[]): Promise<void> {
  const { claim, parcel } = await lockedParcel(db, id, anybody)
  await keepScans(db, app, keyOf(parcel), scans, claim.createdAt.getTime() - day)
  await settle(db, app, claim, parcel)
}
/** Its carrier has never seen it, or nothing was heard of it for long. */
export async function noteClaimUnheard(db: Db, app: AppContext, id: number): Promise<void> {
  const { claim, parcel } = await lockedParcel(db, id, anybody)
  const now = parcel.travelling ? standingUnheard(parcel.movement) : undefined
  if (now) await stand(db, app, claim, parcel, now)
}
export async function noteClaimTracked(db: Db, id: number, tracked: boolean): Promise<void> {
  await lockedParcel(db, id, anybody)
  await writeTracked(db, id, tracked)
}

const mayTell = (owner: Owner, claim: ClaimRow, { way }: ClaimParcel): boolean =>
  tellsOf(claim, way) === ('merchantId' in owner ? 'merchant' : 'staff')
/** Refuses notFound, afterSaleStateChanged. */
async function told(db: Db, owner: Owner, id: number): Promise<Locked> {
  const found = await lockedParcel(db, id, owner)
  if (!mayTell(owner, found.claim, found.parcel)) throw new Refusal('notFound')
  if (!found.parcel.travelling) throw new Refusal('afterSaleStateChanged')
  return found
}
/** Refuses notFound, afterSaleStateChanged, trackedByCarrier, stationTime, stationsFull. */
export async function addClaimStation(
  db: Db,
  app: AppContext,
  owner: Owner,
  id: number,
  station: Station,
): Promise<ClaimRow> {
  const { claim, parcel } = await told(db, owner, id)
  if (parcel.tracked) throw new Refusal('trackedByCarrier')
  await keepStation(db, app, keyOf(parcel), station, parcel.sentAt)
  await settle(db, app, claim, parcel)
  return claim
}
/** Refuses notFound, afterSaleStateChanged, stationFixed. */
export async function removeClaimStation(
  db: Db,
  app: AppContext,
  owner: Owner,
  id: number,
  scanId: number,
): Promise<ClaimRow> {
  const { claim, parcel } = await told(db, owner, id)
  if (!(await isStation(db, keyOf(parcel), scanId))) throw new Refusal('notFound')
  await dropStation(db, app, keyOf(parcel), scanId)
  await settle(db, app, claim, parcel)
  return claim
}

const settle = async (db: Db, app: AppContext, claim: ClaimRow, parcel: ClaimParcel): Promise<void> =>
  stand(db, app, claim, parcel, standingAfter(parcel.movement, await movementFor(db, keyOf(parcel))))
const isAstray = ({ trouble }: Movement): boolean => astray.some((kind) => kind === trouble)
/** It stands so from now on: told to whom it concerns, and of a replacement the claim's time follows. */
async function stand(db: Db, app: AppContext, claim: ClaimRow, parcel: ClaimParcel, now: Movement): Promise<void> {
  const { movement: before, way, travelling } = parcel
  await writeMovement(db, parcel.id, now)
  if (!travelling) return
  if (now.deliveredAt && !before.deliveredAt) await tellOfParcel(db, claim, parcel, 'delivered')
  if (now.trouble === 'problem' && before.trouble !== 'problem') await tellOfParcel(db, claim, parcel, 'problem')
  if (isAstray(now) === isAstray(before)) return
  if (isAstray(now)) await tellOfParcel(db, claim, parcel, 'astray')
  if (way !== 'replacement' || claim.status !== 'processing') return
  const { get } = app.settings
  const patience = get('claimAstraySeconds')
  const deadline = isAstray(now)
    ? await hasten(db, claim.id, patience)
    : await giveTime(db, claim.id, get('claimConfirmSeconds'), patience)
  await addJobs(db, [dueTimer(claim.id, deadline)])
}
