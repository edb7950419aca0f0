// All SQL of letters.
import { markingMailed } from '#features/platform/messages/messages.ts'
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** The letter of a message, once; whether it is still to be sent. */
export const beginLetter = (db: Db, messageId: number): Promise<boolean> =>
  sql<{ status: string }>`
    insert into letter (message_id) select id from message where id = ${messageId}
    on conflict (message_id) do update set message_id = excluded.message_id returning status`
    .execute(db)
    .then((r) => r.rows[0]?.status === 'due')
/** With the message that it is about. */
export const noteSent = (db: Db, messageId: number): Promise<unknown> =>
  sql`
    with mailed as (${markingMailed(messageId)})
    update letter set status = 'sent', sent_at = shop_now() where message_id = ${messageId}`.execute(db)

/** Counts a try that failed; when the next one is due, null of a letter that is parked now. */
export const noteFailed = (db: Db, messageId: number, most: number, againSeconds: number): Promise<Date | null> =>
  sql<{ againAt: Date; status: string }>`
    update letter set tries = tries + 1, status = case when tries + 1 >= ${most} then 'parked' else 'due' end,
      again_at = shop_now() + interval '1 second' * ${againSeconds}::float8 * 2 ^ least(tries, 12)
    where message_id = ${messageId} and status = 'due' returning again_at as "againAt", status`
    .execute(db)
    .then((r) => (r.rows[0]?.status === 'due' ? r.rows[0].againAt : null))

/** Letters whose try is long overdue (their job was lost), or that staff put back. */
export const forgottenLetters = (db: Db): Promise<{ messageId: number; userId: number }[]> =>
  sql<{ messageId: number; userId: number }>`
    select l.message_id as "messageId", m.user_id as "userId" from letter l join message m on m.id = l.message_id
    where l.status = 'due' and l.again_at < shop_now() - interval '5 minutes' order by l.again_at limit 500`
    .execute(db)
    .then((r) => r.rows)
