// SQL of where goods stand in the lists of a category.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

/** Puts these goods where the order of a category wants them. */
export const orderListed = (db: Db, categoryId: number, productIds: readonly number[]): Promise<unknown> =>
  sql`select order_listing(${categoryId}, ${idList(productIds)})`.execute(db)
/** Goods that are listed in a category, by their ids, behind one of them. */
export const listedIn = (db: Db, categoryId: number, after: number, limit: number): Promise<number[]> =>
  sql<{ id: number }>`
    select product_id as id from product_listing where category_id = ${categoryId} and product_id > ${after}
    order by product_id limit ${limit}`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
/** Goods that stand above all others of a category, because they are pinned there or were until now. */
export const listedAbove = (db: Db, categoryId: number, most: number): Promise<number[]> =>
  sql<{ id: number }>`
    select product_id as id from product_listing where category_id = ${categoryId} and best <= ${most}
    order by best limit ${2 * most}`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))

/** Puts the list of one category into their mixed order; how many moved. */
export async function rankCategory(db: Db, categoryId: number): Promise<number> {
  const ranked = await sql<{ moved: number }>`select rank_listing(${categoryId}) as moved`.execute(db)
  return ranked.rows[0]!.moved
}
export async function categoriesWithGoods(db: Db): Promise<number[]> {
  const found = await db.selectFrom('category').select('id').where('product_count', '>', 0).orderBy('id').execute()
  return found.map((c) => c.id)
}
