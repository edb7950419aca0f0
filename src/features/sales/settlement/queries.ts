// The SQL of settlements.
import { sql } from 'kysely'
import type { SoldLine } from './amounts.ts'
import type { Db } from '#kernel/data/db.ts'

export interface OrderLine extends SoldLine {
  id: number
  settled: boolean
  /** fen of it that were not there to be settled: a bank took them */
  gone: number
}
export interface SettlingOrder {
  /** fen of freight that are still held: the payer's part and the platform's */
  freight: number
  /** are freight and tax the merchant's already? */
  restSettled: boolean
  /** fen of freight and tax that were not there to be settled */
  restGone: number
  /** fen that it lacks of what it would hold: banks took them */
  chargedBack: number
  lines: OrderLine[]
}
/** An order with all that settling asks of it; the caller holds its lock. */
export const readOrder = async (db: Db, orderId: number): Promise<SettlingOrder> => {
  const lines = await sql<OrderLine>`
    select l.id, l.quantity, l.refunded_quantity as "refundedQuantity", l.tax, l.price,
      l.commission_bp as "commissionBp",
      json_build_object('unit', l.unit_payable, 'extra', l.unit_extra, 'from', 0) as payable,
      (select coalesce(json_agg(json_build_object(
          'unit', s.unit_amount, 'extra', s.unit_extra, 'from', s.unit_from)), '[]')
        from order_share s where s.order_line_id = l.id and s.bearer = 'platform') as added,
      exists (select from settlement s where s.order_line_id = l.id) as settled,
      (select coalesce(sum(s.gone), 0) from settlement s
        where s.order_id = l.order_id and s.order_line_id = l.id and s.gone <> 0)::bigint as gone
    from order_line l where l.order_id = ${orderId} order by l.id`.execute(db)
  const order = await sql<Omit<SettlingOrder, 'lines'>>`
    select case when o.freight_refunded then 0 else
        o.payable - (select sum(l.payable) from order_line l where l.order_id = o.id)
        + (select coalesce(sum(s.amount), 0) from order_share s
            where s.order_id = o.id and s.order_line_id is null and s.bearer = 'platform')
      end::bigint as freight,
      exists (select from settlement s where s.order_id = o.id and s.order_line_id is null) as "restSettled",
      (select coalesce(sum(s.gone), 0) from settlement s where s.order_id = o.id and s.order_line_id is null
          and s.gone <> 0)::bigint as "restGone",
      o.charged_back as "chargedBack"
    from shop_order o where o.id = ${orderId}`.execute(db)
  return { ...order.rows[0]!, lines: lines.rows }
}

export interface SettlementRow {
  key: string
  orderId: number
  merchantId: number
  orderLineId: number | null
  goods: number
  gross: number
  added: number
  commission: number
  rest: number
  tax: number
  /** fen that it is worth beyond goods and rest, and were not there */
  gone: number
}
export const insertSettlement = (db: Db, row: SettlementRow): Promise<unknown> =>
  sql`insert into settlement (key, order_id, merchant_id, order_line_id, goods, gross, added, commission, rest, tax,
      gone)
    values (${row.key}, ${row.orderId}, ${row.merchantId}, ${row.orderLineId}, ${row.goods}, ${row.gross},
      ${row.added}, ${row.commission}, ${row.rest}, ${row.tax}, ${row.gone})`.execute(db)
