// All SQL of uploads: tickets, arrivals, taking and dropping.
// An upload is asked for once, arrives once and is taken once, whoever races.
import { sql } from 'kysely'
import type { Purpose } from './limits.ts'
import { textList, type Db } from '#kernel/data/db.ts'

/**
 * What a person has sent within the hour, and what of theirs lies about untaken;
 * others of the same person wait meanwhile.
 */
export async function burdenOf(
  db: Db,
  userId: number,
): Promise<{ lastHour: number; untaken: number; untakenBytes: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('upload', ${userId}))`.execute(db)
  const row = await db
    .selectFrom('upload')
    .select([
      sql<number>`count(*) filter (where created_at > shop_now() - interval '1 hour')`.as('lastHour'),
      sql<number>`count(*) filter (where taken_at is null and status <> 'failed')`.as('untaken'),
      sql<number>`coalesce(sum(coalesce(size, announced_size))
        filter (where taken_at is null and status <> 'failed'), 0)::bigint`.as('untakenBytes'),
    ])
    .where('user_id', '=', userId)
    .where(sql<boolean>`(taken_at is null or created_at > shop_now() - interval '1 hour')`)
    .executeTakeFirstOrThrow()
  return row
}

interface Announced {
  purpose: Purpose
  type: string
  size: number
  ticketHash: Buffer
}
export const addUpload = async (
  db: Db,
  userId: number,
  { purpose, type, size, ticketHash }: Announced,
): Promise<string> => {
  const row = await db
    .insertInto('upload')
    .values({ user_id: userId, purpose, announced_type: type, announced_size: size, ticket_hash: ticketHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export interface Arrival {
  id: string
  purpose: Purpose
  type: string
  size: number
}
const arrival = ['id', sql<Purpose>`purpose`.as('purpose'), 'announced_type as type', 'announced_size as size'] as const
/** What an open ticket was given for; undefined when it is not this person's, or spent. */
export const arrivalOf = (db: Db, userId: number, id: string, ticketHash: Buffer): Promise<Arrival | undefined> =>
  db
    .selectFrom('upload')
    .select(arrival)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ticket_hash', '=', ticketHash)
    .where('status', '=', 'asked')
    .executeTakeFirst()
/** Spends the ticket; undefined when it is another's, spent, or too old. `file` is the name the bytes will have. */
export const spendTicket = (
  db: Db,
  userId: number,
  id: string,
  ticketHash: Buffer,
  file: string,
  seconds: number,
): Promise<Arrival | undefined> =>
  db
    .updateTable('upload')
    .set({ status: 'arriving', file })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ticket_hash', '=', ticketHash)
    .where('status', '=', 'asked')
    .where(sql<boolean>`created_at > shop_now() - make_interval(secs => ${seconds})`)
    .returning(arrival)
    .executeTakeFirst()

interface Kept {
  type: string
  size: number
  width: number | null
  height: number | null
}
/** False when the row went away meanwhile (the account was erased): the stored bytes must go again. */
export const markKept = async (db: Db, id: string, { type, size, width, height }: Kept): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ status: 'kept', type, size, width, height })
    .where('id', '=', id)
    .where('status', '=', 'arriving')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
export const markFailed = (db: Db, id: string) =>
  db.updateTable('upload').set({ status: 'failed' }).where('id', '=', id).where('status', '=', 'arriving').execute()

/** The other sides of a case, who may read its files too. */
export interface Parties {
  userId?: number
  merchantId?: number
}
/** Takes those that are this person's, of this purpose, kept and untaken; of two takers the second gets nothing. */
export const takeKept = (db: Db, userId: number, purpose: Purpose, ids: readonly string[], parties: Parties = {}) =>
  db
    .updateTable('upload')
    .set({
      taken_at: sql`shop_now()`,
      case_user_id: parties.userId ?? null,
      case_merchant_id: parties.merchantId ?? null,
    })
    .where('id', '=', sql<string>`any(${textList(ids)}::uuid[])`)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('status', '=', 'kept')
    .where('taken_at', 'is', null)
    .returning(['id', sql<string>`file`.as('file'), sql<string>`type`.as('type'), 'width', 'height'])
    .execute()

export interface Stored {
  id: string
  userId: number
  purpose: Purpose
  file: string
  type: string
  caseUserId: number | null
  caseMerchantId: number | null
}
/** A stored upload and whose it is. */
export const keptUpload = (db: Db, id: string): Promise<Stored | undefined> =>
  db
    .selectFrom('upload')
    .select([
      'id',
      'user_id as userId',
      sql<Purpose>`purpose`.as('purpose'),
      sql<string>`file`.as('file'),
      sql<string>`type`.as('type'),
      'case_user_id as caseUserId',
      'case_merchant_id as caseMerchantId',
    ])
    .where('id', '=', id)
    .where('status', '=', 'kept')
    .executeTakeFirst()

export interface Dropped {
  purpose: Purpose
  file: string | null
}
const dropped = ['file', sql<Purpose>`purpose`.as('purpose')] as const
export const deleteUploads = (db: Db, ids: readonly string[]): Promise<Dropped[]> =>
  db
    .deleteFrom('upload')
    .where('id', '=', sql<string>`any(${textList(ids)}::uuid[])`)
    .returning(dropped)
    .execute()
export const deleteOthers = (
  db: Db,
  userId: number,
  purpose: Purpose,
  keptId: string | undefined,
): Promise<Dropped[]> =>
  db
    .deleteFrom('upload')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('taken_at', 'is not', null)
    .$if(keptId !== undefined, (q) => q.where('id', '<>', keptId!))
    .returning(dropped)
    .execute()
export const deleteUploadsOf = (db: Db, userId: number): Promise<Dropped[]> =>
  db.deleteFrom('upload').where('user_id', '=', userId).returning(dropped).execute()
/** What others sent in this person's cases is theirs to read no more. */
export const leaveCases = (db: Db, userId: number): Promise<unknown> =>
  db.updateTable('upload').set({ case_user_id: null }).where('case_user_id', '=', userId).execute()
/** A thousand at a time: what nobody took within the time. */
export const deleteUntaken = (db: Db, seconds: number): Promise<Dropped[]> =>
  db
    .deleteFrom('upload')
    .where('id', 'in', (q) =>
      q
        .selectFrom('upload')
        .select('id')
        .where('taken_at', 'is', null)
        .where(sql<boolean>`created_at < shop_now() - make_interval(secs => ${seconds})`)
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .returning(dropped)
    .execute()

export const uploadsOf = (db: Db, userId: number) =>
  db
    .selectFrom('upload')
    .select([
      'id',
      sql<Purpose>`purpose`.as('purpose'),
      sql<string>`file`.as('file'),
      'type',
      'size',
      'width',
      'height',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .where('status', '=', 'kept')
    .orderBy('created_at')
    .execute()
