// All SQL of messages. Whose a message is stands in every statement that a person's call makes.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Limits } from '#kernel/call/page.ts'
import { addingJobs, droppingJobs, type Job } from '#kernel/jobs/jobs.ts'
import { messageTypes, type About, type MessageType, type MutableType } from '#kernel/messages.ts'

export interface NewMessage {
  user_id: number
  type: MessageType
  key: string
  params: object
  about: About | null
  link: string | null
  once: string | null
  /** it lies there as read */
  read: boolean
}
export interface MessageRow {
  id: number
  type: MessageType
  key: string
  params: Readonly<Record<string, unknown>>
  about: About | null
  link: string | null
  createdAt: string
  readAt: string | null
  mailedAt: string | null
}
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = sql`id, type, key, params, about, link, ${iso('created_at')} as "createdAt",
  ${iso('read_at')} as "readAt", ${iso('mailed_at')} as "mailedAt"`
const standing = (userId: number) => sql`user_id = ${userId} and deleted_at is null`

const inserted = (messages: readonly NewMessage[]) => sql`
    insert into message (user_id, type, key, params, about, link, once, read_at)
    select m.user_id, m.type, m.key, m.params, m.about, m.link, m.once, case when m.read then shop_now() end
    from json_to_recordset(${JSON.stringify(messages)}::json)
      as m(user_id bigint, type text, key text, params jsonb, about jsonb, link text, once text, read boolean)
    join user_account u on u.id = m.user_id and u.status <> 'closed'
    on conflict (user_id, once) do nothing returning id as "messageId", user_id as "userId"`
/** Those that are new, to people who have not left; who is blocked has letters of what runs on. A letter for each that
 * goes by mail, where its reader has an address; and what else follows in the queue. */
export async function insertMessages(
  db: Db,
  { inAppOnly, byMail }: { inAppOnly: readonly NewMessage[]; byMail: readonly NewMessage[] },
  { letters, jobs, dropped }: { letters: readonly Job[]; jobs: readonly Job[]; dropped: readonly string[] },
): Promise<void> {
  const addressed = sql`(
      select t."messageId", t."userId" from mailed t join user_account u on u.id = t."userId"
      where u.email is not null)`
  const tables = [
    ...(inAppOnly.length > 0 ? [sql`quiet as (${inserted(inAppOnly)})`] : []),
    ...(byMail.length > 0 ? [sql`mailed as (${inserted(byMail)})`] : []),
  ]
  const follows = [
    ...(byMail.length > 0
      ? [addingJobs(jobs, { jobs: letters, rows: addressed })]
      : jobs.length > 0
        ? [addingJobs(jobs)]
        : []),
    ...(dropped.length > 0 ? [droppingJobs(dropped)] : []),
  ]
  await sql`with ${sql.join(tables)} select ${sql.join(follows)}`.execute(db)
}

export interface Wanted {
  types: readonly MessageType[] | undefined
  unread?: boolean | undefined
}
/** size + 1 messages, newest first, and the count up to 1,001. One type is read from an index of its own. */
export async function listMessages(db: Db, userId: number, { types, unread }: Wanted, limits: Limits) {
  const { size, offset, cursor } = limits
  const [only] = types?.length === 1 ? types : []
  const kind = only ? sql`and type = ${only}` : types ? sql`and type = any(${[...types]}::text[])` : sql``
  const shown = sql`${standing(userId)} ${kind} ${unread ? sql`and read_at is null` : sql``}`
  const after = cursor ? sql`and id < ${cursor[0]}::bigint` : sql``
  const { rows } = await sql<{ counted: number; rows: MessageRow[] }>`
    select (select count(*)::int from (select from message where ${shown} limit 1001) c) as counted,
      (select coalesce(json_agg(p), '[]') from (
        select ${columns} from message where ${shown} ${after}
        order by id desc ${limitTo(size + 1, offset)}) p) as rows`.execute(db)
  return rows[0]!
}

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]
export const readMessage = (db: Db, userId: number, id: number) =>
  first(sql<MessageRow>`select ${columns} from message where ${standing(userId)} and id = ${id}`.execute(db))
/** Whosever it is: for jobs. */
export const readAnyMessage = (db: Db, id: number) =>
  first(
    sql<MessageRow & { userId: number }>`
      select ${columns}, user_id as "userId" from message where id = ${id} and deleted_at is null`.execute(db),
  )
export const readAllOf = (db: Db, userId: number): Promise<MessageRow[]> =>
  sql<MessageRow>`select ${columns} from message where ${standing(userId)} order by id`.execute(db).then((r) => r.rows)

/** Unread of every type, and the types that are muted. */
export async function countUnread(db: Db, userId: number) {
  const found = await sql<{ counts: Partial<Record<MessageType, number>>; muted: MutableType[] }>`
    with fresh as (
      select type, count(*)::int as n from message where ${standing(userId)} and read_at is null group by type
    )
    select (select coalesce(json_object_agg(type, n), '{}') from fresh) as counts,
      (select coalesce(json_agg(type order by type), '[]') from message_mute where user_id = ${userId})
        as muted`.execute(db)
  const { counts, muted } = found.rows[0]!
  const all = Object.fromEntries(messageTypes.map((type) => [type, counts[type] ?? 0]))
  return { counts: all as Record<MessageType, number>, muted }
}

export const markRead = (db: Db, userId: number, ids: readonly number[]): Promise<unknown> =>
  sql`update message set read_at = shop_now()
    where ${standing(userId)} and read_at is null and id = any(${idList(ids)})`.execute(db)
export const markAllRead = (db: Db, userId: number, type: MessageType | undefined): Promise<unknown> =>
  sql`update message set read_at = shop_now()
    where ${standing(userId)} and read_at is null
      and (${type ?? null}::text is null or type = ${type ?? null})`.execute(db)
/** How many of these went, or came back; what went already counts as gone. */
export const setDeleted = (db: Db, userId: number, ids: readonly number[], restore: boolean): Promise<number> =>
  sql<{ id: number }>`
    update message set deleted_at = ${restore ? sql`null` : sql`coalesce(deleted_at, shop_now())`}
    where user_id = ${userId} and id = any(${idList(ids)}) returning id`
    .execute(db)
    .then((r) => r.rows.length)
/** Within a statement: its letter went. */
export const markingMailed = (id: number) => sql`update message set mailed_at = shop_now() where id = ${id}`

export const setMuted = (db: Db, userId: number, type: MutableType, on: boolean): Promise<unknown> =>
  on
    ? sql`insert into message_mute (user_id, type) values (${userId}, ${type}) on conflict do nothing`.execute(db)
    : sql`delete from message_mute where user_id = ${userId} and type = ${type}`.execute(db)

/** Lets go of so many at most, the oldest first; how many went. */
export const deleteOld = (db: Db, days: number, most: number): Promise<number> =>
  sql<{ id: number }>`
    delete from message where id in (
      (select id from message where created_at < shop_now() - make_interval(days => ${days}) order by created_at
        limit ${most})
      union (select id from message where deleted_at < shop_now() - interval '1 day' limit ${most}) limit ${most})
    returning id`
    .execute(db)
    .then((r) => r.rows.length)
export const forgetReader = (db: Db, userId: number): Promise<unknown> =>
  sql`with muted as (delete from message_mute where user_id = ${userId})
    delete from message where user_id = ${userId}`.execute(db)
