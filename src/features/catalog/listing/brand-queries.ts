// SQL of brands that have goods on sale: by size or by name, of a category or a letter;
// and the merchants that sell one.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Address } from '#kernel/pages.ts'
import type { Language } from '#kernel/text/language.ts'
import { isSeen, type ProductPicture } from '#features/catalog/products/products.ts'
import { merchantCard, type MerchantCard } from '#features/catalog/merchants/merchants.ts'

export interface BrandRow {
  id: number
  code: string
  name: string
  nameKey: string
  letter: string
  story: string
  country: string | null
  logo: string | null
  productCount: number
  pictures: ProductPicture[]
}
/** What a brand `b` is sorted by; one that was saved before there were keys goes by its name. */
const keyOf = (lang: Language): RawBuilder<string> =>
  sql<string>`coalesce(nullif(in_language(b.name_keys, ${lang}), ''), lower(in_language(b.name, ${lang})))`
const letterOf = (lang: Language) => sql`coalesce(substring(upper(${keyOf(lang)}) from '^[A-Z]'), '#')`
const columns = (lang: Language) => sql`
  b.id, b.code, in_language(b.name, ${lang}) as name, ${keyOf(lang)} as "nameKey", ${letterOf(lang)} as letter,
  in_language(b.story, ${lang}) as story, b.country, b.logo, b.product_count as "productCount",
  (select coalesce(json_agg(g.picture), '[]') from (
    select p.pictures -> 0 as picture from product_listing s join product p on p.id = s.product_id
    where s.brand_id = b.id and s.category_id = 0 and p.pictures -> 0 is not null
    order by s.listed_at desc, s.product_id desc limit 3) g) as pictures`

export interface BrandMerchant extends MerchantCard {
  productCount: number
}
export interface BrandFull extends BrandRow {
  merchants: BrandMerchant[]
  followerCount: number
  followed: boolean
}
/** `userId`: whose follow is told. */
export async function findBrand(
  db: Db,
  id: number,
  lang: Language,
  userId: number | undefined,
): Promise<BrandFull | undefined> {
  const followed =
    userId === undefined
      ? sql`false`
      : sql`
        exists (select from follow
          where user_id = ${userId} and kind = 'brand' and subject_id = b.id and deleted_at is null)`
  const found = await sql<BrandFull>`
    select ${columns(lang)}, b.follower_count as "followerCount", ${followed} as followed,
      (select coalesce(json_agg(${merchantCard(lang)}::jsonb || jsonb_build_object('productCount', h.count)
          order by h.count desc, m.id), '[]')
        from (select merchant_id, count(*)::int as count from product_listing
          where brand_id = b.id and category_id = 0 group by 1) h
        join merchant m on m.id = h.merchant_id) as merchants
    from brand b where b.id = ${id} and not b.closed`.execute(db)
  return found.rows[0]
}

export interface BrandsAsked {
  categoryId?: number | undefined
  letter?: string | undefined
  /** goods: most first · name: as the index has them */
  sort: 'goods' | 'name'
}
export interface BrandList {
  rows: BrandRow[]
  total: number
  letters: { letter: string; count: number }[]
}
/** `limit` brands after the key of the last one seen ([count, id] or [name key, id]), their number, and the index. */
export async function listBrands(
  db: Db,
  lang: Language,
  { categoryId, letter, sort }: BrandsAsked,
  after: readonly unknown[] | undefined,
  limit: number,
  offset: number,
): Promise<BrandList> {
  const there =
    categoryId === undefined
      ? sql`b.product_count > 0 and not b.closed`
      : sql`not b.closed
          and exists (select from product_listing s where s.brand_id = b.id and s.category_id = ${categoryId})`
  const wanted = letter === undefined ? there : sql`${there} and ${letterOf(lang)} = ${letter}`
  const key = sort === 'goods' ? sql`(b.product_count, b.id)` : sql`(${keyOf(lang)}, b.id)`
  const from =
    after === undefined
      ? sql``
      : sort === 'goods'
        ? sql`and ${key} < (${after[0]}::int, ${after[1]}::bigint)`
        : sql`and ${key} > (${after[0]}::text, ${after[1]}::bigint)`
  const order = sort === 'goods' ? sql`b.product_count desc, b.id desc` : sql`${keyOf(lang)}, b.id`
  const found = await sql<BrandList>`
    with letters as (select ${letterOf(lang)} as letter, count(*)::int as count from brand b where ${there} group by 1)
    select coalesce((select sum(count) from letters
        ${letter === undefined ? sql`` : sql`where letter = ${letter}`}), 0)::int as total,
      coalesce((select json_agg(l order by l.letter = '#', l.letter) from letters l), '[]') as letters,
      coalesce((select json_agg(r) from (
        select ${columns(lang)} from brand b where ${wanted} ${from}
        order by ${order} ${limitTo(limit, offset)}) r), '[]') as rows`.execute(db)
  return found.rows[0]!
}

/** Addresses of categories and brands that have goods. */
export async function openCategoriesAndBrands(db: Db): Promise<Address[]> {
  const { rows } = await sql<{ id: number; isBrand: boolean }>`
    (select c.id, false as "isBrand" from category c where c.product_count > 0 and ${isSeen} order by c.id)
    union all (select id, true from brand where product_count > 0 and not closed order by id)`.execute(db)
  return rows.map(({ id, isBrand }): Address => (isBrand ? `/home/brand?id=${id}` : `/goods/list?categoryId=${id}`))
}
