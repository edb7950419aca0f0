// SQL of SKUs as somebody buys them: what selling needs of them, with their freight and whether they can be collected.
import { sql } from 'kysely'
import { templateOf, type FreightTemplate } from '#features/catalog/merchants/merchants.ts'
import { isCollectable } from '#features/catalog/pickup-points/pickup-points.ts'
import { skuColumns, skuTables, type SkuFacts } from './queries.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import { readTogether } from '#kernel/data/read-together.ts'
import { languages, type Language } from '#kernel/text/language.ts'

export interface Bought {
  /** null: the template is gone, and nothing is sent */
  freight: FreightTemplate | null
  /** the merchant has a point where its goods are collected */
  collectable: boolean
}
export type BuyingFacts = SkuFacts & Bought
/** Of `skuTables`, as BuyingFacts. */
export const buyingColumns = (lang: Language) => sql`
  ${skuColumns(lang)}, ${templateOf} as freight, ${isCollectable} as collectable`

const together = new Map(
  languages.map((lang) => [
    lang,
    readTogether<number, BuyingFacts>(async (db, ids) => {
      const found = await sql<BuyingFacts>`
        select ${buyingColumns(lang)} from ${skuTables}
        where k.id = any(${idList(ids)}) and p.status <> 'deleted'`.execute(db)
      return new Map(found.rows.map((f) => [f.skuId, f]))
    }),
  ]),
)
/** These SKUs by id; one statement, also for many who ask at once. */
export const findToBuy = (
  db: Db,
  skuIds: readonly number[],
  lang: Language,
): Promise<ReadonlyMap<number, BuyingFacts>> => together.get(lang)!(db, skuIds)
