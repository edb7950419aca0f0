// SQL of product lists over the listing: each sort is an index scan read on from a key,
// each filter a condition on the way.
import { sql, type RawBuilder } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'
import type { CursorKind } from '#kernel/call/page.ts'
import type { ShownCollection } from '#features/catalog/shop-front/shop-front.ts'
import { cardColumns, cardJoins, withFacts, type CardRow } from './card-queries.ts'
import { gatheredIn, ofShopCategory } from './shop-queries.ts'
import type { Match } from '#features/catalog/words/words.ts'

export interface Filter {
  categoryId?: number
  merchantId?: number
  /** chosen among several */
  merchantIds?: number[]
  brandIds?: number[]
  /** what a keyword was understood as; null: nothing can match */
  match?: Match | null
  priceMin?: number
  priceMax?: number
  discount?: 'onSale' | 'member' | 'coupon'
  services?: ('freeFreight' | 'inStock' | 'pickup' | 'return7' | 'invoice')[]
  attributes?: { key: string; value: string }[]
  condition?: 'new' | 'used'
  /** an own category of a merchant, with what stands below it */
  shopCategoryId?: number
  /** null: none that shoppers may see */
  collection?: Collection | null
}
type Collection = Pick<ShownCollection, 'id' | 'merchantId' | 'rule'>
type Condition = RawBuilder<unknown>
export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length ? sql.join(conditions, sql` and `) : sql`true`

/** Goods that carry the words; a single word that thousands carry is looked for along the way, not by its index. */
const matching = ({ match }: Filter): Condition[] => {
  if (match === undefined) return []
  if (match === null) return [sql`false`]
  return match.common
    ? [
        sql`
          exists (select from product_words w
            where w.product_id = s.product_id and ts_match_vq(w.words, ${match.query}::tsquery))`,
      ]
    : [sql`s.product_id in (select w.product_id from product_words w where w.words @@ ${match.query}::tsquery)`]
}
const placed = (f: Filter): Condition[] => [
  ...(f.merchantId === undefined ? [] : [sql`s.merchant_id = ${f.merchantId}`]),
  ...(f.condition ? [sql`s.condition = ${f.condition}`] : []),
  ...(f.shopCategoryId === undefined ? [] : [ofShopCategory(f.shopCategoryId)]),
  ...(f.collection === undefined ? [] : f.collection === null ? [sql`false`] : gatheredIn(f.collection)),
]
/** What no facet excludes. */
export const fixedConditions = (f: Filter): Condition[] => [
  sql`s.category_id = ${f.categoryId ?? 0}`,
  ...placed(f),
  ...matching(f),
]
/** No goods have a coupon while none are given. */
const discounts = { onSale: sql`s.on_offer`, member: sql`s.has_member_price`, coupon: sql`false` }
/** The filters a facet may leave out, by facet; attributes by their key, values of one key either-or. */
export function facetConditions(f: Filter): Record<
  'merchant' | 'brand' | 'price' | 'discount' | 'services',
  Condition[]
> & {
  attributes: Map<string, Condition>
} {
  const kept = f.services?.filter((s) => s !== 'inStock') ?? []
  const byKey = new Map<string, string[]>()
  for (const { key, value } of f.attributes ?? []) byKey.set(key, [...(byKey.get(key) ?? []), `${key}=${value}`])
  return {
    merchant: f.merchantIds?.length ? [sql`s.merchant_id = any(${f.merchantIds}::bigint[])`] : [],
    brand: f.brandIds?.length ? [sql`s.brand_id = any(${f.brandIds}::bigint[])`] : [],
    price: [
      ...(f.priceMin === undefined ? [] : [sql`s.price >= ${f.priceMin}`]),
      ...(f.priceMax === undefined ? [] : [sql`s.price <= ${f.priceMax}`]),
    ],
    discount: f.discount === undefined ? [] : [discounts[f.discount]],
    services: [
      ...(kept.length ? [sql`s.services @> ${kept}::text[]`] : []),
      ...(f.services?.includes('inStock') ? [sql`s.in_stock`] : []),
    ],
    attributes: new Map([...byKey].map(([key, traits]) => [key, sql`s.traits && ${traits}::text[]`])),
  }
}
const chosen = (f: Filter): Condition[] => {
  const { merchant, brand, price, discount, services, attributes } = facetConditions(f)
  return [...merchant, ...brand, ...price, ...discount, ...services, ...attributes.values()]
}
export const conditionsOf = (f: Filter): Condition[] => [...fixedConditions(f), ...chosen(f)]

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

const byHand: Order = { column: 'position', up: true, type: 'int', kind: 'int' }
const byRank: Order = { column: 'rank', up: false, type: 'int', kind: 'int' }
/** Words put the best match first; where thousands match a single word, what sells most. */
export const orderOf = ({ match, collection }: Filter, sort: Sort): Order => {
  if (sort !== 'best') return orders[sort]
  if (match) return match.common ? orders.sales : byRank
  return collection?.rule === null ? byHand : orders.best
}

/** Cards of these products as far as they are on sale (`alsoGone`: whatever became of them), in the order asked. */
export async function findCards(db: Db, lang: Language, ids: readonly number[], alsoGone = false): Promise<CardRow[]> {
  const found = await sql<CardRow>`
    select a.place as key, ${cardColumns()}
    from unnest(${idList(ids)}) with ordinality a(id, place)
    ${alsoGone ? sql`` : sql`join product_listing s on s.product_id = a.id and s.category_id = 0`}
    join product p on p.id = a.id ${cardJoins(lang)}
    order by a.place`.execute(db)
  return withFacts(db, lang, found.rows)
}
/** Counted totals end here: more is told as so many and more. */
export const totalAtMost = 1001
/** What is known of a list before it is read: how many goods it has, and, where they are few, which. */
export interface Hits {
  total: number
  ids: number[] | null
}
interface Stretch {
  size: number
  offset: number
  cursor: unknown[] | undefined
}
const afterOf = (
  key: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { up, type }: Order,
  cursor: unknown[] | undefined,
): Condition[] =>
  cursor ? [sql`(${key}, ${id}) ${sql.raw(up ? '>' : '<')} (${cursor[0]}::${sql.raw(type)}, ${cursor[1]}::bigint)`] : []
const cards = (
  lang: Language,
  told: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
  direction: RawBuilder<unknown>,
  soldOut?: RawBuilder<unknown>,
) => sql`
  coalesce((select json_agg(r) from (
    select ${told} as key, ${cardColumns(soldOut)}
    from (${page}) g join product p on p.id = g.product_id ${cardJoins(lang)}
    order by g.key ${direction}, g.product_id ${direction}
  ) r), '[]') as rows`

/** The statement of one page of cards, with its total: also what tests explain. */
export function pageStatement(lang: Language, f: Filter, sort: Sort, stretch: Stretch, hits?: Hits) {
  const order = orderOf(f, sort)
  if (order === byRank) return rankedStatement(lang, f, f.match!, stretch)
  const { size, offset, cursor } = stretch
  const key = sql.ref(order === byHand ? 'x.position' : `s.${order.column}`)
  const picked =
    order === byHand
      ? sql`join shop_collection_product x on x.product_id = s.product_id and x.collection_id = ${f.collection!.id}`
      : sql``
  const direction = sql.raw(order.up ? 'asc' : 'desc')
  const told =
    order.type === 'timestamptz' ? sql`to_char(g.key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`g.key`
  const page = sql`
    select s.product_id, s.in_stock, ${key} as key from product_listing s ${picked}
    where ${all([...among(hits), ...conditionsOf(f), ...afterOf(key, sql`s.product_id`, order, cursor)])}
    order by ${key} ${direction}, s.product_id ${direction}
    ${limitTo(size + 1, offset)}`
  return sql<{ total: number; rows: CardRow[] }>`
    select ${hits ? sql`${hits.total}::int` : totalOf(f)} as total,
      ${cards(lang, told, page, direction, sql`not g.in_stock`)}`
}
const among = (hits?: Hits): Condition[] => (hits?.ids ? [sql`s.product_id = any(${idList(hits.ids)})`] : [])

/** So many goods with the words are found at most, and so many of them, the best goods, weighed by their words: those
 * are long, and to read and weigh them costs ten times what finding them does. */
export const looked = 3000
const weighed = 800
/** Of goods `w` that carry the words: `hits`, and `best`, those that are weighed. */
export const hitsOf = (goods: RawBuilder<unknown>, most = weighed): RawBuilder<unknown> => sql`
  hits as materialized (select w.product_id, w.quality from ${goods} limit ${sql.lit(looked)}),
  best as materialized (
    select product_id from hits order by quality desc, product_id desc limit ${sql.lit(most)})`
/** Words × quality, as a whole number, so that a page reads on from it exactly. */
const rankOf = (match: Match): RawBuilder<unknown> =>
  sql`(${textScore(match)} * (1000 + ${rankWeights(match.weights).quality}::float8 * w.quality) * 1000)::int`
/** What each place counts for, from descriptions to titles, and how good the goods are. */
export const rankWeights = ({ body, fact, name, title, quality }: Match['weights']) => ({
  places: `{${[body, fact, name, title].map((weight) => weight / 100).join()}}`,
  quality: quality / 100,
})
/** What the words of goods `w` bring. */
export function textScore({ ranks, weights }: Match): RawBuilder<unknown> {
  const { places } = rankWeights(weights)
  const parts = ranks.map(
    ({ query, weight }) => sql`${weight}::float8 * ts_rank(${places}::real[], w.words, ${query}::tsquery)`,
  )
  return sql`(${parts.length > 0 ? sql.join(parts, sql` + `) : sql`1`})`
}
/** The hits with the key that their list goes by: behind all that are weighed come the others by how good they are. */
export const rankedHits = (match: Match, goods: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ${hitsOf(goods)}, ranked as materialized (
    select w.product_id, ${rankOf(match)} as key from best join product_words w using (product_id)
    union all select h.product_id, h.quality - 1001 from hits h
    where not exists (select from best b where b.product_id = h.product_id))`
function rankedStatement(lang: Language, f: Filter, match: Match, { size, offset, cursor }: Stretch) {
  const narrow = [
    ...(f.categoryId === undefined ? [] : [sql`s.category_id = ${f.categoryId}`]),
    ...placed(f),
    ...chosen(f),
  ]
  const carries = sql`w.words @@ ${match.query}::tsquery`
  // only what is listed has words: without filters the listing need not be read
  const goods = narrow.length
    ? sql`
      product_words w join product_listing s on s.product_id = w.product_id
      where ${all([carries, sql`s.category_id = ${f.categoryId ?? 0}`, ...narrow])}`
    : sql`product_words w where ${carries}`
  const page = sql`
    select product_id, key from ranked where ${all(afterOf(sql`key`, sql`product_id`, byRank, cursor))}
    order by key desc, product_id desc ${limitTo(size + 1, offset)}`
  return sql<{ total: number; rows: CardRow[] }>`
    with ${rankedHits(match, goods)}
    select (select least(count(*), ${sql.lit(totalAtMost)})::int from hits) as total,
      ${cards(lang, sql`g.key`, page, sql`desc`)}`
}
export async function listProducts(
  db: Db,
  lang: Language,
  f: Filter,
  sort: Sort,
  limits: { size: number; offset: number; cursor: unknown[] | undefined },
  hits?: Hits,
): Promise<{ total: number; rows: CardRow[] }> {
  const found = await pageStatement(lang, f, sort, limits, hits).execute(db)
  const { total, rows } = found.rows[0]!
  return { total, rows: await withFacts(db, lang, rows) }
}

const narrowing = [
  'merchantIds',
  'brandIds',
  'match',
  'priceMin',
  'priceMax',
  'discount',
  'services',
  'attributes',
  'condition',
  'shopCategoryId',
  'collection',
] as const
/** True when the total comes from kept counters: a plain list of a category, a merchant or one brand. */
export function isCounted(f: Filter): boolean {
  const given = [f.categoryId, f.merchantId, f.brandIds?.length === 1 ? true : undefined].filter(
    (v) => v !== undefined,
  ).length
  return (
    given <= 1 &&
    narrowing.every((n) =>
      n === 'brandIds' ? (f.brandIds?.length ?? 0) <= 1 : Array.isArray(f[n]) ? f[n].length === 0 : f[n] === undefined,
    )
  )
}
function totalOf(f: Filter): RawBuilder<unknown> {
  if (f.match?.common && f.categoryId === undefined && [...placed(f), ...chosen(f)].length === 0)
    return sql.lit(totalAtMost)
  if (!isCounted(f))
    return sql`(select count(*)::int from (
      select 1 from product_listing s where ${all(conditionsOf(f))} limit ${sql.lit(totalAtMost)}) c)`
  if (f.categoryId !== undefined)
    return sql`coalesce((select product_count from category where id = ${f.categoryId}), 0)`
  if (f.merchantId !== undefined)
    return sql`coalesce((select product_count from merchant where id = ${f.merchantId}), 0)`
  if (f.brandIds?.length) return sql`coalesce((select product_count from brand where id = ${f.brandIds[0]}), 0)`
  return sql`(select coalesce(sum(product_count), 0)::int from category where parent_id is null)`
}
