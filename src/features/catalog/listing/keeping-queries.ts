// SQL of the sets of goods by filter that are kept of large categories: what is large, what moved, reading, writing.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface CategorySize {
  categoryId: number
  goods: number
  kept: boolean
  /** rows that moved since, counted up to `most` */
  due: number
}
/** Categories with at least so many goods, and those that are kept, but for what is put off; what moved is counted only
 * so far. */
export async function listLarge(db: Db, least: number, most: number): Promise<CategorySize[]> {
  const found = await sql<CategorySize>`
    select coalesce(c.id, k.category_id) as "categoryId", coalesce(c.product_count, 0) as goods,
      k.category_id is not null as kept,
      (select count(*)::int from (
        select from facet_due d where d.category_id = k.category_id limit ${most}) d) as due
    from (select id, product_count from category where product_count >= ${least}
      or id in (select category_id from facet_kept)) c
    full join facet_kept k on k.category_id = c.id
    where not exists (select from facet_put_off p where p.category_id = c.id and p.until > shop_now())
    order by 1`.execute(db)
  return found.rows
}
/** What moved in categories of which nothing is kept; answers how many rows went. */
export async function forgetUnkept(db: Db, limit: number): Promise<number> {
  const found = await sql`
    delete from facet_due where ctid = any(array(
      select d.ctid from facet_due d
      where not exists (select from facet_kept k where k.category_id = d.category_id) limit ${limit}))`.execute(db)
  return Number(found.numAffectedRows)
}
/** Until the transaction ends nobody else makes or drops sets, or forgets what moved; false: somebody is at it. */
export async function holdSets(db: Db): Promise<boolean> {
  const found = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('facet_kept')) as held`.execute(db)
  return found.rows[0]!.held
}
export async function dropKept(db: Db, categoryId: number): Promise<void> {
  await sql`delete from facet_set where category_id = ${categoryId}`.execute(db)
  await sql`delete from facet_goods where category_id = ${categoryId}`.execute(db)
  await sql`delete from facet_kept where category_id = ${categoryId}`.execute(db)
}
/** Before its rows are read: what moves while they are is noted anew. Answers how many rows went. */
export async function forgetDue(db: Db, categoryId: number, limit: number): Promise<number> {
  const found = await sql`
    delete from facet_due where ctid = any(array(
      select ctid from facet_due where category_id = ${categoryId} limit ${limit}))`.execute(db)
  return Number(found.numAffectedRows)
}
/** Its sets are not made for so many minutes. */
export const putOff = (db: Db, categoryId: number, minutes: number): Promise<unknown> =>
  sql`
    insert into facet_put_off (category_id, until)
    values (${categoryId}, shop_now() + make_interval(mins => ${minutes}))
    on conflict (category_id) do update set until = excluded.until`.execute(db)

export interface ListedRow {
  id: number
  merchantId: number
  brandId: number | null
  price: number
  onOffer: boolean
  hasMemberPrice: boolean
  condition: string
  services: string[]
  traits: string[]
  inStock: boolean
}
/** The next goods of a category by their ids. */
export async function readListed(db: Db, categoryId: number, after: number, limit: number): Promise<ListedRow[]> {
  const found = await sql<ListedRow>`
    select s.product_id as id, s.merchant_id as "merchantId", s.brand_id as "brandId", s.price,
      s.on_offer as "onOffer", s.has_member_price as "hasMemberPrice", s.condition, s.services, s.traits,
      s.in_stock as "inStock"
    from product_listing s where s.category_id = ${categoryId} and s.product_id > ${after}
    order by s.product_id limit ${limit}`.execute(db)
  return found.rows
}

/** Bits as hexadecimal digits. */
export interface KeptSet {
  facet: string
  key: string
  value: string
  goods: string
}
export const writeSets = (db: Db, categoryId: number, sets: readonly KeptSet[]): Promise<unknown> =>
  sql`
    insert into facet_set (category_id, facet, key, value, goods)
    select ${categoryId}, d.facet, d.key, d.value, ('x' || d.goods)::bit varying
    from json_to_recordset(${JSON.stringify(sets)}::json) as d(facet text, key text, value text, goods text)`.execute(
    db,
  )
export const writeGoods = (db: Db, categoryId: number, chunks: readonly (readonly number[])[]): Promise<unknown> =>
  sql`
    insert into facet_goods (category_id, chunk, first_id, products)
    select ${categoryId}, d.place - 1, (d.ids ->> 0)::bigint,
      array(select i::bigint from json_array_elements_text(d.ids) with ordinality e(i, at) order by e.at)
    from json_array_elements(${JSON.stringify(chunks)}::json) with ordinality d(ids, place)`.execute(db)
export const writeKept = (db: Db, categoryId: number, live: string, priceDigits: number): Promise<unknown> =>
  sql`
    insert into facet_kept (category_id, price_digits, live)
    values (${categoryId}, ${priceDigits}, ('x' || ${live}::text)::bit varying)`.execute(db)

/** The categories of which sets are kept. */
export async function listKept(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`select category_id as id from facet_kept order by 1`.execute(db)
  return found.rows.map(({ id }) => id)
}
