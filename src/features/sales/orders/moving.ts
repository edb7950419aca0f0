// The door's part for whoever moves paid orders on: the row, locked, and its moves with their history.
import {
  insertHistory,
  lockOrderRow,
  moveOrderRow,
  type LockedOrder,
  type OrderKey,
  type Owner,
} from './moving-queries.ts'
import { orderMachine, type OrderEvent, type OrderStatus } from './states.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { next } from '#kernel/data/machine.ts'

export type { LockedOrder, OrderKey, Owner }
export interface Hand {
  actor: 'buyer' | 'merchant' | 'staff' | 'system'
  actorId?: number
  note?: string
}

/** The order, locked for the rest of the transaction. Refuses notFound, for other people's and merchants' too. */
export async function lockedOrder(db: Db, key: OrderKey): Promise<LockedOrder> {
  const order = await lockOrderRow(db, key)
  if (!order) throw new Refusal('notFound')
  return order
}

/** Moves a locked order by an event, with its history; the state it stands in now. Refuses orderStateChanged. */
export async function moveOrder(db: Db, order: LockedOrder, event: OrderEvent, hand: Hand): Promise<OrderStatus> {
  const to = next(orderMachine, order.status, event)
  if (!to || !(await moveOrderRow(db, order, to))) throw new Refusal('orderStateChanged')
  await noteOrder(db, { ...order, status: to }, event, hand, order.status)
  return to
}
/** Something happened to a locked order that stays in its state; the id of that line of its history. */
export const noteOrder = (
  db: Db,
  order: LockedOrder,
  event: string,
  hand: Hand,
  before: OrderStatus = order.status,
): Promise<number> => insertHistory(db, { orderId: order.id, event, from: before, to: order.status, ...hand })
