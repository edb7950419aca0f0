// The SQL that reads paid orders on their way: parcels and requests for both sides, the merchant's list and order.
import { sql, type RawBuilder } from 'kysely'
import { dueJoin, dueOf, type Due } from './due-queries.ts'
import { troubleOf } from './trouble-queries.ts'
import type { ScanKind, Trouble } from './movement.ts'
import type { ScanView } from './scan-view.ts'
import type { Collecting, OrderStatus } from '../orders/states.ts'
import type { KeptPoint, PickupTime } from '../orders/orders.ts'
import type { ShownWording } from '#features/catalog/products/questions.ts'
import type { StockPolicy, UnitWords } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface ParcelView {
  parcelId: number
  carrier: string
  waybill: string
  status: 'travelling' | 'received' | 'lost' | 'returned'
  shippedAt: string
  confirmAt: string
  extended: boolean
  missingAt: string | null
  missingUntil: string | null
  endedAt: string | null
  note: string
  expected: { from: string; until: string } | null
  track: ScanKind | null
  movedAt: string | null
  deliveredAt: string | null
  trouble: Trouble | null
  tracked: boolean
  scans: ScanView[]
  lines: { orderLineId: number; title: string; picture: string | null; quantity: number; unit: UnitWords | null }[]
}
export interface RequestView {
  status: 'pending' | 'approved' | 'rejected'
  reason: string
  answer: string
  askedAt: string
  answerBy: string
  answeredAt: string | null
}
export interface WayRow {
  orderNo: string
  status: OrderStatus
  parcels: ParcelView[]
  destination: string
  id: number
  /** the code by which it is collected */
  sealed: Buffer | null
  cancelRequest: RequestView | null
  remindAgainAt: string | null
}
/** A scan `s` as its readers get it. */
const scanJson = sql`json_build_object('scanId', s.id, 'at', s.at, 'kind', s.kind, 'text', s.text, 'place', s.place,
  'byMerchant', s.by_merchant)`
/** A parcel `p` as its readers get it. */
const parcelOf = (lang: Language) => sql`json_build_object('parcelId', p.id, 'carrier', p.carrier, 'waybill', p.waybill,
    'status', p.status, 'shippedAt', p.shipped_at, 'confirmAt', p.confirm_at, 'extended', p.extended,
    'missingAt', p.missing_at, 'missingUntil', p.missing_until, 'endedAt', p.ended_at, 'note', p.note,
    'expected', case when p.expected_until is not null then json_build_object('from', p.expected_from,
      'until', p.expected_until) end, 'track', p.track, 'movedAt', p.moved_at, 'deliveredAt', p.delivered_at,
    'trouble', p.trouble, 'tracked', p.tracked, 'scans', (
      select coalesce(json_agg(${scanJson}), '[]') from parcel_scan s where s.parcel_id = p.id),
    'lines', (
      select json_agg(json_build_object('orderLineId', l.id, 'title', in_language(l.title, ${lang}),
        'picture', l.picture, 'quantity', u.quantity, 'unit', unit_in(l.unit, ${lang})) order by l.id)
      from parcel_line u join order_line l on l.id = u.order_line_id where u.parcel_id = p.id
    ))`
const parcels = (lang: Language) => sql`(
  select coalesce(json_agg(${parcelOf(lang)} order by p.id), '[]') from parcel p where p.order_id = o.id)`
const request = (lang: Language) => sql`(
  select json_build_object('status', c.status,
    'reason', coalesce(nullif(in_language(c.reason_name, ${lang}), ''), c.reason), 'answer', c.answer,
    'askedAt', c.asked_at, 'answerBy', c.answer_by, 'answeredAt', c.answered_at)
  from cancel_request c where c.order_id = o.id order by c.id desc limit 1)`

/** How the buyer's order is on its way; undefined for other people's. */
export const wayOf = (db: Db, userId: number, lang: Language, orderNo: string): Promise<WayRow | undefined> =>
  sql<WayRow>`
    select o.order_no as "orderNo", o.status, ${parcels(lang)} as parcels, ${request(lang)} as "cancelRequest",
      coalesce(nullif(o.address ->> 'city', ''), o.address ->> 'state', '') as destination,
      (select c.sealed from pickup_code c where c.order_id = o.id and o.status = 'awaitingShipment') as sealed,
      o.id,
      (select to_json(max(r.again_at)) from order_reminder r where r.order_id = o.id and r.again_at > shop_now())
        as "remindAgainAt"
    from shop_order o where o.order_no = ${orderNo} and o.user_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])

export interface LatestRow {
  orderNo: string
  merchant: string
  parcel: ParcelView
  /** others that travel */
  more: number
}
/** Of the buyer's parcels that travel the one that moved last. */
export const latestOf = (db: Db, userId: number, lang: Language): Promise<LatestRow | undefined> =>
  sql<LatestRow>`
    with going as (
      select p.id, o.order_no, o.merchant_id, count(*) over () - 1 as more
      from shop_order o join parcel p on p.order_id = o.id and p.status = 'travelling'
      where o.user_id = ${userId} and o.hidden_at is null
        and o.status = any(array['awaitingShipment', 'awaitingReceipt'])
      order by greatest(p.shipped_at, p.moved_at) desc, p.id desc limit 1
    )
    select g.order_no as "orderNo", in_language(m.name, ${lang}) as merchant, ${parcelOf(lang)} as parcel, g.more
    from going g join parcel p on p.id = g.id join merchant m on m.id = g.merchant_id`
    .execute(db)
    .then((r) => r.rows[0])

export interface MerchantHead {
  id: number
  orderNo: string
  status: OrderStatus
  buyer: string
  lines: {
    orderLineId: number
    skuId: number
    title: string
    spec: string
    picture: string | null
    price: number
    quantity: number
    unit: UnitWords | null
    left: number
    stock: StockPolicy
    preorderDay: string | null
    wordings: ShownWording[]
    refundedQuantity: number
  }[]
  payable: number
  paid: number
  refunded: number
  remark: string
  merchantRemark: { text: string; by: string | null; at: string } | null
  reminders: number
  cancelRequest: RequestView | null
  due: Due | null
  trouble: Trouble | 'still' | null
  merchant: { merchantId: number; name: string }
  pickup: Collecting | null
  createdAt: Date
  paidAt: Date | null
}
const lines = (lang: Language) => sql`(
  select json_agg(json_build_object('orderLineId', l.id, 'skuId', l.sku_id, 'title', in_language(l.title, ${lang}),
    'spec', spec_in(l.spec, ${lang}),
    'picture', l.picture, 'price', l.price, 'quantity', l.quantity, 'refundedQuantity', l.refunded_quantity,
    'unit', unit_in(l.unit, ${lang}),
    'stock', l.stock, 'preorderDay', l.preorder_day::text, 'wordings', wordings_in(l.wordings, ${lang}),
    'left', case when o.status = 'awaitingShipment' then l.quantity
      - (select coalesce(sum(u.quantity), 0) from parcel_line u where u.order_line_id = l.id)
      - (select coalesce(sum(c.quantity), 0) from called_off c where c.order_line_id = l.id) else 0 end) order by l.id)
  from order_line l where l.order_id = o.id)`
/** Whose orders a desk sees: one merchant's, or (staff) those of all. */
export type DeskOwner = { merchantId: number } | { staff: true }
export const ownedBy = (owner: DeskOwner): RawBuilder<unknown> =>
  'merchantId' in owner ? sql`o.merchant_id = ${owner.merchantId}` : sql`true`

export const head = (lang: Language, stillSeconds: number) => sql`o.id, o.order_no as "orderNo", o.status,
  (select u.nickname from user_account u where u.id = o.user_id) as buyer, ${lines(lang)} as lines, o.payable, o.paid,
  o.refunded, o.remark, case when o.merchant_remark <> '' then json_build_object('text', o.merchant_remark, 'by', (
    select w.nickname from user_account w where w.id = o.merchant_remark_by), 'at', o.merchant_remark_at) end
    as "merchantRemark", (select count(*)::int from order_reminder r where r.order_id = o.id) as reminders,
  (select json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang})) from merchant m
    where m.id = o.merchant_id) as merchant, ${request(lang)} as "cancelRequest", ${dueOf} as due,
  ${troubleOf(stillSeconds)} as trouble, case
    when o.pickup is not null then json_build_object('readyAt', o.ready_at,
    'collectedAt', o.collected_at, 'collectUntil', o.collect_until) end as pickup,
  o.created_at as "createdAt", o.paid_at as "paidAt"`

interface Entry {
  event: string
  toStatus: string
  actor: string
  by: string | null
  note: string
  createdAt: string
}
export interface MerchantDetail extends MerchantHead {
  goodsAmount: number
  freight: number
  discount: number
  tax: number
  address: { name: string; areaCode: string; phone: string; text: Partial<Record<Language, string>> } & Record<
    string,
    unknown
  >
  point: KeptPoint | null
  wanted: PickupTime | null
  overdue: boolean
  /** it may be seen in full: from payment until some time after its end */
  addressOpen: boolean
  invoice: { type: string; title: string }
  chargeback: { amount: number; status: 'open' | 'answered' | 'won' | 'lost'; createdAt: string } | null
  parcels: ParcelView[]
  history: Entry[]
}
/** One order of a desk; undefined for other merchants'. */
export const deskOrder = (
  db: Db,
  owner: DeskOwner,
  lang: Language,
  orderNo: string,
  { addressSeconds, shipSeconds, stillSeconds }: Record<'addressSeconds' | 'shipSeconds' | 'stillSeconds', number>,
): Promise<MerchantDetail | undefined> =>
  sql<MerchantDetail>`
    select ${head(lang, stillSeconds)}, o.goods_amount as "goodsAmount", o.freight, o.discount, o.tax,
      coalesce(o.address, o.pickup -> 'to') as address, o.pickup -> 'point' as point, o.pickup -> 'wanted' as wanted,
      coalesce(o.expires_at <= shop_now(), false) as overdue,
      o.paid_at is not null and coalesce(o.received_at, o.ended_at, shop_now())
        > shop_now() - make_interval(secs => ${addressSeconds}) as "addressOpen",
      json_build_object('type', o.invoice_type, 'title', o.invoice_title) as invoice, ${parcels(lang)} as parcels,
      (select json_build_object('amount', k.amount, 'status', c.status, 'createdAt', c.created_at)
        from chargeback_part k join chargeback c on c.id = k.chargeback_id
        where k.order_id = o.id order by c.id desc limit 1) as chargeback,
      (select coalesce(json_agg(json_build_object('event', h.event, 'toStatus', h.to_status, 'actor', h.actor,
        'by', case when h.actor in ('merchant', 'staff') then (
          select w.nickname from user_account w where w.id = h.actor_id) end,
        'note', coalesce(nullif(in_language(case h.event when 'cancel' then o.cancel_reason_name
            when 'requestCancel' then (select c.reason_name from cancel_request c
              where c.order_id = o.id and c.reason = h.note order by c.id desc limit 1) end, ${lang}), ''), h.note),
        'createdAt', h.created_at) order by h.id), '[]') from order_history h where h.order_id = o.id)
        as history
    from shop_order o ${dueJoin(shipSeconds)} where o.order_no = ${orderNo} and ${ownedBy(owner)}`
    .execute(db)
    .then((r) => r.rows[0])
