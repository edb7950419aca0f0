// SQL of who agreed to which version of an agreement. What stood when somebody registered they agreed to by that.
import { sql } from 'kysely'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

interface Pending {
  id: number
  code: string
  title: string
  summary: string
  version: number
}
export const pendingFor = (db: Db, lang: Language, userId: number): Promise<Pending[]> =>
  sql<Pending>`
    select a.id, a.code, in_language(a.title, ${lang}) as title, in_language(a.summary, ${lang}) as summary, a.version
    from article a join user_account u on u.id = ${userId}
    where a.kind = 'agreement' and a.status = 'published' and exists (
      select from article_version v where v.article_id = a.id and v.asks and v.shown_from > u.created_at
        and not exists (select from agreement_consent c
          where c.user_id = u.id and c.article_id = a.id and c.version >= v.version))
    order by a.id`
    .execute(db)
    .then((r) => r.rows)
/** What is shown of these agreements now, which does not change before the end of the transaction. */
export const shownVersions = (db: Db, ids: readonly number[]): Promise<{ id: number; version: number }[]> =>
  sql<{ id: number; version: number }>`
    select id, version from article
    where id = any(${ids}::bigint[]) and kind = 'agreement' and status = 'published' order by id for share`
    .execute(db)
    .then((r) => r.rows)
export const keepConsent = (db: Db, userId: number, agreements: readonly { id: number; version: number }[]) =>
  sql`insert into agreement_consent (user_id, article_id, version)
    select ${userId}, (a ->> 'id')::bigint, (a ->> 'version')::int
    from jsonb_array_elements(${JSON.stringify(agreements)}::jsonb) a
    on conflict do nothing`.execute(db)
/** The one of this code, as it is shown now; who has left agrees to nothing any more. */
export const keepConsentTo = (db: Db, userId: number, code: string) =>
  sql`insert into agreement_consent (user_id, article_id, version)
    select u.id, a.id, a.version from article a, user_account u
    where a.code = ${code} and a.kind = 'agreement' and a.status = 'published' and u.id = ${userId}
      and u.status <> 'closed'
    on conflict do nothing`.execute(db)
export const versionsShown = (db: Db, code: string): Promise<{ version: number; shownFrom: Date }[]> =>
  sql<{ version: number; shownFrom: Date }>`
    select v.version, v.shown_from as "shownFrom" from article_version v join article a on a.id = v.article_id
    where a.code = ${code} and a.kind = 'agreement' and a.status = 'published' order by v.version desc limit 100`
    .execute(db)
    .then((r) => r.rows)

export interface ConsentRow {
  userId: number
  name: string
  agreedAt: Date
  at: string
}
interface Of {
  articleId: number
  version: number
}
/** size + 1 of them, the newest first. */
export const listConsents = (
  db: Db,
  { articleId, version }: Of,
  { size, offset, cursor }: Limits,
): Promise<ConsentRow[]> =>
  sql<ConsentRow>`
    select c.user_id as "userId", u.nickname as name, c.agreed_at as "agreedAt",
      to_char(c.agreed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from agreement_consent c join user_account u on u.id = c.user_id
    where c.article_id = ${articleId} and c.version = ${version}
      ${cursor ? sql`and (c.agreed_at, c.user_id) < (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``}
    order by c.agreed_at desc, c.user_id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const countConsents = (db: Db, { articleId, version }: Of): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from agreement_consent
      where article_id = ${articleId} and version = ${version} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const consentsInFull = (db: Db, lang: Language, userId: number) =>
  sql<{ title: string; version: number; agreedAt: Date }>`
    select in_language(v.title, ${lang}) as title, c.version, c.agreed_at as "agreedAt"
    from agreement_consent c join article_version v on v.article_id = c.article_id and v.version = c.version
    where c.user_id = ${userId} order by c.agreed_at`
    .execute(db)
    .then((r) => r.rows.map(({ agreedAt, ...row }) => ({ ...row, agreedAt: agreedAt.toISOString() })))
export const forgetConsents = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('agreement_consent').where('user_id', '=', userId).execute()
