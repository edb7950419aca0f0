// The SQL of the platform's dashboard: who came new, what did most, and what waits at the desks. All but what waits is
// counted beforehand; what waits is read by indexes that hold only what is open.
import { sql, type RawBuilder } from 'kysely'
import type { Bucket } from './spans.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** Today and so many days before it, from the rows themselves; older days stand. */
export const countGrowth = (db: Db, daysBefore: number): Promise<unknown> =>
  sql`
    insert into figure_growth (day, people, shops)
    select d::date, (select count(*) from user_account u
        where u.created_at >= day_begins(d::date) and u.created_at < day_begins(d::date + 1)),
      (select count(*) from merchant m
        where m.created_at >= day_begins(d::date) and m.created_at < day_begins(d::date + 1))
    from generate_series(shop_day(shop_now()) - ${daysBefore}::int, shop_day(shop_now()), interval '1 day') d
    on conflict (day) do update set people = excluded.people, shops = excluded.shops
      where (figure_growth.people, figure_growth.shops) is distinct from (excluded.people, excluded.shops)`.execute(db)

export interface Growth {
  people: number
  shops: number
}
/** Of each of these spans, in the order of their first days. */
export const growthOf = (db: Db, buckets: readonly Bucket[]): Promise<(Bucket & Growth)[]> =>
  sql<Bucket & Growth>`
    select b.from::text, b.until::text, coalesce(sum(g.people), 0)::int as people,
      coalesce(sum(g.shops), 0)::int as shops
    from json_to_recordset(${JSON.stringify(buckets)}::json) as b("from" date, until date)
    left join figure_growth g on g.day >= b.from and g.day < b.until
    group by b.from, b.until order by b.from`
    .execute(db)
    .then((r) => r.rows)

export type TopKind = 'goods' | 'shops'
/** How many are kept of each. */
const kept = 20
/** What a job may take: reading a year of all goods is longer than calls may read. */
export const patient = sql`set local statement_timeout = '50s'`
/** Counts what did most in a span, in the caller's transaction, and puts it in the place of what was counted before. */
export async function keepTop(db: Db, kind: TopKind, period: string, span: Bucket): Promise<void> {
  await patient.execute(db)
  await sql`delete from figure_top where kind = ${kind} and period = ${period}`.execute(db)
  await sql`
    with best as (${kind === 'shops' ? bestShops(span) : bestGoods(span)})
    insert into figure_top (kind, period, place, thing_id, n, sales, counted_at)
    select ${kind}, ${period}, row_number() over (order by sales desc, id), id, n, sales, shop_now() from best`.execute(
    db,
  )
}
const bestShops = ({ from, until }: Bucket) => sql`
  select merchant_id as id, sum(paid) as n, sum(sales) as sales from figure_sales
  where day >= ${from}::date and day < ${until}::date group by 1 having sum(sales) > 0
  order by 3 desc, 1 limit ${kept}`
/** Whole weeks, and days only at the ends; shop by shop, for so both are read by their key. */
const bestGoods = ({ from, until }: Bucket) => sql`
  select product_id as id, sum(units) as n, sum(sales) as sales from (
    select shop_week(${from}::date + 6) as since,
      greatest(shop_week(${until}::date), shop_week(${from}::date + 6)) as until) w
  cross join merchant m cross join lateral (
    select product_id, units, sales from figure_goods g where g.merchant_id = m.id and g.day >= ${from}::date
      and g.day < least(w.since, ${until}::date)
    union all select product_id, units, sales from figure_goods_week g
      where g.merchant_id = m.id and g.week >= w.since and g.week < w.until
    union all select product_id, units, sales from figure_goods g
      where g.merchant_id = m.id and g.day >= w.until and g.day < ${until}::date) g
  group by 1 having sum(sales) > 0 order by 3 desc, 1 limit ${kept}`

/** Nothing was found yet, and there is something to find: a shop that just began to sell. */
export const topLacks = async (db: Db): Promise<boolean> =>
  (
    await sql`
      select where not exists (select from figure_top)
        and exists (select from figure_sales where day > shop_day(shop_now()) - 300 and sales > 0)`.execute(db)
  ).rows.length > 0

interface TopRow {
  id: number
  name: string
  n: number
  sales: number
  countedAt: Date
}
export const topOf = (db: Db, kind: TopKind, period: string, lang: Language): Promise<TopRow[]> =>
  sql<TopRow>`
    select t.thing_id as id, in_language(coalesce(m.name, p.title), ${lang}) as name, t.n, t.sales,
      t.counted_at as "countedAt"
    from figure_top t left join merchant m on t.kind = 'shops' and m.id = t.thing_id
    left join product p on t.kind = 'goods' and p.id = t.thing_id
    where t.kind = ${kind} and t.period = ${period} order by t.place`
    .execute(db)
    .then((r) => r.rows)

/** What waits at a desk of staff: who may hear of it, and its rows by the moment since which they wait. */
interface DeskQueue {
  kind: string
  needs: `${string}.read`
  since: RawBuilder<unknown>
  rows: RawBuilder<unknown>
}
export const queues: readonly DeskQueue[] = [
  {
    kind: 'unanswered',
    needs: 'order.read',
    since: sql`missing_until`,
    rows: sql`parcel where status = 'travelling' and missing_at is not null and missing_until <= shop_now()`,
  },
  {
    kind: 'claims',
    needs: 'aftersale.read',
    since: sql`created_at`,
    // replacements are the platform's to decide and to send
    rows: sql`claim where appeal = 'pending' or not_arrived
      or (type = 'exchange' and not return_goods and status in ('pendingReview', 'approved'))`,
  },
  {
    kind: 'reviewCases',
    needs: 'comment.read',
    since: sql`created_at`,
    rows: sql`review_case where state = 'open'`,
  },
  {
    kind: 'goodsReviews',
    needs: 'goods.read',
    since: sql`submitted_at`,
    rows: sql`product_draft where state = 'inReview'`,
  },
  {
    kind: 'reports',
    needs: 'report.read',
    since: sql`created_at`,
    rows: sql`report_case where state = 'open' and kind <> 'review'`,
  },
  {
    kind: 'applications',
    needs: 'merchant.read',
    since: sql`sent_at`,
    rows: sql`merchant_application where status = 'inReview'`,
  },
  {
    kind: 'shopClosings',
    needs: 'merchant.read',
    since: sql`created_at`,
    // the state beside its index's words, for the index holds the confirmed ones too
    rows: sql`merchant_closing where status in ('asked', 'confirmed') and status = 'asked'`,
  },
  {
    kind: 'feedback',
    needs: 'feedback.read',
    since: sql`waits_since`,
    rows: sql`feedback where status = 'open'`,
  },
  {
    kind: 'brandRequests',
    needs: 'brand.read',
    since: sql`created_at`,
    rows: sql`brand_request where state = 'open'`,
  },
  {
    kind: 'identities',
    needs: 'review.read',
    since: sql`created_at`,
    // the kinds by name, for the index begins with them
    rows: sql`identity_check where kind in ('personal', 'company') and status = 'underReview'`,
  },
  {
    kind: 'closings',
    needs: 'review.read',
    since: sql`created_at`,
    rows: sql`account_closing where status = 'submitted'`,
  },
]
/** What somebody may do as staff. */
export const permissionsOf = (db: Db, userId: number): Promise<string[]> =>
  sql<{ permissions: string[] }>`
    select r.permissions from membership m join role r on r.audience = m.audience and r.code = m.role
    where m.audience = 'staff' and m.user_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0]?.permissions ?? [])
interface QueueRow {
  kind: string
  count: number
  oldest: Date
}
/** Of these queues what waits, up to 1,001 of each, the longest first. */
export async function waitingOf(db: Db, asked: readonly DeskQueue[]): Promise<QueueRow[]> {
  if (asked.length === 0) return []
  const each = asked.map(
    ({ kind, since, rows }) => sql`
      select ${kind}::text as kind, count(*)::int as count, min(since) as oldest
      from (select ${since} as since from ${rows} order by 1 limit 1001) q`,
  )
  const { rows } = await sql<QueueRow>`
    select * from (${sql.join(each, sql` union all `)}) w where count > 0 order by oldest, kind`.execute(db)
  return rows
}
