// All SQL of closing accounts.
import { sql } from 'kysely'
import { heldAs, takenOf } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import type { ClosingStatus } from './states.ts'
import { isSqlState, type Db } from '#kernel/data/db.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Language } from '#kernel/text/language.ts'

/** On which sides somebody stands besides the shopper's; whoever is suspended comes back. */
export const sidesOf = async (db: Db, userId: number): Promise<{ merchant: boolean; staff: boolean }> =>
  (
    await sql<{ merchant: boolean; staff: boolean }>`
      select coalesce(bool_or(audience = 'merchant'), false) as merchant,
        coalesce(bool_or(audience = 'staff'), false) as staff
      from (select audience from membership where user_id = ${userId}
        union all select audience from staff_suspension where user_id = ${userId}) x`.execute(db)
  ).rows[0]!

/**
 * Whoever orders, pays or closes for this person waits, and whoever is in the middle of it is waited for:
 * an order holds its buyer's key.
 */
export const lockPerson = (db: Db, userId: number): Promise<unknown> =>
  sql`select 1 from user_account where id = ${userId} for update`.execute(db)

/** The id; undefined when a request is open already. */
export const insertClosing = async (
  db: Db,
  userId: number,
  reason: string,
  waivesBalance: boolean,
): Promise<number | undefined> => {
  const row = await db
    .insertInto('account_closing')
    .values({ user_id: userId, reason, waives_balance: waivesBalance })
    .returning('id')
    .executeTakeFirst()
    .catch((e: unknown) => {
      if (isSqlState(e, '23505', 'account_closing_one')) return undefined
      throw e
    })
  return row?.id
}
const columns = [
  'c.id',
  'c.user_id as userId',
  sql<ClosingStatus>`c.status`.as('status'),
  'c.reason',
  'c.waives_balance as waivesBalance',
  'c.waived',
  'c.note',
  'c.created_at as createdAt',
  'c.reviewed_at as reviewedAt',
  'u.created_at as memberSince',
] as const
const closingsWithPeople = (db: Db) =>
  db.selectFrom('account_closing as c').innerJoin('user_account as u', 'u.id', 'c.user_id').select(columns)

export const newestClosing = (db: Db, userId: number) =>
  closingsWithPeople(db).where('c.user_id', '=', userId).orderBy('c.id', 'desc').limit(1).executeTakeFirst()
export const findClosing = (db: Db, id: number) => closingsWithPeople(db).where('c.id', '=', id).executeTakeFirst()

const closingsFor = (db: Db, reader: number) =>
  closingsWithPeople(db).select([
    'u.nickname as nickName',
    sql<boolean>`c.user_id = ${reader}`.as('own'),
    takenOf('closing', sql`c.id`, reader).as('taken'),
  ])
/** One request as its reader sees it. */
export const closingFor = (db: Db, reader: number, id: number) =>
  closingsFor(db, reader).where('c.id', '=', id).executeTakeFirst()
/** For which shops somebody works, owners first; the first twenty. */
export const shopsOf = (db: Db, lang: Language, userId: number): Promise<{ name: string; role: string }[]> =>
  sql<{ name: string; role: string }>`
    select in_language(m.name, ${lang}) as name, b.role from membership b join merchant m on m.id = b.merchant_id
    where b.user_id = ${userId} and b.audience = 'merchant' order by b.role <> 'owner', b.id limit 20`
    .execute(db)
    .then((r) => r.rows)
export interface ClosingsAsked {
  status?: ClosingStatus
  holder?: Holder
}
const asked = (reader: number, { status, holder }: ClosingsAsked) => sql<boolean>`
  ${status ? sql`c.status = ${status}` : sql`true`} and ${heldAs('closing', sql`c.id`, reader, holder)}`
/** size + 1 requests, the oldest first, or the newest. */
export const listClosings = (
  db: Db,
  reader: number,
  filter: ClosingsAsked,
  newest: boolean,
  { size, offset, cursor }: Limits,
) =>
  closingsFor(db, reader)
    .where(asked(reader, filter))
    .$if(cursor !== undefined, (q) => q.where('c.id', newest ? '<' : '>', cursor![0] as number))
    .orderBy('c.id', newest ? 'desc' : 'asc')
    .limit(size + 1)
    .offset(offset)
    .execute()
export const countClosings = async (db: Db, reader: number, filter: ClosingsAsked): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from account_closing c where ${asked(reader, filter)} limit 1001) c`.execute(db)
  return rows[0]!.n
}

interface Decision {
  id: number
  from: readonly ClosingStatus[]
  to: ClosingStatus
  staffId: number
  note: string
  waived: number
}
/** False when it was decided or taken back meanwhile. */
export const decideClosing = async (db: Db, { id, from, to, staffId, note, waived }: Decision): Promise<boolean> => {
  const row = await db
    .updateTable('account_closing')
    .set({ status: to, note, waived, reviewed_by: staffId, reviewed_at: sql`shop_now()` })
    .where('id', '=', id)
    .where('status', '=', sql<string>`any(${from}::text[])`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
/** The person's open request moves on; false when there is none in these states. */
export const moveOwn = async (
  db: Db,
  userId: number,
  from: readonly ClosingStatus[],
  to: ClosingStatus,
): Promise<boolean> => {
  const row = await db
    .updateTable('account_closing')
    .set({ status: to, finished_at: sql`shop_now()` })
    .where('user_id', '=', userId)
    .where('status', '=', sql<string>`any(${from}::text[])`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
/** The words of all requests of a person, also of those that led to nothing. */
export const eraseWords = (db: Db, userId: number): Promise<unknown> =>
  db.updateTable('account_closing').set({ reason: '', note: '' }).where('user_id', '=', userId).execute()
