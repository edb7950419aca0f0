// One person's writes of a kind that has a limit or one default: they queue at the person's row.
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Others who write for this person wait until the transaction ends. */
export const queueAtPerson = (db: Db, userId: number): Promise<unknown> =>
  sql`select 1 from user_account where id = ${userId} for no key update`.execute(db)
