// SQL of feedback at the staff's desk.
import { sql } from 'kysely'
import type { State } from './states.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export type Tab = 'open' | 'mine' | 'answered' | 'closed'
export interface DeskRow {
  id: number
  type: string
  content: string
  status: State
  lang: Language
  by: string
  waitsSince: Date
  createdAt: Date
  assigned: { userId: number; name: string } | null
  mine: boolean
}
const columns = (lang: Language, staffId: number) => sql`f.id, in_language(f.kind_name, ${lang}) as type,
  f.body as content, f.status, f.lang, u.nickname as by, f.waits_since as "waitsSince", f.created_at as "createdAt",
  (select json_build_object('userId', a.id, 'name', a.nickname) from user_account a where a.id = f.assigned_to)
    as assigned, coalesce(f.assigned_to = ${staffId}, false) as mine`
const tables = sql`feedback f join user_account u on u.id = f.user_id`

export interface Wanted {
  tab: Tab
  staffId: number
  type: string | undefined
  keyword: string | undefined
}
const wantedOf = ({ tab, staffId, type, keyword = '' }: Wanted) => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  const stands = tab === 'mine' ? sql`f.status = 'open' and f.assigned_to = ${staffId}` : sql`f.status = ${tab}`
  return sql`${stands} and (${type ?? null}::text is null or f.kind = ${type ?? null})
    and lower(f.body) like all(${words.map((w) => likePattern(w))}::text[])`
}
const waits = (tab: Tab): boolean => tab === 'open' || tab === 'mine'
/** size + 1 of them: what waits, the longest first, else the newest first. */
export const listForDesk = (
  db: Db,
  lang: Language,
  wanted: Wanted,
  { size, offset, cursor }: Limits,
): Promise<(DeskRow & { at: string })[]> => {
  const [after, order] = waits(wanted.tab)
    ? [sql`(f.waits_since, f.id) >`, sql`f.waits_since, f.id`]
    : [sql`(f.waits_since, f.id) <`, sql`f.waits_since desc, f.id desc`]
  return sql<DeskRow & { at: string }>`
    select ${columns(lang, wanted.staffId)},
      to_char(f.waits_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from ${tables} where ${wantedOf(wanted)}
      ${cursor ? sql`and ${after} (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``}
    order by ${order} ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
}
export const countForDesk = (db: Db, wanted: Wanted): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select from ${tables} where ${wantedOf(wanted)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const countWaiting = (db: Db, staffId: number, lateSeconds: number) =>
  sql<{ open: number; late: number; mine: number }>`
    select count(*)::int as open,
      count(*) filter (where waits_since <= shop_now() - make_interval(secs => ${lateSeconds}))::int as late,
      count(*) filter (where assigned_to = ${staffId})::int as mine
    from (select waits_since, assigned_to from feedback where status = 'open' order by waits_since limit 1001) f`
    .execute(db)
    .then((r) => r.rows[0]!)
export const findForDesk = (db: Db, lang: Language, staffId: number, id: number) =>
  sql<DeskRow & { userId: number; contact: string; uploadIds: string[] }>`
    select ${columns(lang, staffId)}, f.user_id as "userId", f.contact, to_json(f.pictures) as "uploadIds"
    from ${tables} where f.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** Members of the staff who may answer. */
export const answerers = (db: Db): Promise<{ userId: number; name: string }[]> =>
  sql<{ userId: number; name: string }>`
    select u.id as "userId", u.nickname as name
    from membership m join role r on r.audience = m.audience and r.code = m.role join user_account u on u.id = m.user_id
    where m.audience = 'staff' and 'feedback.write' = any(r.permissions) order by u.nickname, u.id limit 200`
    .execute(db)
    .then((r) => r.rows)
export interface Locked {
  id: number
  userId: number
  status: State
  kindName: Texts
  assignedTo: number | null
}
export const lockFeedback = (db: Db, id: number): Promise<Locked | undefined> =>
  sql<Locked>`
    select id, user_id as "userId", status, kind_name as "kindName", assigned_to as "assignedTo"
    from feedback where id = ${id} for update`
    .execute(db)
    .then((r) => r.rows[0])
export const assign = (db: Db, id: number, to: number | null): Promise<unknown> =>
  db.updateTable('feedback').set({ assigned_to: to }).where('id', '=', id).execute()
/** Answered or closed: it waits no more. `told`: its author has something to read. */
export const settle = (db: Db, id: number, status: 'answered' | 'closed', told: boolean): Promise<unknown> =>
  sql`update feedback set status = ${status}, moved_at = shop_now(), unread = unread or ${told}
    where id = ${id}`.execute(db)
/** Answered feedback to which nothing was added is closed. */
export const closeSilent = (db: Db, seconds: number): Promise<unknown> =>
  sql`update feedback set status = 'closed', moved_at = shop_now()
    where status = 'answered' and moved_at <= shop_now() - make_interval(secs => ${seconds})`.execute(db)
