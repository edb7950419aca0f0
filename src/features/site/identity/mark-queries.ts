// All SQL about the pictures of the shop's mark.
import { sql } from 'kysely'
import type { MarkKind } from './limits.ts'
import type { Db } from '#kernel/data/db.ts'

interface Mark {
  hash: string
  width: number
  height: number
}
export const listMarks = async (db: Db): Promise<(Mark & { kind: MarkKind })[]> =>
  (await sql<Mark & { kind: MarkKind }>`select kind, hash, width, height from shop_mark`.execute(db)).rows
/** By kind and hash: what was there before is nowhere. */
export const markBytes = async (db: Db, kind: string, hash: string): Promise<Buffer | undefined> =>
  (await sql<{ bytes: Buffer }>`select bytes from shop_mark where kind = ${kind} and hash = ${hash}`.execute(db))
    .rows[0]?.bytes
export const keepMark = (
  db: Db,
  kind: MarkKind,
  { bytes, hash, width, height }: Mark & { bytes: Buffer },
): Promise<unknown> =>
  sql`insert into shop_mark (kind, bytes, hash, width, height) values (${kind}, ${bytes}, ${hash}, ${width}, ${height})
    on conflict (kind) do update set bytes = excluded.bytes, hash = excluded.hash, width = excluded.width,
      height = excluded.height`.execute(db)
export const forgetMark = (db: Db, kind: MarkKind): Promise<unknown> =>
  sql`delete from shop_mark where kind = ${kind}`.execute(db)
