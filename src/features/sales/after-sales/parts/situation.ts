// Where a claim stands, as its buyer is told: who acts now, what the words are called, how far it is. Pure.
import type { Calls } from '#kernel/call/contract.ts'
import { kindOf, type ClaimKind } from '../states.ts'

export type ClaimHead = Calls['/api/v2/order/refund/page']['output']['records'][number]
export type Claim = Calls['/api/v2/order/refund/detail']['output']
export type Situation =
  | 'answer'
  | 'review'
  | 'sendBack'
  | 'onWayBack'
  | 'strayBack'
  | 'notArrived'
  | 'replacing'
  | 'supplying'
  | 'replacement'
  | 'strayReplacement'
  | 'rejected'
  | 'rejectedLast'
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

type Standing = Pick<
  ClaimHead,
  'status' | 'type' | 'returnGoods' | 'appeal' | 'refused' | 'notArrived' | 'astray' | 'endedBecause' | 'actions'
>
const plain: Partial<Record<ClaimHead['status'], Situation>> = {
  approved: 'supplying',
  toBeReturned: 'sendBack',
  merchantReceived: 'replacing',
  pendingRefund: 'refunding',
  merchantRefunded: 'refunding',
  refundComplete: 'refunded',
  cancelledByUser: 'withdrawn',
}
export function situationOf(claim: Standing): Situation {
  switch (claim.status) {
    case 'pendingReview':
      return kindOf(claim) === 'replenishment' ? 'review' : 'answer'
    case 'returning':
      return claim.notArrived ? 'notArrived' : claim.astray ? 'strayBack' : 'onWayBack'
    case 'processing':
      return claim.astray ? 'strayReplacement' : 'replacement'
    case 'merchantRejected':
      return rejection(claim)
    default:
      return plain[claim.status] ?? endings[claim.endedBecause ?? 'rejected']
  }
}
function rejection({ appeal, refused, actions }: Standing): Situation {
  if (appeal === 'pending') return 'appeal'
  if (refused) return 'refused'
  return actions.includes('edit') ? 'rejected' : 'rejectedLast'
}

export type Stage = 'answer' | 'review' | 'sendBack' | 'check' | 'replacement' | 'refund' | 'rejected' | 'appeal'
const ways: Record<ClaimKind, readonly Stage[]> = {
  refundOnly: ['answer', 'refund'],
  returnAndRefund: ['answer', 'sendBack', 'check', 'refund'],
  exchange: ['answer', 'sendBack', 'check', 'replacement'],
  replenishment: ['review', 'replacement'],
}
/** The stages of its way and which one is present; undefined where it ended before its end. */
export function wayOf(claim: Standing): { stages: readonly Stage[]; current: number } | undefined {
  const way = ways[kindOf(claim)]
  const situation = situationOf(claim)
  const last = way.length - 1
  const at = (place: number, now?: Stage) => {
    const current = Math.min(place, last)
    return { stages: way.with(current, now ?? way[current]!), current }
  }
  if (situation === 'refunding') return at(last, 'refund')
  if (situation === 'refunded') return { stages: way.with(last, 'refund'), current: way.length }
  if (situation === 'replaced') return { stages: way, current: way.length }
  if (claim.status === 'merchantRejected')
    return at(claim.refused ? 2 : 0, situation === 'appeal' ? 'appeal' : 'rejected')
  const place = places[situation]
  return place === undefined ? undefined : at(place)
}
const places: Partial<Record<Situation, number>> = {
  answer: 0,
  review: 0,
  sendBack: 1,
  onWayBack: 2,
  strayBack: 2,
  notArrived: 2,
  replacing: 3,
  supplying: 1,
  replacement: 3,
  strayReplacement: 3,
}

/** When the time that runs now began: an edit, or a parcel that is asked about, does not begin it anew. */
export const began = ({ history, createdAt }: Pick<Claim, 'history' | 'createdAt'>): string =>
  history.findLast(({ event }) => event !== 'edit' && event !== 'notArrived')?.createdAt ?? createdAt
