// SQL of recommendations: candidates of each scene with the reason they are there, in the order of their turn.
// One statement each; only goods in stock, each once, none of those given.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { idList } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Candidate {
  productId: number
  kind: 'viewed' | 'together' | 'brand' | 'similar' | 'popular'
  /** the viewed product that it follows, and its name */
  because: number | null
  title: string | null
}
type Part = RawBuilder<unknown>
/** What a listing row `s` needs to be recommended. */
const fit = (given: readonly number[]): Part => sql`not s.product_id = any(${idList(given)})
  and exists (select from sku k join stock t on t.sku_id = k.id
    where k.product_id = s.product_id and k.status = 'onSale' and t.available > 0)`
const givenGoods = (given: readonly number[], lang: Language): Part => sql`
  select p.id, v.at, p.category_id, p.brand_id, in_language(p.title, ${lang}) as title, c.path || c.id as way
  from unnest(${idList(given)}) with ordinality v(id, at) join product p on p.id = v.id
  join category c on c.id = p.category_id`

/** Bought in the same orders, twice at least: one order tells nothing, and would tell of one buyer. */
const together = (given: readonly number[]): Part => sql`
  select s.product_id, 'together' as kind, null::bigint as because, null as title,
    row_number() over (order by o.times desc, s.product_id) as turn
  from (
    select o.product_id, count(*) as times from (
      select order_id from product_sale where product_id = any(${idList(given)}) and order_id is not null and units > 0
      order by sold_at desc limit 400
    ) g join product_sale o on o.order_id = g.order_id and o.units > 0
    group by 1 having count(*) > 1 order by 2 desc, 1 limit 12
  ) o join product_listing s on s.product_id = o.product_id and s.category_id = 0 where ${fit(given)}
  order by o.times desc limit 4`
/** The mixed order of the whole shop; `from` puts its turns behind others'. */
const popular = (given: readonly number[], size: number, from: number, where: Part = sql`true`): Part => sql`
  select s.product_id, 'popular' as kind, null::bigint as because, null as title,
    ${from}::int + row_number() over (order by s.best, s.product_id) as turn
  from (select s.product_id, s.best from product_listing s where s.category_id = 0 and ${fit(given)} and ${where}
    order by s.best, s.product_id limit ${size}) s`

/** Best sellers beside each given product: of its own category, `each` of them, one product after the other. */
const kin = (given: readonly number[], each: number): Part => sql`
  select k.product_id, 'viewed' as kind, g.id as because, g.title,
    row_number() over (partition by g.id order by k.sales desc, k.product_id desc) * 100 + g.at as turn
  from given g cross join lateral (
    select s.product_id, s.sales from product_listing s where s.category_id = g.category_id and ${fit(given)}
    order by s.sales desc, s.product_id desc limit ${each}
  ) k`

const forHome = (given: readonly number[], size: number): Part =>
  sql`(${kin(given, 3)}) union all (${popular(given, size, 100_000)})`

/** Bought together, then its category, its brand, its section and its section. */
const forProduct = (given: readonly number[], size: number): Part => sql`(${together(given)})
  union all (
    select k.product_id, case when k.brand_id = g.brand_id and k.depth > 1 then 'brand' else 'similar' end, null, null,
      1000 * k.depth + row_number() over (partition by k.depth
        order by k.brand_id is not distinct from g.brand_id desc, k.sales desc, k.product_id desc)
    from given g cross join lateral (
      select s.*, w.depth from unnest(g.way) with ordinality u(id, at)
      cross join lateral (select cardinality(g.way) - u.at + 1 as depth) w
      cross join lateral (select s.product_id, s.brand_id, s.sales from product_listing s
        where s.category_id = u.id and ${fit(given)} order by s.sales desc, s.product_id desc limit ${size}) s
    ) k
  )
  union all (
    select s.product_id, 'brand', null, null, 1500 + row_number() over (order by s.listed_at desc)
    from given g cross join lateral (
      select s.product_id, s.listed_at from product_listing s
      where s.brand_id = g.brand_id and s.category_id = 0 and ${fit(given)}
      order by s.listed_at desc, s.product_id desc limit 6
    ) s
  )`

/**
 * Bought together, then the same department's other categories, then what is popular:
 * what goes with a cart is another kind of thing, not the same again.
 */
const forCart = (given: readonly number[], size: number): Part => sql`(${together(given)})
  union all (
    select k.product_id, 'similar', null, null, 1000 + row_number() over (order by k.best, k.product_id)
    from (select distinct way[1] as department from given) f cross join lateral (
      select s.product_id, s.best from product_listing s join product p on p.id = s.product_id
      where s.category_id = f.department and not p.category_id in (select category_id from given) and ${fit(given)}
      order by s.best, s.product_id limit ${size}
    ) k
  )
  union all (${popular(given, size, 100_000)})`

/** Popular goods of departments that the buyer was not on, then of all. */
const forPaid = (given: readonly number[], size: number): Part =>
  sql`(${popular(
    given,
    size,
    0,
    sql`
      not exists (select from product_listing f
        where f.product_id = s.product_id and f.category_id in (select way[1] from given))`,
  )}) union all (${popular(given, size, 100_000)})`

const scenes = { home: forHome, product: forProduct, cart: forCart, paid: forPaid }
export type Scene = keyof typeof scenes

export async function findCandidates(
  db: Db,
  lang: Language,
  scene: Scene,
  given: readonly number[],
  size: number,
): Promise<Candidate[]> {
  const found = await sql<Candidate>`
    with given as materialized (${givenGoods(given, lang)}), candidate as (${scenes[scene](given, size)}),
    first as (select distinct on (product_id) product_id, kind, because, title, turn from candidate
      order by product_id, turn)
    select product_id as "productId", kind, because, title from first
    order by turn, product_id limit ${size}`.execute(db)
  return found.rows
}
