// What staff do to claims: each deed stands in the audit log with its reason.
import { lockedOrder } from '../orders/orders.ts'
import { addressFor } from './answering.ts'
import { addClaimStation, removeClaimStation } from './claim-parcels.ts'
import type { Station } from '../fulfilment/fulfilment.ts'
import { lockedClaim, moveClaim, type Step } from './moving.ts'
import {
  holdUnits,
  insertClaim,
  insertHistory,
  lockClaim,
  linesOf,
  reasonByCode,
  sourcesOf,
  type ClaimRow,
  type Fault,
} from './queries.ts'
import { takeBack } from './receiving.ts'
import { replacementGone, reship, type Gone } from './replacing.ts'
import { approval, staffActions, upholding, type ClaimStatus } from './states.ts'
import { claimable, takeLate } from './units.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Staffer {
  userId: number
  ip: string
}
const handOf = ({ userId }: Staffer, note = '') => ({ actor: 'staff', actorId: userId, note }) as const
/** Refuses invalidAfterSale, afterSaleStateChanged. */
async function locked(db: Db, serviceNo: string, action: string): Promise<ClaimRow> {
  const { claim } = await lockedClaim(db, { serviceNo }, { anybody: true })
  if (!staffActions(claim).includes(action)) throw new Refusal('afterSaleStateChanged')
  return claim
}
const mustSay = (reason: string): string => {
  const words = reason.trim()
  if (words === '') throw new Refusal('reasonRequired')
  return words
}
async function log(db: Db, staffer: Staffer, claim: ClaimRow, deed: string, to: ClaimStatus, reason: string) {
  await audit(db, {
    staffId: staffer.userId,
    action: `claim.${deed}`,
    subject: 'claim',
    subjectId: claim.id,
    about: claim.userId,
    before: { status: claim.status },
    after: { status: to, serviceNo: claim.serviceNo },
    reason,
    ip: staffer.ip,
  })
  return to
}

export interface Decision {
  uphold: boolean
  goodsWith: 'buyer' | 'merchant'
  reason: string
}
/** Refuses invalidAfterSale, afterSaleStateChanged, reasonRequired, returnAddressRequired. */
export async function decideAppeal(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  serviceNo: string,
  { uphold, goodsWith, reason }: Decision,
): Promise<ClaimStatus> {
  const claim = await locked(db, serviceNo, 'decide')
  const words = mustSay(reason)
  const hand = handOf(staffer, words)
  if (!uphold) {
    const { status } = await moveClaim(db, app, claim, 'deny', { hand, changes: { appeal: 'denied' } })
    return log(db, staffer, claim, 'deny', status, words)
  }
  const event = upholding(claim, goodsWith)
  const back = event === 'upholdReturn' ? await addressFor(db, claim) : {}
  const changes = { ...back, appeal: 'upheld', must_accept: true, refused: false } as const
  const { status } = await moveClaim(db, app, claim, event, { hand, changes })
  return log(db, staffer, claim, 'uphold', status, words)
}

/** Refuses invalidAfterSale, afterSaleStateChanged, reasonRequired. */
export async function decideArrival(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  serviceNo: string,
  { arrived, reason }: { arrived: boolean; reason: string },
): Promise<ClaimStatus> {
  const claim = await locked(db, serviceNo, 'decideArrival')
  const words = mustSay(reason)
  const step: Step = { hand: handOf(staffer, words) }
  const { status } = arrived
    ? await takeBack(db, app, claim, 'decideArrived', step)
    : await moveClaim(db, app, claim, 'decideNotArrived', step)
  return log(db, staffer, claim, arrived ? 'arrived' : 'notArrived', status, words)
}

/** Refuses invalidAfterSale, afterSaleStateChanged, reasonRequired. */
export async function auditAsStaff(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  serviceNo: string,
  { approve, reason }: { approve: boolean; reason: string },
): Promise<ClaimStatus> {
  const claim = await locked(db, serviceNo, approve ? 'approve' : 'reject')
  const words = approve ? reason.trim() : mustSay(reason)
  const event = approve ? approval(claim) : 'reject'
  const changes = event === 'approveReturn' ? await addressFor(db, claim) : {}
  const { status } = await moveClaim(db, app, claim, event, { hand: handOf(staffer, words), changes })
  return log(db, staffer, claim, approve ? 'approve' : 'reject', status, words)
}
/** Refuses invalidAfterSale, afterSaleStateChanged, carrierUnknown, waybillInvalid, itemNotInStock, onlyLeft. */
export async function shipReplenishment(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  serviceNo: string,
  parcel: { carrier: string; waybill?: string },
): Promise<ClaimStatus> {
  const claim = await locked(db, serviceNo, 'ship')
  return log(db, staffer, claim, 'ship', await reship(db, app, claim, parcel, handOf(staffer)), '')
}
/** Refuses invalidAfterSale, afterSaleStateChanged, reasonRequired. */
export async function replenishmentGone(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  serviceNo: string,
  gone: Gone,
): Promise<ClaimStatus> {
  const claim = await locked(db, serviceNo, 'gone')
  const status = await replacementGone(db, app, claim, gone, handOf(staffer))
  return log(db, staffer, claim, 'gone', status, gone.note.trim())
}

/** By hand, of a replenishment. Refuses as addClaimStation does. */
export async function tellStation(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  claimParcelId: number,
  station: Station,
): Promise<void> {
  const claim = await addClaimStation(db, app, { anybody: true }, claimParcelId, station)
  await log(db, staffer, claim, 'station', claim.status, '')
}
/** Refuses as removeClaimStation does. */
export async function untellStation(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  claimParcelId: number,
  scanId: number,
): Promise<void> {
  const claim = await removeClaimStation(db, app, { anybody: true }, claimParcelId, scanId)
  await log(db, staffer, claim, 'unstation', claim.status, '')
}

export interface Grant {
  orderNo: string
  orderLineId: number
  quantity: number
  fault: Fault
  reason: string
}
/**
 * Gives units back whose windows are over. Refuses notFound, reasonRequired, claimTooMany, notYetSettled (their buyer
 * may still claim them).
 */
export async function grant(
  db: Db,
  app: AppContext,
  staffer: Staffer,
  { orderNo, orderLineId, quantity, fault, reason }: Grant,
): Promise<{ serviceNo: string; status: ClaimStatus }> {
  const order = await lockedOrder(db, { orderNo, anybody: true })
  const words = mustSay(reason)
  if (!(await linesOf(db, order.id)).some((line) => line.orderLineId === orderLineId)) throw new Refusal('notFound')
  const now = app.clock.now()
  const sources = await sourcesOf(db, [orderLineId])
  const { units, left } = takeLate(sources, quantity, now)
  if (!units) {
    const open = claimable(sources, { now, filedAt: now, withoutReason: false })
    throw left + open >= quantity ? new Refusal('notYetSettled') : new Refusal('claimTooMany', { orderLineId, left })
  }
  const granted = await reasonByCode(db, 'granted')
  const serviceNo = documentNumber(now)
  const { userId, merchantId, id: orderId } = order
  const wish = {
    type: 'refundOnly',
    returnGoods: false,
    quantity,
    reasonId: granted,
    fault,
    explanation: '',
    uploads: [],
    exchangeSkuId: null,
  } as const
  const id = await insertClaim(db, { serviceNo, orderId, orderLineId, userId, merchantId, wish })
  await holdUnits(db, id, orderLineId, units)
  const hand = handOf(staffer, words)
  await insertHistory(db, id, { event: 'grant', from: null, to: 'pendingReview', ...hand })
  const claim = await lockClaim(db, { id })
  const { status } = await moveClaim(db, app, claim, 'approveRefund', { hand })
  return { serviceNo, status: await log(db, staffer, claim, 'grant', status, words) }
}
