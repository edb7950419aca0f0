// The states of an order and what moves it: buttons, server and diagram read this table.
import { legal, type Machine } from '#kernel/data/machine.ts'

export type OrderStatus =
  | 'pendingPayment'
  | 'awaitingShipment'
  | 'awaitingReceipt'
  | 'toReview'
  | 'completed'
  | 'reviewed'
  | 'closed'
  | 'cancelled'
/**
 * ship: the last unit is on its way · receive: nothing travels any more and some of it arrived ·
 * callOff: nothing is left of it · complete: nobody reviewed in time · review: its last line was reviewed
 */
export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'latePay'
  | 'ship'
  | 'receive'
  | 'callOff'
  | 'complete'
  | 'review'

export const orderMachine: Machine<OrderStatus, OrderEvent> = {
  pendingPayment: { pay: 'awaitingShipment', cancel: 'cancelled', expire: 'closed' },
  closed: { latePay: 'awaitingShipment' },
  awaitingShipment: { ship: 'awaitingReceipt', receive: 'toReview', callOff: 'cancelled' },
  awaitingReceipt: { receive: 'toReview', callOff: 'cancelled' },
  toReview: { complete: 'completed', review: 'reviewed' },
  completed: { review: 'reviewed' },
  reviewed: {},
  cancelled: {},
}
export const orderStatuses = Object.keys(orderMachine) as OrderStatus[]
const ended: readonly OrderStatus[] = ['completed', 'reviewed', 'closed', 'cancelled']
/** True when nothing more will happen to the order by itself: it may leave the buyer's list. */
export const isEnded = (status: OrderStatus): boolean => ended.includes(status)
export const endedStatuses = (): OrderStatus[] => [...ended]

/** The statuses of each tab of the order list. */
export const tabs = {
  all: null,
  toPay: ['pendingPayment'],
  toShip: ['awaitingShipment'],
  toReceive: ['awaitingReceipt'],
  toReview: ['toReview'],
  afterSale: null,
} as const satisfies Record<string, readonly OrderStatus[] | null>
export type Tab = keyof typeof tabs

/** May it still go to another address? */
export const mayChangeAddress = (status: OrderStatus, shipped: boolean, isCollected: boolean): boolean =>
  !isCollected && (status === 'pendingPayment' || status === 'awaitingShipment') && !shipped

/** What is under way of a paid order. */
export interface Way {
  /** of the newest request to call it off */
  cancelRequest: 'none' | 'pending' | 'rejected'
  /** asked to hurry within the last day */
  reminded: boolean
  /** parcels that travel; those of them whose time may still be made longer */
  travelling: number
  extendable: number
  /** some of it is or was in a parcel */
  shipped: boolean
  /** ISO: what somebody else must do until then, or happens by itself; null: nothing of the kind */
  answerBy: string | null
  receiptAt: string | null
  missingUntil: string | null
}
export const noWay: Way = {
  cancelRequest: 'none',
  reminded: false,
  travelling: 0,
  extendable: 0,
  shipped: false,
  answerBy: null,
  receiptAt: null,
  missingUntil: null,
}
export interface Deadline {
  kind: 'pay' | 'cancelAnswer' | 'receipt' | 'missingAnswer' | 'collect'
  /** ISO */
  at: string
}
/** What comes first for the buyer: paying, an answer that is owed to them, a parcel that counts as received. */
export function deadlineOf(expiresAt: string | null, way: Way, collectUntil: string | null): Deadline | null {
  const first = (kind: Deadline['kind'], at: string | null): Deadline[] => (at === null ? [] : [{ kind, at }])
  const all = [
    ...first('pay', expiresAt),
    ...first('cancelAnswer', way.answerBy),
    ...first('missingAnswer', way.missingUntil),
    ...first('receipt', way.receiptAt),
    ...first('collect', collectUntil),
  ]
  return all[0] ?? null
}
/** May its lines be reviewed? So long as their time is not over. */
export const mayReview = (status: OrderStatus): boolean => legal(orderMachine, status).includes('review')

/** Of an order that is collected: when its merchant had it ready, when somebody took it. */
export interface Collecting {
  readyAt: string | null
  collectedAt: string | null
  /** it is cancelled then */
  collectUntil: string | null
}
/** What of its lines the buyer may still act on. */
export interface Open {
  /** some units may be claimed */
  claimable: boolean
  /** some line may be reviewed */
  reviewable: boolean
}
/** What the buyer may do now. */
export function buyerActions(
  status: OrderStatus,
  way: Way,
  { claimable, reviewable }: Open = { claimable: false, reviewable: false },
  pickup: Collecting | null = null,
  /** a bank transfer for it is looked at */
  inReview = false,
): string[] {
  if (inReview && status === 'pendingPayment') return ['viewProof']
  const events = legal(orderMachine, status)
  const ships = status === 'awaitingShipment'
  return [
    ...(events.includes('pay') ? ['pay'] : []),
    ...(mayChangeAddress(status, way.shipped, pickup !== null) ? ['changeAddress'] : []),
    ...(events.includes('cancel') ? ['cancel'] : []),
    ...(ships && way.cancelRequest !== 'pending' ? ['requestCancel'] : []),
    ...(ships && !way.reminded && way.cancelRequest !== 'pending' && !pickup?.readyAt ? ['remind'] : []),
    ...(way.travelling > 0 ? ['confirm'] : []),
    ...(way.extendable > 0 ? ['extend'] : []),
    ...(way.shipped && !pickup ? ['track'] : []),
    ...(reviewable ? ['review'] : []),
    ...(claimable ? ['afterSale'] : []),
    ...(status === 'pendingPayment' ? [] : ['rebuy']),
    ...(isEnded(status) ? ['delete'] : []),
  ]
}

/** How its after-sales stand, of the newest claim of each line: never stored with the order. */
export type AfterSales = 'none' | 'inProgress' | 'refunded'
const over: readonly string[] = ['refundComplete', 'closed', 'cancelledByUser']
export function afterSalesOf(lines: readonly { afterSale: { status: string } | null }[]): AfterSales {
  const statuses = lines.flatMap((line) => (line.afterSale ? [line.afterSale.status] : []))
  if (statuses.some((status) => !over.includes(status))) return 'inProgress'
  return statuses.includes('refundComplete') ? 'refunded' : 'none'
}
