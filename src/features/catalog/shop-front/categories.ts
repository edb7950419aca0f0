// A merchant's own categories: a tree of two levels that is saved as a whole, and goods put into it. Verbs run in the
// caller's transaction; who writes holds the merchant's row.
import type { Static } from 'typebox'
import type { mchCategoryPut, mchCategorySave } from './category-contract.ts'
import {
  categoriesOf,
  dropCategories,
  knownCategories,
  listCategories,
  moveGoods,
  overfull,
  ownGoods,
  putCategory,
  treeVersion,
  turnTree,
} from './category-queries.ts'
import { most } from './limits.ts'
import { tidy } from './profile.ts'
import { queueAtMerchant } from '#features/catalog/merchants/merchants.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'

export async function showTree(db: Db, merchantId: number) {
  const [version, rows] = await Promise.all([treeVersion(db, merchantId), listCategories(db, merchantId)])
  const told = ({ id, name, hidden, goods }: (typeof rows)[number]) => ({ id, name, hidden, goods })
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const records = (below.get(null) ?? []).map((c) => ({ ...told(c), below: (below.get(c.id) ?? []).map(told) }))
  return { version, records }
}

type Wish = Static<typeof mchCategorySave.input>
/** Refuses what the contract lists. Answers the new version. */
export async function saveTree(db: Db, merchantId: number, { version, records }: Wish): Promise<number> {
  await queueAtMerchant(db, merchantId)
  const now = await treeVersion(db, merchantId)
  if (now !== version) throw new Refusal('shopCategoriesChanged', { version: now })
  const all = records.flatMap((one) => [one, ...one.below])
  if (all.length > most.categories) throw new Refusal('badInput', { field: 'records', rule: 'maxItems' })
  if (all.some(({ name }) => Object.keys(tidy(name)).length === 0))
    throw new Refusal('badInput', { field: 'name', rule: 'required' })
  const kept = all.flatMap(({ id }) => id ?? [])
  if (new Set(kept).size < kept.length) throw new Refusal('badInput', { field: 'records', rule: 'unique' })
  await mustBeOwn(db, merchantId, kept)
  await dropCategories(db, merchantId, kept)
  for (const [position, { below, ...top }] of records.entries()) {
    const parentId = await putCategory(db, merchantId, {
      ...top,
      id: top.id,
      name: tidy(top.name),
      parentId: null,
      position,
    })
    for (const [at, c] of below.entries())
      await putCategory(db, merchantId, { ...c, id: c.id, name: tidy(c.name), parentId, position: at })
  }
  await dropPublic(db, 'catalog', 'page')
  return turnTree(db, merchantId)
}
/** Refuses shopCategoryUnknown: one is another's, or none. */
export async function mustBeOwn(db: Db, merchantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0 && (await knownCategories(db, merchantId, ids)).length !== new Set(ids).size)
    throw new Refusal('shopCategoryUnknown')
}

/** Refuses notFound: it is another's, or none. */
export async function categoriesOfGoods(db: Db, merchantId: number, productId: number): Promise<number[]> {
  if ((await ownGoods(db, merchantId, [productId])).length === 0) throw new Refusal('notFound')
  return categoriesOf(db, merchantId, productId)
}
/** Refuses what the contract lists. Answers how many goods stand elsewhere now. */
export async function putGoods(
  db: Db,
  merchantId: number,
  { productIds, into, outOf }: Omit<Static<typeof mchCategoryPut.input>, 'requestId'>,
): Promise<number> {
  if (into.some((id) => outOf.includes(id))) throw new Refusal('badInput', { field: 'outOf', rule: 'unique' })
  // a category that is dropped meanwhile waits, or is missing here
  await queueAtMerchant(db, merchantId)
  await mustBeOwn(db, merchantId, [...into, ...outOf])
  if ((await ownGoods(db, merchantId, productIds)).length !== productIds.length) throw new Refusal('notFound')
  const changed = await moveGoods(db, productIds, into, outOf)
  if ((await overfull(db, productIds, most.categoriesOfGoods)) > 0)
    throw new Refusal('badInput', { field: 'into', rule: 'maxItems' })
  await dropPublic(db, 'catalog', 'page')
  return changed
}
