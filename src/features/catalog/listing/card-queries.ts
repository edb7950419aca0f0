// SQL of what cards say beside title, price and stock.
import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#kernel/text/language.ts'

/** What cards say of a product `p`; where no attribute is said on cards, its own are not even read. */
export const factsOf = (lang: Language): RawBuilder<unknown> => sql`
  case when exists (select from attribute where card and not closed) then coalesce((
    select json_agg(in_language(l.said -> 'value', ${lang}) order by d.position, l.place)
    from jsonb_array_elements(p.attributes) with ordinality l(said, place)
    join attribute d on d.code = l.said ->> 'key' and d.card and not d.closed), '[]') else '[]' end`

/** The fact of a product `p`, its cheapest SKU in `k`: where its variants differ in price, the one that is priced. */
export const factOf = (lang: Language): RawBuilder<unknown> => sql`
  coalesce(case when p.price <> p.price_max then nullif((
    select spec_in(jsonb_agg(jsonb_build_object('name', p.options -> (c.place::int - 1) -> 'name', 'value', v -> 'name')
      order by c.place), ${lang})
    from sku u cross join lateral unnest(u.option_values) with ordinality as c(code, place)
    cross join lateral jsonb_array_elements(p.options -> (c.place::int - 1) -> 'values') v
    where u.id = k.cheapest and v ->> 'code' = c.code), '') end, in_language(p.fact, ${lang}))`
