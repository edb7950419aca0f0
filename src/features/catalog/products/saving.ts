// Saving what is sold, in the caller's transaction: lists and their counters follow, public answers are dropped.
import { together, type Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { faultOf, productRow, skuRows, type ProductDraft } from './draft.ts'
import {
  moveSubtree,
  refreshBrandListing,
  refreshListing,
  skusToMind,
  skusToStock,
  upsertBrand,
  upsertCategory,
  upsertProducts,
  upsertSkus,
  type BrandDraft,
  type CategoryDraft,
  type Outcome,
} from './saving-queries.ts'
import { categoriesWithGoods, rankCategory } from './order-queries.ts'
import { queueForTree } from './category-queries.ts'
import { setPolicies, setStock } from './stock-queries.ts'
import { rewordDue } from '#features/catalog/words/words.ts'

export interface SavedProduct {
  id: number
  handle: string
  merchantId: number
  outcome: Outcome
}
/** Rows of a statement: larger ones gain nothing and would hold memory. */
const batch = 500

/** A name may stand on many goods: they are worded after the commit. */
const rewordSoon = (db: Db): Promise<void> => addJob(db, 'catalog.rewordGoods', {}, { key: 'catalog.rewordGoods' })

/** Names stand in lists, and what is typed is understood by them. */
async function dropNames(db: Db): Promise<void> {
  await dropPublic(db, 'catalog', 'search')
}

/** Makes or changes the category of this code; what stands below it follows. Returns its id. Save parents first. */
export const saveCategory = (db: Db, draft: CategoryDraft): Promise<number> =>
  together(db, async (trx) => {
    await queueForTree(trx)
    const { id, shown } = await upsertCategory(trx, draft)
    if (shown) {
      await moveSubtree(trx, id)
      await rewordSoon(trx)
    }
    await dropNames(trx)
    return id
  })

/** Makes or changes the brand of this code. Returns its id. */
export const saveBrand = (db: Db, draft: BrandDraft): Promise<number> =>
  together(db, async (trx) => {
    const { id, shown } = await upsertBrand(trx, draft)
    if (shown) {
      await refreshBrandListing(trx, id)
      await rewordSoon(trx)
    }
    await dropNames(trx)
    return id
  })

/** Makes or changes one product; see saveProducts. */
export async function saveProduct(db: Db, draft: ProductDraft): Promise<SavedProduct> {
  const [saved] = await saveProducts(db, [draft])
  return saved!
}

/**
 * Makes or changes products by merchant and handle, their SKUs by option values; SKUs that are not named go off
 * sale. What is the same already is not written. In the order of the drafts. Throws on a draft that `faultOf` refuses.
 */
export async function saveProducts(db: Db, drafts: readonly ProductDraft[]): Promise<SavedProduct[]> {
  const saved: SavedProduct[] = []
  for (let at = 0; at < drafts.length; at += batch)
    saved.push(...(await together(db, (trx) => saveBatch(trx, drafts.slice(at, at + batch)))))
  return saved
}

async function saveBatch(db: Db, drafts: readonly ProductDraft[]): Promise<SavedProduct[]> {
  const byKey = new Map<string, ProductDraft>()
  for (const d of drafts) {
    const fault = faultOf(d) ?? (byKey.has(`${d.merchantId} ${d.handle}`) ? 'twice in one batch' : undefined)
    if (fault) throw new Error(`product ${d.handle}: ${fault}`)
    byKey.set(`${d.merchantId} ${d.handle}`, d)
  }
  const products = new Map(
    (await upsertProducts(db, drafts.map(productRow))).map((p) => [`${p.merchantId} ${p.handle}`, p]),
  )
  const rows = [...byKey].flatMap(([key, d]) => skuRows(products.get(key)!.id, d))
  const ids = [...products.values()].map((p) => p.id)
  const changed = new Set(await upsertSkus(db, ids, rows))
  const stocks = await skusToStock(db, rows)
  await setStock(db, stocks, 'counted', 'catalog')
  const minded = await skusToMind(db, rows)
  await setPolicies(db, minded)
  for (const s of [...stocks, ...minded]) changed.add(s.productId)
  for (const p of products.values()) if (p.outcome !== 'unchanged') changed.add(p.id)
  if (changed.size > 0) {
    await refreshListing(db, [...changed])
    await rewordDue(db, [...changed])
  }
  const saved = drafts.map((d): SavedProduct => {
    const { id, outcome } = products.get(`${d.merchantId} ${d.handle}`)!
    return {
      id,
      handle: d.handle,
      merchantId: d.merchantId,
      outcome: outcome === 'unchanged' && changed.has(id) ? 'updated' : outcome,
    }
  })
  if (saved.some((s) => s.outcome !== 'unchanged')) await dropPublic(db, 'catalog')
  return saved
}

/** Puts every category’s list into its mixed order, each in a statement of its own. */
export async function rankListings(db: Db): Promise<void> {
  for (const id of await categoriesWithGoods(db)) await rankCategory(db, id)
}
