// Replacements: sent by the merchant, or by staff for a replenishment; and those that do not arrive.
import { checkWaybill } from '../fulfilment/fulfilment.ts'
import type { Hand } from '../orders/orders.ts'
import { sendParcel } from './claim-parcels.ts'
import { moveClaim } from './moving.ts'
import type { ClaimRow } from './queries.ts'
import { losing, type ClaimStatus } from './states.ts'
import { restock, takeStock } from '#features/catalog/products/products.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** What is sent instead: of a replenishment the same again. */
const sentOf = ({ exchangeSkuId, skuId, quantity }: ClaimRow) => [{ skuId: exchangeSkuId ?? skuId, quantity }]

/** Sends the replacement of a locked claim. Refuses carrierUnknown, waybillInvalid, itemNotInStock, onlyLeft. */
export async function reship(
  db: Db,
  app: AppContext,
  claim: ClaimRow,
  parcel: { carrier: string; waybill?: string },
  hand: Hand,
): Promise<ClaimStatus> {
  const { carrier, waybill } = checkWaybill(parcel)
  const note = [carrier, waybill].filter(Boolean).join(' ')
  const { status } = await moveClaim(db, app, claim, 'reship', { hand: { ...hand, note } })
  await sendParcel(db, claim, 'replacement', { carrier, waybill })
  await takeStock(db, sentOf(claim), 'replaced', `claim:${claim.serviceNo}:${claim.moves}`)
  return status
}

export interface Gone {
  state: 'lost' | 'returned'
  note: string
  saleable: boolean
}
/** The replacement did not arrive: another is due. Refuses reasonRequired. */
export async function replacementGone(
  db: Db,
  app: AppContext,
  claim: ClaimRow,
  { state, note, saleable }: Gone,
  hand: Hand,
): Promise<ClaimStatus> {
  if (plainWords(note) === '') throw new Refusal('reasonRequired')
  const { status } = await moveClaim(db, app, claim, losing(claim), { hand: { ...hand, note: plainWords(note) } })
  if (state === 'returned' && saleable)
    await restock(db, sentOf(claim), 'returned', `claim:${claim.serviceNo}:${claim.moves}`)
  return status
}
