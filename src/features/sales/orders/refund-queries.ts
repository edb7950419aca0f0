// The SQL of units that go back: the lines with their stored shares, and how many of their units are given back.
import { sql } from 'kysely'
import type { Bearer } from '../promotions/lanes.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { UnitShare } from '#kernel/data/money.ts'

export interface SharedLine {
  id: number
  quantity: number
  refundedQuantity: number
  payable: UnitShare
  shares: (UnitShare & { bearer: Bearer })[]
}
const sharedLines = (lineIds: readonly number[]) => sql`
    select l.id, l.quantity, l.refunded_quantity as "refundedQuantity",
      json_build_object('unit', l.unit_payable, 'extra', l.unit_extra, 'from', 0) as payable,
      (select coalesce(json_agg(json_build_object(
          'bearer', s.bearer, 'unit', s.unit_amount, 'extra', s.unit_extra, 'from', s.unit_from)), '[]')
        from order_share s where s.order_id = l.order_id and s.order_line_id = l.id) as shares
    from order_line l where l.id = any(${idList(lineIds)})`
/** These lines of the order, locked. */
export const lockLines = (db: Db, orderId: number, lineIds: readonly number[]): Promise<SharedLine[]> =>
  sql<SharedLine>`${sharedLines(lineIds)} and l.order_id = ${orderId} order by l.id for update of l`
    .execute(db)
    .then((r) => r.rows)
/** The same as they stand, for who only looks. */
export const readLines = (db: Db, lineIds: readonly number[]): Promise<SharedLine[]> =>
  sql<SharedLine>`${sharedLines(lineIds)}`.execute(db).then((r) => r.rows)

export const addRefundedUnits = (db: Db, lineId: number, quantity: number): Promise<unknown> =>
  sql`update order_line set refunded_quantity = refunded_quantity + ${quantity} where id = ${lineId}`.execute(db)

/** Adds to what an order gave back; false when that would pass what was paid. */
export const addRefunded = (db: Db, orderId: number, amount: number): Promise<boolean> =>
  sql`update shop_order set refunded = refunded + ${amount} where id = ${orderId} and refunded + ${amount} <= paid`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

export interface ChargedBack {
  /** fen that the order lacks of what it would hold: banks took them back */
  chargedBack: number
  merchantId: number
}
/** Locked for the rest of the transaction. */
export const holdChargedBack = (db: Db, orderId: number): Promise<ChargedBack> =>
  sql<ChargedBack>`
    select charged_back as "chargedBack", merchant_id as "merchantId" from shop_order where id = ${orderId}
    for no key update`
    .execute(db)
    .then((r) => r.rows[0]!)
export const addChargedBack = (db: Db, orderId: number, amount: number): Promise<unknown> =>
  sql`update shop_order set charged_back = charged_back + ${amount} where id = ${orderId}`.execute(db)
