// SQL of what products say of themselves: one product with everything its page shows and live stock, in one statement;
// the first lines of several.
import { sql, type RawBuilder } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import type { Attribute, Option, ProductMedia, ProductPicture } from './draft.ts'
import { soldByNow } from './history-queries.ts'
import { readyPieces, stockKind } from './queries.ts'
import { preorderDay, type StockPolicy } from './stock-queries.ts'
import type { Measure } from './measures.ts'
import type { Question } from './questions.ts'
import type { UnitWords } from './sold-by.ts'
import type { Tier } from './tiers.ts'
import { wordedHoliday, type Holiday, type MerchantCard } from '#features/catalog/merchants/merchants.ts'

export interface SkuRow {
  id: number
  code: string
  optionValues: string[]
  price: number
  listPrice: number | null
  lowestBefore: number | null
  memberPrice: number | null
  tiers: Tier[]
  available: number
  ready: number | null
  preorderDay: string | null
  stock: StockPolicy
  weight: number
  content: Measure | null
  picture: string | null
}
/** What moves often, and what is said of others: no part of what is drawn. */
export interface LiveFacts {
  id: number
  status: 'onSale' | 'offShelf'
  unit: UnitWords | null
  price: number
  priceMax: number
  rating: number
  reviewCount: number
  sales: number
  brand: { id: number; name: string } | null
  merchant: MerchantCard & {
    motto: string
    scoreGoods: number
    scoreService: number
    scoreDelivery: number
    followerCount: number
    holiday: (Holiday & { words: string }) | null
    followed: boolean
  }
  isNew: boolean
  favourited: boolean
  favourites: number
  listedAt: Date
  offShelfAt: Date | null
}
export interface ProductFacts extends LiveFacts {
  title: string
  subtitle: string
  fact: string
  body: string
  seoTitle: string
  seoDescription: string
  attributes: Required<Attribute>[]
  options: Option[]
  questions: Question[]
  skus: SkuRow[]
  pictures: (ProductPicture & { alt?: Texts })[]
  video: ProductMedia | null
  model: ProductMedia | null
  services: string[]
  condition: string
  conditionNote: string
  purchaseLimit: number | null
  categories: { id: number; name: string }[]
}

/** What `line` says of each SKU `k` of a product `p` that is on sale, with its stock `s`. */
export const skuLines = (line: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select json_agg(${line} order by k.position, k.id)
  from sku k left join stock s on s.sku_id = k.id
  where k.product_id = p.id and k.status = 'onSale'), '[]')`
/** With the lowest price of the 30 days before each became cheaper. */
const skus = skuLines(sql`json_build_object('id', k.id, 'code', k.code, 'optionValues', k.option_values,
  'price', k.price, 'listPrice', k.list_price, 'lowestBefore', lowest_before(k.id), 'memberPrice', k.member_price,
  'tiers', k.tiers, 'available', coalesce(s.available, 0), 'stock', ${stockKind}, 'ready', ${readyPieces},
  'preorderDay', ${preorderDay}, 'weight', k.weight_g, 'content', k.content, 'picture', k.picture)`)

/** Of a product `p` with `liveJoins`. `userId`: whose heart and follow are told. */
export function liveColumns(lang: Language, userId: number | undefined): RawBuilder<unknown> {
  const mine =
    userId === undefined
      ? { heart: sql`false`, follow: sql`false` }
      : {
          heart: sql`
            exists (select from collection where user_id = ${userId} and product_id = p.id and deleted_at is null)`,
          follow: sql`
            exists (select from follow
              where user_id = ${userId} and kind = 'merchant' and subject_id = m.id and deleted_at is null)`,
        }
  return sql`
    p.id, case when m.status = 'open' then p.status else 'offShelf' end as status,
    unit_in(unit_of(p.unit), ${lang}) as unit,
    p.price, p.price_max as "priceMax", p.rating, p.review_count as "reviewCount",
    ${soldByNow} as sales, p.listed_at as "listedAt",
    p.listed_at > shop_now() - interval '30 days' as "isNew", p.off_shelf_at as "offShelfAt",
    case when not b.closed then json_build_object('id', b.id, 'name', in_language(b.name, ${lang})) end as brand,
    json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'seal', m.seal,
      'place', in_language(m.place, ${lang}), 'motto', in_language(m.motto, ${lang}),
      'scoreGoods', m.score_goods, 'scoreService', m.score_service, 'scoreDelivery', m.score_delivery,
      'followerCount', m.follower_count, 'holiday', ${wordedHoliday(lang)},
      'followed', ${mine.follow}) as merchant,
    ${mine.heart} as favourited,
    coalesce((select favourites from product_likes where product_id = p.id), 0) as favourites`
}
export const liveJoins = sql`product p join merchant m on m.id = p.merchant_id left join brand b on b.id = p.brand_id`

/**
 * SKUs off the shelf are left out; a product off the shelf is not. Undefined when it never was or is deleted.
 */
export const findProduct = (
  db: Db,
  id: number,
  lang: Language,
  userId: number | undefined,
): Promise<ProductFacts | undefined> =>
  readProducts(db, sql`p.id = ${id} and p.status <> 'deleted' and not p.unreviewed`, lang, userId).then(([p]) => p)
/** All of these that were made. */
export const findProducts = (db: Db, ids: readonly number[], lang: Language): Promise<ProductFacts[]> =>
  readProducts(db, sql`p.id = any(${idList(ids)})`, lang, undefined)

async function readProducts(
  db: Db,
  which: RawBuilder<unknown>,
  lang: Language,
  userId: number | undefined,
): Promise<ProductFacts[]> {
  const found = await sql<ProductFacts>`
    select ${liveColumns(lang, userId)},
      in_language(p.title, ${lang}) as title, in_language(p.subtitle, ${lang}) as subtitle,
      in_language(p.fact, ${lang}) as fact, in_language(p.body, ${lang}) as body,
      coalesce(p.seo_title ->> ${lang}, '') as "seoTitle",
      coalesce(p.seo_description ->> ${lang}, '') as "seoDescription",
      p.attributes, p.options, p.questions, p.pictures, p.video, p.model, p.services, p.condition,
      in_language(p.condition_note, ${lang}) as "conditionNote", p.purchase_limit as "purchaseLimit",
      ${skus} as skus,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', in_language(a.name, ${lang})) order by a.level)
        from category a where a.id = any(c.path || c.id) and not exists (
          select from category s where s.id = any(a.path || a.id) and s.closed)), '[]') as categories
    from ${liveJoins} join category c on c.id = p.category_id where ${which}`.execute(db)
  return found.rows
}

const linesShown = 4
/** The first lines of the specification of these products, by product id. */
export async function listExcerpts(
  db: Db,
  lang: Language,
  products: readonly { id: number }[],
): Promise<Map<number, { name: string; value: string }[]>> {
  const found = await sql<{ id: number; lines: { name: string; value: string }[] }>`
    select p.id, json_agg(json_build_object('name', in_language(a.line -> 'name', ${lang}),
      'value', in_language(a.line -> 'value', ${lang})) order by a.place) as lines
    from product p cross join lateral jsonb_array_elements(p.attributes) with ordinality a(line, place)
    where p.id = any(${idList(products.map((p) => p.id))})
      and a.place <= ${sql.lit(linesShown)}
    group by p.id`.execute(db)
  return new Map(found.rows.map((r) => [r.id, r.lines]))
}
