// SQL of what the pages of shops alone have: the films, the goods that are named. Whose they are stands in every
// statement.
import { sql } from 'kysely'
import type { WrittenBlock } from './shop-settings.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** What is shown now of a shop that is open; none: the standard page. */
export const publicBlocks = (db: Db, merchantId: number): Promise<WrittenBlock[]> =>
  sql<{ blocks: WrittenBlock[] }>`
    select r.blocks from merchant m join shop_page_revision r on r.id = (
      select s.id from shop_page_revision s
      where s.merchant_id = m.id and s.called_off_at is null and s.starts_at <= shop_now()
        and (s.ends_at is null or s.ends_at > shop_now())
      order by s.starts_at desc, s.id desc limit 1)
    where m.id = ${merchantId} and m.status = 'open'`
    .execute(db)
    .then((r) => r.rows[0]?.blocks ?? [])

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
