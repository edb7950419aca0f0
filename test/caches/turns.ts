// Writes of staff that make kept answers new: a brand is merged, a synonym comes and goes.
import { sql } from 'kysely'
import { same, type TestGoods } from '../goods.ts'
import { joinAs } from '../roles.ts'
import type { World } from '../world.ts'
import { saveFreightTemplate } from '#features/catalog/merchants/merchants.ts'
import { endBrandMerging, mergeBrand, saveBrand } from '#features/catalog/products/products.ts'
import { addSynonym, dropSynonym, listSynonyms } from '#features/catalog/words/words.ts'
import { transact } from '#kernel/data/db.ts'

/** What a brand went into goes into another one. */
export const mergeNanshan = ({ app }: World, { brands: { nanshan } }: TestGoods, n: number): Promise<void> =>
  transact(app.db, async (db) => {
    const { rows } = await sql<{ id: number; version: number }>`
      select b.id, b.version from brand b
      where b.id = coalesce((select into_id from merged_brand where id = ${nanshan}), ${nanshan})`.execute(db)
    const into = await saveBrand(db, { code: `into-${n}`, name: same(`Into ${n}`) })
    await mergeBrand(db, rows[0]!, into)
    await endBrandMerging(db, rows[0]!.id, into)
  })
/** A merchant delivers to Portugal, or to Canada instead. */
export async function turnReach({ app }: World, { merchants: { kiln } }: TestGoods): Promise<unknown> {
  const { rows } = await sql`select from freight_region where areas = array['PT']`.execute(app.db)
  return saveFreightTemplate(app.db, {
    merchantId: kiln,
    name: 'Far',
    chargedBy: 'piece',
    rows: [
      {
        areas: [rows.length === 0 ? 'PT' : 'CA'],
        firstUnits: 1,
        firstFee: 9000,
        nextUnits: 1,
        nextFee: 9000,
        freeFromAmount: null,
        freeFromCount: null,
      },
    ],
  })
}
/** A word leads to the tray, or does not any more. */
export const turnSynonym = ({ app }: World): Promise<unknown> =>
  transact(app.db, async (db) => {
    const known = (await listSynonyms(db)).find(({ words }) => words[0] === 'quixword')
    if (known) await dropSynonym(db, known)
    else await addSynonym(db, { lang: 'en-US', words: ['quixword'], targets: ['zelkova'] })
  })
/** Cups stand the other way round, by staff. */
export async function turnOrder(world: World, { categories: { cups } }: TestGoods): Promise<unknown> {
  const who = await joinAs(world, await world.person(), { audience: 'staff', role: 'catalogue' })
  const { sort, version } = await world.must('/api/v2/admin/category/order/detail', { categoryId: cups }, who)
  const wish = { categoryId: cups, version, pins: [], requestId: crypto.randomUUID() }
  const turned = sort === 'priceUp' ? 'priceDown' : 'priceUp'
  return world.must('/api/v2/admin/category/order/edit', { ...wish, sort: turned }, who)
}
