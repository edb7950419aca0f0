// The SQL of traffic: the key of the day, what a process saw since it last wrote, the end of a day.
import { sql } from 'kysely'
import type { SourceKind } from './kinds.ts'
import type { Db } from '#kernel/data/db.ts'

/** The key by which visitors of today are told apart, made when nobody has one yet. */
export async function keyOfToday(db: Db, fresh: Buffer): Promise<{ day: string; key: Buffer }> {
  await sql`insert into figure_key (day, key) values (shop_day(shop_now()), ${fresh}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ day: string; key: Buffer }>`
    select day::text, key from figure_key where day = shop_day(shop_now())`.execute(db)
  return rows[0] ?? keyOfToday(db, fresh)
}

export interface Seen {
  hour: number
  /** hashes, in hex */
  who: string
  /** of a shop's front: the merchant, else a product, else a SKU that went into a cart */
  merchantId?: number
  productId?: number
  skuId?: number
  source?: SourceKind
  key?: string
  /** of a search: who used the words, by person or network */
  network?: string
}
/** What of it counts, by merchant: goods on sale and fronts of open merchants, on a day that is not closed. */
const whatWasSeen = (day: string, seen: readonly Seen[]) => sql`seen as materialized (
      select s.hour, decode(s.who, 'hex') as who, coalesce(p.merchant_id, m.id) as merchant_id, p.id as product_id,
        s."skuId" is not null as cart, s.source, case when s.source = 'category'
          then (select c.id::text from category c where c.id = s.key::bigint) else s.key end as key,
        decode(s.network, 'hex') as network
      from json_to_recordset(${JSON.stringify(seen)}::json) as s(hour int, who text, "merchantId" bigint,
        "productId" bigint, "skuId" bigint, source text, key text, network text)
      left join sku k on k.id = s."skuId" and k.status = 'onSale'
      left join product p on p.id = coalesce(s."productId", k.product_id) and p.status = 'onSale'
      left join merchant m on m.id = s."merchantId" and m.status = 'open'
      where (p.id is not null or m.id is not null) and exists (select from figure_key where day = ${day}::date))`
/** Its views by the hour; a visitor is counted in the hour in which they came first. */
const byHour = sql`hours as (
      select merchant_id, hour, count(*) filter (where product_id is not null and not cart)::int as views,
        count(*) filter (where cart)::int as carts from seen group by 1, 2),
    came as (
      select merchant_id, hour, count(*)::int as n from (
        select v.merchant_id, v.who, min(s.hour) as hour from visitor v join seen s using (merchant_id, who)
        group by 1, 2
      ) f group by 1, 2)`
/**
 * Adds what was seen on a day to it, in one statement; what names no goods on sale and no open merchant counts for
 * nothing, a day that is closed takes nothing more in.
 */
export async function addTraffic(db: Db, day: string, seen: readonly Seen[]): Promise<void> {
  await sql`
    with ${whatWasSeen(day, seen)},
    visitor as (
      insert into figure_visitor (merchant_id, day, who)
      select distinct merchant_id, ${day}::date, who from seen order by 1, 3
      on conflict do nothing returning merchant_id, who),
    ${byHour},
    by_hour as (
      insert into figure_traffic_hour as t (merchant_id, day, hour, visitors, views, carts)
      select h.merchant_id, ${day}::date, h.hour, coalesce(c.n, 0), h.views, h.carts
      from hours h left join came c using (merchant_id, hour) order by 1, 3
      on conflict (merchant_id, day, hour) do update set visitors = t.visitors + excluded.visitors,
        views = t.views + excluded.views, carts = t.carts + excluded.carts),
    by_day as (
      insert into figure_traffic as t (merchant_id, day, visitors, views, carts)
      select h.merchant_id, ${day}::date, coalesce(sum(c.n), 0), sum(h.views), sum(h.carts)
      from hours h left join came c using (merchant_id, hour) group by 1 order by 1
      on conflict (merchant_id, day) do update set visitors = t.visitors + excluded.visitors,
        views = t.views + excluded.views, carts = t.carts + excluded.carts),
    goods as (
      insert into figure_goods_traffic as t (merchant_id, day, product_id, views, carts)
      select merchant_id, ${day}::date, product_id, count(*) filter (where not cart), count(*) filter (where cart)
      from seen where product_id is not null group by 1, 3 order by 1, 3
      on conflict (merchant_id, day, product_id) do update set views = t.views + excluded.views,
        carts = t.carts + excluded.carts),
    goods_week as (
      insert into figure_goods_traffic_week as t (merchant_id, week, product_id, views, carts)
      select merchant_id, shop_week(${day}::date), product_id, count(*) filter (where not cart),
        count(*) filter (where cart)
      from seen where product_id is not null group by 1, 3 order by 1, 3
      on conflict (merchant_id, week, product_id) do update set views = t.views + excluded.views,
        carts = t.carts + excluded.carts),
    words as (
      insert into figure_word (merchant_id, day, word, who)
      select distinct merchant_id, ${day}::date, key, network from seen
      where source = 'search' and key <> '' and network is not null and product_id is not null and not cart
      order by 1, 3, 4 on conflict do nothing)
    insert into figure_source as t (merchant_id, day, kind, key, views)
    select merchant_id, ${day}::date, source, case when source = 'search' then '' else coalesce(key, '') end, count(*)
    from seen where source is not null and product_id is not null and not cart group by 1, 3, 4 order by 1, 3, 4
    on conflict (merchant_id, day, kind, key) do update set views = t.views + excluded.views`.execute(db)
}

/** Words of a day that are kept, those of most people. */
const mostWords = 20
/** Ends the days before today: of words those stay that so many used; keys, visitors and words of the day go. */
export async function closeDays(db: Db, leastPeople: number): Promise<void> {
  await sql`
    insert into figure_source as t (merchant_id, day, kind, key, views)
    select merchant_id, day, 'search', word, n from (
      select merchant_id, day, word, count(*) as n,
        row_number() over (partition by merchant_id, day order by count(*) desc, word) as place
      from figure_word where day < shop_day(shop_now()) group by 1, 2, 3 having count(*) >= ${leastPeople}
    ) w where place <= ${mostWords} order by 1, 2, 4
    on conflict (merchant_id, day, kind, key) do update set views = excluded.views`.execute(db)
  for (const table of ['figure_word', 'figure_visitor', 'figure_key'] as const)
    await sql`delete from ${sql.table(table)} where day < shop_day(shop_now())`.execute(db)
}
/** Hours are kept for some days only. */
export async function forgetHours(db: Db, days: number): Promise<void> {
  for (const table of ['figure_traffic_hour', 'figure_sales_hour'] as const)
    await sql`delete from ${sql.table(table)} where day < shop_day(shop_now()) - ${days}::int`.execute(db)
}
