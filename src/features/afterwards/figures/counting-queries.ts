// The SQL that counts days of merchants anew from their own rows: orders by when they were placed and paid, refunds by
// when they were made, claims and reviews by when they came. A day is replaced whole, so counting it twice changes
// nothing.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface MerchantDay {
  merchantId: number
  /** of the shop's calendar, 2026-11-25 */
  day: string
}
/** One at a time counts, or the older of two counts of a day might stay. Until the transaction ends. */
export const takeTurn = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('figures.count'))`.execute(db)

/** Takes the notes of so many days of merchants. What is noted later, is counted later. */
export async function takeDue(db: Db, limit: number): Promise<MerchantDay[]> {
  const { rows } = await sql<MerchantDay>`
    with due as materialized (select distinct merchant_id, day from figure_due order by 1, 2 limit ${limit}),
    gone as (delete from figure_due f using due d where f.merchant_id = d.merchant_id and f.day = d.day)
    select merchant_id as "merchantId", day::text from due`.execute(db)
  return rows
}

const pairs = (days: readonly MerchantDay[]): RawBuilder<unknown> =>
  sql`(select d.m, d.day from unnest(${days.map((d) => d.merchantId)}::bigint[],
    ${days.map((d) => d.day)}::date[]) as d(m, day))`
/** Whether a moment is of the day `d.day`. */
const within = (at: string): RawBuilder<boolean> =>
  sql`${sql.ref(at)} >= day_begins(d.day) and ${sql.ref(at)} < day_begins(d.day + 1)`
const paid = sql`join shop_order o on o.merchant_id = d.m and ${within('o.paid_at')}`

/** These days, and those on which their buyers came next: of those the purchase before may be another now. */
export async function withNext(db: Db, days: readonly MerchantDay[]): Promise<MerchantDay[]> {
  const { rows } = await sql<MerchantDay>`
    with due as materialized ${pairs(days)}
    select m as "merchantId", day::text from due
    union select d.m, shop_day(n.at)::text from due d ${paid} cross join lateral (
      select min(x.paid_at) as at from shop_order x
      where x.user_id = o.user_id and x.merchant_id = o.merchant_id and x.paid_at >= day_begins(d.day + 1)) n
    where n.at is not null`.execute(db)
  return rows
}

/** The sums of these days. */
export async function countSums(db: Db, days: readonly MerchantDay[]): Promise<void> {
  const due = pairs(days)
  await sql`delete from figure_sales s using ${due} d
    where s.merchant_id = d.m and s.day = d.day and not s.brought`.execute(db)
  await sql`
    with due as materialized ${due},
    placed as (
      select d.m, d.day, count(*)::int as n from due d
      join shop_order o on o.merchant_id = d.m and ${within('o.created_at')} group by 1, 2),
    bought as materialized (
      select d.m, d.day, o.user_id, count(*)::int as n, sum(o.paid)::bigint as fen from due d ${paid} group by 1, 2, 3),
    paid as (
      select b.m, b.day, sum(b.n)::int as n, sum(b.fen)::bigint as fen, count(*)::int as buyers,
        count(*) filter (where not exists (select from shop_order e
          where e.user_id = b.user_id and e.merchant_id = b.m and e.paid_at < day_begins(b.day)))::int as fresh
      from bought b group by 1, 2),
    back as (
      select d.m, d.day, sum(r.amount)::bigint as fen from due d
      join refund r on r.order_id is not null and ${within('r.created_at')}
      join shop_order o on o.id = r.order_id and o.merchant_id = d.m group by 1, 2),
    claimed as (
      select d.m, d.day, count(*)::int as n from due d
      join claim c on c.merchant_id = d.m and ${within('c.created_at')} group by 1, 2),
    rated as (
      select d.m, d.day, count(*) filter (where v.rating = 1)::int as r1,
        count(*) filter (where v.rating = 2)::int as r2,
        count(*) filter (where v.rating = 3)::int as r3, count(*) filter (where v.rating = 4)::int as r4,
        count(*) filter (where v.rating = 5)::int as r5
      from due d join review v on v.merchant_id = d.m and v.status = 'shown' and ${within('v.created_at')}
      group by 1, 2)
    insert into figure_sales (merchant_id, day, placed, paid, sales, refunds, buyers, new_buyers, claims,
      stars_1, stars_2, stars_3, stars_4, stars_5)
    select m, day, coalesce(placed.n, 0), coalesce(paid.n, 0), coalesce(paid.fen, 0), coalesce(back.fen, 0),
      coalesce(buyers, 0), coalesce(fresh, 0), coalesce(claimed.n, 0),
      coalesce(r1, 0), coalesce(r2, 0), coalesce(r3, 0), coalesce(r4, 0), coalesce(r5, 0)
    from due left join placed using (m, day) left join paid using (m, day) left join back using (m, day)
      left join claimed using (m, day) left join rated using (m, day)
    where coalesce(placed.n, paid.n, back.fen, claimed.n, r1) is not null`.execute(db)
}

/** Their hours, of days that are shown by the hour. */
export async function countHours(db: Db, days: readonly MerchantDay[], keptDays: number): Promise<void> {
  const due = sql`(select * from ${pairs(days)} k where k.day >= shop_day(shop_now()) - ${keptDays}::int)`
  await sql`delete from figure_sales_hour s using ${due} d
    where s.merchant_id = d.m and s.day = d.day and not s.brought`.execute(db)
  await sql`
    with due as materialized ${due}
    insert into figure_sales_hour (merchant_id, day, hour, placed, paid, sales)
    select m, day, hour, sum(placed), sum(paid), sum(fen) from (
      select d.m, d.day, shop_hour(o.created_at) as hour, 1 as placed, 0 as paid, 0::bigint as fen
      from due d join shop_order o on o.merchant_id = d.m and ${within('o.created_at')}
      union all select d.m, d.day, shop_hour(o.paid_at), 0, 1, o.paid from due d ${paid}) h
    group by 1, 2, 3`.execute(db)
}

/** Their goods: pieces and fen of orders paid on the day, claims made on it. */
export async function countGoods(db: Db, days: readonly MerchantDay[]): Promise<void> {
  const due = pairs(days)
  await sql`delete from figure_goods s using ${due} d
    where s.merchant_id = d.m and s.day = d.day and not s.brought`.execute(db)
  await sql`
    with due as materialized ${due}
    insert into figure_goods (merchant_id, day, product_id, units, sales, claims)
    select m, day, product_id, sum(units), sum(fen), sum(claims) from (
      select d.m, d.day, l.product_id, l.quantity as units, l.payable as fen, 0 as claims
      from due d ${paid} join order_line l on l.order_id = o.id
      union all select d.m, d.day, l.product_id, 0, 0, 1
      from due d join claim c on c.merchant_id = d.m and ${within('c.created_at')}
      join order_line l on l.id = c.order_line_id) g
    group by 1, 2, 3`.execute(db)
  await countWeeks(db, days)
}
/** The weeks of these days, from their days. */
async function countWeeks(db: Db, days: readonly MerchantDay[]): Promise<void> {
  const weeks = sql`(select distinct m, shop_week(day) as week from ${pairs(days)} p)`
  await sql`delete from figure_goods_week s using ${weeks} d
    where s.merchant_id = d.m and s.week = d.week and not s.brought`.execute(db)
  await sql`
    with due as materialized ${weeks}
    insert into figure_goods_week (merchant_id, week, product_id, units, sales, claims)
    select d.m, d.week, g.product_id, sum(g.units), sum(g.sales), sum(g.claims) from due d
    join figure_goods g on g.merchant_id = d.m and g.day >= d.week and g.day < d.week + 7 and not g.brought
    group by 1, 2, 3`.execute(db)
}

/** What they are made of: places of orders, reasons of claims, buyers by their purchase before. */
export async function countParts(db: Db, days: readonly MerchantDay[]): Promise<void> {
  const due = pairs(days)
  await sql`delete from figure_part s using ${due} d
    where s.merchant_id = d.m and s.day = d.day and not s.brought`.execute(db)
  await sql`
    with due as materialized ${due}
    insert into figure_part (merchant_id, day, kind, key, n, fen)
    select d.m, d.day, 'region', case when o.address is null then '' when o.address->>'country' = 'CN'
        then 'CN-' || coalesce(o.address->>'stateCode', '') else coalesce(o.address->>'country', '') end,
      count(*), sum(o.paid) from due d ${paid} group by 1, 2, 4
    union all select d.m, d.day, 'reason', c.reason_id::text, count(*), 0
      from due d join claim c on c.merchant_id = d.m and ${within('c.created_at')} group by 1, 2, 4
    union all select m, day, 'returning', shop_day(before)::text, count(*), 0 from (
      select distinct d.m, d.day, o.user_id, (select max(e.paid_at) from shop_order e
        where e.user_id = o.user_id and e.merchant_id = d.m and e.paid_at < day_begins(d.day)) as before
      from due d ${paid}) b where before is not null group by 1, 2, 4`.execute(db)
}

/** Notes every day on which something was, of one merchant or of all; also days that stand counted. How many. */
export async function noteAll(db: Db, merchantId: number | undefined): Promise<number> {
  const own = (column: string) =>
    sql`${merchantId ?? null}::bigint is null or ${sql.ref(column)} = ${merchantId ?? null}`
  const noted = await sql`
    insert into figure_due (merchant_id, day)
    select o.merchant_id, shop_day(o.created_at) from shop_order o where ${own('o.merchant_id')}
    union select o.merchant_id, shop_day(o.paid_at) from shop_order o
      where o.paid_at is not null and (${own('o.merchant_id')})
    union select o.merchant_id, shop_day(r.created_at) from refund r join shop_order o on o.id = r.order_id
      where ${own('o.merchant_id')}
    union select c.merchant_id, shop_day(c.created_at) from claim c where ${own('c.merchant_id')}
    union select v.merchant_id, shop_day(v.created_at) from review v where ${own('v.merchant_id')}
    union select s.merchant_id, s.day from figure_sales s where not s.brought and (${own('s.merchant_id')})`.execute(db)
  return Number(noted.numAffectedRows ?? 0)
}
