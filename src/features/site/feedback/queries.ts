// SQL of feedback as its author reads and writes it: another's is not there.
import { sql } from 'kysely'
import type { State } from './states.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

export const listKinds = (db: Db, lang: Language): Promise<{ code: string; name: string }[]> =>
  sql<{ code: string; name: string }>`
    select code, in_language(name, ${lang}) as name from feedback_kind where active order by position, code`
    .execute(db)
    .then((r) => r.rows)

export interface NewFeedback {
  userId: number
  kind: string
  lang: Language
  body: string
  contact: string
  pictures: readonly string[]
}
/** Undefined where the kind is none that can be chosen. */
export const insertFeedback = (db: Db, w: NewFeedback): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into feedback (user_id, kind, kind_name, lang, body, contact, pictures)
    select ${w.userId}::bigint, code, name, ${w.lang}, ${w.body}, ${w.contact}, ${w.pictures}::uuid[]
    from feedback_kind where code = ${w.kind} and active returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)

export interface OwnRow {
  id: number
  type: string
  content: string
  status: State
  unread: boolean
  pictures: number
  replies: number
  createdAt: Date
  movedAt: Date
}
const columns = (lang: Language) => sql`f.id, in_language(f.kind_name, ${lang}) as type, f.body as content, f.status,
  f.unread, cardinality(f.pictures) as pictures, f.created_at as "createdAt", f.moved_at as "movedAt",
  (select count(*)::int from feedback_reply r where r.feedback_id = f.id) as replies`
/** size + 1 of them, the newest first. */
export const listOwn = (db: Db, lang: Language, userId: number, { size, offset, cursor }: Limits): Promise<OwnRow[]> =>
  sql<OwnRow>`
    select ${columns(lang)} from feedback f
    where f.user_id = ${userId} ${cursor ? sql`and f.id < ${cursor[0]}::bigint` : sql``}
    order by f.id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const countOwn = (db: Db, userId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from feedback where user_id = ${userId} limit 1001) f`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const findOwn = (db: Db, lang: Language, userId: number, id: number) =>
  sql<OwnRow & { contact: string; uploadIds: string[] }>`
    select ${columns(lang)}, f.contact, to_json(f.pictures) as "uploadIds"
    from feedback f where f.id = ${id} and f.user_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])
interface ReplyRow {
  id: number
  body: string
  at: Date
  /** null: its author */
  staff: string | null
}
export const repliesOf = (db: Db, id: number): Promise<ReplyRow[]> =>
  sql<ReplyRow>`
    select r.id, r.body, r.created_at as at,
      case when r.staff_id is not null then coalesce(u.nickname, '') end as staff
    from feedback_reply r left join user_account u on u.id = r.staff_id where r.feedback_id = ${id} order by r.id`
    .execute(db)
    .then((r) => r.rows)
export const lockOwn = (db: Db, userId: number, id: number): Promise<{ status: State } | undefined> =>
  sql<{ status: State }>`select status from feedback where id = ${id} and user_id = ${userId} for update`
    .execute(db)
    .then((r) => r.rows[0])
export const addReply = (db: Db, id: number, staffId: number | null, body: string): Promise<number> =>
  sql<{ id: number }>`
    insert into feedback_reply (feedback_id, staff_id, body) values (${id}, ${staffId}, ${body}) returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
/** It waits for the staff again; what waits already waits since then. */
export const waitAgain = (db: Db, id: number): Promise<unknown> =>
  sql`update feedback set waits_since = case when status = 'open' then waits_since else shop_now() end,
      status = 'open', moved_at = shop_now() where id = ${id}`.execute(db)
export const markRead = (db: Db, userId: number, id: number): Promise<boolean> =>
  sql<{ id: number }>`update feedback set unread = false where id = ${id} and user_id = ${userId} returning id`
    .execute(db)
    .then((r) => r.rows.length > 0)

/** What the shop keeps of a person here, for the data export. */
export const feedbackInFull = async (db: Db, lang: Language, userId: number) => {
  const { rows } = await sql<{ id: number; type: string; content: string; contact: string; createdAt: Date }>`
    select id, in_language(kind_name, ${lang}) as type, body as content, contact, created_at as "createdAt"
    from feedback where user_id = ${userId} order by id`.execute(db)
  return Promise.all(
    rows.map(async ({ id, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      replies: (await repliesOf(db, id)).map(({ body, at, staff }) => ({
        by: staff === null ? 'me' : 'shop',
        body,
        at: at.toISOString(),
      })),
    })),
  )
}
/** All that they sent goes; what they look after waits for somebody else, what they answered stays the shop's word. */
export async function eraseFeedback(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('feedback').where('user_id', '=', userId).execute()
  await db.updateTable('feedback').set({ assigned_to: null }).where('assigned_to', '=', userId).execute()
}
