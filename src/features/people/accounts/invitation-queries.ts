// All SQL of invitations: who invited whom, bound once, never in a circle.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** The person whose invitation code it is. */
export const readInviter = async (db: Db, code: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('user_account')
      .select('id')
      .where('invite_code', '=', code)
      .where('status', '=', 'active')
      .executeTakeFirst()
  )?.id

/** False when an inviter was bound before. */
export const insertInvitation = async (db: Db, inviterId: number, inviteeId: number): Promise<boolean> =>
  (
    await db
      .insertInto('invitation')
      .values({ inviter_id: inviterId, invitee_id: inviteeId })
      .onConflict((c) => c.column('invitee_id').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n

/** One at a time, or two people could close a circle at once. Inside a transaction. */
export const lockInvitations = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('invitations', 0))`.execute(db)

export interface Standing {
  bound: boolean
  /** too old to enter a code */
  tooOld: boolean
  /** stands above the inviter: they were invited by this person, directly or through others */
  above: boolean
}
export async function readStanding(db: Db, inviteeId: number, inviterId: number, days: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with recursive up as (
      select inviter_id from invitation where invitee_id = ${inviterId}
      union select i.inviter_id from invitation i join up on i.invitee_id = up.inviter_id
    )
    select exists (select from invitation where invitee_id = ${inviteeId}) as bound,
      exists (select from up where inviter_id = ${inviteeId}) as above,
      created_at < shop_now() - make_interval(days => ${days}) as "tooOld"
    from user_account where id = ${inviteeId}`.execute(db)
  return rows[0]!
}
