// SQL of orders about one person as such: what still runs, what is kept of them, and what stays when they leave.
import { sql } from 'kysely'
import type { OrderStatus } from './states.ts'
import type { Db } from '#kernel/data/db.ts'

/** Orders that are not ended yet, the oldest first. */
export const runningOrders = (db: Db, userId: number, ended: readonly OrderStatus[]) =>
  sql<{ orderNo: string; status: OrderStatus }>`
    select order_no as "orderNo", status from shop_order
    where user_id = ${userId} and status <> all(${ended}) order by id`
    .execute(db)
    .then((r) => r.rows)

/** Every order of a person with its lines, as it is kept. */
export const ordersInFull = (db: Db, userId: number) =>
  sql<{
    order: { orderNo: string; invoice: { type: string; title: string; taxNumber: string } }
  }>`select json_build_object('orderNo', o.order_no, 'status', o.status, 'createdAt', o.created_at,
      'paidAt', o.paid_at, 'payable', o.payable, 'paid', o.paid, 'refunded', o.refunded,
      'freight', o.freight, 'remark', o.remark, 'invoice', json_build_object(
        'type', o.invoice_type, 'title', o.invoice_title, 'taxNumber', o.invoice_tax_no),
      'address', o.address, 'collected', o.pickup, 'lines', (
        select json_agg(json_build_object('title', l.title, 'spec', l.spec, 'price', l.price,
          'quantity', l.quantity, 'wordings', l.wordings, 'payable', l.payable) order by l.id)
        from order_line l where l.order_id = o.id)) as order
    from shop_order o where o.user_id = ${userId} order by o.id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.order))

/** Names, addresses and words go, also those of others in its history; numbers, sums and states stay. */
export const eraseOrders = (db: Db, userId: number): Promise<unknown> =>
  sql`with erased as (
      update shop_order set
        address = case when pickup is null then '{"name":"","areaCode":"","phone":"","text":{}}'::jsonb end,
        pickup = jsonb_set(pickup, '{to}', '{"name":"","areaCode":"","phone":"","text":{}}'), remark = '',
        cancel_reason = null, invoice_title = '', invoice_tax_no = '',
        merchant_remark = '', merchant_remark_by = null, merchant_remark_at = null
      where user_id = ${userId} returning id
    ), worded as (
      update order_line l set wordings = (
        select jsonb_agg(w.one || jsonb_build_object('answers', (
          select coalesce(jsonb_agg(case when jsonb_typeof(a.one -> 'words') = 'object' then a.one
            else a.one || '{"value": ""}' end order by a.place), '[]')
          from jsonb_array_elements(w.one -> 'answers') with ordinality a(one, place))) order by w.place)
        from jsonb_array_elements(l.wordings) with ordinality w(one, place))
      where l.user_id = ${userId} and l.wordings <> '[]'
    )
    update order_history h set note = '' from erased e where h.order_id = e.id and h.note <> ''`.execute(db)

/** Who remarked on orders of a merchant leaves: their words stay with the order, their name does not. */
export const forgetRemarker = (db: Db, userId: number): Promise<unknown> =>
  sql`update shop_order set merchant_remark_by = null where merchant_remark_by = ${userId}`.execute(db)
