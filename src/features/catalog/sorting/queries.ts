// SQL of orders of categories, and of what a preview shows.
import { sql, type RawBuilder } from 'kysely'
import type { CategorySort } from './limits.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export const nameOf = (db: Db, categoryId: number, lang: Language): Promise<string | undefined> =>
  sql<{ name: string }>`select in_language(name, ${lang}) as name from category where id = ${categoryId}`
    .execute(db)
    .then((r) => r.rows[0]?.name)
export interface Order {
  sort: CategorySort
  version: number
}
export const orderOf = (db: Db, categoryId: number): Promise<Order | undefined> =>
  sql<Order>`select sort, version from category_order where category_id = ${categoryId}`
    .execute(db)
    .then((r) => r.rows[0])
/** Nobody else orders the category, or takes it away, until the transaction ends; false where there is none. */
export const lockCategory = async (db: Db, categoryId: number): Promise<boolean> =>
  (await sql`select from category where id = ${categoryId} for no key update`.execute(db)).rows.length > 0

export interface Pin {
  productId: number
  fromAt: Date | null
  untilAt: Date | null
}
export interface ShownPin extends Pin {
  title: string
  picture: string | null
  listed: boolean
}
export const pinsOf = (db: Db, categoryId: number, lang: Language): Promise<ShownPin[]> =>
  sql<ShownPin>`
    select n.product_id as "productId", n.from_at as "fromAt", n.until_at as "untilAt",
      in_language(p.title, ${lang}) as title, p.pictures -> 0 ->> 'file' as picture,
      exists (select from product_listing s
        where s.category_id = n.category_id and s.product_id = n.product_id) as listed
    from category_pin n join product p on p.id = n.product_id
    where n.category_id = ${categoryId} and coalesce(n.until_at > shop_now(), true)
    order by n.position, n.product_id`
    .execute(db)
    .then((r) => r.rows)
/** Those of these goods that stand in the category or below it and are not gone. */
export const goodsIn = (db: Db, categoryId: number, productIds: readonly number[]): Promise<number[]> =>
  sql<{ id: number }>`
    select p.id from product p join category c on c.id = p.category_id
    where p.id = any(${idList(productIds)}) and p.status <> 'deleted' and ${categoryId} = any(c.path || c.id)`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))

/** Answers its new version. */
export async function writeOrder(db: Db, categoryId: number, sort: CategorySort, pins: readonly Pin[]) {
  await sql`delete from category_pin where category_id = ${categoryId}`.execute(db)
  const rows = pins.map(({ productId, fromAt, untilAt }, i) => ({ productId, fromAt, untilAt, position: i + 1 }))
  await sql`
    insert into category_pin (category_id, product_id, position, from_at, until_at)
    select ${categoryId}, r."productId", r.position, r."fromAt", r."untilAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("productId" bigint, position smallint, "fromAt" timestamptz, "untilAt" timestamptz)`.execute(db)
  const written = await sql<{ version: number }>`
    insert into category_order as o (category_id, sort) values (${categoryId}, ${sort})
    on conflict (category_id) do update set sort = excluded.sort, version = o.version + 1
    returning version`.execute(db)
  return written.rows[0]!.version
}
/** Pins of which the time is over go; answers when the next one begins or ends. */
export async function endPins(db: Db, categoryId: number): Promise<Date | null> {
  await sql`delete from category_pin where category_id = ${categoryId} and until_at <= shop_now()`.execute(db)
  const next = await sql<{ at: Date | null }>`
    select least(min(from_at) filter (where from_at > shop_now()), min(until_at)) as at
    from category_pin where category_id = ${categoryId}`.execute(db)
  return next.rows[0]!.at
}

const orders: Record<Exclude<CategorySort, 'mixed'>, RawBuilder<unknown>> = {
  sales: sql`s.sales desc, s.product_id desc`,
  newest: sql`s.listed_at desc, s.product_id desc`,
  rating: sql`s.rating desc, s.product_id desc`,
  priceUp: sql`s.price, s.product_id`,
  priceDown: sql`s.price desc, s.product_id desc`,
}
/** The first goods of a category in this order, but for those that are named. */
export const firstIn = (
  db: Db,
  categoryId: number,
  sort: CategorySort,
  but: readonly number[],
  size: number,
): Promise<number[]> => {
  const mixed = sql`join product_listing m on m.product_id = s.product_id and m.category_id = 0`
  return sql<{ id: number }>`
    select s.product_id as id from product_listing s ${sort === 'mixed' ? mixed : sql``}
    where s.category_id = ${categoryId} and s.product_id <> all(${idList(but)})
    order by ${sort === 'mixed' ? sql`m.best, s.product_id` : orders[sort]} limit ${size}`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
}
/** Those of these goods that are listed in the category, in the order given. */
export const listedOf = (db: Db, categoryId: number, productIds: readonly number[]): Promise<number[]> =>
  sql<{ id: number }>`
    select a.id from unnest(${idList(productIds)}) with ordinality a(id, place)
    join product_listing s on s.product_id = a.id and s.category_id = ${categoryId} order by a.place`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
export const nowOf = (db: Db): Promise<Date> =>
  sql<{ now: Date }>`select shop_now() as now`.execute(db).then((r) => r.rows[0]!.now)
