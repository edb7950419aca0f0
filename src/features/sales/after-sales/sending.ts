// Goods on their way: back to the merchant, and the replacement to the buyer.
import { mustHaveWaybill } from './answering.ts'
import { sendParcel } from './claim-parcels.ts'
import { lockedClaim, moveClaim } from './moving.ts'
import type { ClaimRow } from './queries.ts'
import type { ClaimStatus } from './states.ts'
import { keptPhone } from '#features/people/addresses/addresses.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

export interface SentBack {
  carrier: string
  waybill: string
  areaCode?: string
  phone: string
  freight?: number
  uploadIds?: readonly string[]
}
/**
 * The buyer sent the goods back. Refuses invalidAfterSale, afterSaleStateChanged, carrierUnknown, waybillInvalid,
 * phoneInvalid, uploadNotFound, badInput.
 */
export async function sendBack(
  db: Db,
  app: AppContext,
  userId: number,
  serviceNo: string,
  { areaCode = '86', phone, freight = 0, uploadIds = [], ...parcel }: SentBack,
): Promise<ClaimRow> {
  const { claim } = await lockedClaim(db, { serviceNo }, { userId })
  const { carrier, waybill } = mustHaveWaybill(parcel)
  const kept = keptPhone(areaCode, phone)
  const hand = { actor: 'buyer', actorId: userId, note: `${carrier} ${waybill}` } as const
  const taken = await takeUploads(db, userId, 'claim', uploadIds, { merchantId: claim.merchantId })
  const sent = await moveClaim(db, app, claim, 'logistics', {
    hand,
    uploads: taken.map((u) => u.id),
    changes: { return_phone: kept, return_freight: freight },
  })
  await sendParcel(db, claim, 'return', { carrier, waybill })
  return sent
}

/** The replacement arrived. Refuses invalidAfterSale, afterSaleStateChanged. */
export async function confirmReplacement(
  db: Db,
  app: AppContext,
  userId: number,
  serviceNo: string,
): Promise<ClaimStatus> {
  const { claim } = await lockedClaim(db, { serviceNo }, { userId })
  return (await moveClaim(db, app, claim, 'confirm', { hand: { actor: 'buyer', actorId: userId } })).status
}
