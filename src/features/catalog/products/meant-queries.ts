// SQL of what somebody at a merchant's desk means by a word: part of a title, a whole code or barcode.
import { sql, type RawBuilder } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'

/** Their numbers are carried along; more than that are asked for again, newest first, for soon there are enough. */
const few = 2500
/** The goods of a merchant that a word means. */
export interface Meant {
  /** those with the word in their titles; none where these are many */
  titled: number[]
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
  const { rows } = await sql<{ productId: number; skuId: number | null }>`
    (select id as "productId", null::bigint as "skuId" from product
      where merchant_id = ${merchantId} and titles like lower(spaced(${pattern})) limit ${sql.lit(few + 1)})
    union all select p.id, k.id from (select id, product_id from sku
        where lower(code) = lower(${words}) and code <> '' offset 0) k
      ${own}
    union all select p.id, k.id from (select id, product_id from sku
        where barcode = ${words} and barcode <> '' offset 0) k
      ${own}`.execute(db)
  const skus = rows.flatMap(({ productId, skuId }) => (skuId === null ? [] : [{ skuId, productId }]))
  const titled = rows.flatMap(({ productId, skuId }) => (skuId === null ? [productId] : []))
  const many = titled.length > few
  return { titled: many ? [] : titled, skus, many, pattern }
}
/** Whether product `p` is one of them. Of few the numbers are asked for. */
export function isMeant({ titled, skus, many, pattern }: Meant): RawBuilder<boolean> {
  const ids = idList([...titled, ...skus.map(({ productId }) => productId)])
  return many ? sql`((p.titles || '') like lower(spaced(${pattern})) or p.id = any(${ids}))` : sql`p.id = any(${ids})`
}
/** The same of SKU `s` of it: a code means that one alone. */
export function isSkuMeant(meant: Meant): RawBuilder<boolean> {
  if (meant.skus.length === 0) return isMeant(meant)
  const own = sql`s.id = any(${idList(meant.skus.map(({ skuId }) => skuId))})`
  return sql`(${isMeant(meant)} and (${isMeant({ ...meant, skus: [] })} or ${own}))`
}
