// The SQL of orders that are collected: their codes, and an order as whoever hands it over sees it.
import { sql } from 'kysely'
import type { ShownWording } from '#features/catalog/products/questions.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** False when another order of this merchant waits under the same mark. */
export const insertCode = (
  db: Db,
  code: { orderId: number; merchantId: number; mark: Buffer; sealed: Buffer },
): Promise<boolean> =>
  sql`
    insert into pickup_code (order_id, merchant_id, mark, sealed)
    values (${code.orderId}, ${code.merchantId}, ${code.mark}, ${code.sealed}) on conflict do nothing`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
export const dropCode = (db: Db, orderId: number): Promise<unknown> =>
  sql`delete from pickup_code where order_id = ${orderId}`.execute(db)

export interface WaitingOrder {
  orderId: number
  orderNo: string
  /** who collects it */
  person: string
  phone: string
  point: string
  time: { day: string; at: string }
  readyAt: Date
  isCancelAsked: boolean
  lines: {
    orderLineId: number
    title: string
    spec: string
    wordings: ShownWording[]
    picture: string | null
    quantity: number
  }[]
}
/** The order of this merchant that waits under this mark. */
export const findWaiting = (
  db: Db,
  merchantId: number,
  mark: Buffer,
  lang: Language,
): Promise<WaitingOrder | undefined> =>
  sql<WaitingOrder>`
    select o.id as "orderId", o.order_no as "orderNo", o.pickup -> 'to' ->> 'name' as person,
      '+' || replace(o.pickup -> 'to' ->> 'areaCode', '+', '') || ' ' || (o.pickup -> 'to' ->> 'phone') as phone,
      o.pickup -> 'point' ->> 'name' as point, o.pickup -> 'wanted' as time, o.ready_at as "readyAt",
      exists (select from cancel_request c where c.order_id = o.id and c.status = 'pending') as "isCancelAsked", (
        select json_agg(json_build_object('orderLineId', l.id, 'title', in_language(l.title, ${lang}),
          'spec', spec_in(l.spec, ${lang}),
          'wordings', wordings_in(l.wordings, ${lang}), 'picture', l.picture, 'quantity', l.quantity) order by l.id)
        from order_line l where l.order_id = o.id) as lines
    from pickup_code k join shop_order o on o.id = k.order_id
    where k.merchant_id = ${merchantId} and k.mark = ${mark} and o.merchant_id = ${merchantId}
      and o.status = 'awaitingShipment'`
    .execute(db)
    .then((r) => r.rows[0])
