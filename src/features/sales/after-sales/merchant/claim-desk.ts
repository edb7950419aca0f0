// A claim as the screens of both desks share it: where it stands, as a desk is told. Pure.
import { kindOf } from '../states.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { StateKind } from '#surfaces/console/desk/state.tsx'

export type ClaimHead = Output<'/api/v2/mch/refund/page'>['records'][number]
export type Claim = Output<'/api/v2/mch/refund/detail'>
export type Situation =
  | 'answer'
  | 'review'
  | 'sendBack'
  | 'check'
  | 'notArrived'
  | 'reship'
  | 'supply'
  | 'confirm'
  | 'stray'
  | 'straySupply'
  | 'rejected'
  | 'refused'
  | 'appeal'
  | 'refunding'
  | 'refunded'
  | 'withdrawn'
  | Over
type Over = 'noLogistics' | 'over' | 'denied' | 'lost' | 'replaced'
const endings: Record<NonNullable<ClaimHead['endedBecause']>, Over> = {
  noLogistics: 'noLogistics',
  rejected: 'over',
  denied: 'denied',
  notArrived: 'lost',
  done: 'replaced',
}
const plain: Partial<Record<ClaimHead['status'], Situation>> = {
  approved: 'supply',
  toBeReturned: 'sendBack',
  merchantReceived: 'reship',
  pendingRefund: 'refunding',
  merchantRefunded: 'refunding',
  refundComplete: 'refunded',
  cancelledByUser: 'withdrawn',
}
type Told = Pick<
  ClaimHead,
  'status' | 'type' | 'returnGoods' | 'appeal' | 'refused' | 'notArrived' | 'astray' | 'endedBecause' | 'waitsFor'
>
export function situationOf(claim: Told): Situation {
  if (claim.status === 'pendingReview') return claim.waitsFor === 'staff' ? 'review' : 'answer'
  if (claim.status === 'returning') return claim.notArrived ? 'notArrived' : 'check'
  if (claim.status === 'processing') {
    if (!claim.astray) return 'confirm'
    return kindOf(claim) === 'replenishment' ? 'straySupply' : 'stray'
  }
  if (claim.status === 'merchantRejected') {
    if (claim.appeal === 'pending') return 'appeal'
    return claim.refused ? 'refused' : 'rejected'
  }
  return plain[claim.status] ?? endings[claim.endedBecause ?? 'rejected']
}
export const looks: Record<Situation, StateKind> = {
  answer: 'asked',
  review: 'asked',
  appeal: 'bad',
  notArrived: 'bad',
  sendBack: 'pay',
  check: 'way',
  reship: 'ship',
  supply: 'ship',
  confirm: 'way',
  stray: 'bad',
  straySupply: 'bad',
  rejected: 'off',
  refused: 'off',
  refunding: 'pay',
  refunded: 'done',
  replaced: 'done',
  withdrawn: 'off',
  noLogistics: 'off',
  over: 'off',
  denied: 'off',
  lost: 'off',
}

/** What happens by itself, told by what the claim asks for. */
export type Silence =
  | 'approveRefund'
  | 'approveReturn'
  | 'refund'
  | 'close'
  | 'receive'
  | 'receiveBack'
  | 'done'
  | 'ask'
  | 'lose'
export function silenceOf(claim: Pick<ClaimHead, 'onDeadline' | 'type' | 'deadline'>): Silence | undefined {
  const { onDeadline, type } = claim
  if (onDeadline === 'approve') return type === 'refundOnly' ? 'approveRefund' : 'approveReturn'
  if (onDeadline === 'receive') return type === 'exchange' ? 'receive' : 'receiveBack'
  return onDeadline ?? undefined
}
/** An exchange moves goods, not money, until it cannot be sent. */
export const movesMoney = ({ type }: Pick<ClaimHead, 'type'>): boolean => type !== 'exchange'
