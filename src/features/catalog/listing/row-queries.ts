// SQL of several short product lists at once, as a composed page needs them.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { isSeen } from '#features/catalog/products/products.ts'
import type { Language } from '#kernel/text/language.ts'
import { allWithFacts, type CardRow } from './card-queries.ts'
import { pageStatement, type Filter, type Sort } from './list-queries.ts'

/** The first goods of a list. */
export interface GoodsRow extends Pick<
  Filter,
  'categoryId' | 'merchantId' | 'condition' | 'discount' | 'shopCategoryId' | 'collection'
> {
  sort: Sort
  size: number
}
/** The cards of each row, in the order asked, by one statement where all are drawn. */
export async function listGoodsRows(db: Db, lang: Language, asked: readonly GoodsRow[]): Promise<CardRow[][]> {
  if (asked.length === 0) return []
  const lists = asked.map(
    ({ sort, size, ...filter }, at) =>
      sql`
        select ${sql.lit(at)}::int as at, l.rows
        from (${pageStatement(lang, filter, sort, { size, offset: 0, cursor: undefined })}) l`,
  )
  const found = await sql<{ at: number; rows: CardRow[] }>`${sql.join(lists, sql` union all `)} order by at`.execute(db)
  const shown = found.rows.map(({ rows }, at) => rows.slice(0, asked[at]!.size))
  return allWithFacts(db, lang, shown)
}

/** The newest goods of each merchant, by the index that has them in this order. */
export async function newestOf(
  db: Db,
  merchantIds: readonly number[],
  size: number,
): Promise<{ merchantId: number; productId: number }[]> {
  const found = await sql<{ merchantId: number; productId: number }>`
    select m.id as "merchantId", s.product_id as "productId"
    from unnest(${idList(merchantIds)}) with ordinality m(id, at)
    cross join lateral (select product_id, listed_at from product_listing where merchant_id = m.id and category_id = 0
      order by listed_at desc, product_id desc limit ${size}) s
    order by m.at, s.listed_at desc, s.product_id desc`.execute(db)
  return found.rows
}

export interface MerchantCategory {
  id: number
  parentId: number | null
  level: number
  name: string
  productCount: number
}
export async function listMerchantCategories(db: Db, merchantId: number, lang: Language): Promise<MerchantCategory[]> {
  const found = await sql<MerchantCategory>`
    select c.id, c.parent_id as "parentId", c.level, in_language(c.name, ${lang}) as name, n.count as "productCount"
    from (
      select category_id, count(*)::int as count from product_listing
      where merchant_id = ${merchantId} and category_id <> 0 group by 1
    ) n join category c on c.id = n.category_id
    where ${isSeen} order by c.level, c.department_no nulls last, c.position, c.id`.execute(db)
  return found.rows
}
