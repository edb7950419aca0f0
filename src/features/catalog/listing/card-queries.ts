// SQL of what cards say beside title, price and stock.
import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#kernel/text/language.ts'

/** What cards say of a product `p`; where no attribute is said on cards, its own are not even read. */
export const factsOf = (lang: Language): RawBuilder<unknown> => sql`
  case when exists (select from attribute where card and not closed) then coalesce((
    select json_agg(in_language(l.said -> 'value', ${lang}) order by d.position, l.place)
    from jsonb_array_elements(p.attributes) with ordinality l(said, place)
    join attribute d on d.code = l.said ->> 'key' and d.card and not d.closed), '[]') else '[]' end`
