// The SQL of what changed of who belongs to the staff: only ever added to.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'

export interface Change {
  userId: number
  /** null: the server's shell */
  by: number | null
  kind: 'join' | 'role' | 'suspend' | 'reopen' | 'remove'
  /** what they might do before */
  held: readonly string[]
}
export const insertChange = (db: Db, { userId, by, kind, held }: Change): Promise<unknown> =>
  sql`insert into staff_change (user_id, by_id, kind, held)
    values (${userId}, ${by}, ${kind}, ${textList(held)})`.execute(db)
/** Of all who have a role, at work or suspended; those at work are answered. */
export const insertChanges = async (
  db: Db,
  { role, by, held }: { role: string; by: number; held: readonly string[] },
): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      with holder as (
        select user_id, ${textList(held)} as held from membership where audience = 'staff' and role = ${role}
        union all select user_id, '{}' from staff_suspension where role = ${role}
      ), made as (
        insert into staff_change (user_id, by_id, kind, held) select user_id, ${by}, 'role', held from holder
        returning user_id)
      select m.user_id as id from made join membership m on m.user_id = made.user_id and m.audience = 'staff'`.execute(
      db,
    )
  ).rows.map(({ id }) => id)
