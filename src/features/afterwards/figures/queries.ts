// The SQL that reads figures: sums of days, which stand by merchant and day. Of the platform: the same over all.
import { sql, type RawBuilder } from 'kysely'
import { beginWithMonths, type Bucket } from './spans.ts'
import type { SourceKind, Sums } from './kinds.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** A merchant, or the whole platform. */
export type Whose = number | 'all'
const of = (whose: Whose, alias: string): RawBuilder<boolean> =>
  whose === 'all' ? sql`true` : sql`${sql.ref(`${alias}.merchant_id`)} = ${whose}`
const within = (alias: string, { from, until }: Bucket): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.day`)} >= ${from}::date and ${sql.ref(`${alias}.day`)} < ${until}::date`

/** Today, and how late it is. */
export const moment = (db: Db): Promise<{ today: string; hour: number }> =>
  sql<{ today: string; hour: number }>`
    select shop_day(shop_now())::text as today, shop_hour(shop_now()) as hour`
    .execute(db)
    .then((r) => r.rows[0]!)

/** The sums of each of these spans, in their order. A buyer of a span counts in it once. */
export async function sumsOf(db: Db, whose: Whose, buckets: readonly Bucket[]): Promise<(Bucket & Sums)[]> {
  // the sums of all are kept by the day
  const [traffic, sales] =
    whose === 'all' ? [sql`figure_day`, sql`figure_day`] : [sql`figure_traffic`, sql`figure_sales`]
  const ofDay = (alias: string) => (whose === 'all' ? sql`true` : of(whose, alias))
  // who bought earlier in the span, day by day: of a day that is a span of its own nobody is looked up
  const before =
    whose === 'all'
      ? sql`(select n from figure_return r where r.day = d::date and r.before >= b.from offset 0)`
      : sql`(select n from figure_part p where p.merchant_id = ${whose} and p.kind = 'returning' and p.day = d::date
          and p.key >= b.from::text offset 0)`
  const againFrom = (first: RawBuilder<unknown>) => sql`select coalesce(sum(p.n), 0) as n
    from generate_series(${first}, b.until - 1, interval '1 day') d cross join lateral ${before} p`
  // whole months by the month, and days only at the end
  const again = beginWithMonths(buckets)
    ? sql`select sum(n) as n from (select coalesce(sum(r.n), 0) as n from figure_return_month r
        where r.merchant_id = ${whose === 'all' ? 0 : whose} and r.month >= b.from and r.month < month_of(b.until)
          and r.before >= b.from union all ${againFrom(sql`greatest(b.from + 1, month_of(b.until))`)}) m`
    : againFrom(sql`b.from + 1`)
  const { rows } = await sql<Bucket & Sums>`
    select b.from::text, b.until::text, coalesce(t.visitors, 0)::int as visitors, coalesce(t.views, 0)::int as views,
      coalesce(t.carts, 0)::int as carts, coalesce(s.placed, 0)::int as placed, coalesce(s.paid, 0)::int as paid,
      coalesce(s.sales, 0)::bigint as sales, coalesce(s.refunds, 0)::bigint as refunds,
      (coalesce(s.buyers, 0) - coalesce(r.n, 0))::int as buyers, coalesce(s.fresh, 0)::int as "newBuyers",
      coalesce(s.claims, 0)::int as claims
    from json_to_recordset(${JSON.stringify(buckets)}::json) as b("from" date, until date)
    left join lateral (select sum(visitors) as visitors, sum(views) as views, sum(carts) as carts
      from ${traffic} t where ${ofDay('t')} and t.day >= b.from and t.day < b.until) t on true
    left join lateral (select sum(placed) as placed, sum(paid) as paid, sum(sales) as sales, sum(refunds) as refunds,
        sum(buyers) as buyers, sum(new_buyers) as fresh, sum(claims) as claims
      from ${sales} s where ${ofDay('s')} and s.day >= b.from and s.day < b.until) s on true
    left join lateral (${again}) r on true
    order by b.from`.execute(db)
  return rows
}

export interface Hours {
  visitors: number
  views: number
  carts: number
  placed: number
  paid: number
  sales: number
}
/** Of a day until an hour. */
export async function hoursOf(db: Db, merchantId: number, day: string, until: number): Promise<Hours> {
  const { rows } = await sql<Hours>`
    select coalesce(t.visitors, 0)::int as visitors, coalesce(t.views, 0)::int as views,
      coalesce(t.carts, 0)::int as carts, coalesce(s.placed, 0)::int as placed, coalesce(s.paid, 0)::int as paid,
      coalesce(s.sales, 0)::bigint as sales
    from (select sum(visitors) as visitors, sum(views) as views, sum(carts) as carts from figure_traffic_hour
      where merchant_id = ${merchantId} and day = ${day}::date and hour < ${until}) t
    cross join (select sum(placed) as placed, sum(paid) as paid, sum(sales) as sales from figure_sales_hour
      where merchant_id = ${merchantId} and day = ${day}::date and hour < ${until}) s`.execute(db)
  return rows[0]!
}

export interface SourceRow {
  kind: SourceKind
  key: string
  /** of a department: its name */
  name: string | null
  views: number
}
const mostKeys = 20
/**
 * Views by where they came from, the keys of each kind that bring most; of words those who came by them. Whole weeks
 * are read, and days only at the ends.
 */
export async function sourcesOf(
  db: Db,
  whose: Whose,
  span: Bucket,
  lang: Language,
  leastPeople: number,
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    with whole as materialized (select shop_week(${span.from}::date + 6) as since,
        greatest(shop_week(${span.until}::date), shop_week(${span.from}::date + 6)) as until),
    each as (
      select kind, key, views from whole w cross join lateral (select * from figure_source s
        where ${of(whose, 's')} and ${within('s', span)} and s.day < w.since
        union all select * from figure_source s where ${of(whose, 's')} and ${within('s', span)} and s.day >= w.until) s
      union all select kind, key, views from whole w cross join lateral (select * from figure_source_week s
        where ${of(whose, 's')} and s.week >= w.since and s.week < w.until) s
      union all select 'search', word, count(*) from figure_word w
      where ${of(whose, 'w')} and ${within('w', span)} and w.day = shop_day(shop_now())
      group by w.merchant_id, w.day, w.word having count(*) >= ${leastPeople}),
    summed as (select kind, key, sum(views)::int as views from each group by 1, 2),
    ranked as (select s.*, row_number() over (partition by kind, key <> '' order by views desc, key) as place
      from summed s),
    kinds as (select kind, sum(views)::int as views from summed where kind <> 'search' or key = '' group by 1)
    select kind, '' as key, null as name, views from kinds
    union all select r.kind, r.key, in_language(c.name, ${lang}), r.views from ranked r
      left join category c on r.kind = 'category' and c.id::text = r.key
    where r.key <> '' and r.place <= ${mostKeys} and (r.kind <> 'category' or c.id is not null)
    order by views desc, key`.execute(db)
  return rows
}

export interface PartRow {
  key: string
  n: number
  fen: number
}
export async function partsOf(db: Db, whose: Whose, span: Bucket, kind: 'region' | 'reason'): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select key, sum(n)::int as n, sum(fen)::bigint as fen from figure_part p
    where ${of(whose, 'p')} and p.kind = ${kind} and ${within('p', span)} group by 1 order by 2 desc, 1`.execute(db)
  return rows
}
export const reasonNames = (db: Db, lang: Language): Promise<Map<number, string>> =>
  sql<{ id: number; name: string }>`select id, in_language(name, ${lang}) as name from claim_reason`
    .execute(db)
    .then((r) => new Map(r.rows.map(({ id, name }) => [id, name])))

/** How many reviews gave one star to five. */
export async function starsOf(db: Db, whose: Whose, span: Bucket): Promise<number[]> {
  const { rows } = await sql<{ stars: number[] }>`
    select array[coalesce(sum(stars_1), 0), coalesce(sum(stars_2), 0), coalesce(sum(stars_3), 0),
      coalesce(sum(stars_4), 0), coalesce(sum(stars_5), 0)]::int[] as stars
    from figure_sales s where ${of(whose, 's')} and ${within('s', span)}`.execute(db)
  return rows[0]!.stars
}
/** In hundredths; 0 where nobody rated. */
export const scoresOf = (db: Db, merchantId: number): Promise<{ goods: number; service: number; delivery: number }> =>
  sql<{ goods: number; service: number; delivery: number }>`
    select score_goods as goods, score_service as service, score_delivery as delivery from merchant
    where id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0]!)
