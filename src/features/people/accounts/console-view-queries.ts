// All SQL of saved views.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface ViewKey {
  desk: 'merchant' | 'staff'
  list: string
  name: string
}
const mostViews = 20

export const viewsOf = (db: Db, userId: number, { desk, list }: Omit<ViewKey, 'name'>) =>
  db
    .selectFrom('console_view')
    .select(['name', 'search'])
    .where('user_id', '=', userId)
    .where('desk', '=', desk)
    .where('list', '=', list)
    .orderBy('created_at')
    .orderBy('name')
    .execute()
/** False where so many are kept already. Two tabs at once do not pass the bound: the person's row is held. */
export async function saveView(
  db: Db,
  userId: number,
  { desk, list, name, search }: ViewKey & { search: string },
): Promise<boolean> {
  await sql`select from user_account where id = ${userId} for no key update`.execute(db)
  const { numAffectedRows } = await sql`
    insert into console_view (user_id, desk, list, name, search)
    select ${userId}, ${desk}, ${list}, ${name}, ${search}
    where (select count(*) from console_view v
      where v.user_id = ${userId} and v.desk = ${desk} and v.list = ${list} and v.name <> ${name}) < ${mostViews}
    on conflict (user_id, desk, list, name) do update set search = excluded.search`.execute(db)
  return numAffectedRows === 1n
}
export async function dropView(db: Db, userId: number, { desk, list, name }: ViewKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('console_view')
    .where('user_id', '=', userId)
    .where('desk', '=', desk)
    .where('list', '=', list)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
export const eraseViews = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('console_view').where('user_id', '=', userId).execute()
