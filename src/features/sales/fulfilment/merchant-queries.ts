// Merchants as staff look for them, to ask for their orders.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { Language } from '#kernel/text/language.ts'

export interface MerchantFound {
  merchantId: number
  name: string
  place: string
  status: string
}
/** so many are told */
const most = 10

/** Of such a name in any language, those that begin so in the reader's first; or those by id. Also closed ones. */
export const merchantsBy = (
  db: Db,
  lang: Language,
  keyword: string,
  ids: readonly number[] | undefined,
): Promise<MerchantFound[]> => {
  const meant = ids ? sql`m.id = any(${idList(ids)})` : sql`all_languages(m.name) ilike ${likePattern(keyword)}`
  return sql<MerchantFound>`
    select m.id as "merchantId", in_language(m.name, ${lang}) as name, in_language(m.place, ${lang}) as place, m.status
    from merchant m where ${meant}
    order by in_language(m.name, ${lang}) not ilike ${likePattern(keyword, 'beginning')},
      in_language(m.name, ${lang}), m.id limit ${most}`
    .execute(db)
    .then((r) => r.rows)
}
