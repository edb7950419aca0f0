// SQL of goods that a shop has twice, and of what was merged.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Language } from '#kernel/text/language.ts'

/** What more goods than these share is no sign that they are one. */
const mostAlike = 8
/** Finds all pairs anew; what was said to be two things stays so. Answers how many are new. */
export async function findDoubles(db: Db): Promise<number> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  const found = await sql<{ n: number }>`
    with alike as (
      select p.merchant_id, 'barcode' as cause, k.barcode as key, p.id
      from sku k join product p on p.id = k.product_id and p.status <> 'deleted'
      where k.barcode <> '' and k.status = 'onSale'
      union select p.merchant_id, 'code', lower(k.code), p.id
      from sku k join product p on p.id = k.product_id and p.status <> 'deleted'
      where k.code <> '' and k.status = 'onSale'
      union select p.merchant_id, 'title', t.key || title_key(t.value), p.id
      from product p cross join lateral jsonb_each_text(p.title) t
      where p.status <> 'deleted' and title_key(t.value) is not null
    ), row as (
      select merchant_id, cause, array_agg(id) as ids from alike
      group by merchant_id, cause, key having count(*) between 2 and ${sql.lit(mostAlike)}
    ), pair as (
      select r.merchant_id, a.id as product_id, b.id as other_id, array_agg(distinct r.cause order by r.cause) as causes
      from row r, unnest(r.ids) a(id), unnest(r.ids) b(id) where a.id < b.id group by 1, 2, 3
    ), gone as (
      delete from product_double d where parted_at is null and not exists (
        select from pair p where p.product_id = d.product_id and p.other_id = d.other_id)
    ), made as (
      insert into product_double as d (merchant_id, product_id, other_id, causes)
      select merchant_id, product_id, other_id, causes from pair order by product_id, other_id
      on conflict (product_id, other_id) do update set causes = excluded.causes where d.causes <> excluded.causes
      returning xmax = 0 as fresh
    )
    select count(*) filter (where fresh)::int as n from made`.execute(db)
  return found.rows[0]!.n
}

export interface Half {
  id: number
  title: string
  picture: string | null
  code: string
  status: 'onSale' | 'offShelf'
  price: number
  sales: number
  reviews: number
  favourites: number
  onHand: number
  createdAt: string
}
export interface DoubleRow {
  id: number
  causes: ('barcode' | 'code' | 'title')[]
  one: Half
  other: Half
  foundAt: Date
}
const half = (lang: Language, alias: string) => {
  const p = sql.ref(alias)
  return sql`json_build_object('id', ${p}.id, 'title', in_language(${p}.title, ${lang}),
    'picture', ${p}.pictures -> 0 ->> 'file',
    'code', coalesce((select k.code from sku k where k.product_id = ${p}.id order by k.position, k.id limit 1), ''),
    'status', ${p}.status, 'price', ${p}.price, 'sales', ${p}.sales, 'reviews', ${p}.review_count,
    'favourites', coalesce((select favourites from product_likes where product_id = ${p}.id), 0),
    'onHand', coalesce((select sum(s.on_hand) from sku k join stock s on s.sku_id = k.id
      where k.product_id = ${p}.id), 0),
    'createdAt', to_char(${p}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`
}
/** Of which both are still there. */
const standing = (merchantId: number) => sql`
  product_double d join product a on a.id = d.product_id and a.status <> 'deleted'
  join product b on b.id = d.other_id and b.status <> 'deleted'
  where d.merchant_id = ${merchantId} and d.parted_at is null`
export const listDoubles = (
  db: Db,
  lang: Language,
  merchantId: number,
  { size, offset, cursor }: Limits,
): Promise<DoubleRow[]> =>
  sql<DoubleRow>`
    select d.id, to_json(d.causes) as causes, d.found_at as "foundAt",
      ${half(lang, 'a')} as one, ${half(lang, 'b')} as other
    from ${standing(merchantId)}
      ${cursor ? sql`and d.id > ${cursor[0]}::bigint` : sql``}
    order by d.id limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countDoubles = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select from ${standing(merchantId)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Its two products, lower id first. Undefined where it is another's, or ended. */
export const findDouble = (db: Db, merchantId: number, id: number): Promise<[number, number] | undefined> =>
  sql<{ one: number; other: number }>`
    select product_id as one, other_id as other from product_double
    where id = ${id} and merchant_id = ${merchantId} and parted_at is null`
    .execute(db)
    .then((r) => r.rows[0] && [r.rows[0].one, r.rows[0].other])
/** Whether it is still told of; nobody else ends it meanwhile. */
export const lockDouble = (db: Db, merchantId: number, id: number): Promise<boolean> =>
  sql`
    select from product_double where id = ${id} and merchant_id = ${merchantId} and parted_at is null for update`
    .execute(db)
    .then((r) => r.rows.length === 1)
export const partDouble = (db: Db, id: number): Promise<unknown> =>
  sql`update product_double set parted_at = shop_now() where id = ${id}`.execute(db)
/** Of one that is gone nothing is told any more. */
export const forgetDoubles = (db: Db, productId: number): Promise<unknown> =>
  sql`delete from product_double where product_id = ${productId} or other_id = ${productId}`.execute(db)
export const salesOf = (db: Db, id: number): Promise<number> =>
  sql<{ sales: number }>`select sales from product where id = ${id}`.execute(db).then((r) => r.rows[0]?.sales ?? 0)
