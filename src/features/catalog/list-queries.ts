// SQL of product lists over the shelf: each sort is an index scan read on from a key, each filter a condition on the way.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { CursorKind } from '#kernel/page.ts'
import type { ProductPicture } from './draft.ts'
import { merchantCard, type MerchantCard } from './queries.ts'

export interface Filter {
  categoryId?: number
  merchantId?: number
  brandIds?: number[]
  keyword?: string
  priceMin?: number
  priceMax?: number
  discount?: 'onSale' | 'member'
  services?: ('freeFreight' | 'inStock' | 'return7' | 'invoice')[]
  attributes?: { key: string; value: string }[]
  condition?: 'new' | 'used'
}
type Condition = RawBuilder<unknown>
export const all = (conditions: readonly Condition[]): Condition => (conditions.length ? sql.join(conditions, sql` and `) : sql`true`)

/** The words asked for: lower case, at most six. */
export const wordsOf = (keyword = ''): string[] =>
  keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((w) => w !== '')
    .slice(0, 6)
const chinese = /^[\u3400-\u9fff]+$/
/** Longer words match anywhere. Of one or two characters no trigram is known: these match a whole word, one Chinese character the begin of a pair. */
function pattern(word: string): string {
  const literal = word.replaceAll(/[\\%_]/g, (c) => `\\${c}`)
  const length = Array.from(word).length
  return length > 2 ? `%${literal}%` : length === 1 && chinese.test(word) ? `% ${literal}%` : `% ${literal} %`
}

/** What no facet excludes. */
export function fixedConditions(f: Filter): Condition[] {
  const words = wordsOf(f.keyword)
  const matching = words.map((w) => sql`w.words like ${pattern(w)}`)
  return [
    sql`s.category_id = ${f.categoryId ?? 0}`,
    ...(f.merchantId === undefined ? [] : [sql`s.merchant_id = ${f.merchantId}`]),
    ...(f.condition ? [sql`s.condition = ${f.condition}`] : []),
    ...(words.length ? [sql`s.product_id in (select w.id from product w where ${all(matching)})`] : []),
  ]
}
export const inStock = sql`exists (select from sku k join stock t on t.sku_id = k.id where k.product_id = s.product_id and k.status = 'onSale' and t.on_hand > t.reserved)`
/** The filters a facet may leave out, by facet; attributes by their key, values of one key either-or. */
export function facetConditions(f: Filter): { brand: Condition[]; price: Condition[]; discount: Condition[]; services: Condition[]; attributes: Map<string, Condition> } {
  const kept = f.services?.filter((s) => s !== 'inStock') ?? []
  const byKey = new Map<string, string[]>()
  for (const { key, value } of f.attributes ?? []) byKey.set(key, [...(byKey.get(key) ?? []), `${key}=${value}`])
  return {
    brand: f.brandIds?.length ? [sql`s.brand_id = any(${f.brandIds}::bigint[])`] : [],
    price: [...(f.priceMin === undefined ? [] : [sql`s.price >= ${f.priceMin}`]), ...(f.priceMax === undefined ? [] : [sql`s.price <= ${f.priceMax}`])],
    discount: f.discount === 'onSale' ? [sql`s.on_offer`] : f.discount === 'member' ? [sql`s.has_member_price`] : [],
    services: [...(kept.length ? [sql`s.services @> ${kept}::text[]`] : []), ...(f.services?.includes('inStock') ? [inStock] : [])],
    attributes: new Map([...byKey].map(([key, traits]) => [key, sql`s.traits && ${traits}::text[]`])),
  }
}
const conditionsOf = (f: Filter): Condition[] => {
  const { brand, price, discount, services, attributes } = facetConditions(f)
  return [...fixedConditions(f), ...brand, ...price, ...discount, ...services, ...attributes.values()]
}

export type Sort = 'best' | 'sales' | 'newest' | 'rating' | 'priceUp' | 'priceDown'
interface Order {
  column: string
  up: boolean
  type: 'bigint' | 'int' | 'timestamptz'
  kind: CursorKind
}
/** The key of each sort; the product id breaks ties in the same direction, as the indexes do. */
export const orders: Record<Sort, Order> = {
  best: { column: 'best', up: true, type: 'bigint', kind: 'id' },
  sales: { column: 'sales', up: false, type: 'int', kind: 'int' },
  newest: { column: 'listed_at', up: false, type: 'timestamptz', kind: 'time' },
  rating: { column: 'rating', up: false, type: 'int', kind: 'int' },
  priceUp: { column: 'price', up: true, type: 'bigint', kind: 'id' },
  priceDown: { column: 'price', up: false, type: 'bigint', kind: 'id' },
}

export interface CardRow {
  key: number | string
  id: number
  title: string
  fact: string
  picture: ProductPicture | null
  secondPicture: ProductPicture | null
  price: number
  priceMax: number
  listPrice: number | null
  memberPrice: number | null
  rating: number
  reviewCount: number
  sales: number
  isNew: boolean
  condition: string
  soldOut: boolean
  onlySkuId: number | null
  merchant: MerchantCard
}
// With a limit that it cannot see, PostgreSQL plans for a tenth of the table: usual sizes stand in the text, so that a prepared plan stays good.
const usual = [10, 12, 20, 24, 30, 40, 48, 60, 100]
const limitOf = (size: number): RawBuilder<unknown> => (usual.includes(size) ? sql`limit ${sql.lit(size + 1)}` : sql`limit ${size + 1}`)

/** The statement of one page of cards, with its total: also what tests explain. */
export function pageStatement(lang: Language, f: Filter, sort: Sort, { size, offset, cursor }: { size: number; offset: number; cursor: unknown[] | undefined }) {
  const { column, up, type } = orders[sort]
  const key = sql.ref(`s.${column}`)
  const after = cursor ? [sql`(${key}, s.product_id) ${sql.raw(up ? '>' : '<')} (${cursor[0]}::${sql.raw(type)}, ${cursor[1]}::bigint)`] : []
  const direction = sql.raw(up ? 'asc' : 'desc')
  const told = type === 'timestamptz' ? sql`to_char(g.key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`g.key`
  return sql<{ total: number; rows: CardRow[] }>`
    select ${totalOf(f)} as total, coalesce((select json_agg(r) from (
      select ${told} as key, p.id, in_language(p.title, ${lang}) as title, in_language(p.fact, ${lang}) as fact, p.pictures -> 0 as picture, p.pictures -> 1 as "secondPicture",
        p.price, p.price_max as "priceMax", p.list_price as "listPrice", p.member_price as "memberPrice", p.rating, p.review_count as "reviewCount", p.sales,
        p.listed_at > shop_now() - interval '30 days' as "isNew", p.condition, k.available <= 0 as "soldOut", case when k.count = 1 then k.only end as "onlySkuId", ${merchantCard(lang)} as merchant
      from (
        select s.product_id, ${key} as key from product_shelf s where ${all([...conditionsOf(f), ...after])}
        order by ${key} ${direction}, s.product_id ${direction} ${limitOf(size)} ${offset > 0 ? sql`offset ${offset}` : sql``}
      ) g join product p on p.id = g.product_id join merchant m on m.id = p.merchant_id
      cross join lateral (
        select count(*) as count, min(u.id) as only, coalesce(sum(t.on_hand - t.reserved), 0) as available from sku u left join stock t on t.sku_id = u.id where u.product_id = p.id and u.status = 'onSale'
      ) k
      order by g.key ${direction}, g.product_id ${direction}
    ) r), '[]') as rows`
}
export async function listProducts(
  db: Db,
  lang: Language,
  f: Filter,
  sort: Sort,
  limits: { size: number; offset: number; cursor: unknown[] | undefined },
): Promise<{ total: number; rows: CardRow[] }> {
  const found = await pageStatement(lang, f, sort, limits).execute(db)
  return found.rows[0]!
}

const narrowing = ['brandIds', 'keyword', 'priceMin', 'priceMax', 'discount', 'services', 'attributes', 'condition'] as const
/** True when the total comes from kept counters: a plain list of a category, a merchant or one brand. */
export function isCounted(f: Filter): boolean {
  const given = [f.categoryId, f.merchantId, f.brandIds?.length === 1 ? true : undefined].filter((v) => v !== undefined).length
  return (
    given <= 1 &&
    narrowing.every((n) =>
      n === 'brandIds' ? (f.brandIds?.length ?? 0) <= 1 : n === 'keyword' ? wordsOf(f.keyword).length === 0 : Array.isArray(f[n]) ? f[n].length === 0 : f[n] === undefined,
    )
  )
}
function totalOf(f: Filter): RawBuilder<unknown> {
  if (!isCounted(f)) return sql`(select count(*)::int from (select 1 from product_shelf s where ${all(conditionsOf(f))} limit 1001) c)`
  if (f.categoryId !== undefined) return sql`coalesce((select product_count from category where id = ${f.categoryId}), 0)`
  if (f.merchantId !== undefined) return sql`coalesce((select product_count from merchant where id = ${f.merchantId}), 0)`
  if (f.brandIds?.length) return sql`coalesce((select product_count from brand where id = ${f.brandIds[0]}), 0)`
  return sql`(select coalesce(sum(product_count), 0)::int from category where parent_id is null)`
}
