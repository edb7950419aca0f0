// SQL of the collection and of follows. A cancelled row keeps its time and price for a moment;
// the numbers shown of products, merchants and brands follow each row by themselves.
import { sql, type RawBuilder } from 'kysely'
import type { collectionSorts } from './limits.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'
import type { CursorKind, Limits } from '#kernel/call/page.ts'

/** What was cancelled longer ago cannot be taken back. */
export const undoable = sql`shop_now() - interval '1 hour'`
/** ISO 8601 with microseconds: also what a cursor needs. */
export const iso = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
/** Products by what can be done with them; `p`, its merchant `m`, its pieces `k.available`. */
export const stateOf = sql`
  case when p.status = 'deleted' then 'gone' when p.status <> 'onSale' or m.status <> 'open' then 'offShelf'
  when k.available <= 0 then 'soldOut' else 'onSale' end`
export const standing = sql`join merchant m on m.id = p.merchant_id join category g on g.id = p.category_id
  cross join lateral (select coalesce(sum(t.available), 0)::int8 as available
    from sku u join stock t on t.sku_id = u.id where u.product_id = p.id and u.status = 'onSale') k`
export type State = 'onSale' | 'soldOut' | 'offShelf' | 'gone'
export interface Department {
  id: number
  name: string
  count: number
}

const live = (userId: number) => sql`(select count(*) from collection where user_id = ${userId} and deleted_at is null)`
/**
 * Saves a product, or turns a saved one round when nothing is wished. `on` is undefined when nothing was done:
 * it stood so already, there is no such product, or there is no room.
 */
export async function addToCollection(
  db: Db,
  userId: number,
  productId: number,
  { toggle, undo, max }: { toggle: boolean; undo: boolean; max: number },
): Promise<boolean | undefined> {
  const asBefore = undo ? sql`c.deleted_at > ${undoable}` : sql`false`
  const done = await sql<{ on: boolean }>`
    insert into collection as c (user_id, product_id, price)
    select ${userId}, p.id, p.price from product p
    where p.id = ${productId} and p.status <> 'deleted'
      and (${live(userId)} < ${max} or exists (select from collection o
        where o.user_id = ${userId} and o.product_id = p.id and o.deleted_at is null))
    on conflict (user_id, product_id) do update set
      deleted_at = case when c.deleted_at is null then shop_now() end,
      price = case when c.deleted_at is null or ${asBefore} then c.price else excluded.price end,
      created_at = case when c.deleted_at is null or ${asBefore} then c.created_at else excluded.created_at end
    where ${toggle ? sql`true` : sql`c.deleted_at is not null`}
    returning c.deleted_at is null as "on"`.execute(db)
  return done.rows[0]?.on
}
/** Takes products out; counters are locked in one order first. Answers those that were in. */
export async function takeFromCollection(db: Db, userId: number, productIds: readonly number[]): Promise<number[]> {
  await lockCounters(db, productIds)
  const gone = await sql<{ id: number }>`
    update collection set deleted_at = shop_now()
    where user_id = ${userId} and product_id = any(${idList(productIds)}) and deleted_at is null
    returning product_id as id`.execute(db)
  return gone.rows.map((r) => r.id)
}
export async function restoreCollection(db: Db, userId: number, productIds: readonly number[]): Promise<number[]> {
  await lockCounters(db, productIds)
  const back = await sql<{ id: number }>`
    update collection set deleted_at = null
    where user_id = ${userId} and product_id = any(${idList(productIds)}) and deleted_at > ${undoable}
    returning product_id as id`.execute(db)
  return back.rows.map((r) => r.id)
}
const lockCounters = (db: Db, productIds: readonly number[]): Promise<unknown> =>
  productIds.length < 2
    ? Promise.resolve()
    : sql`
        select from product_likes where product_id = any(${idList(productIds)})
        order by product_id for no key update`.execute(db)

/** How one's own heart stands, whether there is such a product, and how many saved it. */
export async function findHeart(
  db: Db,
  userId: number,
  productId: number,
): Promise<{ known: boolean; on: boolean; favourites: number }> {
  const found = await sql<{ known: boolean; on: boolean; favourites: number }>`
    select exists (select from product where id = ${productId} and status <> 'deleted' and not unreviewed) as known,
      exists (
        select from collection where user_id = ${userId} and product_id = ${productId} and deleted_at is null
      ) as "on",
      coalesce((select favourites from product_likes where product_id = ${productId}), 0) as favourites`.execute(db)
  return found.rows[0]!
}

export type CollectionSort = (typeof collectionSorts)[number]
/** The key of each sort; the product's id breaks ties in the same direction. */
export const collectionOrders: Record<
  CollectionSort,
  { key: RawBuilder<unknown>; told: RawBuilder<unknown>; up: boolean; type: 'bigint' | 'timestamptz'; kind: CursorKind }
> = {
  newest: { key: sql`saved_at`, told: iso('saved_at'), up: false, type: 'timestamptz', kind: 'time' },
  drop: { key: sql`drop`, told: sql`drop`, up: false, type: 'bigint', kind: 'id' },
  priceUp: { key: sql`price`, told: sql`price`, up: true, type: 'bigint', kind: 'id' },
  priceDown: { key: sql`price`, told: sql`price`, up: false, type: 'bigint', kind: 'id' },
}
/** So few pieces are worth a word. */
const few = 10
export interface CollectionFilter {
  filter?: 'dropped' | 'low' | 'gone' | undefined
  categoryId?: number | undefined
}
export interface CollectedRow {
  key: number | string
  productId: number
  savedAt: string
  savedPrice: number
  drop: number
  left: number | null
  state: State
}
export interface Collected {
  total: number
  counts: { all: number; dropped: number; low: number; gone: number }
  categories: Department[]
  rows: CollectedRow[]
}
/** A page of the collection with all its numbers, one statement: a collection is bounded. */
export async function listCollection(
  db: Db,
  lang: Language,
  userId: number,
  { filter, categoryId }: CollectionFilter,
  sort: CollectionSort,
  limits: Limits,
): Promise<Collected> {
  const { key, told, up, type } = collectionOrders[sort]
  const marks = { dropped: sql`drop > 0`, low: sql`pieces is not null`, gone: sql`state <> 'onSale'` }
  const wanted = sql`
    ${filter ? marks[filter] : sql`true`} and ${categoryId === undefined ? sql`true` : sql`department = ${categoryId}`}`
  const after = limits.cursor
    ? sql`
      and (${key}, product_id) ${sql.raw(up ? '>' : '<')}
        (${limits.cursor[0]}::${sql.raw(type)}, ${limits.cursor[1]}::bigint)`
    : sql``
  const direction = sql.raw(up ? 'asc' : 'desc')
  const found = await sql<Collected>`
    with mine as materialized (
      select c.product_id, c.created_at as saved_at, c.price as saved_price, p.price,
        coalesce(g.path[1], g.id) as department, ${stateOf} as state,
        case when ${stateOf} = 'onSale' then greatest(c.price - p.price, 0) else 0 end as drop,
        case when ${stateOf} = 'onSale' and k.available <= ${sql.lit(few)} then k.available end as pieces
      from collection c join product p on p.id = c.product_id ${standing}
      where c.user_id = ${userId} and c.deleted_at is null
    )
    select (select count(*)::int from mine where ${wanted}) as total,
      (select json_build_object('all', count(*), 'dropped', count(*) filter (where ${marks.dropped}),
          'low', count(*) filter (where ${marks.low}), 'gone', count(*) filter (where ${marks.gone}))
        from mine) as counts,
      ${departmentsOf(lang, sql`mine`)} as categories,
      coalesce((select json_agg(r) from (
        select ${told} as key, product_id as "productId", ${iso('saved_at')} as "savedAt",
          saved_price as "savedPrice", drop, pieces as "left", state
        from mine where ${wanted} ${after}
        order by ${key} ${direction}, product_id ${direction}
        ${limitTo(limits.size + 1, limits.offset)}) r), '[]') as rows`.execute(db)
  return found.rows[0]!
}
/** The departments of the rows that have a `department`, in the shop's order. */
export const departmentsOf = (lang: Language, rows: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object('id', c.id, 'name', in_language(c.name, ${lang}), 'count', n.count)
    order by c.department_no nulls last, c.position, c.id)
  from (select department, count(*) as count from ${rows} group by 1) n join category c on c.id = n.department), '[]')`

export interface Mine {
  collected: number[]
  merchants: number[]
  brands: number[]
  recent: number[]
  paused: boolean
}
export async function findMine(db: Db, userId: number): Promise<Mine> {
  const followed = (kind: string) =>
    sql`
      coalesce((select json_agg(subject_id) from follow
        where user_id = ${userId} and kind = ${sql.lit(kind)} and deleted_at is null), '[]')`
  const found = await sql<Mine>`
    select coalesce((
        select json_agg(product_id) from collection where user_id = ${userId} and deleted_at is null
      ), '[]') as collected,
      ${followed('merchant')} as merchants, ${followed('brand')} as brands,
      coalesce((select json_agg(r.product_id order by r.seen_at desc) from (
        select product_id, max(seen_at) as seen_at from (
          select product_id, seen_at from footprint where user_id = ${userId} and deleted_at is null
          order by seen_at desc, id desc limit 60) l
        group by 1 order by 2 desc limit 20) r), '[]') as recent,
      exists (select from footprint_pause where user_id = ${userId}) as paused`.execute(db)
  return found.rows[0]!
}

/** Everything of a person, for good. */
export async function eraseLikes(db: Db, userId: number): Promise<void> {
  const saved = await sql<{ id: number }>`select product_id as id from collection where user_id = ${userId}`.execute(db)
  await lockCounters(
    db,
    saved.rows.map((r) => r.id),
  )
  await sql`delete from collection where user_id = ${userId}`.execute(db)
  await sql`delete from follow where user_id = ${userId}`.execute(db)
  await sql`delete from footprint where user_id = ${userId}`.execute(db)
  await sql`delete from footprint_pause where user_id = ${userId}`.execute(db)
}

export interface Kept {
  collection: { product: string; price: number; at: string }[]
  footprints: { product: string; day: string; at: string }[]
  follows: { kind: string; name: string; at: string }[]
  recordingPaused: boolean
}
/** Everything of a person in words, for the export of one's data. */
export async function tellLikes(db: Db, lang: Language, userId: number): Promise<Kept> {
  const found = await sql<Kept>`
    select coalesce((
        select json_agg(json_build_object('product', in_language(p.title, ${lang}), 'price', c.price,
          'at', ${iso('c.created_at')}) order by c.created_at desc)
        from collection c join product p on p.id = c.product_id
        where c.user_id = ${userId} and c.deleted_at is null), '[]') as collection,
      coalesce((
        select json_agg(json_build_object('product', in_language(p.title, ${lang}), 'day', f.day,
          'at', ${iso('f.seen_at')}) order by f.seen_at desc)
        from footprint f join product p on p.id = f.product_id
        where f.user_id = ${userId} and f.deleted_at is null), '[]') as footprints,
      coalesce((
        select json_agg(json_build_object('kind', f.kind, 'name', in_language(coalesce(m.name, b.name), ${lang}),
          'at', ${iso('f.created_at')}) order by f.created_at desc)
        from follow f left join merchant m on f.kind = 'merchant' and m.id = f.subject_id
        left join brand b on f.kind = 'brand' and b.id = f.subject_id
        where f.user_id = ${userId} and f.deleted_at is null), '[]') as follows,
      exists (select from footprint_pause where user_id = ${userId}) as "recordingPaused"`.execute(db)
  return found.rows[0]!
}
/** Numbers that a shop brings along: how many have saved these products already. */
export const bringCounts = (db: Db, counts: readonly { productId: number; count: number }[]): Promise<unknown> =>
  sql`
    insert into product_likes as l (product_id, favourites)
    select c."productId", c.count
    from json_to_recordset(${JSON.stringify(counts)}::json) as c("productId" bigint, count int)
    on conflict (product_id) do update set favourites = l.favourites + excluded.favourites`.execute(db)

/** The numbers that are shown follow each row by themselves. */
export async function moveCollected(db: Db, from: number, into: number): Promise<void> {
  await lockCounters(db, [from, into])
  await sql`
    insert into collection as c (user_id, product_id, price, created_at)
    select user_id, ${into}, price, created_at from collection
    where product_id = ${from} and deleted_at is null order by user_id
    on conflict (user_id, product_id) do update set deleted_at = null where c.deleted_at is not null`.execute(db)
  await sql`delete from collection where product_id = ${from}`.execute(db)
}
