// SQL of the sets of goods by filter that are kept of a large category: what they add to the counts of goods that moved
// since, which are counted by their rows; and how many goods pass all filters, and which, where they are few.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { all, conditionsOf, totalAtMost, type Filter, type Hits } from './list-queries.ts'

type Sql = RawBuilder<unknown>
const singles = ['merchant', 'brand', 'price', 'discount', 'services'] as const
type Single = (typeof singles)[number]
/** A part of what is told, of the goods in the sets. */
export interface KeptParts {
  /** the goods that moved since, as a condition on their rows `s` */
  moved: Sql
  /** `pass`: of each facet the places of goods that pass every filter but its own */
  ctes: Sql
  names: (facet: 'merchant' | 'brand') => Sql
  traits: Sql
  price: Sql
  /** how many of them pass this filter too */
  count: (facet: 'discount' | 'service', value: string) => Sql
  /** the first of them that carries `s.key` and `s.value` */
  carrier: Sql
}
/** What the sets can answer: a category by itself, new or used. */
export const isSetWise = (f: Filter): f is Filter & { categoryId: number } =>
  f.categoryId !== undefined &&
  f.merchantId === undefined &&
  f.match === undefined &&
  f.shopCategoryId === undefined &&
  f.collection === undefined

/** Conditions on places, by facet; filters that are not given are left out. */
function placesOf(f: Filter, category: Sql): { fixed: Sql[]; single: [Single, Sql][]; attributes: Map<string, Sql> } {
  const any = (facet: string, values: readonly unknown[], key = '') => sql`coalesce((
    select bit_or(x.goods) from facet_set x where x.category_id = ${category} and x.facet = ${facet}
      and x.key = ${key} and x.value = any(${values.map(String)}::text[])), k.live & ~k.live)`
  const byKey = new Map<string, string[]>()
  for (const { key, value } of f.attributes ?? []) byKey.set(key, [...(byKey.get(key) ?? []), value])
  const given: Record<Single, Sql[]> = {
    merchant: f.merchantIds?.length ? [any('merchant', f.merchantIds)] : [],
    brand: f.brandIds?.length ? [any('brand', f.brandIds)] : [],
    price: [
      ...(f.priceMin === undefined ? [] : [sql`facet_priced(${category}, ${f.priceMin}::bigint)`]),
      ...(f.priceMax === undefined ? [] : [sql`~facet_priced(${category}, ${f.priceMax}::bigint + 1)`]),
    ],
    discount: f.discount === undefined ? [] : [any('discount', [f.discount])],
    services: (f.services ?? []).map((service) => any('service', [service])),
  }
  return {
    fixed: f.condition ? [any('condition', [f.condition])] : [],
    single: singles.flatMap((name): [Single, Sql][] => (given[name].length ? [[name, meet(given[name])]] : [])),
    attributes: new Map([...byKey].map(([key, values]) => [key, any('attribute', values, key)])),
  }
}
const meet = (sets: readonly Sql[]): Sql => sql`(${sql.join(sets, sql` & `)})`

/** Of more that moved since the rows are as quick as the sets: those are asked instead. */
const dueAtMost = 5000
/** CTE `pass`: of each facet the places that pass every filter but its own, and how an attribute finds its own. */
function passOf(f: Filter, category: Sql): { ctes: Sql; among: (key: Sql) => Sql } {
  const { fixed, single, attributes } = placesOf(f, category)
  const keys = [...attributes.keys()]
  const walls = [
    ...single.map(([name, places]) => ({ name: `of_${name}`, places })),
    ...keys.map((key, n) => ({ name: `of_key${n}`, places: attributes.get(key)! })),
  ]
  const without = (name: string) =>
    meet([sql`here`, ...walls.filter((wall) => wall.name !== name).map((wall) => sql.ref(wall.name))])
  const passes = [
    ...singles.map((facet) => sql`${without(`of_${facet}`)} as ${sql.ref(facet)}`),
    ...keys.map((_, n) => sql`${without(`of_key${n}`)} as ${sql.ref(`key${n}`)}`),
    sql`${without('')} as whole`,
  ]
  const own = keys.map((key, n) => sql`when ${key} then p.${sql.ref(`key${n}`)}`)
  return {
    ctes: sql`
      wall as materialized (
        select ${sql.join([
          sql`${meet([sql`facet_live(${category})`, ...fixed])} as here`,
          ...walls.map(({ name, places }) => sql`${places} as ${sql.ref(name)}`),
        ])} from facet_kept k where k.category_id = ${category} and not exists (
          select from facet_due d where d.category_id = ${category} offset ${sql.lit(dueAtMost)})
      ), pass as materialized (select ${sql.join(passes)} from wall)`,
    among: (key) => (own.length ? sql`case ${key} ${sql.join(own, sql` `)} else p.whole end` : sql`p.whole`),
  }
}

const movedIn = (category: Sql): Sql =>
  sql`s.product_id in (select d.product_id from facet_due d where d.category_id = ${category})`

/** Up to so many goods are looked up and put into order; more are met soon enough along any order. */
const few = 500
/** Undefined where the sets have just been dropped, or too much has moved since. */
export async function countHits(db: Db, f: Filter & { categoryId: number }): Promise<Hits | undefined> {
  const category = sql`${f.categoryId}::bigint`
  const found = await sql<Hits>`
    with ${passOf(f, category).ctes}, moved as materialized (
      select s.product_id from product_listing s where ${all([...conditionsOf(f), movedIn(category)])}
    ), hits as materialized (
      select bit_count(whole)::int + (select count(*)::int from moved) as total, whole from pass)
    select least(total, ${sql.lit(totalAtMost)})::int as total,
      case when total <= ${sql.lit(few)} then array(select facet_products(${category}, whole)
        union all select product_id from moved) end as ids
    from hits`.execute(db)
  return found.rows[0]
}

export function keptParts(f: Filter & { categoryId: number }): KeptParts {
  const category = sql`${f.categoryId}::bigint`
  const { ctes, among } = passOf(f, category)
  const sets = (facet: string) => sql`facet_set x, pass p where x.category_id = ${category} and x.facet = ${facet}`
  const passing = (pass: Sql) => sql`bit_count(x.goods & ${pass})::int`
  return {
    moved: movedIn(category),
    ctes,
    names: (facet) => sql`
      select x.value::bigint as id, ${passing(sql`p.${sql.ref(facet)}`)} as count from ${sets(facet)}`,
    traits: sql`
      select x.key, x.value, ${passing(among(sql`x.key`))} as count, null::bigint as product_id
      from ${sets('attribute')}`,
    price: sql`select r.low, r.high from pass p, facet_price_range(${category}, p.price) r`,
    count: (facet, value) => sql`coalesce((
      select ${passing(sql`p.${sql.ref(facet === 'service' ? 'services' : facet)}`)}
      from ${sets(facet)} and x.value = ${value}), 0)`,
    carrier: sql`(
      select g.products[c.place % 256 + 1] from (
        select position(B'1' in x.goods & ${among(sql`x.key`)}) - 1 as place
        from ${sets('attribute')} and x.key = s.key and x.value = s.value
      ) c join facet_goods g on g.category_id = ${category} and g.chunk = c.place / 256 where c.place >= 0)`,
  }
}
