// SQL of own categories. Whose they are stands in every statement.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface CategoryRow {
  id: number
  parentId: number | null
  name: Texts
  hidden: boolean
  goods: number
}
export const treeVersion = (db: Db, merchantId: number): Promise<number> =>
  sql<{ version: number }>`select version from shop_category_tree where merchant_id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0]?.version ?? 0)
/** In their order: those of the first level, those below them. Goods in the bin are not counted. */
export const listCategories = (db: Db, merchantId: number): Promise<CategoryRow[]> =>
  sql<CategoryRow>`
    select id, parent_id as "parentId", name, hidden, goods from shop_category
    where merchant_id = ${merchantId} order by position, id`
    .execute(db)
    .then((r) => r.rows)

export const turnTree = (db: Db, merchantId: number): Promise<number> =>
  sql<{ version: number }>`
    insert into shop_category_tree as t (merchant_id) values (${merchantId})
    on conflict (merchant_id) do update set version = t.version + 1 returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)
/** Those of these ids that are this merchant's. */
export const knownCategories = (db: Db, merchantId: number, ids: readonly number[]): Promise<number[]> =>
  sql<{ id: number }>`
    select id from shop_category where merchant_id = ${merchantId} and id = any(${idList(ids)})`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
/** Those of these ids that shoppers see: neither hidden nor below a hidden one. */
export const shownCategories = (db: Db, merchantId: number, ids: readonly number[]): Promise<number[]> =>
  sql<{ id: number }>`
    select c.id from shop_category c left join shop_category u on u.id = c.parent_id
    where c.merchant_id = ${merchantId} and c.id = any(${idList(ids)}) and not c.hidden and u.hidden is not true`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
/** Those below go first. */
export async function dropCategories(db: Db, merchantId: number, kept: readonly number[]): Promise<void> {
  const gone = sql`merchant_id = ${merchantId} and id <> all(${idList(kept)})`
  await sql`
    update shop_category set parent_id = null
    where merchant_id = ${merchantId} and parent_id is not null`.execute(db)
  await sql`delete from shop_category where ${gone}`.execute(db)
}
export interface CategoryDraft {
  id: number | undefined
  parentId: number | null
  name: Texts
  hidden: boolean
  position: number
}
export async function putCategory(db: Db, merchantId: number, c: CategoryDraft): Promise<number> {
  const values = [c.parentId, JSON.stringify(c.name), c.position, c.hidden] as const
  if (c.id === undefined) {
    const { rows } = await sql<{ id: number }>`
      insert into shop_category (merchant_id, parent_id, name, position, hidden)
      values (${merchantId}, ${values[0]}, ${values[1]}::jsonb, ${values[2]}, ${values[3]}) returning id`.execute(db)
    return rows[0]!.id
  }
  await sql`
    update shop_category set parent_id = ${values[0]}, name = ${values[1]}::jsonb, position = ${values[2]},
      hidden = ${values[3]} where merchant_id = ${merchantId} and id = ${c.id}`.execute(db)
  return c.id
}

/** Those of these products that are this merchant's, locked in their order. */
export const ownGoods = (db: Db, merchantId: number, ids: readonly number[]): Promise<number[]> =>
  sql<{ id: number }>`
    select id from product where merchant_id = ${merchantId} and status <> 'deleted' and id = any(${idList(ids)})
    order by id for key share`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
export const categoriesOf = (db: Db, merchantId: number, productId: number): Promise<number[]> =>
  sql<{ id: number }>`
    select c.id from shop_category_product x join shop_category c on c.id = x.category_id
    where x.product_id = ${productId} and c.merchant_id = ${merchantId} order by c.position, c.id`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
/** The goods that this moved. */
export async function moveGoods(
  db: Db,
  goods: readonly number[],
  into: readonly number[],
  outOf: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from shop_category_product
      where category_id = any(${idList(outOf)}) and product_id = any(${idList(goods)}) returning product_id
    ), come as (
      insert into shop_category_product (category_id, product_id)
      select c, p from unnest(${idList(into)}) c cross join unnest(${idList(goods)}) p
      order by 1, 2 on conflict do nothing returning product_id
    )
    select count(distinct product_id)::int as n
    from (select product_id from gone union all select product_id from come) m
  `.execute(db)
  return rows[0]!.n
}
/** How many stand in more than so many own categories. */
export const overfull = (db: Db, goods: readonly number[], mostOf: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from shop_category_product where product_id = any(${idList(goods)})
      group by product_id having count(*) > ${mostOf}) o`
    .execute(db)
    .then((r) => r.rows[0]!.n)
