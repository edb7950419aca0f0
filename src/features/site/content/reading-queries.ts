// SQL of announcements as one person has read them.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { isOut } from './queries.ts'

/** Which of these the person has read. */
export async function readAmong(db: Db, userId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number
  }>`
    select announcement_id as id from announcement_read
    where user_id = ${userId} and announcement_id = any(${ids}::bigint[])`.execute(db)
  return new Set(rows.map((r) => r.id))
}
/** Marks one, or all that are published; done again it changes nothing. */
export const markRead = (db: Db, userId: number, id: number | undefined): Promise<unknown> =>
  sql`insert into announcement_read (user_id, announcement_id)
    select ${userId}, id from announcement
    where ${isOut('announcement', userId)} and (${id ?? null}::bigint is null or id = ${id ?? null})
    on conflict do nothing`.execute(db)
export const countUnread = async (db: Db, userId: number): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from announcement a where ${isOut('a', userId)}
    and not exists (select from announcement_read r where r.user_id = ${userId} and r.announcement_id = a.id)`.execute(
    db,
  )
  return rows[0]!.n
}
export const forgetReader = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('announcement_read').where('user_id', '=', userId).execute()
