// All SQL of content. Texts come out in one language; what is published later does not show yet.
import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Address } from '#kernel/pages.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { announcementDetail, announcementPage, articleDetail, articlePage } from './contract.ts'

type ArticleRow = Static<typeof articlePage.output>['records'][number]
type ArticleFull = Static<typeof articleDetail.output>
type AnnouncementFull = Static<typeof announcementDetail.output>
type AnnouncementRow = Omit<Static<typeof announcementPage.output>['records'][number], 'read'>
export type Block = ArticleFull['body'][number]
export type Bodies = Partial<Record<Language, Block[]>>
export type ArticleKind = 'agreement' | 'guide' | 'about' | 'story'
export type AnnouncementKind = 'rule' | 'campaign' | 'delivery' | 'system'

/** ISO 8601 with microseconds: also what a cursor needs. */
const iso = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const blocks = (lang: Language) =>
  sql`coalesce(body -> ${lang}::text, body -> 'en-US', body -> 'zh-CN', body -> 'es-ES', '[]')`
const articleColumns = (lang: Language) =>
  sql`
    id, code, kind, in_language(title, ${lang}) as title, in_language(summary, ${lang}) as summary, cover,
    ${iso('published_at')} as "publishedAt"`
const announcementColumns = (lang: Language) =>
  sql`id, kind, in_language(title, ${lang}) as title, pinned, ${iso('published_at')} as "publishedAt"`

/** Who reads: what is for people that are signed in, or for merchants, is not there for others. */
export type Reader = number | undefined
/** What is out now, and for this reader. `of`: how the statement calls the table. */
export const isOut = (of: string, reader: Reader) => {
  const column = (name: string) => sql.ref(`${of}.${name}`)
  const sells = sql`exists (select from membership m where m.user_id = ${reader ?? null} and m.audience = 'merchant')`
  const theirs = sql`or ${column('audience')} = 'people' or (${column('audience')} = 'merchants' and ${sells})`
  return sql<boolean>`(${column('status')} = 'published' and ${column('published_at')} <= shop_now()
    and (${column('ends_at')} is null or ${column('ends_at')} > shop_now())
    and (${column('audience')} = 'all' ${reader === undefined ? sql`` : theirs}))`
}
const isShown = sql`status = 'published' and published_at <= shop_now()`

interface Listed<Row> {
  rows: Row[]
  counted: number
}
/** One row of `rows` and `counted` by one statement. */
async function listed<Row>(db: Db, count: ReturnType<typeof sql>, rows: ReturnType<typeof sql>): Promise<Listed<Row>> {
  const { rows: found } = await sql<Listed<Row>>`
    select (select count(*)::int from (${count}) c) as counted,
      (select coalesce(json_agg(row_to_json(p)), '[]') from (${rows}) p) as rows`.execute(db)
  return found[0]!
}

/** size + 1 articles, newest first, and the count up to 1,001. */
export function listArticles(
  db: Db,
  lang: Language,
  { kind, keyword = '' }: { kind: ArticleKind | undefined; keyword: string | undefined },
  { size, offset, cursor }: Limits,
): Promise<Listed<ArticleRow>> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  const patterns = words.map((w) => likePattern(w))
  const shown = sql`${isShown} and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)
    and lower(concat_ws(' ', all_languages(title), all_languages(summary))) like all(${patterns}::text[])`
  const after = cursor ? sql`and (published_at, id) < (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``
  return listed(
    db,
    sql`select from article where ${shown} limit 1001`,
    sql`
      select ${articleColumns(lang)} from article where ${shown} ${after}
      order by article.published_at desc, id desc ${limitTo(size + 1, offset)}`,
  )
}

export async function readArticle(
  db: Db,
  lang: Language,
  by: { code: string } | { id: number },
  version?: number,
): Promise<ArticleFull | undefined> {
  const which = 'code' in by ? sql`code = ${by.code}` : sql`id = ${by.id}`
  if (version !== undefined) return readVersion(db, lang, which, version)
  const { rows } = await sql<ArticleFull>`
    select ${articleColumns(lang)}, version, version as latest, ${iso('updated_at')} as "updatedAt",
      ${blocks(lang)} as body, to_json(product_ids) as "productIds",
      (select count(*)::int from article_vote v where v.article_id = article.id and v.helped) as helped
    from article where ${which} and ${isShown}`.execute(db)
  return rows[0]
}

/** An agreement as it once was. */
async function readVersion(
  db: Db,
  lang: Language,
  which: ReturnType<typeof sql>,
  version: number,
): Promise<ArticleFull | undefined> {
  const { rows } = await sql<ArticleFull>`
    with shown as (
      select a.id, a.code, a.kind, v.title, v.summary, v.cover, a.published_at, v.version, a.version as latest,
        v.shown_from as updated_at, v.body, a.product_ids
      from article a join article_version v on v.article_id = a.id and v.version = ${version}
      where a.kind = 'agreement' and a.status = 'published' and a.published_at <= shop_now()
    )
    select ${articleColumns(lang)}, version, latest, ${iso('updated_at')} as "updatedAt", ${blocks(lang)} as body,
      to_json(product_ids) as "productIds", 0 as helped
    from shown where ${which}`.execute(db)
  return rows[0]
}

interface Wanted {
  reader?: Reader
  /** only what the reader has not read */
  unread?: boolean
  /** only what stands on the home page */
  onHome?: boolean
}
/** size + 1 announcements, pinned first, then newest, and the count up to 1,001. */
export function listAnnouncements(
  db: Db,
  lang: Language,
  { size, offset, cursor }: Limits,
  { reader, unread = false, onHome = false }: Wanted,
): Promise<Listed<AnnouncementRow>> {
  const notRead = sql`
    and not exists (select from announcement_read r
      where r.user_id = ${reader ?? null} and r.announcement_id = announcement.id)`
  const shown = sql`${isOut('announcement', reader)} ${unread ? notRead : sql``} ${onHome ? sql`and on_home` : sql``}`
  const after = cursor
    ? sql`and (pinned, published_at, id) < (${cursor[0]}::boolean, ${cursor[1]}::timestamptz, ${cursor[2]}::bigint)`
    : sql``
  return listed(
    db,
    sql`select from announcement where ${shown} limit 1001`,
    sql`select ${announcementColumns(lang)} from announcement where ${shown} ${after}
      order by pinned desc, announcement.published_at desc, id desc ${limitTo(size + 1, offset)}`,
  )
}

/** With the one before and the one after it in time. */
export async function readAnnouncement(
  db: Db,
  lang: Language,
  id: number,
  reader: Reader,
): Promise<AnnouncementFull | undefined> {
  const beside = (
    way: 'older' | 'newer',
  ) => sql`(select json_build_object('id', b.id, 'title', in_language(b.title, ${lang})) from announcement b
    where ${isOut('b', reader)}
      and (b.published_at, b.id) ${sql.raw(way === 'older' ? '<' : '>')} (announcement.published_at, announcement.id)
    order by b.published_at ${sql.raw(way === 'older' ? 'desc' : 'asc')},
      b.id ${sql.raw(way === 'older' ? 'desc' : 'asc')} limit 1)`
  const { rows } = await sql<AnnouncementFull>`
    select ${announcementColumns(lang)}, ${blocks(lang)} as body,
      ${beside('older')} as older, ${beside('newer')} as newer
    from announcement where id = ${id} and ${isOut('announcement', reader)}`.execute(db)
  return rows[0]
}

export async function countKinds(db: Db): Promise<{ code: string; count: number }[]> {
  const { rows } = await sql<{
    code: string
    count: number
  }>`
    select kind as code, count(*)::int as count from article where ${isShown}
    group by 1 order by 1`.execute(db)
  return rows
}

/** Keeps a reader's voice; how many readers it helped, undefined when there is no such article. */
export async function keepVote(db: Db, id: number, voter: string, helped: boolean): Promise<number | undefined> {
  const { rows } = await sql<{ helped: number }>`
    with vote as (
      insert into article_vote as v (article_id, voter, helped)
      select id, ${voter}, ${helped} from article where id = ${id} and ${isShown}
      on conflict (article_id, voter) do update set helped = excluded.helped returning article_id
    )
    select ${helped}::boolean::int
      + (select count(*)::int from article_vote where article_id = ${id} and helped and voter <> ${voter}) as helped
    from vote`.execute(db)
  return rows[0]?.helped
}

export interface ArticleText {
  code: string
  kind: ArticleKind
  title: Texts
  summary?: Texts
  body: Bodies
  /** a picture's name */
  cover?: string
  /** goods that it speaks of */
  productIds?: number[]
  publishedAt?: Date
}
/** Inserts or changes the article of this code; a change of its words is a new version. Answers its id. */
export async function upsertArticle(
  db: Db,
  { code, kind, title, summary = {}, body, cover, productIds = [], publishedAt }: ArticleText,
): Promise<number> {
  const at = publishedAt ? sql`${publishedAt.toISOString()}::timestamptz` : sql`null::timestamptz`
  const { rows } = await sql<{ id: number }>`
    insert into article as a (code, kind, title, summary, body, cover, product_ids, published_at)
    values (${code}, ${kind}, ${JSON.stringify(title)}, ${JSON.stringify(summary)}, ${JSON.stringify(body)},
      ${cover ?? null}, ${productIds}::bigint[], coalesce(${at}, shop_now()))
    on conflict (code) do update set kind = excluded.kind, title = excluded.title, summary = excluded.summary,
      body = excluded.body, cover = excluded.cover, product_ids = excluded.product_ids,
      published_at = coalesce(${at}, a.published_at),
      version = a.version + ((a.title, a.body) is distinct from (excluded.title, excluded.body))::int,
      updated_at = case when (a.title, a.summary, a.body)
        is distinct from (excluded.title, excluded.summary, excluded.body) then shop_now() else a.updated_at end
    returning id`.execute(db)
  await keepVersion(db, rows[0]!.id, null)
  return rows[0]!.id
}
/** What is shown of an article now is kept as its version. */
export const keepVersion = (db: Db, id: number, by: number | null, asks = false): Promise<unknown> =>
  sql`insert into article_version (article_id, version, title, summary, body, cover, shown_by, asks)
    select id, version, title, summary, body, cover, ${by}::bigint, ${asks}::boolean from article where id = ${id}
    on conflict (article_id, version) do update set summary = excluded.summary, cover = excluded.cover`.execute(db)

export interface AnnouncementText {
  kind: AnnouncementKind
  title: Texts
  body: Bodies
  pinned?: boolean
  publishedAt?: Date
}
/** Inserts or changes the announcement with this title (its `key`, the English one). Answers its id. */
export async function upsertAnnouncement(
  db: Db,
  key: string,
  { kind, title, body, pinned = false, publishedAt }: AnnouncementText,
): Promise<number> {
  const at = publishedAt ? sql`${publishedAt.toISOString()}::timestamptz` : sql`null::timestamptz`
  const { rows } = await sql<{ id: number }>`
    with known as (
      update announcement set kind = ${kind}, title = ${JSON.stringify(title)}, body = ${JSON.stringify(body)},
        pinned = ${pinned}, published_at = coalesce(${at}, published_at)
      where id = (select min(id) from announcement where in_language(title, 'en-US') = ${key}) returning id
    ), made as (
      insert into announcement (kind, title, body, pinned, published_at)
      select ${kind}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(body)}::jsonb, ${pinned},
        coalesce(${at}, shop_now())
      where not exists (select from known) returning id
    )
    select id from known union all select id from made`.execute(db)
  return rows[0]!.id
}

/** Addresses of articles and announcements that are out for everybody. */
export async function openPages(db: Db): Promise<Address[]> {
  const articles = await db
    .selectFrom('article')
    .select('code')
    .where(sql<boolean>`${isShown}`)
    .orderBy('code')
    .execute()
  const told = await db
    .selectFrom('announcement')
    .select('id')
    .where(isOut('announcement', undefined))
    .orderBy('id')
    .execute()
  return [
    ...articles.map((a): Address => `/home/article?code=${encodeURIComponent(a.code)}`),
    ...told.map((a): Address => `/announcement/${a.id}`),
  ]
}
