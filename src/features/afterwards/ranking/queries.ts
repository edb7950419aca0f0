// SQL of the rankings: what left the shop, the hourly boards, and reading them.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Board, rankPage } from './contract.ts'
import type { Static } from 'typebox'

export type RankReason = Static<typeof rankPage.output>['records'][number]['reason']

/**
 * Puts the pieces of an order right as the order stands now: none when it is not paid or was cancelled.
 * Doing it again changes nothing.
 */
export async function recordOrder(db: Db, orderId: number): Promise<void> {
  await sql`
    insert into product_sale as s (product_id, order_id, buyer_id, units, sold_at)
    select l.product_id, o.id, o.user_id,
      sum(case when o.paid_at is null or o.status in ('cancelled', 'closed') then 0
        else l.quantity - l.refunded_quantity end)::int as units, coalesce(o.paid_at, o.created_at)
    from shop_order o join order_line l on l.order_id = o.id where o.id = ${orderId} group by o.id, l.product_id
    order by l.product_id
    on conflict (order_id, product_id) do update set units = excluded.units where s.units <> excluded.units`.execute(db)
}

/** Takes what is not counted yet, by product: call it in the transaction that adds it to the products. */
export async function takeUncounted(db: Db, limit = 5000): Promise<{ productId: number; units: number }[]> {
  const taken = await sql<{ productId: number; units: number }>`
    with due as (select id, units - counted as more from product_sale where units <> counted
      order by product_id, id limit ${limit} for update skip locked),
    done as (update product_sale s set counted = s.units from due where s.id = due.id returning s.product_id, due.more)
    select product_id as "productId", sum(more)::int as units from done group by 1 order by 1`.execute(db)
  return taken.rows
}

export interface BroughtSale {
  productId: number
  units: number
  /** buyers who had come back for it */
  cameBack: number
  at: Date
}
/** Sums of the shop before, which the products' own counts hold already. */
export async function insertBrought(db: Db, sales: readonly BroughtSale[]): Promise<void> {
  const rows = sales.map((s) => ({
    product_id: s.productId,
    units: s.units,
    came_back: s.cameBack,
    sold_at: s.at.toISOString(),
  }))
  await sql`insert into product_sale (product_id, units, counted, came_back, sold_at)
    select product_id, units, units, came_back, sold_at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as s(product_id bigint, units int, came_back int, sold_at timestamptz)`.execute(db)
}

export interface Method {
  /** sales, returning buyers and prices of this many days */
  days: number
  /** as long a product is new */
  newDays: number
  /** a product with fewer is not ranked by its reviews */
  minReviews: number
  /** reviews of the shop's average that stand beside a product's own */
  priorReviews: number
}
/** Places per board and department. */
const places = 100

/** Opens the hour of this moment; false when its boards stand already. */
export async function openHour(db: Db, at: Date): Promise<boolean> {
  const opened = await sql`
    insert into rank_snapshot (hour, taken_at) values (date_trunc('hour', ${at}::timestamptz), ${at})
    on conflict do nothing returning hour`.execute(db)
  return opened.rows.length === 1
}
interface Window extends Method {
  at: Date
}
const since = ({ at, days }: Window) => sql`${at}::timestamptz - ${days} * interval '1 day'`
const sold = (w: Window) =>
  sql`
    (select product_id, sum(units)::int as units from product_sale where sold_at > ${since(w)} and sold_at <= ${w.at}
      group by 1) x on x.product_id = s.product_id`
const wide = sql`s.category_id in (select 0 union all select id from category where level = 1)`
/**
 * Who stands on a board, by what (score, then beside), and the two numbers its reason tells:
 * over the listing rows `s` of everything and of the departments, which hold most of it.
 */
const entries: Record<Board, (w: Window) => RawBuilder<unknown>> = {
  sales: (w) => sql`
    select s.category_id, s.product_id, x.units::numeric as score, s.sales::numeric as beside,
      x.units::bigint as first, s.sales::bigint as second
    from product_listing s join ${sold(w)} where ${wide} and x.units > 0`,
  new: (w) => sql`
    select s.category_id, s.product_id, coalesce(x.units, 0)::numeric as score,
      extract(epoch from s.listed_at) as beside, coalesce(x.units, 0)::bigint as first, 0::bigint as second
    from product_listing s left join ${sold(w)}
    where ${wide}
      and s.listed_at > ${w.at}::timestamptz - ${w.newDays} * interval '1 day' and s.listed_at <= ${w.at}`,
  rated: ({ priorReviews, minReviews }) => sql`
    select s.category_id, s.product_id,
      (m.rating * ${priorReviews} + p.rating::numeric * p.review_count) / (${priorReviews} + p.review_count) as score,
      p.review_count::numeric as beside, p.rating::bigint as first, p.review_count::bigint as second
    from (select coalesce(sum(rating::numeric * review_count) / nullif(sum(review_count), 0), 0) as rating from product
      where status = 'onSale' and review_count > 0) m
    cross join product p join product_listing s on s.product_id = p.id
    where ${wide} and p.review_count >= ${minReviews} and p.rating > 0`,
  repeat: (w) => sql`
    select s.category_id, s.product_id, b.buyers::numeric as score, s.sales::numeric as beside,
      b.buyers::bigint as first, 0::bigint as second
    from product_listing s join (
      select product_id, sum(buyers)::int as buyers from (
        select product_id, count(*) as buyers from (
          select product_id, buyer_id from product_sale where order_id is not null and units > 0 and sold_at <= ${w.at}
          group by 1, 2 having count(*) > 1 and max(sold_at) > ${since(w)}
        ) came group by 1
        union all select product_id, sum(came_back) from product_sale
        where order_id is null and sold_at > ${since(w)} and sold_at <= ${w.at} group by 1
      ) each group by 1 having sum(buyers) > 0
    ) b on b.product_id = s.product_id where ${wide}`,
  drop: (w) => sql`
    select s.category_id, s.product_id, (f.before - f.price)::numeric / f.before as score, s.sales::numeric as beside,
      f.before as first, f.price as second
    from product_listing s join (
      select k.product_id, min(lowest.price) as before, k.price
      from (select distinct sku_id from price_change where changed_at > ${since(w)} and changed_at <= ${w.at}) c
      join sku k on k.id = c.sku_id
      join product p on p.id = k.product_id and p.price = k.price
      cross join lateral (select max(changed_at) as at from price_change l where l.sku_id = k.id) last
      cross join lateral (select min(price_before) as price from price_change l
        where l.sku_id = k.id and l.changed_at > last.at - ${w.days} * interval '1 day') lowest
      where k.status = 'onSale' group by 1, 3 having min(lowest.price) > k.price
    ) f on f.product_id = s.product_id where ${wide} and (f.before - f.price) * 100 >= f.before`,
}
const reasons: Record<Board, (w: Window) => RawBuilder<unknown>> = {
  sales: ({ days }) =>
    sql`jsonb_build_object('kind', 'sales', 'sold', r.first, 'days', ${days}::int, 'total', r.second)`,
  new: () =>
    sql`
      jsonb_build_object('kind', 'new', 'sold', r.first,
        'listedAt', to_char(p.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  rated: () => sql`jsonb_build_object('kind', 'rated', 'rating', r.first, 'reviews', r.second)`,
  repeat: ({ days }) => sql`jsonb_build_object('kind', 'repeat', 'buyers', r.first, 'days', ${days}::int)`,
  drop: ({ days }) =>
    sql`
      jsonb_build_object('kind', 'drop', 'before', r.first, 'now', r.second,
        'percent', (r.first - r.second) * 100 / r.first, 'days', ${days}::int)`,
}
/** Draws up one board as of this moment, of everything (0) and of each department; ties go to the newer product. */
export async function drawUp(db: Db, board: Board, at: Date, method: Method): Promise<void> {
  const window = { ...method, at }
  await sql`
    with ranked as (
      select e.*, row_number() over (
        partition by e.category_id order by e.score desc, e.beside desc, e.product_id desc) as place
      from (${entries[board](window)}) e
    )
    insert into rank_place (hour, board, category_id, place, product_id, was, reason)
    select date_trunc('hour', ${at}::timestamptz), ${board}, r.category_id, r.place, r.product_id, w.place,
      ${reasons[board](window)}
    from ranked r join product p on p.id = r.product_id left join rank_place w
      on w.hour = (select max(hour) from rank_snapshot where hour < date_trunc('hour', ${at}::timestamptz))
      and w.board = ${board} and w.category_id = r.category_id and w.product_id = r.product_id
    where r.place <= ${places}`.execute(db)
}
/** Only the last two hours are ever compared. */
export const forgetHours = (db: Db): Promise<unknown> =>
  sql`
    delete from rank_snapshot
    where hour < (select hour from rank_snapshot order by hour desc offset 1 limit 1)`.execute(db)

export interface RankRow {
  rank: number
  movement: number | null
  reason: RankReason
  productId: number
}
const latest = sql`(select max(hour) from rank_snapshot)`
/** Those of the last snapshot that still are listed. */
const standing = sql`
  from rank_place r join product_listing s on s.product_id = r.product_id and s.category_id = r.category_id`

export interface RankList {
  total: number
  updatedAt: string | null
  categoryIds: number[]
  rows: RankRow[]
}
/** A page of one board: places are counted anew over what still stands. */
export async function listRanks(
  db: Db,
  board: Board,
  categoryId: number,
  limit: number,
  offset: number,
): Promise<RankList> {
  const found = await sql<RankList>`
    with board as materialized (
      select row_number() over (order by r.place)::int as rank, r.was - r.place as movement, r.reason,
        r.product_id as "productId" ${standing}
      where r.hour = ${latest} and r.board = ${board} and r.category_id = ${categoryId}
    )
    select (select count(*)::int from board) as total,
      (select to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from rank_snapshot order by hour desc limit 1) as "updatedAt",
      coalesce((select json_agg(distinct category_id) from rank_place
        where hour = ${latest} and board = ${board} and category_id <> 0), '[]') as "categoryIds",
      coalesce((select json_agg(b order by b.rank) from (
        select * from board order by rank ${limitTo(limit, offset)}) b), '[]') as rows`.execute(db)
  return found.rows[0]!
}

/** The first three of every board, of everything. */
export async function listTops(db: Db): Promise<{ code: Board; updatedAt: string; productIds: number[] }[]> {
  const found = await sql<{ code: Board; updatedAt: string; productIds: number[] }>`
    select r.board as code, to_char(t.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      r.ids as "productIds"
    from rank_snapshot t cross join lateral (
      select board, (json_agg(product_id order by place) filter (where nth <= 3)) as ids from (
        select r.board, r.place, r.product_id,
          row_number() over (partition by r.board order by r.place) as nth ${standing}
        where r.hour = t.hour and r.category_id = 0
      ) n group by board
    ) r where t.hour = ${latest}`.execute(db)
  return found.rows
}
