// The SQL of what staff may give back of their own accord.
import { sql } from 'kysely'
import { specIn } from './reading-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface GrantLine {
  orderLineId: number
  title: string
  spec: string
  price: number
  bought: number
}
export const grantLines = (db: Db, lang: Language, orderNo: string): Promise<GrantLine[]> =>
  sql<GrantLine>`
    select l.id as "orderLineId", in_language(l.title, ${lang}) as title,
      ${specIn(lang, sql`l.spec`)} as spec, l.price, l.quantity as bought
    from shop_order o join order_line l on l.order_id = o.id where o.order_no = ${orderNo} order by l.id`
    .execute(db)
    .then((r) => r.rows)
