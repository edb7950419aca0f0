// SQL of the facets beside a list: how many products each further filter would leave,
// each facet leaving its own filter out.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { isSetWise, keptParts, type KeptParts } from './kept-facet-queries.ts'
import { all, facetConditions, fixedConditions, type Filter } from './list-queries.ts'

interface FacetValue {
  value: string
  name: string
  count: number
  /** a swatch, where staff gave it one */
  colour: string | null
}
export interface Facets {
  merchants: { id: number; name: string; count: number }[]
  brands: { id: number; name: string; count: number }[]
  price: { min: number; max: number }
  discount: { onSale: number; member: number }
  services: { code: string; count: number }[]
  attributes: { key: string; name: string; values: FacetValue[] }[]
}
/** Above this the counts are of a part of the products. */
const counted = 50_000
const namesShown = 60
const keysShown = 10
const valuesShown = 20
/** What means the same of goods of any department, beside what staff defined: a size of shoes is none of hats. */
const acrossAll = ['color', 'colour']

/** What a filter is called that a row passes, and the column of `base` that says so. */
const services = [
  ['freeFreight', 'free_freight'],
  ['inStock', 'in_stock'],
  ['pickup', 'pickup'],
  ['return7', 'return7'],
  ['invoice', 'invoice'],
] as const

/** What the sets add to rows of goods. */
const and = (kept: RawBuilder<unknown> | undefined) => (kept ? sql`union all ${kept}` : sql``)

type Without = (facet: Facet, own?: RawBuilder<unknown>) => RawBuilder<unknown>
type Facet = keyof ReturnType<typeof facetConditions>

/**
 * What the rows of `base` note of the filters they pass, the attributes that are filtered by,
 * and the condition that leaves one facet's filter out.
 */
interface Notes {
  columns: RawBuilder<unknown>[]
  keys: string[]
  without: Without
}
function notesOf(f: Filter): Notes {
  const { attributes, ...single } = facetConditions(f)
  const given = (Object.keys(single) as (keyof typeof single)[]).filter((name) => single[name].length > 0)
  const flags = given.map((name) => sql`(${all(single[name])}) as ${sql.ref(`of_${name}`)}`)
  // the keys whose filter a product fails: an attribute counts products that fail none, or only its own
  const failed = [...attributes].map(([key, holds]) => sql`case when ${holds} then null else ${key}::text end`)
  const missed = failed.length ? [sql`array_remove(array[${sql.join(failed)}], null) as missed`] : []
  /**
   * Products that pass every filter but that of one facet; filters that are not given stand nowhere,
   * so that the planner sees the true number of rows.
   */
  const without: Without = (facet, own) => {
    const passed = given.filter((name) => name !== facet).map((name) => sql`${sql.ref(`of_${name}`)}`)
    const attribute = failed.length ? [own ? sql`(missed = '{}' or missed = array[${own}])` : sql`missed = '{}'`] : []
    return all([...passed, ...attribute])
  }
  return { columns: [...flags, ...missed], keys: [...attributes.keys()], without }
}

/**
 * From `base`: the values of attributes that goods carry most (`named`), with their names; of `keys` in any case. What
 * staff defined stands first, in their order and by its name of today; what they do not filter by is left out.
 * `across`: goods of several departments, of which only what means the same everywhere is told.
 */
const attributesOf = (
  lang: Language,
  { keys, without }: Pick<Notes, 'keys' | 'without'>,
  kept: KeptParts | undefined,
  across: boolean,
  told = [...acrossAll, ...keys],
) => sql`
  trait as (
    select key, value, sum(count)::int as count, min(product_id) as product_id from (
      select split_part(t, '=', 1) as key, substr(t, strpos(t, '=') + 1) as value, count, product_id
      from (select t, count(*)::int as count, min(product_id) as product_id from base b, unnest(b.traits) t
        where ${without('attributes', sql`split_part(t, '=', 1)`)} group by t) t
      ${and(kept?.traits)}) t where count > 0 group by key, value
  ), key as (
    select t.key, a.id, a.position, a.kind,
      case when a.id is not null then in_language(a.name, ${lang}) end as own_name, sum(t.count) as count
    from trait t left join attribute a on a.code = t.key
    where coalesce(a.filter and not a.closed, ${across ? sql`t.key = any(${told}::text[])` : sql`true`})
    group by t.key, a.id
    having count(*) > 1 or t.key = any(${keys}::text[])
    order by a.position nulls last, 6 desc, 1 limit ${sql.lit(keysShown)}
  ), shown as (
    select t.*, k.id, k.position, k.kind, k.own_name, k.count as of_key,
      row_number() over (partition by t.key order by t.count desc, t.value) as place
    from trait t join key k on k.key = t.key
  ), named as (
    select s.key, s.value, s.count, s.position, s.of_key, s.place, coalesce(s.own_name, n.key_name) as key_name,
      case when v.id is not null then in_language(v.name, ${lang}) else n.name end as name,
      coalesce(v.colour, n.colour) as colour,
      row_number() over (partition by s.key order by v.position nulls last,
        case when s.kind = 'number' and s.value ~ '^-?\\d{1,9}(\\.\\d{1,4})?$' then s.value::numeric end nulls last,
        s.place) as stands
    from shown s left join attribute_value v on v.attribute_id = s.id and v.code = s.value
    join product p on p.id = ${kept ? sql`least(s.product_id, ${kept.carrier})` : sql`s.product_id`}
    cross join lateral (
      select in_language(o -> 'name', ${lang}) as key_name, in_language(v -> 'name', ${lang}) as name,
        v ->> 'colour' as colour
      from jsonb_array_elements(p.options) o, jsonb_array_elements(o -> 'values') v
      where o ->> 'code' = s.key and v ->> 'code' = s.value
      union all
      select in_language(a -> 'name', ${lang}), in_language(a -> 'value', ${lang}), null
      from jsonb_array_elements(p.attributes) a where a ->> 'key' = s.key and a ->> 'code' = s.value
      limit 1
    ) n where s.place <= ${sql.lit(valuesShown)}
  )`

/** The merchants or brands that most goods are of. */
const namesOf = (lang: Language, facet: 'merchant' | 'brand', without: Without, kept: KeptParts | undefined) => {
  const id = sql.ref(`${facet}_id`)
  return sql`coalesce((select json_agg(r) from (
    select m.id, in_language(m.name, ${lang}) as name, n.count from (
      select id, sum(count)::int as count from (
        select ${id} as id, count(*)::int as count from base where ${without(facet)} and ${id} is not null group by 1
        ${and(kept?.names(facet))}) n
      where count > 0 group by 1 order by 2 desc, 1 limit ${sql.lit(namesShown)}
    ) n join ${sql.table(facet)} m on m.id = n.id ${facet === 'brand' ? sql`and not m.closed` : sql``}
      order by n.count desc, m.id) r), '[]')`
}
/** Rows of goods that this column says something of, with those in the sets. */
const countOf = (column: string, added: RawBuilder<unknown> | undefined) =>
  sql`count(*) filter (where ${sql.ref(column)})${added ? sql` + ${added}` : sql``}`

/** `kept`: sets are kept of the category. Undefined where they have just been dropped, or too much has moved. */
export async function countFacets(db: Db, lang: Language, f: Filter, kept: true): Promise<Facets | undefined>
export async function countFacets(db: Db, lang: Language, f: Filter, kept?: false): Promise<Facets>
export async function countFacets(db: Db, lang: Language, f: Filter, isKept = false): Promise<Facets | undefined> {
  const notes = notesOf(f)
  const { columns, without } = notes
  const kept = isKept && isSetWise(f) ? keptParts(f) : undefined
  const found = await sql<Facets & { whole: boolean }>`
    with base as materialized (
      select s.product_id, s.merchant_id, s.brand_id, s.price, s.on_offer, s.has_member_price,
        s.services @> '{freeFreight}' as free_freight, s.services @> '{pickup}' as pickup,
        s.services @> '{return7}' as return7, s.services @> '{invoice}' as invoice,
        ${sql.join([sql`s.traits`, sql`s.in_stock`, ...columns])}
      from product_listing s where ${all([...fixedConditions(f), ...(kept ? [kept.moved] : [])])}
      limit ${sql.lit(counted)}
    ), ${kept ? sql`${kept.ctes}, ` : sql``}${attributesOf(lang, notes, kept, f.categoryId === undefined)}
    select ${kept ? sql`exists (select from pass)` : sql`true`} as whole,
      ${namesOf(lang, 'merchant', without, kept)} as merchants,
      ${namesOf(lang, 'brand', without, kept)} as brands,
      (select json_build_object('min', coalesce(min(low), 0), 'max', coalesce(max(high), 0)) from (
        select min(price) as low, max(price) as high from base where ${without('price')}
        ${and(kept?.price)}) p) as price,
      (select json_build_object('onSale', ${countOf('on_offer', kept?.count('discount', 'onSale'))},
          'member', ${countOf('has_member_price', kept?.count('discount', 'member'))})
        from base where ${without('discount')}) as discount,
      (select json_build_array(${sql.join(
        services.map(
          ([code, column]) =>
            sql`json_build_object('code', ${code}::text, 'count', ${countOf(column, kept?.count('service', code))})`,
        ),
      )}) from base where ${without('services')}) as services,
      coalesce((
        select json_agg(json_build_object('key', key, 'name', name, 'values', vals)
          order by position nulls last, of_key desc, key) from (
          select key, min(key_name) as name, max(of_key) as of_key, min(position) as position,
            json_agg(json_build_object('value', value, 'name', name, 'count', count, 'colour', colour)
              order by stands) as vals
          from named group by key) a), '[]') as attributes`.execute(db)
  const { whole, ...facets } = found.rows[0]!
  return whole ? facets : undefined
}
