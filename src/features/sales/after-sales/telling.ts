// Who hears what of a move of a claim: its buyer, and the members of the merchant who may look at claims, in the
// transaction in which it happens. Nobody hears of what they did themselves; of what time did both sides do.
import { toTell, type Hand } from '../orders/orders.ts'
import { merchantWordyKinds, type buyerKinds, type merchantKinds, type wordyKinds } from './message-kinds.ts'
import type { ClaimRow } from './queries.ts'
import { kindOf, type ClaimEvent, type Way } from './states.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { tell } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Address, DeskAddress } from '#kernel/pages.ts'

type Hears<Key> = Partial<Record<ClaimEvent, Key>>
const buyerHears: Hears<keyof typeof buyerKinds> = {
  approveReturn: 'claimToReturn',
  upholdReturn: 'claimToReturn',
  approveReplenishment: 'claimAccepted',
  upholdReplenishment: 'claimAccepted',
  upholdReceived: 'claimAccepted',
  receive: 'claimReceived',
  notArrived: 'claimMissed',
  decideArrived: 'claimReceived',
  reship: 'claimReplaced',
  approveRefund: 'claimRefunding',
  upholdRefund: 'claimRefunding',
  refund: 'claimRefunding',
  pay: 'claimRefunded',
  loseExchange: 'claimReplacementLost',
  loseReplenishment: 'claimReplacementLost',
  confirm: 'claimDone',
}
const buyerHearsWhy: Hears<keyof typeof wordyKinds> = {
  reject: 'claimRejected',
  refuse: 'claimRefused',
  deny: 'claimDenied',
  decideNotArrived: 'claimDenied',
}
type MerchantKey = keyof typeof merchantKinds | keyof typeof merchantWordyKinds
/** Of what the buyer or staff did. */
const merchantHears: Hears<MerchantKey> = {
  edit: 'claimChanged',
  resubmit: 'claimOpened',
  withdraw: 'claimWithdrawn',
  logistics: 'claimSentBack',
  appeal: 'claimAppealed',
  confirm: 'claimArrived',
  upholdRefund: 'claimUpheld',
  upholdReturn: 'claimUpheld',
  upholdReceived: 'claimUpheld',
  deny: 'claimDismissed',
  decideArrived: 'claimFound',
  decideNotArrived: 'claimNotFound',
}
const merchantHearsOfTime: Hears<MerchantKey> = {
  approveRefund: 'claimUnanswered',
  approveReturn: 'claimUnanswered',
  receive: 'claimUnchecked',
  notArrived: 'claimReturnAsked',
  confirm: 'claimArrived',
  loseExchange: 'claimShipmentLost',
}
/** A replenishment is the platform's, and out of the merchant's stock. */
const merchantHearsOfSupply: Hears<MerchantKey> = {
  approveReplenishment: 'claimSupplied',
  upholdReplenishment: 'claimSupplied',
}
function merchantKey(claim: ClaimRow, event: ClaimEvent, actor: Hand['actor']): MerchantKey | undefined {
  if (event === 'refund') return claim.type === 'exchange' ? 'claimUnsent' : undefined
  if (kindOf(claim) === 'replenishment') return merchantHearsOfSupply[event]
  if (event === 'expire') return claim.endedBecause === 'noLogistics' ? 'claimUnreturned' : 'claimLeft'
  if (actor === 'system') return merchantHearsOfTime[event]
  if (event === 'approveRefund') return actor === 'staff' ? 'claimGranted' : undefined
  return merchantHears[event]
}
function wordyKey(claim: ClaimRow, event: ClaimEvent): keyof typeof wordyKinds | undefined {
  const heard = buyerHearsWhy[event]
  return heard === 'claimRejected' && kindOf(claim) === 'replenishment' ? 'claimNotSupplied' : heard
}

/** Tells of a move that was just made, by whom and with what words. */
export async function tellOfMove(
  db: Db,
  claim: ClaimRow,
  event: ClaimEvent,
  { actor, note = '' }: Hand,
): Promise<void> {
  const plain = event === 'expire' ? closing(claim) : actor === 'system' ? buyerOfTime(event) : buyerHears[event]
  const wordy = wordyKey(claim, event)
  const { merchant, orderNo: _, ...about } = await toTell(db, claim.orderId)
  const told = { ...about, link: wayOf(claim), userId: claim.userId, once: onceOf(claim, event) }
  const params = { merchant, number: claim.serviceNo }
  if (plain) await tell(db, { ...told, key: plain, params })
  if (wordy) await tell(db, { ...told, key: wordy, params: { ...params, reason: note } })
  const heard = merchantKey(claim, event, actor)
  if (heard) await tellMerchant(db, claim, heard, event, note)
}
/** Nobody said that the goods did not come: their carrier did. */
const buyerOfTime = (event: ClaimEvent) => (event === 'notArrived' ? ('claimReturnLost' as const) : buyerHears[event])
const wayOf = ({ serviceNo }: ClaimRow): Address => `/user/user/orderRefund/details?serviceNo=${serviceNo}`
/** Tells the buyer that sending the goods back was repaid to their balance. */
export async function tellFreight(db: Db, claim: ClaimRow, amount: number): Promise<void> {
  const { userId, serviceNo: number } = claim
  const { about } = await toTell(db, claim.orderId)
  await tell(db, { userId, key: 'claimFreight', params: { amount, number }, link: wayOf(claim), about, once: number })
}
const closing = (claim: ClaimRow): keyof typeof buyerKinds =>
  claim.endedBecause === 'noLogistics' ? 'claimNotReturned' : 'claimOver'

/** delivered, held up, or not to arrive, by what its carrier tells */
type Turn = 'delivered' | 'problem' | 'astray'
const buyerHearsOf: Record<Way, Partial<Record<Turn, keyof typeof buyerKinds>>> = {
  return: { problem: 'claimParcelHeld', astray: 'claimReturnAstray' },
  back: { problem: 'claimParcelHeld' },
  replacement: {
    delivered: 'claimReplacementThere',
    problem: 'claimParcelHeld',
    astray: 'claimReplacementAstray',
  },
}
const merchantHearsOf: Record<Way, Partial<Record<Turn, keyof typeof merchantKinds>>> = {
  return: { delivered: 'claimReturnThere', astray: 'claimReturnUnheard' },
  back: {},
  replacement: { astray: 'claimShipmentAstray' },
}
/** Tells what became of a parcel, to whoever can do something about it: of a replenishment that is staff. */
export async function tellOfParcel(
  db: Db,
  claim: ClaimRow,
  { id, way }: { id: number; way: Way },
  turn: Turn,
): Promise<void> {
  const [buyers, members] = [buyerHearsOf[way][turn], merchantHearsOf[way][turn]]
  const { merchant, orderNo: _, ...about } = await toTell(db, claim.orderId)
  const { serviceNo: number, userId } = claim
  const once = `${number} parcel ${id}`
  if (buyers) await tell(db, { ...about, userId, key: buyers, params: { merchant, number }, link: wayOf(claim), once })
  if (members && kindOf(claim) !== 'replenishment')
    await tellMembers(db, claim, { key: members, params: { number } }, once)
}

const isWordy = (key: MerchantKey): key is keyof typeof merchantWordyKinds => key in merchantWordyKinds
/** Tells those of the merchant who may look at claims. */
export async function tellMerchant(
  db: Db,
  claim: Pick<ClaimRow, 'merchantId' | 'serviceNo' | 'orderId' | 'moves'>,
  key: MerchantKey,
  event: ClaimEvent | 'file',
  reason = '',
): Promise<void> {
  const { serviceNo: number } = claim
  const said = isWordy(key) ? { key, params: { number, reason } } : { key, params: { number } }
  await tellMembers(db, claim, said, onceOf(claim, event))
}
type Said =
  | { key: keyof typeof merchantKinds; params: { number: string } }
  | { key: keyof typeof merchantWordyKinds; params: { number: string; reason: string } }
async function tellMembers(
  db: Db,
  { merchantId, serviceNo: number, orderId }: Pick<ClaimRow, 'merchantId' | 'serviceNo' | 'orderId'>,
  said: Said,
  once: string,
): Promise<void> {
  const { about } = await toTell(db, orderId)
  const link: DeskAddress = `/merchant/after-sales/${number}?shop=${merchantId}`
  const told = { link, about: { ...about, note: number }, once }
  await tellPeople(db, merchantId, { ...told, ...said })
}
/** Of each move once: a claim may come to the same state again. */
const onceOf = ({ serviceNo, moves }: Pick<ClaimRow, 'serviceNo' | 'moves'>, event: string): string =>
  `${serviceNo} ${event} ${moves}`
