// SQL of brands as staff keep them. Whoever writes has queued: changes come one after the other.
import { sql } from 'kysely'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

/** Whoever changes brands does so alone, until the transaction ends. */
export const queueForBrands = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('brand', 0))`.execute(db)

export interface KeptBrand {
  id: number
  code: string
  name: Texts
  story: Texts
  /** ISO code */
  country: string | null
  logo: string | null
  /** how its Chinese name is read, where that is not the usual way */
  pinyin: string
  closed: boolean
  version: number
}
export interface ListedBrand extends KeptBrand {
  /** under which it stands in the index of the reader's language */
  letter: string
  /** what it is sorted by there */
  key: string
  /** on sale */
  goods: number
  followers: number
}
const kept = sql`b.id, b.code, b.name, b.story, b.country, b.logo, b.pinyin, b.closed, b.version`
const keyOf = (lang: Language) =>
  sql`coalesce(nullif(in_language(b.name_keys, ${lang}), ''), lower(in_language(b.name, ${lang})))`
const listed = (lang: Language) => sql`${kept}, ${keyOf(lang)} as key, b.product_count as goods,
  b.follower_count as followers, coalesce(substring(upper(${keyOf(lang)}) from '^[A-Z]'), '#') as letter`

/** Its goods come and go and are counted; it itself does not go, until the transaction ends. */
export const holdBrand = async (db: Db, id: number): Promise<KeptBrand | undefined> =>
  (await sql<KeptBrand>`select ${kept} from brand b where b.id = ${id} for key share`.execute(db)).rows[0]
/** No goods come to it either. Not once it is held: whoever counts its goods would wait for that, and be waited for. */
export const seizeBrand = async (db: Db, id: number): Promise<KeptBrand | undefined> =>
  (await sql<KeptBrand>`select ${kept} from brand b where b.id = ${id} for update`.execute(db)).rows[0]

export interface BrandsSought {
  closed: boolean
  /** of a name in any language, or of the code */
  keyword?: string | undefined
}
const soughtBy = ({ closed, keyword }: BrandsSought) =>
  sql`b.closed = ${closed} ${
    keyword === undefined
      ? sql``
      : sql`and (b.code ilike ${likePattern(keyword)} or b.pinyin ilike ${likePattern(keyword)} or exists (
        select from jsonb_each_text(b.name) n where n.value ilike ${likePattern(keyword)}))`
  }`
/** Up to size + 1, by name. */
export const listBrandsKept = async (
  db: Db,
  lang: Language,
  sought: BrandsSought,
  { size, offset, cursor }: Limits,
): Promise<ListedBrand[]> =>
  (
    await sql<ListedBrand>`
      select ${listed(lang)} from brand b where ${soughtBy(sought)}
        ${cursor ? sql`and (${keyOf(lang)}, b.id) > (${cursor[0]}::text, ${cursor[1]}::bigint)` : sql``}
      order by ${keyOf(lang)}, b.id ${limitTo(size + 1, offset)}`.execute(db)
  ).rows
/** Up to 1,001. */
export const countBrandsKept = async (db: Db, sought: BrandsSought): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from brand b where ${soughtBy(sought)} limit 1001) c`.execute(db)
  ).rows[0]!.n
export const findBrandKept = async (db: Db, lang: Language, id: number): Promise<ListedBrand | undefined> =>
  (await sql<ListedBrand>`select ${listed(lang)} from brand b where b.id = ${id}`.execute(db)).rows[0]

/** A name without signs and spaces, in small letters: "L'Étoile & Co." and "l étoile co" are one. */
const bare = (name: ReturnType<typeof sql>) =>
  sql`regexp_replace(lower(normalize(${name}, NFKC)), '[[:space:][:punct:]]+', '', 'g')`
/** Those that are called alike in any language, other than this one; the likest first, five at most. */
export const brandsAlike = async (
  db: Db,
  lang: Language,
  { id, name }: { id: number; name: Texts },
): Promise<{ id: number; name: string; goods: number; same: boolean }[]> =>
  (
    await sql<{ id: number; name: string; goods: number; same: boolean }>`
      select b.id, in_language(b.name, ${lang}) as name, b.product_count as goods, a.same from brand b
      cross join lateral (
        select bool_or(${bare(sql`n.value`)} = ${bare(sql`o.value`)}) as same,
          max(similarity(${bare(sql`n.value`)}, ${bare(sql`o.value`)})) as near
        from jsonb_each_text(b.name) n, jsonb_each_text(${JSON.stringify(name)}::jsonb) o
        where ${bare(sql`n.value`)} <> '') a
      where b.id <> ${id} and (a.same or a.near >= 0.6)
      order by a.same desc, a.near desc, b.product_count desc, b.id limit 5`.execute(db)
  ).rows

export interface BrandFields {
  name: Texts
  story: Texts
  country: string | null
  pinyin: string
}
/** Answers its id. */
export const insertBrand = async (db: Db, code: string, f: BrandFields, keys: Texts): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into brand (code, name, name_keys, story, country, pinyin)
      select case when exists (select from brand o where o.code = ${code})
          then ${code} || '-' || nextval(pg_get_serial_sequence('brand', 'id')) else ${code} end,
        ${JSON.stringify(f.name)}::jsonb, ${JSON.stringify(keys)}::jsonb, ${JSON.stringify(f.story)}::jsonb,
        ${f.country}, ${f.pinyin}
      returning id`.execute(db)
  ).rows[0]!.id
export const updateBrand = (db: Db, id: number, f: BrandFields, keys: Texts): Promise<unknown> =>
  sql`
    update brand set name = ${JSON.stringify(f.name)}::jsonb, name_keys = ${JSON.stringify(keys)}::jsonb,
      story = ${JSON.stringify(f.story)}::jsonb, country = ${f.country}, pinyin = ${f.pinyin}, version = version + 1
    where id = ${id}`.execute(db)
export const setLogo = (db: Db, id: number, logo: string | null): Promise<unknown> =>
  sql`update brand set logo = ${logo}, version = version + 1 where id = ${id}`.execute(db)
export const setBrandClosed = (db: Db, id: number, closed: boolean): Promise<unknown> =>
  sql`update brand set closed = ${closed}, version = version + 1 where id = ${id}`.execute(db)

/** Its products by their ids, behind one of them; those that are gone are left out. */
export const goodsOfBrand = async (db: Db, id: number, after: number, limit: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from product where brand_id = ${id} and id > ${after} and status <> 'deleted'
      order by id limit ${limit}`.execute(db)
  ).rows.map((row) => row.id)
export const countOfBrand = async (db: Db, id: number): Promise<{ onSale: number; inStore: number; shops: number }> =>
  (
    await sql<{ onSale: number; inStore: number; shops: number }>`
      select count(*) filter (where status = 'onSale')::int as "onSale",
        count(*) filter (where status = 'offShelf')::int as "inStore", count(distinct merchant_id)::int as shops
      from product where brand_id = ${id} and status <> 'deleted'`.execute(db)
  ).rows[0]!
/** All its products, whatever became of them. It may be many: the statement has its time. */
export async function moveGoodsOfBrand(db: Db, from: number, into: number): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`update product set brand_id = ${into}, updated_at = shop_now() where brand_id = ${from}`.execute(db)
  await sql`set local statement_timeout = '3s'`.execute(db)
}
/** What went into it before leads on as well. */
export async function leadBrandOn(db: Db, { id, code, name }: KeptBrand, into: number): Promise<void> {
  await sql`update merged_brand set into_id = ${into} where into_id = ${id}`.execute(db)
  await sql`
    insert into merged_brand (id, code, name, into_id)
    values (${id}, ${code}, ${JSON.stringify(name)}::jsonb, ${into})`.execute(db)
}
export const dropBrand = (db: Db, id: number): Promise<unknown> => sql`delete from brand where id = ${id}`.execute(db)
/** Which brands went into which. */
export const ledBrands = async (db: Db): Promise<{ id: number; into: number }[]> =>
  (await sql<{ id: number; into: number }>`select id, into_id as into from merged_brand`.execute(db)).rows
