// The SQL of a price that the merchant lowers: the lines with what came off them, and their new sums.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

export interface LoweredLine {
  id: number
  quantity: number
  goodsAmount: number
  /** 0: no tax is due */
  taxBp: number
  priceKind: string
  /** what came off in all lanes but the merchant's adjustment */
  discount: number
  /** what the merchant took off before */
  adjusted: number
}
export const linesToLower = (db: Db, orderId: number): Promise<LoweredLine[]> =>
  sql<LoweredLine>`
    select l.id, l.quantity, l.goods_amount as "goodsAmount", l.tax_bp as "taxBp", l.price_kind as "priceKind",
      l.discount - a.amount as discount, a.amount as adjusted
    from order_line l cross join lateral (
      select coalesce(sum(s.amount), 0)::bigint as amount from order_share s
      where s.order_line_id = l.id and s.lane = 'merchantAdjustment') a
    where l.order_id = ${orderId} order by l.id`
    .execute(db)
    .then((r) => r.rows)

/** The unpaid order of this merchant and its payment; undefined for other merchants'. */
export const findOfMerchant = (db: Db, merchantId: number, orderNo: string) =>
  sql<{ paymentId: number | null }>`
    select (select g.payment_id from payment_order g join payment p on p.id = g.payment_id
        where g.order_id = o.id and p.status <> 'void' order by g.payment_id desc limit 1) as "paymentId"
    from shop_order o where o.order_no = ${orderNo} and o.merchant_id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0])

export interface NewSums {
  id: number
  discount: number
  tax: number
  payable: number
  unit_payable: number
  unit_extra: number
  /** of the merchant's adjustment */
  amount: number
  share_unit: number
  share_extra: number
  share_from: number
}
/** Writes the new sums of these lines and of their order; what it costs now. */
export async function writeLowered(db: Db, orderId: number, lines: readonly NewSums[]): Promise<number> {
  await sql`delete from order_share
    where order_line_id = any(${idList(lines.map((l) => l.id))}) and lane = 'merchantAdjustment'`.execute(db)
  await sql`
    with n as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n(id bigint, discount bigint, tax bigint,
        payable bigint, unit_payable bigint, unit_extra int, amount bigint, share_unit bigint, share_extra int,
        share_from int)
    ), shared as (
      insert into order_share (order_id, order_line_id, lane, bearer, amount, unit_amount, unit_extra, unit_from)
      select ${orderId}, id, 'merchantAdjustment', 'merchant', amount, share_unit, share_extra, share_from
      from n where amount > 0
    )
    update order_line l set discount = n.discount, tax = n.tax, payable = n.payable, unit_payable = n.unit_payable,
      unit_extra = n.unit_extra
    from n where l.id = n.id and l.order_id = ${orderId}`.execute(db)
  const { rows } = await sql<{ payable: number }>`
    update shop_order o set discount = s.discount, tax = l.tax,
      payable = o.goods_amount + o.freight + l.tax - s.discount
    from (select coalesce(sum(amount), 0) as discount from order_share where order_id = ${orderId}) s,
      (select sum(tax) as tax from order_line where order_id = ${orderId}) l
    where o.id = ${orderId} returning o.payable`.execute(db)
  return rows[0]!.payable
}
