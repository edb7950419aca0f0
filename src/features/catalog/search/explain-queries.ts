// SQL of the try-out box: the best goods for what was understood, with all that their order follows from.
import { sql } from 'kysely'
import { hitsOf, looked, rankWeights, textScore } from '#features/catalog/listing/listing.ts'
import type { Match, Weights } from '#features/catalog/words/words.ts'

import { textList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface ExplainedRow {
  id: number
  title: string
  picture: string | null
  shop: string
  /** of the whole, of the words alone, 0 to 1000 of how good the goods are, and its shares */
  score: number
  text: number
  quality: number
  parts: Record<'sales' | 'rating' | 'stock' | 'fresh', number>
  sales: number
  rating: number
  reviewCount: number
  inStock: boolean
  listedAt: Date
  found: { lexeme: string; weights: ('A' | 'B' | 'C' | 'D')[] }[]
}
const inStock = sql`exists (select from sku k join stock t on t.sku_id = k.id
  where k.product_id = p.id and k.status = 'onSale' and t.available > 0)`
const qualityOf = (weights: Partial<Weights>) => sql`product_quality(p.sales, p.rating, p.review_count, ${inStock},
  p.listed_at, ${JSON.stringify(weights)}::jsonb)`

/** As lists order it: by score, or where each word stands on too many goods, by sales. */
export async function explainMatch(
  db: Db,
  lang: Language,
  match: Match,
  weights: Weights,
  lexemes: readonly string[],
  limit: number,
): Promise<{ total: number; rows: ExplainedRow[] }> {
  const { sales, rating, stock, fresh } = weights
  const whole = Math.max(1, sales + rating + stock + fresh)
  /** Points of its quality that one part brings. */
  const part = (only: Partial<Weights>, share: number) =>
    sql`round(${qualityOf({ sales: 0, rating: 0, stock: 0, fresh: 0, ...only })} * ${share}::numeric / ${whole})::int`
  const { rows } = await sql<{ total: number; rows: ExplainedRow[] }>`
    with ${hitsOf(sql`product_words w where w.words @@ ${match.query}::tsquery`, match.common ? looked : undefined)},
    known as materialized (
      select w.product_id, ${textScore(match)}::float8 as text, ${qualityOf(weights)}::int as quality, p.sales
      from best join product_words w using (product_id) join product p on p.id = w.product_id
    ), scored as (
      select k.*, (k.text * (1000 + ${rankWeights(weights).quality}::float8 * k.quality) * 1000)::int as score
      from known k
    )
    select (select least(count(*), 1001)::int from hits) as total, coalesce((select json_agg(r) from (
      select p.id, in_language(p.title, ${lang}) as title, p.pictures -> 0 ->> 'file' as picture,
        in_language(m.name, ${lang}) as shop, s.score, round(s.text::numeric, 4)::float8 as text, s.quality,
        json_build_object('sales', ${part({ sales: 1 }, sales)}, 'rating', ${part({ rating: 1 }, rating)},
          'stock', ${part({ stock: 1 }, stock)}, 'fresh', ${part({ fresh: 1 }, fresh)}) as parts,
        p.sales, p.rating, p.review_count as "reviewCount", ${inStock} as "inStock", p.listed_at as "listedAt",
        coalesce((select json_agg(json_build_object('lexeme', u.lexeme, 'weights', to_json(u.weights)))
          from product_words w, unnest(w.words) u
          where w.product_id = p.id and u.lexeme = any(${textList(lexemes)})), '[]') as found
      from scored s join product p on p.id = s.product_id join merchant m on m.id = p.merchant_id
      order by ${match.common ? sql`s.sales desc` : sql`s.score desc`}, p.id desc limit ${limit}) r), '[]')
      as rows`.execute(db)
  const [first] = rows
  return { total: first!.total, rows: first!.rows.map((row) => ({ ...row, listedAt: new Date(row.listedAt) })) }
}
