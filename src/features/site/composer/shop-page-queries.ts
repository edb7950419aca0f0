// SQL of the pages of shops: the draft, the revisions, the films. Whose they are stands in every statement. Whoever
// writes holds the merchant's row.
import { sql } from 'kysely'
import type { WrittenBlock } from './shop-settings.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface PageRow {
  version: number
  draft: WrittenBlock[] | null
  by: string | null
  savedAt: Date
}
export const findPage = (db: Db, merchantId: number): Promise<PageRow | undefined> =>
  sql<PageRow>`
    select p.version, p.draft, u.nickname as by, p.saved_at as "savedAt"
    from shop_page p left join user_account u on u.id = p.saved_by where p.merchant_id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0])
/** Another draft (null: none any more), or the same (undefined); the version after it. */
export const turnPage = (
  db: Db,
  merchantId: number,
  userId: number | null,
  draft?: readonly WrittenBlock[] | null,
): Promise<number> =>
  sql<{ version: number }>`
    insert into shop_page as p (merchant_id, draft, saved_by)
    values (${merchantId}, ${draft ? JSON.stringify(draft) : null}::jsonb, ${userId})
    on conflict (merchant_id) do update set version = p.version + 1, saved_by = ${userId}, saved_at = shop_now(),
      draft = ${draft === undefined ? sql`p.draft` : sql`excluded.draft`}
    returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)

export interface RevisionRow {
  id: number
  number: number
  blocks: number
  startsAt: Date
  endsAt: Date | null
  by: string | null
  state: 'planned' | 'shown' | 'past' | 'calledOff'
  broughtBack: number | null
  createdAt: Date
}
/** Of those that have begun and not ended, the one that began last. */
const shownOf = (merchantId: number) => sql`
  select id from shop_page_revision
  where merchant_id = ${merchantId} and called_off_at is null and starts_at <= shop_now()
    and (ends_at is null or ends_at > shop_now())
  order by starts_at desc, id desc limit 1`
/** The latest first. */
export const listRevisions = (db: Db, merchantId: number): Promise<RevisionRow[]> =>
  sql<RevisionRow>`
    select r.id, r.number, jsonb_array_length(r.blocks) as blocks, r.starts_at as "startsAt", r.ends_at as "endsAt",
      u.nickname as by, r.brought_back as "broughtBack", r.created_at as "createdAt",
      case when r.called_off_at is not null then 'calledOff' when r.starts_at > shop_now() then 'planned'
        when r.id = (${shownOf(merchantId)}) then 'shown' else 'past' end as state
    from shop_page_revision r left join user_account u on u.id = r.user_id
    where r.merchant_id = ${merchantId} order by r.starts_at desc, r.id desc`
    .execute(db)
    .then((r) => r.rows)
export const blocksOf = (
  db: Db,
  merchantId: number,
  id: number,
): Promise<{ number: number; blocks: WrittenBlock[] } | undefined> =>
  sql<{ number: number; blocks: WrittenBlock[] }>`
    select number, blocks from shop_page_revision where merchant_id = ${merchantId} and id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** What is shown now; none: the standard page. */
export const shownBlocks = (db: Db, merchantId: number): Promise<WrittenBlock[]> =>
  sql<{ blocks: WrittenBlock[] }>`select blocks from shop_page_revision where id = (${shownOf(merchantId)})`
    .execute(db)
    .then((r) => r.rows[0]?.blocks ?? [])
/** The same, of a shop that is open. */
export const publicBlocks = (db: Db, merchantId: number): Promise<WrittenBlock[]> =>
  sql<{ blocks: WrittenBlock[] }>`
    select r.blocks from merchant m join shop_page_revision r on r.id = (${shownOf(merchantId)})
    where m.id = ${merchantId} and m.status = 'open'`
    .execute(db)
    .then((r) => r.rows[0]?.blocks ?? [])

export interface RevisionDraft {
  blocks: readonly WrittenBlock[]
  /** null: now */
  startsAt: Date | null
  endsAt: Date | null
  broughtBack: number | null
}
export const insertRevision = (
  db: Db,
  merchantId: number,
  userId: number | null,
  { blocks, startsAt, endsAt, broughtBack }: RevisionDraft,
): Promise<{ id: number; number: number }> =>
  sql<{ id: number; number: number }>`
    insert into shop_page_revision (merchant_id, number, blocks, starts_at, ends_at, brought_back, user_id)
    select ${merchantId}, coalesce(max(number), 0) + 1, ${JSON.stringify(blocks)}::jsonb,
      coalesce(${startsAt?.toISOString() ?? null}::timestamptz, shop_now()),
      ${endsAt?.toISOString() ?? null}::timestamptz, ${broughtBack}, ${userId}
    from shop_page_revision where merchant_id = ${merchantId} returning id, number`
    .execute(db)
    .then((r) => r.rows[0]!)
/** False: it has begun, was called off, is another's, or there is none. */
export const callOffRevision = (db: Db, merchantId: number, id: number): Promise<boolean> =>
  sql`
    update shop_page_revision set called_off_at = shop_now()
    where merchant_id = ${merchantId} and id = ${id} and called_off_at is null and starts_at > shop_now()`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
/** The oldest go; never one that is shown, will be shown, or comes back when another ends. */
export const forgetOld = (db: Db, merchantId: number, kept: number): Promise<unknown> =>
  sql`
    delete from shop_page_revision r where r.merchant_id = ${merchantId}
      and r.id in (select id from shop_page_revision where merchant_id = ${merchantId} order by id desc offset ${kept})
      and (r.called_off_at is not null or r.ends_at <= shop_now() or r.starts_at <= shop_now()
        and exists (select from shop_page_revision l
          where l.merchant_id = r.merchant_id and l.called_off_at is null and l.ends_at is null
            and l.starts_at <= shop_now() and (l.starts_at, l.id) > (r.starts_at, r.id)))`.execute(db)

export const addFilm = (db: Db, merchantId: number, file: string): Promise<unknown> =>
  sql`insert into shop_film (merchant_id, file) values (${merchantId}, ${file}) on conflict do nothing`.execute(db)
export const knownFilms = (db: Db, merchantId: number, files: readonly string[]): Promise<string[]> =>
  sql<{ file: string }>`
    select file from shop_film where merchant_id = ${merchantId} and file = any(${files}::text[])`
    .execute(db)
    .then((r) => r.rows.map(({ file }) => file))
/** Takes out those that neither the draft nor a revision names, but so many of the newest. */
export const dropFilms = (db: Db, merchantId: number, kept: number): Promise<string[]> =>
  sql<{ file: string }>`
    delete from shop_film f where f.merchant_id = ${merchantId} and f.id in (
      select o.id from shop_film o where o.merchant_id = ${merchantId}
        and not exists (select from shop_page p
          where p.merchant_id = o.merchant_id and position(o.file in p.draft::text) > 0)
        and not exists (select from shop_page_revision r
          where r.merchant_id = o.merchant_id and position(o.file in r.blocks::text) > 0)
      order by o.id desc offset ${kept})
    returning f.file`
    .execute(db)
    .then((r) => r.rows.map(({ file }) => file))

/** Goods of this merchant as its people pick them, those on sale or not. */
export const goodsNamed = (db: Db, merchantId: number, ids: readonly number[], lang: Language) =>
  sql<{ id: number; title: string; picture: string | null; onSale: boolean }>`
    select id, in_language(title, ${lang}) as title, pictures -> 0 ->> 'file' as picture, status = 'onSale' as "onSale"
    from product where merchant_id = ${merchantId} and status <> 'deleted' and id = any(${idList(ids)})`
    .execute(db)
    .then((r) => r.rows)

/** Who has left is not named any more. */
export async function leavePages(db: Db, userId: number): Promise<void> {
  await sql`update shop_page set saved_by = null where saved_by = ${userId}`.execute(db)
  await sql`update shop_page_revision set user_id = null where user_id = ${userId}`.execute(db)
}
export const revisionsBy = (db: Db, userId: number) =>
  sql<{ merchantId: number; number: number; at: Date }>`
    select merchant_id as "merchantId", number, created_at as at from shop_page_revision
    where user_id = ${userId} order by id`
    .execute(db)
    .then((r) => r.rows)
