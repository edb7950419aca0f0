// All SQL of real names. Of what people told only masks can be read here; the rest is sealed.
import { sql } from 'kysely'
import { heldAs, takenOf } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import type { CheckKind, CheckStatus } from './states.ts'
import { isSqlState, type Db } from '#kernel/data/db.ts'
import type { Limits } from '#kernel/call/page.ts'

export interface CheckDraft {
  userId: number
  kind: CheckKind
  country: string
  document: string
  maskedName: string
  maskedNumber: string
  sealed: Buffer
  numberIndex: Buffer
}
/** The id; undefined when one is under review or approved already. */
export async function insertCheck(db: Db, c: CheckDraft): Promise<number | undefined> {
  const row = await db
    .insertInto('identity_check')
    .values({
      user_id: c.userId,
      kind: c.kind,
      country: c.country,
      document: c.document,
      masked_name: c.maskedName,
      masked_number: c.maskedNumber,
      sealed: c.sealed,
      number_index: c.numberIndex,
    })
    .returning('id')
    .executeTakeFirst()
    .catch((e: unknown) => {
      if (isSqlState(e, '23505', 'identity_check_one')) return undefined
      throw e
    })
  return row?.id
}
export const attachUploads = (db: Db, id: number, uploadIds: readonly string[]): Promise<unknown> =>
  db
    .updateTable('identity_check')
    .set({ upload_ids: [...uploadIds] })
    .where('id', '=', id)
    .execute()

const columns = [
  'c.id',
  'c.user_id as userId',
  sql<CheckKind>`c.kind`.as('kind'),
  sql<CheckStatus>`c.status`.as('status'),
  'c.country',
  'c.document',
  'c.masked_name as name',
  'c.masked_number as number',
  'c.reason',
  'c.created_at as createdAt',
  'c.reviewed_at as reviewedAt',
] as const
const duplicates = sql<number>`(select count(distinct o.user_id) from identity_check o
    where o.number_index = c.number_index and o.user_id <> c.user_id and o.status <> 'rejected')`.as('duplicates')

/** The newest check of the person and of the company. */
export const newestChecks = (db: Db, userId: number) =>
  db
    .selectFrom('identity_check as c')
    .select(columns)
    .distinctOn('c.kind')
    .where('c.user_id', '=', userId)
    .orderBy('c.kind')
    .orderBy('c.id', 'desc')
    .execute()

const forReader = (reader: number) =>
  [
    'u.nickname as nickName',
    sql<boolean>`c.user_id = ${reader}`.as('own'),
    takenOf('identity', sql`c.id`, reader).as('taken'),
  ] as const
/** One check as its reader sees it. */
export const checkFor = (db: Db, reader: number, id: number) =>
  db
    .selectFrom('identity_check as c')
    .innerJoin('user_account as u', 'u.id', 'c.user_id')
    .select([...columns, duplicates, ...forReader(reader), 'c.upload_ids as uploadIds'])
    .where('c.id', '=', id)
    .executeTakeFirst()
/** The same number on other accounts, the newest twenty. */
export const twinsOf = (db: Db, id: number) =>
  db
    .selectFrom('identity_check as c')
    .innerJoin('identity_check as o', 'o.number_index', 'c.number_index')
    .innerJoin('user_account as u', 'u.id', 'o.user_id')
    .select([
      'o.id',
      'o.user_id as userId',
      'u.nickname as nickName',
      'o.masked_name as name',
      sql<CheckKind>`o.kind`.as('kind'),
      sql<CheckStatus>`o.status`.as('status'),
      'o.created_at as createdAt',
    ])
    .where('c.id', '=', id)
    .whereRef('o.user_id', '<>', 'c.user_id')
    .orderBy('o.id', 'desc')
    .limit(20)
    .execute()
export interface ChecksAsked {
  kind?: CheckKind
  status?: CheckStatus
  holder?: Holder
}
const asked = (reader: number, { kind, status, holder }: ChecksAsked) => sql<boolean>`c.sealed is not null
  ${kind ? sql`and c.kind = ${kind}` : sql``} ${status ? sql`and c.status = ${status}` : sql``}
  and ${heldAs('identity', sql`c.id`, reader, holder)}`
/** size + 1 checks, the oldest first, or the newest. */
export const listChecks = (
  db: Db,
  reader: number,
  filter: ChecksAsked,
  newest: boolean,
  { size, offset, cursor }: Limits,
) =>
  db
    .selectFrom('identity_check as c')
    .innerJoin('user_account as u', 'u.id', 'c.user_id')
    .select([...columns, duplicates, ...forReader(reader)])
    .where(asked(reader, filter))
    .$if(cursor !== undefined, (q) => q.where('c.id', newest ? '<' : '>', cursor![0] as number))
    .orderBy('c.id', newest ? 'desc' : 'asc')
    .limit(size + 1)
    .offset(offset)
    .execute()
export const countChecks = async (db: Db, reader: number, filter: ChecksAsked): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from identity_check c where ${asked(reader, filter)} limit 1001) c`.execute(db)
  return rows[0]!.n
}
export const findCheck = (db: Db, id: number) =>
  db
    .selectFrom('identity_check as c')
    .select([...columns, duplicates, 'c.upload_ids as uploadIds', 'c.sealed'])
    .where('c.id', '=', id)
    .executeTakeFirst()

/** Decisions about one number come one after the other. Inside a transaction. */
export const lockNumber = (db: Db, id: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('identity:' || encode(number_index, 'hex'), 0))
    from identity_check where id = ${id}`.execute(db)
/** Has another account been approved with the number of this check? */
export async function isNumberElsewhere(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from identity_check c join identity_check o on o.number_index = c.number_index and o.user_id <> c.user_id
    where c.id = ${id} and o.status = 'approved' limit 1`.execute(db)
  return rows.length > 0
}

/** False when it was decided meanwhile. */
export const decideCheck = async (
  db: Db,
  id: number,
  from: readonly CheckStatus[],
  to: CheckStatus,
  staffId: number,
  reason: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('identity_check')
    .set({ status: to, reason, reviewed_by: staffId, reviewed_at: sql`shop_now()` })
    .where('id', '=', id)
    .where('status', '=', sql<string>`any(${from}::text[])`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What stays of a person who left: that a check was made and decided, of nobody. */
export const eraseChecks = (db: Db, userId: number): Promise<unknown> =>
  db
    .updateTable('identity_check')
    .set({ sealed: null, number_index: null, masked_name: '', masked_number: '', upload_ids: [], reason: '' })
    .where('user_id', '=', userId)
    .execute()
