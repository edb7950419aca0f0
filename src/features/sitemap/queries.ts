// SQL of the sitemap: what is open to everybody, cut into pieces by id,
// so that a piece costs the same in a shop of any size.
import { sql } from 'kysely'
import type { Db } from '#kernel/db.ts'

/**
 * Ids per piece of the goods: with its four languages an entry has some 700 bytes,
 * a file may have 50 MB and 50,000 addresses.
 */
export const pieceSize = 10_000

export async function countPieces(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from product`.execute(db)
  return Math.ceil((rows[0]?.last ?? 0) / pieceSize)
}

export interface Entry {
  id: number
  changedAt: Date
}
/** The goods on sale of a piece, counted from 1. */
export async function goodsOfPiece(db: Db, piece: number): Promise<Entry[]> {
  const from = (piece - 1) * pieceSize
  const { rows } =
    await sql<Entry>`select p.id, p.updated_at as "changedAt" from product p join merchant m on m.id = p.merchant_id
    where p.id > ${from} and p.id <= ${from + pieceSize} and p.status = 'onSale' and m.status = 'open'
    order by p.id`.execute(db)
  return rows
}

export interface Places {
  categories: number[]
  brands: number[]
  merchants: number[]
  articles: string[]
  announcements: number[]
}
/** Everything but the goods; only categories and brands that have some. */
export async function findPlaces(db: Db): Promise<Places> {
  const { rows } = await sql<Places>`select
    coalesce((select json_agg(c.id order by c.id) from category c where c.product_count > 0), '[]') as categories,
    coalesce((select json_agg(b.id order by b.id) from brand b where b.product_count > 0), '[]') as brands,
    coalesce((select json_agg(m.id order by m.id) from merchant m where m.status = 'open'), '[]') as merchants,
    coalesce((select json_agg(a.code order by a.code) from article a), '[]') as articles,
    coalesce((
      select json_agg(n.id order by n.id) from announcement n where n.published_at <= shop_now()
    ), '[]') as announcements`.execute(db)
  return rows[0]!
}
