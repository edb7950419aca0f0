// SQL of cards: drawn ones with what moves often, read in one statement; what they are drawn from; what is to be drawn.
import { sql, type RawBuilder } from 'kysely'
import type { Static } from 'typebox'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Measure, ProductPicture } from '#features/catalog/products/products.ts'
import { merchantCard, type MerchantCard } from '#features/catalog/merchants/merchants.ts'
import type { ProductCard } from './contract.ts'

/** What cards say of a product `p`; where no attribute is said on cards, its own are not even read. */
const factsOf = (lang: Language): RawBuilder<unknown> => sql`
  case when exists (select from attribute where card and not closed) then coalesce((
    select json_agg(in_language(l.said -> 'value', ${lang}) order by d.position, l.place)
    from jsonb_array_elements(p.attributes) with ordinality l(said, place)
    join attribute d on d.code = l.said ->> 'key' and d.card and not d.closed), '[]') else '[]' end`

/** The fact of a product `p`, its cheapest SKU in `k`: where its variants differ in price, the one that is priced. */
const factOf = (lang: Language): RawBuilder<unknown> => sql`
  coalesce(case when p.price <> p.price_max then nullif((
    select spec_in(jsonb_agg(jsonb_build_object('name', p.options -> (c.place::int - 1) -> 'name', 'value', v -> 'name')
      order by c.place), ${lang})
    from sku u cross join lateral unnest(u.option_values) with ordinality as c(code, place)
    cross join lateral jsonb_array_elements(p.options -> (c.place::int - 1) -> 'values') v
    where u.id = k.cheapest and v ->> 'code' = c.code), '') end, in_language(p.fact, ${lang}))`

/** What changes seldom of a card, as the tables have it. */
export interface CardFacts {
  id: number
  title: string
  fact: string
  facts: string[]
  picture: ProductPicture | null
  secondPicture: ProductPicture | null
  price: number
  priceMax: number
  content: Measure | null
  listPrice: number | null
  lowestBefore: number | null
  memberPrice: number | null
  condition: string
  onlySkuId: number | null
  merchant: MerchantCard
}
/** Of a product `p` with `factJoins`. What stands here makes drawn cards old by triggers: see migration 0458. */
const factColumns = (lang: Language): RawBuilder<unknown> => sql`
  p.id, in_language(p.title, ${lang}) as title, ${factOf(lang)} as fact,
  ${factsOf(lang)} as facts, p.pictures -> 0 as picture, p.pictures -> 1 as "secondPicture",
  p.price, p.price_max as "priceMax", p.list_price as "listPrice", p.lowest_before as "lowestBefore",
  p.member_price as "memberPrice", p.condition, k.content,
  case when k.count = 1 and p.questions = '[]' then k.only end as "onlySkuId", ${merchantCard(lang)} as merchant`
/** Merchant `m` and SKUs `k` of a product `p`. */
const factJoins = sql`join merchant m on m.id = p.merchant_id
  cross join lateral (
    select count(*) as count, min(u.id) as only, (array_agg(u.id order by u.price, u.id))[1] as cheapest,
      (array_agg(u.content order by u.price, u.id))[1] as content
    from sku u where u.product_id = p.id and u.status = 'onSale'
  ) k`

export type Card = Static<typeof ProductCard>
/** What changes often, or by the clock, is never drawn. */
export type DrawnCard = Omit<Card, 'rating' | 'reviewCount' | 'sales' | 'isNew' | 'soldOut'>
/** A card: drawn, or what it is drawn from where that is older than its facts; with what moves often. */
export interface CardRow {
  key: number | string
  id: number
  drawn: DrawnCard | null
  /** given by `withFacts` */
  facts?: CardFacts
  rating: number
  reviewCount: number
  sales: number
  isNew: boolean
  soldOut: boolean
}
/** By the pieces of a product. The rows of lists say the same: whoever moves pieces says it there as well. */
const noneLeft = sql`coalesce(f.available, 0) <= 0`
/** The columns of a card over a product `p` with `cardJoins`, and `withFacts` to follow. */
export const cardColumns = (soldOut: RawBuilder<unknown> = noneLeft): RawBuilder<unknown> => sql`
  p.id, case when c.version = v.version then c.said end as drawn, p.rating, p.review_count as "reviewCount", p.sales,
  p.listed_at > shop_now() - interval '30 days' as "isNew", ${soldOut} as "soldOut"`
/** Drawn card `c`, its version as it should be in `v`, and pieces `f` of a product `p`; what is not asked of is not
 * read. */
export const cardJoins = (lang: Language): RawBuilder<unknown> => sql`
  left join product_card c on c.product_id = p.id and c.lang = ${lang}
  left join card_version v on v.merchant_id = p.merchant_id
  left join product_pieces f on f.product_id = p.id`

/** Cards that are older than what they are made of, locked: who changes that meanwhile waits, and makes them old. */
export async function takeOldCards(db: Db, limit: number): Promise<{ id: number; lang: Language }[]> {
  const found = await sql<{ id: number; lang: Language }>`
    select c.id, c.lang from card_version v cross join lateral (
      select o.product_id as id, o.lang from product_card o
      where o.merchant_id = v.merchant_id and o.version < v.version limit ${limit} for update skip locked) c
    limit ${limit}`.execute(db)
  return found.rows
}
/** Read after the lock, by a statement of its own. */
export async function findFacts(
  db: Db,
  lang: Language,
  ids: readonly number[],
): Promise<{ version: number; facts: CardFacts }[]> {
  const found = await sql<{ version: number; facts: CardFacts }>`
    select v.version, (select to_json(b) from (select ${factColumns(lang)} from (select p.*) p ${factJoins}) b) as facts
    from product p join card_version v on v.merchant_id = p.merchant_id where p.id = any(${idList(ids)})`.execute(db)
  return found.rows
}
/**
 * The cards with the facts of those that are not drawn. Nearly always all are: the facts in the statement of the cards
 * itself would cost each list a third more, for PostgreSQL makes all of a plan ready.
 */
export const withFacts = async (db: Db, lang: Language, rows: CardRow[]): Promise<CardRow[]> =>
  (await allWithFacts(db, lang, [rows]))[0]!
/** The same of several lists, by one statement at most. */
export async function allWithFacts(db: Db, lang: Language, lists: CardRow[][]): Promise<CardRow[][]> {
  const undrawn = lists.flatMap((rows) => rows.filter(({ drawn }) => !drawn).map(({ id }) => id))
  if (undrawn.length === 0) return lists
  const found = await findFacts(db, lang, [...new Set(undrawn)])
  const facts = new Map(found.map((one) => [one.facts.id, one.facts]))
  const made = (row: CardRow): CardRow[] => {
    const of = row.drawn ? undefined : facts.get(row.id)
    return row.drawn ? [row] : of ? [{ ...row, facts: of }] : []
  }
  return lists.map((rows) => rows.flatMap(made))
}
export const writeCards = (
  db: Db,
  lang: Language,
  cards: readonly { id: number; version: number; said: DrawnCard }[],
) =>
  sql`
    update product_card c set said = d.said, version = d.version
    from json_to_recordset(${JSON.stringify(cards)}::json) as d(id bigint, version int, said json)
    where c.product_id = d.id and c.lang = ${lang}`.execute(db)
