// SQL of articles at the staff's desk: their drafts, and every version that was shown.
import { sql } from 'kysely'
import { keepVersion, type ArticleKind, type Bodies } from './queries.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface Words {
  title: Texts
  summary: Texts
  body: Bodies
  cover: string | null
}
export interface DeskArticle {
  id: number
  code: string
  kind: ArticleKind
  status: 'draft' | 'published' | 'withdrawn'
  title: Texts
  cover: string | null
  version: number
  revision: number
  updatedAt: Date
  hasDraft: boolean
  publishAt: Date | null
  helped: number
  notHelped: number
}
/** Its draft, where it has one, stands before what is shown. */
const columns = sql`a.id, a.code, a.kind, a.status, coalesce(d.title, a.title) as title,
  case when d.article_id is null then a.cover else d.cover end as cover, a.revision,
  case when a.status = 'draft' then 0 else a.version end as version,
  greatest(a.updated_at, d.written_at) as "updatedAt", d.article_id is not null as "hasDraft",
  d.publish_at as "publishAt"`
const votes = sql`(select count(*)::int from article_vote v where v.article_id = a.id and v.helped) as helped,
  (select count(*)::int from article_vote v where v.article_id = a.id and not v.helped) as "notHelped"`
const tables = sql`article a left join article_draft d on d.article_id = a.id`

export interface Wanted {
  tab: 'shown' | 'draft' | 'withdrawn' | undefined
  kind: ArticleKind | undefined
  keyword: string | undefined
}
const tabs = {
  shown: sql`a.status = 'published'`,
  draft: sql`d.article_id is not null`,
  withdrawn: sql`a.status = 'withdrawn'`,
}
const wantedOf = ({ tab, kind, keyword = '' }: Wanted) => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  return sql`${tab ? tabs[tab] : sql`true`} and (${kind ?? null}::text is null or a.kind = ${kind ?? null})
    and lower(concat_ws(' ', a.code, all_languages(coalesce(d.title, a.title))))
      like all(${words.map((w) => likePattern(w))}::text[])`
}
export const listArticlesForDesk = (db: Db, wanted: Wanted, { size, offset, cursor }: Limits): Promise<DeskArticle[]> =>
  sql<DeskArticle>`
    select ${columns}, ${votes} from ${tables} where ${wantedOf(wanted)}
      ${cursor ? sql`and a.id < ${cursor[0]}::bigint` : sql``}
    order by a.id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const countArticlesForDesk = (db: Db, wanted: Wanted): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select from ${tables} where ${wantedOf(wanted)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
type FullArticle = DeskArticle & Pick<Words, 'summary' | 'body'>
export const findArticle = (db: Db, id: number): Promise<FullArticle | undefined> =>
  sql<FullArticle>`
    select ${columns}, coalesce(d.summary, a.summary) as summary, coalesce(d.body, a.body) as body, ${votes}
    from ${tables} where a.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** The article, held until the end of the transaction; its draft is held with it, for all ask for the article first. */
export const lockArticle = async (db: Db, id: number): Promise<FullArticle | undefined> => {
  await sql`select from article where id = ${id} for update`.execute(db)
  return findArticle(db, id)
}
export interface VersionRow {
  version: number
  title: Texts
  shownFrom: Date
  by: string | null
  asks: boolean
  agreed: number
}
export const versionsOf = (db: Db, id: number): Promise<VersionRow[]> =>
  sql<VersionRow>`
    select v.version, v.title, v.shown_from as "shownFrom", u.nickname as by, v.asks,
      (select count(*)::int from agreement_consent c where c.article_id = v.article_id and c.version = v.version)
        as agreed
    from article_version v left join user_account u on u.id = v.shown_by
    where v.article_id = ${id} order by v.version desc limit 100`
    .execute(db)
    .then((r) => r.rows)
export const findVersion = (db: Db, id: number, version: number): Promise<Words | undefined> =>
  db
    .selectFrom('article_version')
    .select(['title', 'summary', 'body', 'cover'])
    .where('article_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst() as Promise<Words | undefined>

/** Undefined where the code is taken. */
export const insertArticle = (
  db: Db,
  { code, kind, title }: { code: string; kind: ArticleKind; title: Texts },
): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into article (code, kind, title, body, status, version) values (${code}, ${kind}, ${JSON.stringify(title)},
      '{}', 'draft', 1) on conflict (code) do nothing returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)
export const keepDraft = (db: Db, id: number, { title, summary, body, cover }: Words, by: number): Promise<unknown> =>
  sql`
    insert into article_draft (article_id, title, summary, body, cover, written_by)
    values (${id}, ${JSON.stringify(title)}, ${JSON.stringify(summary)}, ${JSON.stringify(body)}, ${cover}, ${by})
    on conflict (article_id) do update set title = excluded.title, summary = excluded.summary, body = excluded.body,
      cover = excluded.cover, written_at = shop_now(), written_by = excluded.written_by`.execute(db)
export const planDraft = (db: Db, id: number, at: Date | null, asks = false): Promise<unknown> =>
  sql`update article_draft set publish_at = ${at?.toISOString() ?? null}::timestamptz, asks = ${asks}
    where article_id = ${id}`.execute(db)
export const dropDraft = (db: Db, id: number): Promise<unknown> =>
  db.deleteFrom('article_draft').where('article_id', '=', id).execute()
export const dropArticle = (db: Db, id: number): Promise<unknown> =>
  db.deleteFrom('article').where('id', '=', id).execute()
/** Every act is counted, so that nobody writes over what they have not seen. */
export const nextRevision = (db: Db, id: number): Promise<number> =>
  sql<{ revision: number }>`update article set revision = revision + 1 where id = ${id} returning revision`
    .execute(db)
    .then((r) => r.rows[0]!.revision)
/** The draft is what is shown from now on, as the next version. */
export async function showDraft(db: Db, id: number, by: number | null, asks: boolean): Promise<void> {
  await sql`
    update article a set title = d.title, summary = d.summary, body = d.body, cover = d.cover, updated_at = shop_now(),
      version = a.version + (a.status <> 'draft')::int, status = 'published',
      published_at = case when a.status = 'draft' then shop_now() else a.published_at end
    from article_draft d where d.article_id = a.id and a.id = ${id}`.execute(db)
  await keepVersion(db, id, by, asks)
  await dropDraft(db, id)
}
export const setStatus = (db: Db, id: number, status: 'published' | 'withdrawn'): Promise<unknown> =>
  db.updateTable('article').set({ status }).where('id', '=', id).execute()
/** Of a draft whose time has come: who planned it. Undefined where it was called off, or planned anew. */
export const plannerOf = (db: Db, id: number): Promise<{ by: number | null; asks: boolean } | undefined> =>
  sql<{ by: number | null; asks: boolean }>`
    select written_by as by, asks from article_draft where article_id = ${id} and publish_at <= shop_now()`
    .execute(db)
    .then((r) => r.rows[0])
