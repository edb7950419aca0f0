// The SQL of what a basket is made of: what is bought, in one statement with where it goes.
import { sql } from 'kysely'
import { addressValue, type AddressRow } from '#features/people/addresses/addresses.ts'
import { buyingColumns, skuTables, type BuyingFacts } from '#features/catalog/products/products.ts'
import type { Wording } from '#features/catalog/products/questions.ts'
import { boughtOf } from '../cart/cart.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export type SelectedLine = BuyingFacts & {
  quantity: number
  wordings: Wording[]
  /** pieces of the product in earlier orders that count against its limit; 0 where it has none */
  bought: number
}
export interface Selected {
  /** something is ticked, be it there or deleted meanwhile */
  ticked: boolean
  lines: SelectedLine[]
  address: AddressRow | null
}
/** The ticked lines of a cart, the newest first, and the address: the named one, else the default. */
export const readSelected = (db: Db, userId: number, lang: Language, addressId: number | undefined) =>
  sql<Selected>`
    select exists (select from cart_line where user_id = ${userId} and selected) as ticked,
      coalesce((select json_agg(i order by i.line desc) from (
        select mine.id as line, mine.quantity, mine.wordings, ${buyingColumns(lang)},
          case when p.purchase_limit is null then 0 else ${boughtOf(userId)} end as bought
        from ${skuTables} join cart_line mine on mine.sku_id = k.id
        where mine.user_id = ${userId} and mine.selected and p.status <> 'deleted'
      ) i), '[]') as lines,
      ${addressValue(db, userId, addressId)} as address`
    .execute(db)
    .then((r) => r.rows[0]!)
