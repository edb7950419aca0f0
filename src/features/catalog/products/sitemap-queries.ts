// SQL of what search engines are told of products: cut into pieces by id,
// so that a piece costs the same in a shop of any size.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { SitemapEntry } from '#kernel/sitemap.ts'

/**
 * Ids per piece of the goods: with its four languages an entry has some 700 bytes,
 * a file may have 50 MB and 50,000 addresses.
 */
const pieceSize = 10_000

export async function countPieces(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from product`.execute(db)
  return Math.ceil((rows[0]?.last ?? 0) / pieceSize)
}

/** The goods on sale of a piece, counted from 1. */
export async function readPiece(db: Db, piece: number): Promise<SitemapEntry[]> {
  const from = (piece - 1) * pieceSize
  const { rows } = await sql<{ id: number; changedAt: Date }>`
    select p.id, p.updated_at as "changedAt" from product p join merchant m on m.id = p.merchant_id
    where p.id > ${from} and p.id <= ${from + pieceSize} and p.status = 'onSale' and m.status = 'open'
    order by p.id`.execute(db)
  return rows.map(({ id, changedAt }) => ({ path: `/goods/${id}`, changedAt }))
}
