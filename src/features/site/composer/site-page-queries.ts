// SQL of the pages of the platform: which there are, what they are called, and whether what they lead to is there.
import { sql } from 'kysely'
import type { SiteKind } from './limits.ts'
import type { NamedPath } from './site-links.ts'
import type { SiteBlock } from './site-settings.ts'
import { idList, textList, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface SitePageRow {
  id: number
  kind: SiteKind
  slug: string
  title: Texts
  summary: Texts
  version: number
  hasDraft: boolean
}
const columns = sql`p.page_id as id, p.kind, p.slug, p.title, p.summary, p.version, p.draft is not null as "hasDraft"`
const shownOf = sql`(
  select r.id from site_page_revision r
  where r.page_id = p.page_id and r.called_off_at is null and r.starts_at <= shop_now()
    and (r.ends_at is null or r.ends_at > shop_now())
  order by r.starts_at desc, r.id desc limit 1)`

/** The home page, then what stands around all pages, then landing pages by their addresses. */
export const listSitePages = (db: Db) =>
  sql<SitePageRow & { shownSince: Date | null; nextAt: Date | null }>`
    select ${columns}, s.starts_at as "shownSince",
      (select min(n.starts_at) from site_page_revision n
        where n.page_id = p.page_id and n.called_off_at is null and n.starts_at > shop_now()) as "nextAt"
    from site_page p
    left join site_page_revision s on s.id = ${shownOf} and jsonb_array_length(s.blocks) > 0
    order by p.kind = 'page' and p.slug <> 'home', p.kind <> 'page', p.kind, p.slug`
    .execute(db)
    .then((r) => r.rows)
export const sitePageBy = (db: Db, id: number): Promise<SitePageRow | undefined> =>
  sql<SitePageRow>`select ${columns} from site_page p where p.page_id = ${id}`.execute(db).then((r) => r.rows[0])
/** Whoever writes holds it; false: there is none. */
export const queueAtSitePage = (db: Db, id: number): Promise<boolean> =>
  sql`select from site_page where page_id = ${id} for no key update`.execute(db).then((r) => r.rows.length > 0)
/** What is shown now of the page of this address; undefined: nothing that staff composed. */
export const shownSitePage = (db: Db, kind: SiteKind, slug: string) =>
  sql<{ title: Texts; summary: Texts; blocks: SiteBlock[] }>`
    select p.title, p.summary, s.blocks from site_page p join site_page_revision s on s.id = ${shownOf}
    where p.kind = ${kind} and p.slug = ${slug} and jsonb_array_length(s.blocks) > 0`
    .execute(db)
    .then((r) => r.rows[0])
/** The addresses of landing pages that are shown. */
export const shownSlugs = (db: Db): Promise<string[]> =>
  sql<{ slug: string }>`
    select p.slug from site_page p join site_page_revision s on s.id = ${shownOf}
    where p.kind = 'page' and p.slug <> 'home' and jsonb_array_length(s.blocks) > 0 order by p.slug`
    .execute(db)
    .then((r) => r.rows.map(({ slug }) => slug))

interface Named {
  slug: string
  title: Texts
  summary: Texts
}
/** One after the other, so that nobody adds one too many. undefined: the address is taken. */
export async function insertSitePage(db: Db, { slug, title, summary }: Named): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into site_page (slug, title, summary)
    values (${slug}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(summary)}::jsonb)
    on conflict (kind, slug) do nothing returning page_id as id`.execute(db)
  return rows[0]?.id
}
export const countSitePages = (db: Db): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from site_page where kind = 'page' for no key update) p`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Whether another page has this address. */
export const isSlugTaken = (db: Db, slug: string, but: number): Promise<boolean> =>
  sql`select from site_page where kind = 'page' and slug = ${slug} and page_id <> ${but}`
    .execute(db)
    .then((r) => r.rows.length > 0)
export const renameSitePage = (db: Db, id: number, { slug, title, summary }: Named): Promise<number> =>
  sql<{ version: number }>`
    update site_page set slug = ${slug}, title = ${JSON.stringify(title)}::jsonb,
      summary = ${JSON.stringify(summary)}::jsonb, version = version + 1
    where page_id = ${id} and kind = 'page' and slug <> 'home' returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)

/** Every writing of a page by the number of its revision. */
export const writingsOf = (db: Db, id: number): Promise<{ number: number; blocks: SiteBlock[] }[]> =>
  sql<{ number: number; blocks: SiteBlock[] }>`
    select number, blocks from site_page_revision where page_id = ${id} order by number`
    .execute(db)
    .then((r) => r.rows)

/** Of these paths, those that name what shoppers cannot see. */
export async function gonePaths(db: Db, paths: readonly NamedPath[]): Promise<string[]> {
  const ids = (of: NamedPath['of']) => paths.filter((one) => one.of === of).map(({ key }) => Number(key))
  const slugs = paths.filter(({ of }) => of === 'page').map(({ key }) => key)
  const { rows } = await sql<{ of: NamedPath['of']; key: string }>`
    select 'product' as of, id::text as key from product where id = any(${idList(ids('product'))}) and status = 'onSale'
    union all
    select 'merchant', id::text from merchant where id = any(${idList(ids('merchant'))}) and status = 'open'
    union all select 'brand', id::text from brand where id = any(${idList(ids('brand'))})
    union all
    select 'page', p.slug from site_page p join site_page_revision s on s.id = ${shownOf}
    where p.kind = 'page' and p.slug = any(${textList(slugs)}) and p.slug <> 'home'
      and jsonb_array_length(s.blocks) > 0`.execute(db)
  const there = new Set(rows.map(({ of, key }) => `${of} ${key}`))
  return paths.flatMap(({ path, of, key }) => (of === 'nothing' || there.has(`${of} ${key}`) ? [] : [path]))
}
/** Whether this person ever paid an order. */
export const hasPaid = (db: Db, userId: number): Promise<boolean> =>
  sql`select from shop_order where user_id = ${userId} and paid_at is not null limit 1`
    .execute(db)
    .then((r) => r.rows.length > 0)

/** Who has left is not named any more. */
export async function leaveSitePages(db: Db, userId: number): Promise<void> {
  await sql`update site_page set saved_by = null where saved_by = ${userId}`.execute(db)
  await sql`update site_page_revision set user_id = null where user_id = ${userId}`.execute(db)
}
export const siteRevisionsBy = (db: Db, userId: number) =>
  sql<{ page: string; number: number; at: Date }>`
    select p.slug as page, r.number, r.created_at as at
    from site_page_revision r join site_page p using (page_id) where r.user_id = ${userId} order by r.id`
    .execute(db)
    .then((r) => r.rows)
