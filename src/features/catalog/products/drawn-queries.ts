// SQL of drawn pages: what a product says of itself, as finished JSON, with what moves often, in one statement; those
// that are to be drawn.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { liveColumns, liveJoins, skuLines, type LiveFacts } from './detail-queries.ts'
import { readyPieces, stockKind } from './queries.ts'
import { preorderDay, type StockPolicy } from './stock-queries.ts'

/** [id, available, stock, ready, preorderDay] of a SKU */
export type SkuNow = readonly [number, number, StockPolicy, number | null, string | null]
export interface DrawnFacts extends LiveFacts {
  /** from the department down to its own */
  categoryIds: number[]
  /** undrawn: null */
  said: string | null
  skus: SkuNow[]
}
const skuNow = sql`json_build_array(k.id, coalesce(s.available, 0), ${stockKind}, ${readyPieces}, ${preorderDay})`
/** As `findProduct` finds it. Undefined when it never was or is deleted. */
export async function findDrawn(
  db: Db,
  id: number,
  lang: Language,
  userId: number | undefined,
): Promise<DrawnFacts | undefined> {
  const found = await sql<DrawnFacts>`
    select ${liveColumns(lang, userId)}, to_json(c.path || c.id) as "categoryIds", d.said,
      ${skuLines(skuNow)} as skus
    from ${liveJoins} join category c on c.id = p.category_id
    left join product_detail d on d.product_id = p.id and d.lang = ${lang}
    where p.id = ${id} and p.status <> 'deleted' and not p.unreviewed`.execute(db)
  return found.rows[0]
}

/** Undrawn ones, locked: who changes what they are made of meanwhile waits, and empties them again. */
export async function takeUndrawn(db: Db, limit: number): Promise<{ id: number; lang: Language }[]> {
  const found = await sql<{ id: number; lang: Language }>`
    select product_id as id, lang from product_detail where said is null
    order by product_id limit ${limit} for update skip locked`.execute(db)
  return found.rows
}
export const writeDrawn = (db: Db, lang: Language, drawn: readonly { id: number; said: string }[]) =>
  sql`
    update product_detail d set said = w.said
    from json_to_recordset(${JSON.stringify(drawn)}::json) as w(id bigint, said text)
    where d.product_id = w.id and d.lang = ${lang}`.execute(db)
