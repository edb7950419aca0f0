// The SQL that reads claims for their three sides: lists, counts, one with all that belongs to it.
import { sql, type RawBuilder } from 'kysely'
import { isAstray, parcelViews, type ClaimParcelView } from './parcel-queries.ts'
import type { Fault } from './queries.ts'
import { ended, refunding, type Standing } from './states.ts'
import type { UnitWords } from '#features/catalog/products/products.ts'
import type { ShownWording } from '#features/catalog/products/questions.ts'
import type { MerchantCard } from '#features/catalog/merchants/merchants.ts'
import { idList, textList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

interface GoodsCard {
  skuId: number
  spec: string
  picture: string | null
}
interface Sold {
  unit: UnitWords | null
}
export interface HeadRow extends Standing {
  id: number
  serviceNo: string
  orderNo: string
  orderId: number
  endedBecause: 'noLogistics' | 'rejected' | 'denied' | 'notArrived' | 'done' | null
  line: GoodsCard & { orderLineId: number; productId: number; title: string; price: number; bought: number } & Worded &
    Sold
  quantity: number
  exchange: GoodsCard | null
  reason: { reasonId: number; text: string; fault: Fault }
  merchant: MerchantCard
  /** once it went back, or is on its way */
  goodsRefunded: number | null
  freightRefunded: number | null
  deadline: Date | null
  /** for cursors */
  due: string
  createdAt: Date
  endedAt: Date | null
  /** nickname */
  buyer: string
}
/** How the units of the whole line are made. */
interface Worded {
  wordings: ShownWording[]
}
/** The values of a spec in words. */
export const specIn = (lang: Language, spec: RawBuilder<unknown>) => sql`spec_in(${spec}, ${lang})`
/** The same of a SKU as it stands in the catalogue. */
const specOfSku = (lang: Language) => sql`(
  select coalesce(string_agg(in_language(v -> 'name', ${lang}), ${sql.lit(' · ')} order by n), '')
  from unnest(k.option_values) with ordinality as chosen(code, n)
  cross join lateral jsonb_array_elements(p.options -> (n::int - 1) -> 'values') v where v ->> 'code' = chosen.code)`
/** A far time for what nothing happens to: such claims stand last in a queue. */
export const duration = sql`coalesce(c.deadline, '9999-12-31 00:00:00+00'::timestamptz)`
const head = (lang: Language) => sql`
  c.id, c.service_no as "serviceNo", o.order_no as "orderNo", o.id as "orderId", c.status, c.type,
  c.return_goods as "returnGoods", c.appeal, c.refused, c.must_accept as "mustAccept", c.not_arrived as "notArrived",
  ${isAstray} as astray, c.resubmitted, m.status = 'closed' as "shopClosed",
  c.ended_because as "endedBecause", c.quantity, c.goods_refunded as "goodsRefunded",
  c.freight_refunded as "freightRefunded", c.deadline, (${duration} at time zone 'UTC')::text || '+00' as due,
  c.created_at as "createdAt", c.ended_at as "endedAt",
  (select u.nickname from user_account u where u.id = c.user_id) as buyer,
  json_build_object('orderLineId', l.id, 'productId', l.product_id, 'skuId', l.sku_id, 'bought', l.quantity,
    'title', in_language(l.title, ${lang}), 'spec', ${specIn(lang, sql`l.spec`)}, 'picture', l.picture,
    'price', l.price, 'unit', unit_in(l.unit, ${lang}), 'wordings', wordings_in(l.wordings, ${lang})) as line,
  (select json_build_object('skuId', k.id, 'spec', ${specOfSku(lang)},
      'picture', coalesce(k.picture, p.pictures -> 0 ->> 'file'))
    from sku k join product p on p.id = k.product_id where k.id = c.exchange_sku_id) as exchange,
  json_build_object('reasonId', r.id, 'text', in_language(c.reason_name, ${lang}), 'fault', c.fault) as reason,
  json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'seal', m.seal,
    'place', in_language(m.place, ${lang})) as merchant`
const joined = sql`claim c join shop_order o on o.id = c.order_id join order_line l on l.id = c.order_line_id
  join claim_reason r on r.id = c.reason_id join merchant m on m.id = c.merchant_id`

/** Whose claims a list is about. */
export type Reader = { userId: number } | { merchantId: number } | { staff: true }
const readable = (reader: Reader): RawBuilder<unknown> =>
  'userId' in reader
    ? sql`c.user_id = ${reader.userId}`
    : 'merchantId' in reader
      ? sql`c.merchant_id = ${reader.merchantId}`
      : sql`true`
const isReplenishment = sql`(c.type = 'exchange' and not c.return_goods)`
/** What is to be done by each side, as conditions. */
const todo = {
  buyer: sql`(c.status = 'toBeReturned' or (c.status = 'processing' and not ${isAstray})
    or (c.status = 'merchantRejected' and c.appeal is distinct from 'pending'))`,
  merchant: sql`(not ${isReplenishment} and not c.not_arrived
    and (c.status in ('pendingReview', 'returning', 'merchantReceived') or (c.status = 'processing' and ${isAstray})))`,
  staff: sql`(c.appeal = 'pending' or c.not_arrived
    or (${isReplenishment} and (c.status in ('pendingReview', 'approved')
      or (c.status = 'processing' and ${isAstray}))))`,
}
const open = sql`c.status <> all(${textList(ended)})`
const tabConditions = {
  all: sql`true`,
  open,
  ended: sql`c.status = any(${textList(ended)})`,
  refunding: sql`c.status = any(${textList(refunding.filter((s) => !ended.includes(s)))})`,
  appeal: sql`c.appeal = 'pending'`,
  notArrived: sql`c.not_arrived`,
  replenishment: sql`${isReplenishment}`,
} as const satisfies Record<string, RawBuilder<unknown>>
export type Tab = keyof typeof tabConditions | 'mine'
export interface Filter {
  tab: Tab
  /** whose `mine` is */
  side: keyof typeof todo
  orderNo?: string | undefined
  keyword?: string | undefined
  type?: string | undefined
}
const ofOrder = ({ orderNo, keyword }: Filter): boolean => orderNo !== undefined || keyword !== undefined
const where = (reader: Reader, { tab, side, orderNo, keyword, type }: Filter): RawBuilder<unknown> =>
  sql.join(
    [
      readable(reader),
      tab === 'mine' ? todo[side] : tabConditions[tab],
      ...(orderNo === undefined ? [] : [sql`o.order_no = ${orderNo}`]),
      ...(keyword === undefined ? [] : [sql`(c.service_no = ${keyword} or o.order_no = ${keyword})`]),
      ...(type === undefined ? [] : [sql`c.type = ${type}`]),
    ],
    sql` and `,
  )

export interface Slice {
  size: number
  offset: number
  cursor: unknown[] | undefined
}
/** Newest first, one more than asked. */
export const newestClaims = (
  db: Db,
  reader: Reader,
  lang: Language,
  filter: Filter,
  { size, offset, cursor }: Slice,
): Promise<HeadRow[]> =>
  sql<HeadRow>`
    select ${head(lang)} from ${joined}
    where ${where(reader, filter)} ${cursor ? sql`and c.id < ${cursor[0]}::bigint` : sql``}
    order by c.id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
/** What is due first comes first, one more than asked. */
export const queuedClaims = (
  db: Db,
  reader: Reader,
  lang: Language,
  filter: Filter,
  { size, offset, cursor }: Slice,
): Promise<HeadRow[]> =>
  sql<HeadRow>`
    select ${head(lang)} from ${joined}
    where ${where(reader, filter)}
      ${cursor ? sql`and (${duration}, c.id) > (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``}
    order by ${duration}, c.id ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const claimTotal = (db: Db, reader: Reader, filter: Filter): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (
      select from claim c ${ofOrder(filter) ? sql`join shop_order o on o.id = c.order_id` : sql``}
      where ${where(reader, filter)} limit 1001) t`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Of these merchants: how many claims they must do something about, and by when the first of them. */
export const claimsWaiting = (
  db: Db,
  merchantIds: readonly number[],
): Promise<{ merchantId: number; count: number; next: Date }[]> =>
  sql<{ merchantId: number; count: number; next: Date }>`
    select c.merchant_id as "merchantId", count(*)::int as count, min(c.deadline) as next from claim c
    where c.merchant_id = any(${idList(merchantIds)}) and ${duration} < '9999-01-01' and ${todo.merchant}
    group by 1`
    .execute(db)
    .then((r) => r.rows)
export const claimCounts = (db: Db, reader: Reader, side: keyof typeof todo) =>
  sql<{ all: number; open: number; mine: number; ended: number }>`
    select count(*)::int as "all", count(*) filter (where ${open})::int as open,
      count(*) filter (where ${todo[side]})::int as mine, count(*) filter (where not ${open})::int as ended
    from claim c where ${readable(reader)}`
    .execute(db)
    .then((r) => r.rows[0]!)

export interface DetailRow extends HeadRow {
  version: number
  explanation: string
  uploadIds: string[]
  returnFreight: number
  returnFreightRepaid: number
  returnAddress: ReturnAddress | null
  returnPhone: string
  parcels: ClaimParcelView[]
  saleable: boolean | null
  refund: {
    refundNo: string
    amount: number
    status: 'pending' | 'processing' | 'done' | 'failed'
    method: string
    createdAt: string
    doneAt: string | null
  } | null
  history: {
    event: string
    status: HeadRow['status']
    actor: 'buyer' | 'merchant' | 'staff' | 'system'
    note: string
    uploadIds: string[]
    createdAt: string
  }[]
}
/** As it stood when the claim was approved. */
export interface ReturnAddress {
  name: string
  areaCode: string
  phone: string
  text: Partial<Record<Language, string>>
}
/** One claim; undefined where it is not the reader's. */
export const claimOf = (db: Db, reader: Reader, lang: Language, serviceNo: string): Promise<DetailRow | undefined> =>
  sql<DetailRow>`
    select ${head(lang)}, c.moves as version, c.explanation, to_json(c.uploads) as "uploadIds",
      c.return_freight as "returnFreight", c.return_freight_repaid as "returnFreightRepaid",
      c.return_address as "returnAddress", c.return_phone as "returnPhone", c.saleable,
      ${parcelViews} as parcels,
      (select json_build_object('refundNo', f.refund_no, 'amount', f.amount
          + coalesce((select sum(w.amount) from refund w where w.part_of = f.id), 0)::bigint, 'status', f.status,
          'method', a.method, 'createdAt', f.created_at, 'doneAt', f.done_at)
        from refund f join payment_attempt a on a.id = f.attempt_id where f.key = 'claim:' || c.service_no) as refund,
      (select coalesce(json_agg(json_build_object('event', h.event, 'status', h.to_status, 'actor', h.actor,
          'note', h.note, 'uploadIds', h.uploads, 'createdAt', h.created_at) order by h.id), '[]')
        from claim_history h where h.claim_id = c.id) as history
    from ${joined} where c.service_no = ${serviceNo} and ${readable(reader)}`
    .execute(db)
    .then((r) => r.rows[0])

/** Why something of a kind may be claimed, in the order of the shop. */
export const activeReasons = (db: Db, lang: Language, kind: string) =>
  sql<{ reasonId: number; code: string; text: string; fault: Fault; free: boolean }>`
    select id as "reasonId", code, in_language(name, ${lang}) as text, fault, free from claim_reason
    where active and ${kind} = any(kinds) order by position, id`
    .execute(db)
    .then((r) => r.rows)

export interface PreviewRow extends GoodsCard, Worded {
  orderLineId: number
  productId: number
  title: string
  price: number
  bought: number
  unit: UnitWords | null
  return7: boolean
  afterSale: string | null
}
export const previewOrder = (db: Db, userId: number, lang: Language, orderNo: string) =>
  sql<{ orderId: number; merchant: MerchantCard; lines: PreviewRow[] }>`
    select o.id as "orderId", json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}),
        'seal', m.seal, 'place', in_language(m.place, ${lang})) as merchant,
      (select json_agg(json_build_object('orderLineId', l.id, 'productId', l.product_id, 'skuId', l.sku_id,
          'title', in_language(l.title, ${lang}), 'spec', ${specIn(lang, sql`l.spec`)}, 'picture', l.picture,
          'price', l.price, 'bought', l.quantity, 'return7', l.return7, 'wordings', wordings_in(l.wordings, ${lang}),
          'unit', unit_in(l.unit, ${lang}),
          'afterSale', (select c.service_no from claim c where c.order_line_id = l.id order by c.id desc limit 1))
          order by l.id)
        from order_line l where l.order_id = o.id) as lines
    from shop_order o join merchant m on m.id = o.merchant_id
    where o.order_no = ${orderNo} and o.user_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])
/** What each of these lines may be exchanged for, itself first. */
export const exchangesOf = (db: Db, lang: Language, lineIds: readonly number[]) =>
  sql<GoodsCard & { line: number; available: number }>`
    select l.id as line, k.id as "skuId", ${specOfSku(lang)} as spec,
      coalesce(k.picture, p.pictures -> 0 ->> 'file') as picture,
      coalesce(s.available, 0)::int as available
    from order_line l join sku b on b.id = l.sku_id join sku k on k.product_id = b.product_id
    join product p on p.id = k.product_id left join stock s on s.sku_id = k.id
    where l.id = any(${idList(lineIds)}) and (k.id = b.id or (k.price = b.price and k.status = 'onSale'))
    order by l.id, k.id <> b.id, k.position, k.id`
    .execute(db)
    .then((r) => r.rows)
