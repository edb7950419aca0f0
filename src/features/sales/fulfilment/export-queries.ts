// SQL of orders as a file: a row for each order line, with the buyer's address as the desk may see it.
import { sql } from 'kysely'
import type { ShownWording } from '#features/catalog/products/questions.ts'
import type { OrderStatus } from '../orders/states.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface OrderLineRow {
  orderId: number
  orderNo: string
  status: OrderStatus
  createdAt: Date
  paidAt: Date | null
  buyer: string
  code: string
  title: string
  spec: string
  wordings: ShownWording[]
  quantity: number
  /** '': pieces */
  unit: string
  price: number
  payable: number
  paid: number
  refunded: number
  freight: number
  address: { name: string; areaCode: string; phone: string; text: Partial<Record<Language, string>> }
  addressOpen: boolean
  remark: string
  parcels: string
}
export interface Range {
  from: string
  until: string
}
/** The lines of so many orders behind one, in their order. */
export const orderSlice = (
  db: Db,
  merchantId: number,
  lang: Language,
  { from, until }: Range,
  { after, size, addressSeconds }: { after: number; size: number; addressSeconds: number },
): Promise<OrderLineRow[]> =>
  sql<OrderLineRow>`
    with wanted as (
      select o.id from shop_order o
      where o.merchant_id = ${merchantId} and o.id > ${after} and o.created_at >= ${from}::timestamptz
        and o.created_at < ${until}::timestamptz
      order by o.id limit ${size}
    )
    select o.id as "orderId", o.order_no as "orderNo", o.status, o.created_at as "createdAt", o.paid_at as "paidAt",
      (select u.nickname from user_account u where u.id = o.user_id) as buyer, k.code,
      in_language(l.title, ${lang}) as title,
      (select coalesce(string_agg(in_language(s -> 'value', ${lang}), ${sql.lit(' · ')} order by n), '')
        from jsonb_array_elements(l.spec) with ordinality as e(s, n)) as spec,
      wordings_in(l.wordings, ${lang}) as wordings,
      l.quantity, coalesce(unit_in(l.unit, ${lang}) ->> 'one', '') as unit, l.price, o.payable, o.paid, o.refunded,
      o.freight,
      coalesce(o.address, o.pickup -> 'to') as address,
      o.paid_at is not null and coalesce(o.received_at, o.ended_at, shop_now())
        > shop_now() - make_interval(secs => ${addressSeconds}) as "addressOpen",
      o.remark,
      (select coalesce(string_agg(a.carrier || ' ' || a.waybill, ', ' order by a.id), '')
        from parcel a where a.order_id = o.id) as parcels
    from wanted w join shop_order o on o.id = w.id join order_line l on l.order_id = o.id join sku k on k.id = l.sku_id
    order by o.id, l.id`
    .execute(db)
    .then((r) => r.rows)
