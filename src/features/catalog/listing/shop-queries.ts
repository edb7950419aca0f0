// SQL of what a merchant sorts by itself, over its listed goods `s`: own categories and collections.
import { sql, type RawBuilder } from 'kysely'
import type { ShownCollection } from '#features/catalog/shop-front/shop-front.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

type Condition = RawBuilder<unknown>
/** Goods in an own category or one below it; `seen`: as far as shoppers see those. */
const within = (id: number, seen: boolean): Condition => sql`
  s.product_id in (
    select x.product_id from shop_category c
    join shop_category_product x on x.category_id = c.id left join shop_category u on u.id = c.parent_id
    where (c.id = ${id} or c.parent_id = ${id}) ${seen ? sql`and not c.hidden and u.hidden is not true` : sql``})`
export const ofShopCategory = (id: number): Condition => within(id, true)

/** What a collection gathers; a hidden own category may stand behind its rule. */
export function gatheredIn({ id, merchantId, rule }: Pick<ShownCollection, 'id' | 'merchantId' | 'rule'>): Condition[] {
  const own = sql`s.merchant_id = ${merchantId}`
  if (!rule)
    return [own, sql`s.product_id in (select product_id from shop_collection_product where collection_id = ${id})`]
  const { shopCategoryId, priceMin, priceMax, days, onSale } = rule
  return [
    own,
    ...(shopCategoryId === undefined ? [] : [within(shopCategoryId, false)]),
    ...(priceMin === undefined ? [] : [sql`s.price >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql`s.price <= ${priceMax}`]),
    ...(days === undefined ? [] : [sql`s.listed_at > shop_now() - make_interval(days => ${days}::int)`]),
    ...(onSale ? [sql`s.on_offer`] : []),
  ]
}

export interface OwnCategory {
  id: number
  parentId: number | null
  name: string
  productCount: number
}
export interface OwnCollection {
  id: number
  title: string
}
/** What shoppers see of an open merchant's own categories and collections; all goods are placed at once. */
export async function listOwn(
  db: Db,
  merchantId: number,
  lang: Language,
): Promise<{ own: OwnCategory[]; collections: OwnCollection[] }> {
  const { rows } = await sql<{ own: OwnCategory[]; collections: OwnCollection[] }>`
    with placed as materialized (
      select b.id, b.parent_id, x.product_id from shop_category b
      join shop_category_product x on x.category_id = b.id
      join product_listing s on s.product_id = x.product_id and s.category_id = 0 and s.merchant_id = ${merchantId}
      where b.merchant_id = ${merchantId} and not b.hidden
    ), filled as materialized (
      select id, count(distinct product_id)::int as goods from (
        select id, product_id from placed
        union all select parent_id, product_id from placed where parent_id is not null) g group by 1
    )
    select coalesce((
      select json_agg(json_build_object('id', c.id, 'parentId', c.parent_id, 'name', in_language(c.name, ${lang}),
        'productCount', coalesce(n.goods, 0)) order by c.parent_id nulls first, c.position, c.id)
      from shop_category c left join shop_category u on u.id = c.parent_id
      left join filled n on n.id = c.id
      where c.merchant_id = m.id and not c.hidden and u.hidden is not true), '[]') as own,
    coalesce((
      select json_agg(json_build_object('id', c.id, 'title', in_language(c.title, ${lang})) order by c.id desc)
      from shop_collection c where c.merchant_id = m.id and c.deleted_at is null and not c.hidden), '[]') as collections
    from merchant m where m.id = ${merchantId} and m.status = 'open'`.execute(db)
  return rows[0] ?? { own: [], collections: [] }
}
