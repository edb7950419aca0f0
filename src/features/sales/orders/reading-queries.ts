// The SQL that reads orders for their buyer: list, counts, detail. One statement each; ownership is part of it.
import { sql, type RawBuilder } from 'kysely'
import { sharedLanes, type Discount } from '../promotions/lanes.ts'
import { mayReview, orderStatuses, type Collecting, type OrderStatus, type Way } from './states.ts'
import type { Hours } from '#features/catalog/pickup-points/hours.ts'
import type { PickupTime } from './pickup-time.ts'
import { idList, textList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { ShownWording, Wording } from '#features/catalog/products/questions.ts'
import type { StockPolicy, UnitWords } from '#features/catalog/products/products.ts'

export interface LineRow {
  orderLineId: number
  productId: number
  skuId: number
  title: string
  spec: string
  picture: string | null
  price: number
  quantity: number
  unit: UnitWords | null
  goodsAmount: number
  payable: number
  stock: StockPolicy
  preorderDay: string | null
  /** how many of the units are made how */
  wordings: ShownWording[]
  refundedQuantity: number
  /** units of it that may be claimed now */
  claimable: number
  /** it arrived, has no review yet, and may have one */
  reviewable: boolean
  /** the newest claim about it */
  afterSale: { serviceNo: string; status: string; quantity: number } | null
}
export interface HeadRow {
  id: number
  orderNo: string
  payNo: string | null
  /** what waits under its payment number with it; null: nothing */
  together: { orders: number; amount: number; least: { orders: number; amount: number } } | null
  status: OrderStatus
  merchant: { merchantId: number; name: string; seal: { char: string; shape: string; ink: string }; place: string }
  lines: LineRow[]
  payable: number
  paid: number
  refunded: number
  createdAt: Date
  expiresAt: Date | null
  /** a bank transfer for it is looked at */
  inReview: boolean
  /** of one that is collected */
  pickup: Collecting | null
  /** of a paid order that is not received yet */
  way: Way | null
}
const reviewed = orderStatuses.filter(mayReview)
const bound = (id: RawBuilder<unknown>) => sql`exists (
  select from order_share s where s.order_id = ${id} and s.lane = any(${textList(sharedLanes)}))`
/** spec is stored in all languages as [{ name, value }] of texts; here it becomes words. */
const lines = (lang: Language) => sql`(
  select json_agg(json_build_object('orderLineId', l.id, 'productId', l.product_id, 'skuId', l.sku_id,
    'title', in_language(l.title, ${lang}), 'spec', spec_in(l.spec, ${lang}),
    'picture', l.picture, 'price', l.price, 'quantity', l.quantity, 'goodsAmount', l.goods_amount,
    'unit', unit_in(l.unit, ${lang}),
    'payable', l.payable, 'stock', l.stock, 'preorderDay', l.preorder_day::text,
    'wordings', wordings_in(l.wordings, ${lang}),
    'refundedQuantity', l.refunded_quantity, 'claimable',
      case when o.paid_at is null then 0 else (
      select coalesce(sum(s.free), 0) from claim_sources(l.id) s where s.claim_until > shop_now()) end,
    'reviewable', o.status = any(${reviewed}) and o.review_until > shop_now()
      and not exists (select from review r where r.order_line_id = l.id)
      and exists (select from parcel_line u join parcel p on p.id = u.parcel_id
        where u.order_line_id = l.id and p.status = 'received'),
    'afterSale', (select json_build_object('serviceNo', c.service_no, 'status', c.status, 'quantity', c.quantity)
      from claim c where c.order_line_id = l.id order by c.id desc limit 1)) order by l.id)
  from order_line l where l.order_id = o.id)`
/** What else waits under the payment number of an unpaid order `o`, and what of it is paid with it in any case. */
const together = sql`
  case when o.status = 'pendingPayment' then (
    select case when count(*) > 1 then json_build_object('orders', count(*), 'amount', sum(w.payable),
      'least', json_build_object('orders', count(*) filter (where w.least),
        'amount', sum(w.payable) filter (where w.least))) end
    from (select f.payable, f.id = o.id or (${bound(sql`f.id`)} and ${bound(sql`o.id`)}) as least
      from payment_order g join payment p on p.id = g.payment_id and p.status = 'open'
      join payment_order a on a.payment_id = p.id
      join shop_order f on f.id = a.order_id and f.status = 'pendingPayment'
      where g.order_id = o.id) w) end`
const head = (lang: Language) => sql`
  o.id, o.order_no as "orderNo", o.status, o.payable, o.paid, o.refunded, o.created_at as "createdAt",
  o.expires_at as "expiresAt", (
    select p.pay_no from payment_order g join payment p on p.id = g.payment_id
    where g.order_id = o.id and p.status <> 'void' order by p.id desc limit 1) as "payNo",
  ${together} as together,
  o.status = 'pendingPayment' and exists (
    select from payment_order g join payment p on p.id = g.payment_id
    where g.order_id = o.id and p.status = 'open' and p.review_since is not null) as "inReview",
  json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'seal', m.seal,
    'place', in_language(m.place, ${lang})) as merchant,
  case when o.pickup is not null then json_build_object('readyAt', o.ready_at, 'collectedAt', o.collected_at,
    'collectUntil', o.collect_until) end as pickup,
  ${lines(lang)} as lines, case when o.status in ('awaitingShipment', 'awaitingReceipt') then (
    select json_build_object('travelling', count(*) filter (where p.status = 'travelling'),
      'shipped', count(*) > 0,
      'receiptAt', min(p.confirm_at) filter (where p.status = 'travelling' and p.missing_at is null),
      'missingUntil', min(p.missing_until) filter (where p.status = 'travelling'),
      'answerBy', (select c.answer_by from cancel_request c where c.order_id = o.id and c.status = 'pending'),
      'extendable', count(*) filter (where p.status = 'travelling' and not p.extended),
      'reminded', exists (select from order_reminder r where r.order_id = o.id and r.again_at > shop_now()),
      'cancelRequest', coalesce((select case c.status when 'approved' then 'none' else c.status end
        from cancel_request c where c.order_id = o.id order by c.id desc limit 1), 'none'))
    from parcel p where p.order_id = o.id) end as way`

export interface OrderFilter {
  statuses: readonly OrderStatus[] | null
  /** with after-sales only */
  afterSale: boolean
  keyword: string | undefined
  since: string | undefined
  until: string | undefined
}
/** Orders of the buyer that the words mean: a whole number, part of the name of a shop or of what was bought. */
const meant = (userId: number, keyword: string) => sql`(
  select l.order_id as id from order_line l
    where l.user_id = ${userId} and l.titles like (select lower(${likePattern(keyword)}))
  union select o.id from (select m.id from merchant m
      where lower(all_languages(m.name)) like (select lower(${likePattern(keyword)})) offset 0) m
    join shop_order o on o.user_id = ${userId} and o.merchant_id = m.id
  union select o.id from shop_order o where o.user_id = ${userId} and o.order_no = ${keyword})`
function orders(userId: number, { statuses, afterSale, keyword, since, until }: OrderFilter): RawBuilder<unknown> {
  const parts = [sql`o.user_id = ${userId}`, sql`o.hidden_at is null`]
  if (statuses) parts.push(sql`o.status = any(${statuses})`)
  if (afterSale) parts.push(sql`exists (select from claim c where c.order_id = o.id)`)
  if (since) parts.push(sql`o.created_at >= ${since}::timestamptz`)
  if (until) parts.push(sql`o.created_at <= ${until}::timestamptz`)
  const from = keyword ? sql`${meant(userId, keyword)} f join shop_order o on o.id = f.id` : sql`shop_order o`
  return sql`${from} where ${sql.join(parts, sql` and `)}`
}

export interface ListRow extends HeadRow {
  /** how many are meant by the words, up to 1,001; null without words */
  found: number | null
}
/** Orders of the buyer, newest first, one more than asked. Those that words mean are looked for once, for the page and
 * its total. */
export const ordersOf = (
  db: Db,
  userId: number,
  lang: Language,
  filter: OrderFilter,
  size: number,
  offset: number,
  before: number | undefined,
): Promise<ListRow[]> => {
  const byWords = filter.keyword !== undefined
  const total = byWords ? sql`(select count(*)::int from (select from found limit 1001) c)` : sql`null`
  const from = byWords ? sql`found o join shop_order using (id) where true` : sql`${orders(userId, filter)}`
  // which they are first: each is told of with its lines and its way
  return sql<ListRow>`
    with ${byWords ? sql`found as materialized (select o.id from ${orders(userId, filter)}),` : sql``}
    page as materialized (select * from ${from}
      and (${before === undefined} or o.id < ${before ?? 0}) order by o.id desc ${limitTo(size + 1, offset)})
    select ${head(lang)}, ${total} as found
    from page o join merchant m on m.id = o.merchant_id order by o.id desc`
    .execute(db)
    .then((r) => r.rows)
}

export const orderTotal = (db: Db, userId: number, filter: OrderFilter): Promise<number> =>
  sql<{ n: number }>`select count(*) as n from (select 1 from ${orders(userId, filter)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export const countsByStatus = (db: Db, userId: number): Promise<{ status: OrderStatus; n: number }[]> =>
  sql<{ status: OrderStatus; n: number }>`
    select status, count(*) as n from shop_order where user_id = ${userId} and hidden_at is null group by 1`
    .execute(db)
    .then((r) => r.rows)

/** Orders in the list with after-sales. */
export const countWithClaims = (db: Db, userId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(distinct o.id)::int as n from claim c join shop_order o on o.id = c.order_id
    where c.user_id = ${userId} and o.hidden_at is null`
    .execute(db)
    .then((r) => r.rows[0]!.n)

/** A point as it stood when the order was placed. */
export interface KeptPoint {
  name: string
  phone: string
  text: Partial<Record<Language, string>>
  hours: Hours
  lat: number | null
  lng: number | null
  note: string | null
}
export interface DetailRow extends HeadRow {
  goodsAmount: number
  freight: number
  tax: number
  /** the lanes in which something came off */
  discount: Partial<Discount>
  remark: string
  invoice: { type: string; title: string; taxNo: string }
  /** where it goes, or who collects it where */
  address: { name: string; areaCode: string; phone: string; text: Partial<Record<Language, string>>; areas?: string[] }
  point: KeptPoint | null
  wanted: PickupTime | null
  paymentMethod: string | null
  paidByFriend: boolean
  paidAt: Date | null
  shippedAt: Date | null
  receivedAt: Date | null
  endedAt: Date | null
  cancelReason: string | null
  history: { event: string; toStatus: string; actor: string; createdAt: string }[]
  /** `why` is of money that came and was not taken for the order */
  refunds: {
    refundNo: string
    amount: number
    status: string
    why: string | null
    createdAt: string
    doneAt: string | null
  }[]
}
export const orderDetailOf = (
  db: Db,
  userId: number,
  lang: Language,
  orderNo: string,
): Promise<DetailRow | undefined> =>
  sql<DetailRow>`select ${head(lang)}, o.goods_amount as "goodsAmount", o.freight, o.tax,
    (select coalesce(json_object_agg(s.lane, s.amount), '{}')
      from (select lane, sum(amount) as amount from order_share where order_id = o.id group by lane) s) as discount,
    o.remark, json_build_object('type', o.invoice_type, 'title', o.invoice_title, 'taxNo', o.invoice_tax_no) as invoice,
    coalesce(o.address, o.pickup -> 'to') as address, o.pickup -> 'point' as point, o.pickup -> 'wanted' as wanted,
    o.payment_method as "paymentMethod", exists (
      select from payment_order g join payment p on p.id = g.payment_id
      join payment_attempt a on a.payment_id = p.id
      where g.order_id = o.id and p.status = 'paid' and a.status = 'succeeded' and not a.unwanted
        and a.share_id is not null) as "paidByFriend", o.paid_at as "paidAt", o.shipped_at as "shippedAt",
    o.received_at as "receivedAt", o.ended_at as "endedAt",
    coalesce(nullif(in_language(o.cancel_reason_name, ${lang}), ''), o.cancel_reason) as "cancelReason",
    (select coalesce(json_agg(json_build_object('event', h.event, 'toStatus', h.to_status, 'actor', h.actor,
        'createdAt', h.created_at) order by h.id), '[]') from order_history h where h.order_id = o.id) as history,
    (select coalesce(json_agg(json_build_object('refundNo', r.refund_no, 'amount', r.amount, 'status', r.status,
        'why', case when r.order_id is null then r.reason end, 'createdAt', r.created_at, 'doneAt', r.done_at)
        order by r.id), '[]')
      from refund r where r.id = any(array(
        select id from refund where order_id = o.id or for_order_id = o.id
        union select w.id from payment_order g join payment_attempt a on a.payment_id = g.payment_id
          join refund w on w.attempt_id = a.id
          where g.order_id = o.id and w.order_id is null and w.for_order_id is null))) as refunds
    from shop_order o join merchant m on m.id = o.merchant_id where o.order_no = ${orderNo} and o.user_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])

/** The answers to the goods' questions as they were given, by order line. */
export const wordingsOf = (db: Db, orderId: number): Promise<Map<number, Wording[]>> =>
  sql<{ id: number; wordings: Wording[] }>`
    select id, wordings from order_line where order_id = ${orderId} and wordings <> '[]'`
    .execute(db)
    .then((r) => new Map(r.rows.map((row) => [row.id, row.wordings])))

export interface OrderToTell {
  userId: number
  orderNo: string
  payable: number
  merchant: Texts
  /** of the first line */
  picture: string | null
  title: Texts
}
/** What a message to the buyer says of each order. */
export const ordersToTell = (db: Db, orderIds: readonly number[]): Promise<OrderToTell[]> =>
  sql<OrderToTell>`
    select o.user_id as "userId", o.order_no as "orderNo", o.payable, m.name as merchant, l.picture, l.title
    from shop_order o join merchant m on m.id = o.merchant_id
    cross join lateral (
      select picture, title from order_line where order_id = o.id order by id limit 1
    ) l
    where o.id = any(${idList(orderIds)}) order by o.id`
    .execute(db)
    .then((r) => r.rows)
