// The SQL of goods that did most in a span. Of long spans whole weeks are read, and days only at their ends.
import { sql, type RawBuilder } from 'kysely'
import type { Bucket } from './spans.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface GoodsFigures {
  productId: number
  title: string
  picture: string | null
  views: number
  carts: number
  units: number
  sales: number
  claims: number
}
export const goodsOrders = ['sales', 'units', 'views', 'carts'] as const
export type GoodsOrder = (typeof goodsOrders)[number]
const sold = { days: sql`figure_goods`, weeks: sql`figure_goods_week` }
const seen = { days: sql`figure_goods_traffic`, weeks: sql`figure_goods_traffic_week` }
const keptIn = { sales: sold, units: sold, views: seen, carts: seen } as const
const whole = ({ from, until }: Bucket) => sql`
  whole as materialized (select shop_week(${from}::date + 6) as since,
    greatest(shop_week(${until}::date), shop_week(${from}::date + 6)) as until)`

/** The best by one figure: all goods that have any of it are read. */
export async function bestOf(
  db: Db,
  merchantId: number,
  span: Bucket,
  { order, size }: { order: GoodsOrder; size: number },
): Promise<number[]> {
  const { days, weeks } = keptIn[order]
  const by = sql.ref(order)
  const { rows } = await sql<{ id: number }>`
    with ${whole(span)},
    days as materialized (select d::date as day from whole w,
      generate_series(${span.from}::date, ${span.until}::date - 1, interval '1 day') d
      where d < w.since or d >= w.until)
    select product_id as id from (
      select g.product_id, g.${by} as n from days d cross join lateral (
        select * from ${days} g where g.merchant_id = ${merchantId} and g.day = d.day offset 0) g
      union all select g.product_id, g.${by} from ${weeks} g, whole w
      where g.merchant_id = ${merchantId} and g.week >= w.since and g.week < w.until) s
    group by 1 having sum(n) > 0 order by sum(n) desc, 1 limit ${size}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What few goods did in a span, the best by one figure first. */
export async function figuresOf(
  db: Db,
  merchantId: number,
  span: Bucket,
  lang: Language,
  { order, ids }: { order: GoodsOrder; ids: readonly number[] },
): Promise<GoodsFigures[]> {
  const own = sql`g.product_id = b.id and g.merchant_id = ${merchantId}`
  const each = ({ days, weeks }: typeof sold, columns: RawBuilder<unknown>) => sql`(
    select ${columns} from ${days} g where ${own} and g.day >= ${span.from}::date
      and g.day < least(w.since, ${span.until}::date)
    union all select ${columns} from ${weeks} g where ${own} and g.week >= w.since and g.week < w.until
    union all select ${columns} from ${days} g where ${own} and g.day >= w.until and g.day < ${span.until}::date)`
  const { rows } = await sql<GoodsFigures>`
    with ${whole(span)}
    select b.id as "productId", in_language(p.title, ${lang}) as title, p.pictures -> 0 ->> 'file' as picture,
      t.views, t.carts, s.units, s.sales, s.claims
    from unnest(${idList(ids)}) b(id) join product p on p.id = b.id cross join whole w
    cross join lateral (select coalesce(sum(units), 0)::int as units, coalesce(sum(sales), 0)::bigint as sales,
      coalesce(sum(claims), 0)::int as claims from ${each(sold, sql`g.units, g.sales, g.claims`)} x) s
    cross join lateral (select coalesce(sum(views), 0)::int as views, coalesce(sum(carts), 0)::int as carts
      from ${each(seen, sql`g.views, g.carts`)} x) t
    order by ${sql.ref(order)} desc, b.id`.execute(db)
  return rows
}

/** Shops with more than so many goods. */
export const largeShops = (db: Db, moreThan: number): Promise<number[]> =>
  sql<{ id: number }>`select id from merchant where product_count > ${moreThan} order by id`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
export const keepBest = (
  db: Db,
  merchantId: number,
  { period, order, ids }: { period: string; order: GoodsOrder; ids: readonly number[] },
): Promise<unknown> =>
  sql`
    insert into figure_best (merchant_id, period, by, counted_on, products)
    values (${merchantId}, ${period}, ${order}, shop_day(shop_now()), ${idList(ids)})
    on conflict (merchant_id, period, by)
    do update set counted_on = excluded.counted_on, products = excluded.products`.execute(db)
/** What was found today or yesterday; undefined where nothing was. */
export const keptBest = (
  db: Db,
  merchantId: number,
  period: string,
  order: GoodsOrder,
): Promise<number[] | undefined> =>
  sql<{ products: number[] }>`
    select to_json(products) as products from figure_best where merchant_id = ${merchantId} and period = ${period}
      and by = ${order} and counted_on >= shop_day(shop_now()) - 1`
    .execute(db)
    .then((r) => r.rows[0]?.products)
