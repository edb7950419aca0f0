// The SQL of sheets to print: what stands on them, and tickets that fetch one once.
import { sql } from 'kysely'
import type { ShownWording } from '#features/catalog/products/questions.ts'
import type { OrderStatus } from '../orders/states.ts'
import { textList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface SlipLine {
  title: string
  spec: string
  wordings: ShownWording[]
  quantity: number
  price: number
}
/** One parcel, or with carrier null what is left to be packed. */
export interface SlipParcel {
  carrier: string | null
  waybill: string
  lines: SlipLine[]
}
export interface SlipOrder {
  id: number
  orderNo: string
  userId: number
  status: OrderStatus
  shop: string
  paidAt: Date | null
  remark: string
  address: { name: string; areaCode: string; phone: string; text: Partial<Record<Language, string>> }
  /** it may be seen in full: from payment until some time after its end */
  addressOpen: boolean
  parcels: SlipParcel[]
}
const line = (lang: Language, quantity: ReturnType<typeof sql>) => sql`json_build_object(
  'title', in_language(l.title, ${lang}), 'spec', spec_in(l.spec, ${lang}),
  'wordings', wordings_in(l.wordings, ${lang}), 'quantity', ${quantity}, 'price', l.price)`
/** The merchant's orders of these numbers; of each what is left to be packed, and where nothing is, its parcels. */
export const slipOrders = (
  db: Db,
  merchantId: number,
  orderNos: readonly string[],
  lang: Language,
  addressSeconds: number,
): Promise<SlipOrder[]> =>
  sql<SlipOrder>`
    select o.id, o.order_no as "orderNo", o.user_id as "userId", o.status, in_language(m.name, ${lang}) as shop,
      o.paid_at as "paidAt", o.remark, coalesce(o.address, o.pickup -> 'to') as address, o.paid_at is not null
        and coalesce(o.received_at, o.ended_at, shop_now()) > shop_now() - make_interval(secs => ${addressSeconds})
        as "addressOpen",
      case when w.lines is not null
        then json_build_array(json_build_object('carrier', null, 'waybill', '', 'lines', w.lines))
        else (select coalesce(json_agg(json_build_object('carrier', p.carrier, 'waybill', p.waybill, 'lines', (
            select json_agg(${line(lang, sql`u.quantity`)} order by l.id)
            from parcel_line u join order_line l on l.id = u.order_line_id where u.parcel_id = p.id))
            order by p.id), '[]')
          from parcel p where p.order_id = o.id and p.status in ('travelling', 'received')) end as parcels
    from shop_order o join merchant m on m.id = o.merchant_id cross join lateral (
      select json_agg(${line(lang, sql`left_over.n`)} order by l.id) as lines
      from order_line l cross join lateral (
        select l.quantity - (select coalesce(sum(u.quantity), 0) from parcel_line u where u.order_line_id = l.id)
          - (select coalesce(sum(c.quantity), 0) from called_off c where c.order_line_id = l.id) as n) left_over
      where l.order_id = o.id and left_over.n > 0 and o.status = 'awaitingShipment'
    ) w
    where o.merchant_id = ${merchantId} and o.order_no = any(${textList(orderNos)})
    order by array_position(${textList(orderNos)}, o.order_no)`
    .execute(db)
    .then((r) => r.rows)

export interface SlipWish {
  orderNos: readonly string[]
  kind: 'packing' | 'label'
  prices: boolean
  lang: Language
}
export interface Ticket {
  merchantId: number
  userId: number
  wish: SlipWish
}
export const insertTicket = (
  db: Db,
  token: string,
  { merchantId, userId, wish }: Ticket,
  seconds: number,
): Promise<Date> =>
  sql<{ at: Date }>`
    insert into slip_ticket (token, merchant_id, user_id, wish, expires_at)
    values (${token}, ${merchantId}, ${userId}, ${JSON.stringify(wish)}::jsonb,
      shop_now() + make_interval(secs => ${seconds}))
    returning expires_at as at`
    .execute(db)
    .then((r) => r.rows[0]!.at)
const ofMember = sql`expires_at > shop_now() and exists (
  select from membership m where m.user_id = t.user_id and m.audience = 'merchant' and m.merchant_id = t.merchant_id)`
const columns = sql`t.merchant_id as "merchantId", t.user_id as "userId", t.wish`
/** A ticket that still holds, and whose owner still belongs to the merchant. */
export const ticketOf = (db: Db, token: string): Promise<Ticket | undefined> =>
  sql<Ticket>`select ${columns} from slip_ticket t where token = ${token} and ${ofMember}`
    .execute(db)
    .then((r) => r.rows[0])
/** Spends it: it holds once. */
export const spendTicket = (db: Db, token: string): Promise<Ticket | undefined> =>
  sql<Ticket>`delete from slip_ticket t where token = ${token} and ${ofMember} returning ${columns}`
    .execute(db)
    .then((r) => r.rows[0])
export const dropOldTickets = (db: Db): Promise<unknown> =>
  sql`delete from slip_ticket where expires_at < shop_now()`.execute(db)
export const dropTicketsOf = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from slip_ticket where user_id = ${userId}`.execute(db)
