// Rows that a person keeps a list of: at most so many, one default, deleted so that it can be taken back for a day.
// Whose a row is stands in every statement; what only one list has is in its feature's queries.
import { sql, type Kysely } from 'kysely'
import type { Db } from './db.ts'
import { Refusal, type Reason } from '../call/refusal.ts'

type Tables = Db extends Kysely<infer T> ? T : never
type OwnTable = {
  [T in keyof Tables]: 'user_id' | 'is_default' | 'deleted_at' extends keyof Tables[T] ? T : never
}[keyof Tables]

export function ownRows(table: OwnTable) {
  const rows = sql.table(table)
  const standing = (userId: number) => sql`user_id = ${userId} and deleted_at is null`
  /** `except`: the row that is about to become it. */
  const clearDefault = (db: Db, userId: number, except = 0): Promise<unknown> =>
    sql`update ${rows} set is_default = false where ${standing(userId)} and is_default and id <> ${except}`.execute(db)
  return {
    clearDefault,
    count: async (db: Db, userId: number): Promise<number> => {
      const found = await sql<{ n: number }>`select count(*) as n from ${rows} where ${standing(userId)}`.execute(db)
      return found.rows[0]!.n
    },
    /** False when there is no such row of this person. */
    setDefault: async (db: Db, userId: number, id: number, isDefault: boolean): Promise<boolean> => {
      if (isDefault) await clearDefault(db, userId, id)
      const set = await sql`
        update ${rows} set is_default = ${isDefault} where ${standing(userId)} and id = ${id} returning id`.execute(db)
      return set.rows.length > 0
    },
    /** False when there is no such row of this person. */
    hide: async (db: Db, userId: number, id: number): Promise<boolean> => {
      const hidden = await sql`
        update ${rows} set deleted_at = shop_now() where ${standing(userId)} and id = ${id} returning id`.execute(db)
      return hidden.rows.length > 0
    },
    /** It is the default again unless another became it since. False when there is no such row of this person. */
    unhide: async (db: Db, userId: number, id: number): Promise<boolean> => {
      const back = await sql`
        update ${rows} set deleted_at = null,
          is_default = is_default and (deleted_at is null or not exists (
            select from ${rows} o
            where o.user_id = ${userId} and o.is_default and o.deleted_at is null and o.id <> ${id}
          ))
        where id = ${id} and user_id = ${userId} returning id`.execute(db)
      return back.rows.length > 0
    },
    /** What was deleted a day ago and more can no longer be taken back. */
    dropHidden: (db: Db): Promise<unknown> =>
      sql`delete from ${rows} where deleted_at < shop_now() - interval '1 day'`.execute(db),
    dropAllOf: (db: Db, userId: number): Promise<unknown> =>
      sql`delete from ${rows} where user_id = ${userId}`.execute(db),
  }
}

/** Refuses by `reason` where the list would hold more than `max`. */
export function leaveRoom(count: number, max: number, reason: Reason): void {
  if (count > max) throw new Refusal(reason, { max })
}
