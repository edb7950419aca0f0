// The states of a claim and what moves it: buttons of all sides, server and timers read this table. Pure.
import { next, type Machine } from '#kernel/data/machine.ts'

export const claimTypes = ['refundOnly', 'returnAndRefund', 'exchange'] as const
export type ClaimType = (typeof claimTypes)[number]
/** What a claim is about: an exchange for which nothing goes back is a replenishment, which the platform reviews. */
export const claimKinds = [...claimTypes, 'replenishment'] as const
export type ClaimKind = (typeof claimKinds)[number]
export const kindOf = ({ type, returnGoods }: { type: ClaimType; returnGoods: boolean }): ClaimKind =>
  type === 'exchange' && !returnGoods ? 'replenishment' : type

export const claimStatuses = [
  'pendingReview',
  'approved',
  'toBeReturned',
  'returning',
  'merchantReceived',
  'merchantRejected',
  'pendingRefund',
  'merchantRefunded',
  'refundComplete',
  'processing',
  'closed',
  'cancelledByUser',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]
/**
 * approve…, uphold…, lose…: by what becomes of the claim then · reship: the replacement is on its way ·
 * refund: the money begins to go back · send: the provider has it · pay: it arrived · bounce: it came back
 */
export type ClaimEvent =
  | 'edit'
  | 'withdraw'
  | 'approveRefund'
  | 'approveReturn'
  | 'approveReplenishment'
  | 'reject'
  | 'resubmit'
  | 'appeal'
  | 'upholdRefund'
  | 'upholdReturn'
  | 'upholdReceived'
  | 'upholdReplenishment'
  | 'deny'
  | 'logistics'
  | 'receive'
  | 'refuse'
  | 'notArrived'
  | 'decideArrived'
  | 'decideNotArrived'
  | 'reship'
  | 'refund'
  | 'confirm'
  | 'loseExchange'
  | 'loseReplenishment'
  | 'expire'
  | 'send'
  | 'pay'
  | 'bounce'

export const claimMachine: Machine<ClaimStatus, ClaimEvent> = {
  pendingReview: {
    edit: 'pendingReview',
    withdraw: 'cancelledByUser',
    approveRefund: 'pendingRefund',
    approveReturn: 'toBeReturned',
    approveReplenishment: 'approved',
    reject: 'merchantRejected',
  },
  approved: { reship: 'processing', refund: 'pendingRefund' },
  toBeReturned: { logistics: 'returning', withdraw: 'cancelledByUser', expire: 'closed' },
  returning: {
    receive: 'merchantReceived',
    refuse: 'merchantRejected',
    notArrived: 'returning',
    decideArrived: 'merchantReceived',
    decideNotArrived: 'closed',
  },
  merchantReceived: { reship: 'processing', refund: 'pendingRefund' },
  merchantRejected: {
    resubmit: 'pendingReview',
    appeal: 'merchantRejected',
    upholdRefund: 'pendingRefund',
    upholdReturn: 'toBeReturned',
    upholdReceived: 'merchantReceived',
    upholdReplenishment: 'approved',
    deny: 'closed',
    expire: 'closed',
  },
  processing: { confirm: 'closed', loseExchange: 'merchantReceived', loseReplenishment: 'approved' },
  pendingRefund: { send: 'merchantRefunded' },
  merchantRefunded: { pay: 'refundComplete', bounce: 'pendingRefund' },
  refundComplete: { bounce: 'pendingRefund' },
  closed: {},
  cancelledByUser: {},
}

/** What a claim stands in, as far as it decides who may do what. */
export interface Standing {
  status: ClaimStatus
  type: ClaimType
  returnGoods: boolean
  appeal: 'pending' | 'upheld' | 'denied' | null
  /** the parcel with the goods was refused */
  refused: boolean
  mustAccept: boolean
  notArrived: boolean
  /** by its carrier's word the parcel on its way is lost, going back, or was never seen */
  astray: boolean
  resubmitted: number
  /** for good: staff answer in its place */
  shopClosed: boolean
}
export const ended: readonly ClaimStatus[] = ['refundComplete', 'closed', 'cancelledByUser']
export const isOpen = (status: ClaimStatus): boolean => !ended.includes(status)
/** Money went back for it, or is on its way. */
export const refunding: readonly ClaimStatus[] = ['pendingRefund', 'merchantRefunded', 'refundComplete']

/** return: to the merchant · back: refused there, to the buyer again · replacement: to the buyer */
export const ways = ['return', 'back', 'replacement'] as const
export type Way = (typeof ways)[number]
/** Who sent a parcel tells of it by hand, where nobody follows it: of what a buyer sends back nobody does. */
export const tellsOf = (claim: Pick<Standing, 'type' | 'returnGoods'>, way: Way): 'merchant' | 'staff' | undefined =>
  way === 'return' ? undefined : kindOf(claim) === 'replenishment' ? 'staff' : 'merchant'
/** A parcel that does not arrive, by what its carrier tells or does not tell. */
export const astray = ['back', 'unknown', 'lost'] as const

const on = (claim: Standing, event: ClaimEvent): boolean => next(claimMachine, claim.status, event) !== undefined
const isReplenishment = (claim: Standing): boolean => kindOf(claim) === 'replenishment'
/** The event by which a claim is approved. */
export const approval = (claim: Pick<Standing, 'type' | 'returnGoods'>): ClaimEvent => {
  const kind = kindOf(claim)
  if (kind === 'refundOnly') return 'approveRefund'
  return kind === 'replenishment' ? 'approveReplenishment' : 'approveReturn'
}
/** The event by which another replacement is due. */
export const losing = (claim: Pick<Standing, 'type' | 'returnGoods'>): ClaimEvent =>
  kindOf(claim) === 'replenishment' ? 'loseReplenishment' : 'loseExchange'
/** The event by which an appeal is upheld, by where the goods are. */
export const upholding = (claim: Standing, goodsWith: 'buyer' | 'merchant'): ClaimEvent => {
  const kind = kindOf(claim)
  if (kind === 'refundOnly') return 'upholdRefund'
  if (kind === 'replenishment') return 'upholdReplenishment'
  if (goodsWith === 'buyer') return 'upholdReturn'
  return kind === 'exchange' ? 'upholdReceived' : 'upholdRefund'
}

/** Undecided by the merchant, and nobody else decides. */
const rests = (claim: Standing): boolean => claim.appeal !== 'pending'
/** What the buyer may do now; `edit` of a rejected claim submits it again. */
export function buyerActions(claim: Standing, resubmissions: number): string[] {
  const again = on(claim, 'resubmit') && rests(claim) && !claim.refused && claim.resubmitted < resubmissions
  return [
    ...(on(claim, 'edit') || again ? ['edit'] : []),
    ...(on(claim, 'withdraw') ? ['cancel'] : []),
    ...(on(claim, 'appeal') && rests(claim) ? ['appeal'] : []),
    ...(on(claim, 'logistics') ? ['logistics'] : []),
    ...(on(claim, 'confirm') ? ['confirm'] : []),
  ]
}
/** What the merchant may do now: a replenishment is the platform's. */
export function merchantActions(claim: Standing): string[] {
  if (isReplenishment(claim) || claim.shopClosed) return []
  return [
    ...(on(claim, 'reject') ? ['approve', 'reject'] : []),
    ...(on(claim, 'receive') ? ['receive'] : []),
    ...(on(claim, 'refuse') && !claim.mustAccept ? ['refuse'] : []),
    ...(on(claim, 'notArrived') && !claim.notArrived ? ['notArrived'] : []),
    ...(on(claim, 'reship') && claim.type === 'exchange' ? ['reship'] : []),
    ...(on(claim, 'loseExchange') ? ['gone'] : []),
  ]
}
/** What staff may do now. */
export function staffActions(claim: Standing): string[] {
  const ours = isReplenishment(claim)
  return [
    ...((ours || claim.shopClosed) && on(claim, 'reject') ? ['approve', 'reject'] : []),
    ...(ours && on(claim, 'reship') ? ['ship'] : []),
    ...(ours && on(claim, 'loseReplenishment') ? ['gone'] : []),
    ...(claim.appeal === 'pending' ? ['decide'] : []),
    ...(claim.status === 'returning' && claim.notArrived ? ['decideArrival'] : []),
  ]
}
/** For whom a claim waits; null: for nobody any more. */
export function waitsFor(claim: Standing): 'buyer' | 'merchant' | 'staff' | 'provider' | null {
  if (!isOpen(claim.status)) return null
  if (refunding.includes(claim.status)) return 'provider'
  const isGone = claim.status === 'processing' && claim.astray
  if (staffActions(claim).some((action) => action !== 'gone' || isGone)) return 'staff'
  if (isGone) return 'merchant'
  if (['toBeReturned', 'merchantRejected', 'processing'].includes(claim.status)) return 'buyer'
  return 'merchant'
}

/**
 * What happens by itself when the time of a state is over; undefined: nothing does. Nobody's silence says that a parcel
 * arrived of which its carrier says otherwise: of goods sent back staff decide, and a replacement counts as lost.
 */
export function silence(claim: Standing): ClaimEvent | undefined {
  if (claim.appeal === 'pending' || claim.notArrived) return undefined
  switch (claim.status) {
    case 'pendingReview':
      return isReplenishment(claim) ? undefined : approval(claim)
    case 'approved':
      return 'refund'
    case 'merchantReceived':
      return claim.type === 'exchange' ? 'refund' : undefined
    case 'toBeReturned':
    case 'merchantRejected':
      return 'expire'
    case 'returning':
      return claim.astray ? 'notArrived' : 'receive'
    case 'processing':
      return claim.astray ? losing(claim) : 'confirm'
    default:
      return undefined
  }
}
/** The setting that says how long a state lasts before that. */
const seconds = {
  pendingReview: 'claimAnswerSeconds',
  approved: 'claimReshipSeconds',
  toBeReturned: 'claimLogisticsSeconds',
  returning: 'claimReceiveSeconds',
  merchantReceived: 'claimReshipSeconds',
  merchantRejected: 'claimRejectedSeconds',
  processing: 'claimConfirmSeconds',
} as const satisfies Partial<Record<ClaimStatus, string>>
export type TimeSetting = (typeof seconds)[keyof typeof seconds] | 'claimAstraySeconds'
/** Undefined where nothing happens by itself. */
export function timeOf(claim: Standing): TimeSetting | undefined {
  if (silence(claim) === undefined) return undefined
  if (claim.status === 'processing' && claim.astray) return 'claimAstraySeconds'
  return seconds[claim.status as keyof typeof seconds]
}
