// SQL of announcements at the staff's desk: all of them, in all their languages.
import { sql } from 'kysely'
import type { Bodies } from './queries.ts'
import type { announcementKinds, audiences } from './limits.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Texts } from '#kernel/text/language.ts'

export type AnnouncementState = 'draft' | 'planned' | 'out' | 'over'
export interface DeskAnnouncement {
  id: number
  state: AnnouncementState
  kind: (typeof announcementKinds)[number]
  title: Texts
  body: Bodies
  pinned: boolean
  audience: (typeof audiences)[number]
  onHome: boolean
  startsAt: Date
  endsAt: Date | null
  updatedAt: Date
  revision: number
  read: number
}
const stateOf = sql<AnnouncementState>`case when status = 'draft' then 'draft' when ends_at <= shop_now() then 'over'
  when published_at > shop_now() then 'planned' else 'out' end`
const columns = sql`id, ${stateOf} as state, kind, title, pinned, audience, on_home as "onHome",
  published_at as "startsAt", ends_at as "endsAt", updated_at as "updatedAt", revision`
const readers = sql`(select count(*)::int from announcement_read r where r.announcement_id = announcement.id) as read`

interface Wanted {
  tab: AnnouncementState | undefined
  keyword: string | undefined
}
const wantedOf = ({ tab, keyword = '' }: Wanted) => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  return sql<boolean>`(${tab ?? null}::text is null or ${stateOf} = ${tab ?? null})
    and lower(all_languages(title)) like all(${words.map((w) => likePattern(w))}::text[])`
}
/** size + 1 of them, the newest first. */
export const listForDesk = (
  db: Db,
  wanted: Wanted,
  { size, offset, cursor }: Limits,
): Promise<Omit<DeskAnnouncement, 'body'>[]> =>
  sql<DeskAnnouncement>`
    select ${columns}, ${readers} from announcement where ${wantedOf(wanted)}
      ${cursor ? sql`and id < ${cursor[0]}::bigint` : sql``}
    order by id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const countForDesk = (db: Db, wanted: Wanted): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from announcement where ${wantedOf(wanted)} limit 1001) a`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const findForDesk = (db: Db, id: number): Promise<DeskAnnouncement | undefined> =>
  sql<DeskAnnouncement>`select ${columns}, body, ${readers} from announcement where id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** Held until the end of the transaction. */
export const lockAnnouncement = (db: Db, id: number): Promise<Omit<DeskAnnouncement, 'read'> | undefined> =>
  sql<DeskAnnouncement>`select ${columns}, body from announcement where id = ${id} for update`
    .execute(db)
    .then((r) => r.rows[0])

export interface AnnouncementWish extends Pick<
  DeskAnnouncement,
  'kind' | 'title' | 'body' | 'pinned' | 'audience' | 'onHome' | 'endsAt'
> {
  status: 'draft' | 'published'
  /** null: from now on */
  startsAt: Date | null
}
const from = (at: Date | null) => sql`coalesce(${at?.toISOString() ?? null}::timestamptz, shop_now())`
export const insertForDesk = (db: Db, w: AnnouncementWish): Promise<number> =>
  sql<{ id: number }>`
    insert into announcement (kind, title, body, pinned, audience, on_home, status, published_at, ends_at)
    values (${w.kind}, ${JSON.stringify(w.title)}, ${JSON.stringify(w.body)}, ${w.pinned}, ${w.audience}, ${w.onHome},
      ${w.status}, ${from(w.startsAt)}, ${w.endsAt?.toISOString() ?? null}::timestamptz)
    returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const updateForDesk = (db: Db, id: number, w: AnnouncementWish): Promise<number> =>
  sql<{ revision: number }>`
    update announcement set kind = ${w.kind}, title = ${JSON.stringify(w.title)}, body = ${JSON.stringify(w.body)},
      pinned = ${w.pinned}, audience = ${w.audience}, on_home = ${w.onHome}, status = ${w.status},
      published_at = ${from(w.startsAt)}, ends_at = ${w.endsAt?.toISOString() ?? null}::timestamptz,
      revision = revision + 1, updated_at = shop_now()
    where id = ${id} returning revision`
    .execute(db)
    .then((r) => r.rows[0]!.revision)
export const dropAnnouncement = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('announcement_read').where('announcement_id', '=', id).execute()
  await db.deleteFrom('announcement').where('id', '=', id).execute()
}
