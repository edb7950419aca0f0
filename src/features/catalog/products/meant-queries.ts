// SQL of what somebody at a merchant's desk means by a word: part of a title, a whole code or barcode.
import { sql, type RawBuilder } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'

/** Their numbers are carried along; more than that are asked for again, newest first, for soon there are enough. */
const few = 2500
/** The goods of a merchant that a word means. */
export interface Meant {
  /** those with the word in their titles, none where these are many: as PostgreSQL writes an array, for nobody here
   * reads thousands of numbers, and writing them again cost more than finding them */
  titled: string
  count: number
  /** SKUs with this code or barcode */
  skus: { skuId: number; productId: number }[]
  /** whether more have it in their titles than are carried along: these are asked again as the list is read */
  many: boolean
  /** of titles as they are kept for this */
  pattern: string
}
/** A code is looked for first, in all of the shop: nearly nobody else has it. */
export async function goodsMeant(db: Db, merchantId: number, words: string): Promise<Meant> {
  const pattern = likePattern(words)
  const own = sql`cross join lateral (select p.id from product p
    where p.id = k.product_id and p.merchant_id = ${merchantId} offset 0) p`
  const { rows } = await sql<{ titled: string; count: number; skus: Meant['skus'] }>`
    select titled::text as titled, cardinality(titled) as count,
      coalesce((select json_agg(json_build_object('skuId', c.sku_id, 'productId', c.product_id)) from (
        select k.id as sku_id, p.id as product_id from (select id, product_id from sku
          where lower(code) = lower(${words}) and code <> '' offset 0) k
        ${own}
        union all select k.id, p.id from (select id, product_id from sku
          where barcode = ${words} and barcode <> '' offset 0) k
        ${own}) c), '[]') as skus
    from (select array(select product_id from product_title
      where merchant_id = ${merchantId} and titles like (select lower(spaced(${pattern})))
      limit ${sql.lit(few + 1)}) as titled offset 0) t`.execute(db)
  const { titled, count, skus } = rows[0]!
  const many = count > few
  return { titled: many ? '{}' : titled, count, skus, many, pattern }
}
/** Whether product `p` is one of them. Of few the numbers are asked for. */
export function isMeant({ titled, skus, many, pattern }: Meant): RawBuilder<boolean> {
  const ofCodes = skus.map(({ productId }) => productId)
  const named = sql`p.id = any((select ${titled}::bigint[] || ${ofCodes}::bigint[])::bigint[])`
  return many
    ? sql`(${named}
        or exists (select from product_title w
          where w.product_id = p.id and (w.titles || '') like (select lower(spaced(${pattern})))))`
    : sql`${named}`
}
/** The same of SKU `s` of it: a code means that one alone. */
export function isSkuMeant(meant: Meant): RawBuilder<boolean> {
  if (meant.skus.length === 0) return isMeant(meant)
  const own = sql`s.id = any(${idList(meant.skus.map(({ skuId }) => skuId))})`
  return sql`(${isMeant(meant)} and (${isMeant({ ...meant, skus: [] })} or ${own}))`
}
