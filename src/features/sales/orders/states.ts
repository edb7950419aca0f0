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
export type OrderEvent = 'pay' | 'cancel' | 'expire' | 'latePay'

export const orderMachine: Machine<OrderStatus, OrderEvent> = {
  pendingPayment: { pay: 'awaitingShipment', cancel: 'cancelled', expire: 'closed' },
  closed: { latePay: 'awaitingShipment' },
  awaitingShipment: {},
  awaitingReceipt: {},
  toReview: {},
  completed: {},
  reviewed: {},
  cancelled: {},
}
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
} as const satisfies Record<string, readonly OrderStatus[] | null>
export type Tab = keyof typeof tabs

/** What the buyer may do now. */
export function buyerActions(status: OrderStatus): string[] {
  const events = legal(orderMachine, status)
  return [
    ...(events.includes('pay') ? ['pay'] : []),
    ...(events.includes('cancel') ? ['cancel'] : []),
    ...(status === 'pendingPayment' ? [] : ['rebuy']),
    ...(isEnded(status) ? ['delete'] : []),
  ]
}
