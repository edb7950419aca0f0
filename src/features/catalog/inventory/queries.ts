// SQL of stock at a merchant's desk.
import { sql } from 'kysely'
import { mostPieces, type Policy, type Reason } from './reasons.ts'
import { isSkuMeant, type Meant } from '#features/catalog/products/products.ts'
import { anyId, idList, type Db } from '#kernel/data/db.ts'
import { exactTo, type Limits } from '#kernel/call/page.ts'
import { limitTo } from '#kernel/data/limit.ts'

export interface StockRow {
  skuId: number
  productId: number
  barcode: string
  onHand: number
  reserved: number
  policy: Policy
  preorderDay: string | null
  warnAt: number | null
  low: boolean
}
export interface Search {
  tab: 'all' | 'low'
  meant?: Meant | undefined
}
const columns = sql`s.id as "skuId", p.id as "productId", s.barcode, coalesce(k.on_hand, 0) as "onHand",
  coalesce(k.reserved, 0) as reserved, coalesce(k.policy, 'counted') as policy,
  k.preorder_day::text as "preorderDay", w.at_most as "warnAt", w.low_since is not null as low`
/** The SKUs of each product are looked up as it is met, or all of a large shop would be joined for a page. */
const joined = sql`product p cross join lateral (select * from sku s where s.product_id = p.id offset 0) s
  left join stock k on k.sku_id = s.id left join stock_warning w on w.sku_id = s.id`
/** Of few of them. */
const few = sql`product p join sku s on s.product_id = p.id left join stock k on k.sku_id = s.id
  left join stock_warning w on w.sku_id = s.id`
/** What is low is looked up by its line. */
const low = sql`stock_warning w cross join lateral (select * from product p where p.id = w.product_id offset 0) p
  cross join lateral (select * from sku s where s.id = w.sku_id offset 0) s left join stock k on k.sku_id = s.id`
const listed = ({ tab }: Search) => (tab === 'low' ? low : joined)
const wanted = (merchantId: number, { tab, meant }: Search) => sql`
  p.merchant_id = ${anyId(merchantId)} and p.status <> 'deleted'
  ${tab === 'low' ? sql`and w.merchant_id = ${anyId(merchantId)} and w.low_since is not null` : sql``}
  ${meant ? sql`and ${isSkuMeant(meant)}` : sql``}`
/** The product of a row, and its SKU: as the index has them that is read. */
const keysOf = ({ tab }: Search) => (tab === 'low' ? [sql`w.product_id`, sql`w.sku_id`] : [sql`p.id`, sql`s.id`])

/** The newest goods first, their SKUs together. */
export function stockPage(db: Db, merchantId: number, search: Search, { size, offset, cursor }: Limits) {
  const [product, sku] = keysOf(search)
  const after = cursor
    ? sql`and ${product} <= ${cursor[0]}::bigint
        and (${product} < ${cursor[0]}::bigint or ${sku} > ${cursor[1]}::bigint)`
    : sql``
  return sql<StockRow>`
    select ${columns} from ${listed(search)} where ${wanted(merchantId, search)} ${after}
    order by ${product} desc, ${sku} limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
}
/** Up to one above `most`. */
export const countStock = (db: Db, merchantId: number, search: Search, most = exactTo): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (
      select from ${listed(search)} where ${wanted(merchantId, search)} ${limitTo(most + 1)}) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const stockOf = (db: Db, merchantId: number, skuId: number): Promise<StockRow | undefined> =>
  sql<StockRow>`select ${columns} from ${few} where ${wanted(merchantId, { tab: 'all' })} and s.id = ${skuId}`
    .execute(db)
    .then((r) => r.rows[0])

/** What is on hand and held of these SKUs of a merchant, locked in the order in which all lock stock. */
export const lockStock = (db: Db, merchantId: number, skuIds: readonly number[]) =>
  sql<{ skuId: number; onHand: number; reserved: number; policy: Policy; isNew: boolean }>`
    with own as (
      select s.id from sku s join product p on p.id = s.product_id
      where s.id = any(${idList(skuIds)}) and p.merchant_id = ${merchantId} and p.status <> 'deleted'
    ), locked as materialized (
      select k.sku_id, k.on_hand, k.reserved, k.policy from stock k join own on own.id = k.sku_id
      order by k.sku_id for update of k
    )
    select own.id as "skuId", coalesce(l.on_hand, 0) as "onHand", coalesce(l.reserved, 0) as reserved,
      coalesce(l.policy, 'counted') as policy, l.sku_id is null as "isNew"
    from own left join locked l on l.sku_id = own.id order by 1`
    .execute(db)
    .then((r) => r.rows)

export interface NewAdjustment {
  merchantId: number
  userId: number
  reason: Reason
  note: string
  /** of many that were counted at once */
  countId?: number | null
}
export const addAdjustment = (
  db: Db,
  { merchantId, userId, reason, note, countId = null }: NewAdjustment,
): Promise<number> =>
  db
    .insertInto('stock_adjustment')
    .values({ merchant_id: merchantId, user_id: userId, reason, note, count_id: countId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)
/** What somebody typed goes with them; that it was done stays. */
export const leaveAdjustments = (db: Db, userId: number): Promise<unknown> =>
  sql`
    with counts as (update stock_count set user_id = null, name = '' where user_id = ${userId})
    update stock_adjustment set user_id = null, note = '' where user_id = ${userId}`.execute(db)
export const adjustmentsOf = (db: Db, userId: number) =>
  sql<{ reason: string; note: string; at: Date }>`
    select reason, note, created_at as at from stock_adjustment where user_id = ${userId} order by id`
    .execute(db)
    .then((r) => r.rows)

/** What may still be sold of stock `k`, as far as it can be few. */
const freeOf = sql`case when k.policy = 'uncounted' then ${sql.lit(mostPieces)} + 1
  else coalesce(k.on_hand - k.reserved, 0) end`
/** Sets or takes away the lines of SKUs of a merchant; returns those that are theirs. */
export const setWarnings = (db: Db, merchantId: number, skuIds: readonly number[], atMost: number | null) =>
  sql<{ skuId: number }>`
    with own as (
      select s.id, s.product_id from sku s join product p on p.id = s.product_id
      where s.id = any(${idList(skuIds)}) and p.merchant_id = ${merchantId} and p.status <> 'deleted'
    ), gone as (delete from stock_warning where ${atMost}::bigint is null and sku_id in (select id from own)),
    put as (
      insert into stock_warning (sku_id, product_id, merchant_id, at_most)
      select id, product_id, ${merchantId}, ${atMost}::bigint from own where ${atMost}::bigint is not null order by id
      on conflict (sku_id) do update set at_most = excluded.at_most
    )
    select id as "skuId" from own`
    .execute(db)
    .then((r) => r.rows.map(({ skuId }) => skuId))

/** A line for those goods of a merchant that have no more free pieces than it says. */
export const warnOfFew = (db: Db, merchantId: number, atMost: number): Promise<unknown> =>
  sql`
    insert into stock_warning (sku_id, product_id, merchant_id, at_most)
    select s.id, p.id, p.merchant_id, ${atMost}::bigint
    from product p join sku s on s.product_id = p.id left join stock k on k.sku_id = s.id
    where p.merchant_id = ${merchantId} and p.status = 'onSale' and s.status = 'onSale'
      and ${freeOf} <= ${atMost}
    order by s.id on conflict (sku_id) do update set at_most = excluded.at_most`.execute(db)

export interface Fallen {
  skuId: number
  merchantId: number
  free: number
  lowSince: string
}
/** Notes which SKUs are low now and which no longer; returns those that fell. All, or these. */
export const noteLow = (db: Db, skuIds?: readonly number[]): Promise<Fallen[]> =>
  sql<Fallen>`
    with moved as (
      select w.sku_id, ${freeOf} as free
      from stock_warning w left join stock k on k.sku_id = w.sku_id
      where (${freeOf} <= w.at_most) <> (w.low_since is not null)
        ${skuIds ? sql`and w.sku_id = any(${idList(skuIds)})` : sql``}
      order by w.sku_id limit 1000 for update of w skip locked
    ), noted as (
      update stock_warning w set low_since = case when w.low_since is null then shop_now() end
      from moved m where w.sku_id = m.sku_id
      returning w.sku_id, w.merchant_id, w.low_since, m.free
    )
    select n.sku_id as "skuId", n.merchant_id as "merchantId", n.free, n.low_since::text as "lowSince" from noted n
    where n.low_since is not null order by 1`
    .execute(db)
    .then((r) => r.rows)

export interface MoveRow {
  id: number
  onHand: number
  reserved: number
  reason: string
  ref: string
  at: Date
  orderNo: string | null
  serviceNo: string | null
  by: string | null
  note: string | null
}
/** The part behind the first colon of what caused a move: `order:12`, `claim:3307…`, `payment:9:late`. */
const part = sql`split_part(m.ref, ':', 2)`
const ofKind = (kind: string) => sql`split_part(m.ref, ':', 1) = ${kind}`
/** Of a merchant's SKU; an order is named only where it is theirs, for a payment may be for several. */
export const movesOf = (db: Db, merchantId: number, skuId: number, { size, offset, cursor }: Limits) =>
  sql<MoveRow>`
    select m.id, m.on_hand as "onHand", m.reserved, m.reason, m.ref, m.created_at as at,
      case when ${ofKind('order')} then (select o.order_no from shop_order o where o.id = ${part}::bigint)
        when ${ofKind('payment')} then (select o.order_no from payment_order po join shop_order o on o.id = po.order_id
          where po.payment_id = ${part}::bigint and o.merchant_id = ${merchantId})
        when ${ofKind('parcel')} then (select o.order_no from parcel a join shop_order o on o.id = a.order_id
          where a.id = ${part}::bigint) end as "orderNo",
      case when ${ofKind('claim')} then ${part} end as "serviceNo",
      case when ${ofKind('adjustment')} then (select u.nickname from stock_adjustment a
        join user_account u on u.id = a.user_id where a.id = ${part}::bigint) end as by,
      case when ${ofKind('adjustment')} then (select a.note from stock_adjustment a where a.id = ${part}::bigint)
        end as note
    from stock_move m where m.sku_id = ${skuId} ${cursor ? sql`and m.id < ${cursor[0]}::bigint` : sql``}
    order by m.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countMoves = (db: Db, skuId: number): Promise<number> =>
  sql<{ n: number }>`select count(*) as n from (select from stock_move where sku_id = ${skuId} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
