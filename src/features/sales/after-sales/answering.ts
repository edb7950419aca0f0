// The merchant answers claims, looks at what comes back, and sends replacements.
import { checkWaybill } from '../fulfilment/fulfilment.ts'
import { sendParcel } from './claim-parcels.ts'
import { lockedClaim, moveClaim, type Locked } from './moving.ts'
import type { Changes, ClaimRow } from './queries.ts'
import { takeBack } from './receiving.ts'
import { approval, merchantActions, type ClaimStatus } from './states.ts'
import { returnAddressFor } from '#features/catalog/merchants/merchants.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** Who answers for a merchant. */
export interface Clerk {
  merchantId: number
  userId: number
}
const handOf = ({ userId }: Clerk, note = '') => ({ actor: 'merchant', actorId: userId, note }) as const
/** A claim of the merchant that allows this now. Refuses invalidAfterSale, afterSaleStateChanged. */
export async function locked(db: Db, { merchantId }: Clerk, serviceNo: string, action: string): Promise<Locked> {
  const found = await lockedClaim(db, { serviceNo }, { merchantId })
  if (!merchantActions(found.claim).includes(action)) throw new Refusal('afterSaleStateChanged')
  return found
}

/** Where the goods of a claim go back to, as it stands now. Refuses returnAddressRequired. */
export async function addressFor(db: Db, { merchantId }: ClaimRow, addressId?: number): Promise<Changes> {
  const address = await returnAddressFor(db, merchantId, addressId)
  if (!address) throw new Refusal(addressId === undefined ? 'returnAddressRequired' : 'notFound')
  return { return_address: JSON.stringify(address) }
}

export interface Answer {
  approve: boolean
  reason: string
  addressId?: number
  /** what the clerk has seen of the claim: changed since, the answer is not heard */
  version?: number
}
/**
 * Approves a claim, or rejects it with a reason. Refuses invalidAfterSale, afterSaleStateChanged, reasonRequired,
 * returnAddressRequired, notFound.
 */
export async function answer(
  db: Db,
  app: AppContext,
  clerk: Clerk,
  serviceNo: string,
  { approve, reason, addressId, version }: Answer,
): Promise<ClaimStatus> {
  const { claim } = await locked(db, clerk, serviceNo, approve ? 'approve' : 'reject')
  if (version !== undefined && version !== claim.moves) throw new Refusal('afterSaleStateChanged')
  if (!approve && plainWords(reason) === '') throw new Refusal('reasonRequired')
  const hand = handOf(clerk, plainWords(reason))
  if (!approve) return (await moveClaim(db, app, claim, 'reject', { hand })).status
  const event = approval(claim)
  const changes = event === 'approveReturn' ? await addressFor(db, claim, addressId) : {}
  return (await moveClaim(db, app, claim, event, { hand, changes })).status
}

/** The goods came back. Refuses invalidAfterSale, afterSaleStateChanged. */
export async function receive(
  db: Db,
  app: AppContext,
  clerk: Clerk,
  serviceNo: string,
  saleable: boolean,
): Promise<ClaimStatus> {
  const { claim } = await locked(db, clerk, serviceNo, 'receive')
  return (await takeBack(db, app, claim, 'receive', { hand: handOf(clerk), changes: { saleable } })).status
}
/** They have not come: time stands still, staff decide. Refuses invalidAfterSale, afterSaleStateChanged,
 * reasonRequired. */
export async function notArrived(
  db: Db,
  app: AppContext,
  clerk: Clerk,
  serviceNo: string,
  note: string,
): Promise<ClaimStatus> {
  const { claim } = await locked(db, clerk, serviceNo, 'notArrived')
  if (plainWords(note) === '') throw new Refusal('reasonRequired')
  const step = { hand: handOf(clerk, plainWords(note)), changes: { not_arrived: true } }
  return (await moveClaim(db, app, claim, 'notArrived', step)).status
}

export interface Refusing {
  reason: string
  uploadIds: readonly string[]
  carrier: string
  waybill: string
}
/**
 * What came back is not what it should be: it goes to the buyer again, with a reason and photos. Refuses
 * invalidAfterSale, afterSaleStateChanged, reasonRequired, photosRequired, uploadNotFound, carrierUnknown,
 * waybillInvalid.
 */
export async function refuse(
  db: Db,
  app: AppContext,
  clerk: Clerk,
  serviceNo: string,
  { reason, uploadIds, ...parcel }: Refusing,
): Promise<ClaimStatus> {
  const { claim } = await locked(db, clerk, serviceNo, 'refuse')
  if (plainWords(reason) === '') throw new Refusal('reasonRequired')
  if (uploadIds.length === 0) throw new Refusal('photosRequired')
  const { carrier, waybill } = mustHaveWaybill(parcel)
  const taken = await takeUploads(db, clerk.userId, 'claim', uploadIds, {
    userId: claim.userId,
    merchantId: claim.merchantId,
  })
  const step = {
    hand: handOf(clerk, plainWords(reason)),
    uploads: taken.map((u) => u.id),
    changes: { refused: true },
  }
  const { status } = await moveClaim(db, app, claim, 'refuse', step)
  await sendParcel(db, claim, 'back', { carrier, waybill })
  return status
}
/** Of a carrier, not brought by oneself. Refuses carrierUnknown, waybillInvalid. */
export function mustHaveWaybill(parcel: { carrier: string; waybill: string }) {
  const { carrier, waybill } = checkWaybill(parcel)
  if (waybill === '') throw new Refusal('carrierUnknown')
  return { carrier, waybill }
}
