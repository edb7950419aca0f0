// The SQL of what staff noted about people.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface NewNote {
  userId: number
  staffId: number
  kind: 'note' | 'block' | 'unblock' | 'wrote'
  text: string
}
export const insertNote = async (db: Db, { userId, staffId, kind, text }: NewNote): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into member_note (user_id, staff_id, kind, text) values (${userId}, ${staffId}, ${kind}, ${text})
      returning id`.execute(db)
  ).rows[0]!.id
export const personalDataOf = async (db: Db, userId: number): Promise<object[]> =>
  (
    await sql<{ kind: string; text: string; at: Date }>`
      select kind, text, created_at as at from member_note where user_id = ${userId} order by id`.execute(db)
  ).rows.map(({ kind, text, at }) => ({ kind, text, at: at.toISOString() }))
export const erase = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from member_note where user_id = ${userId}`.execute(db)
