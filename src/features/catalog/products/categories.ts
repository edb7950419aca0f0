// The tree of categories as staff keep it. Verbs run in the caller's transaction and one after the other; lists of
// goods follow at once where they are few, else by a job that goes on behind the commit.
import {
  childrenOf,
  countOwn,
  depthBelow,
  dropCategory,
  goodsBelow,
  insertCategory,
  leadOn,
  lockCategory,
  moveProducts,
  putAmong,
  queueForTree,
  rewritePaths,
  setClosed,
  setPicture,
  updateCategory,
  type CategoryFields,
  type KeptCategory,
} from './category-queries.ts'
import { codeOf, relistBatches, relistSome } from './relisting.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { Texts } from '#kernel/text/language.ts'

export { listKept, mergedInto, queueForTree } from './category-queries.ts'
const levels = 3

/** Refuses notFound, categoryChanged: somebody else did since it was read. */
async function stands(db: Db, id: number, version: number): Promise<KeptCategory> {
  await queueForTree(db)
  const category = await lockCategory(db, id)
  if (!category) throw new Refusal('notFound')
  if (category.version !== version) throw new Refusal('categoryChanged', { version: category.version })
  return category
}
/** What may be below which: at most three levels, nothing below itself. Refuses what it says. */
async function mustFit(db: Db, id: number, into: number | null, depth: number): Promise<void> {
  if (into === null) return
  const above = await lockCategory(db, into)
  if (!above) throw new Refusal('categoryGone')
  if (above.id === id || above.path.includes(id)) throw new Refusal('categoryBelowItself')
  if (above.level + 1 + depth > levels) throw new Refusal('categoryTooDeep')
}
async function dropNames(db: Db): Promise<void> {
  for (const topic of ['catalog', 'search', 'page'] as const) await dropPublic(db, topic)
}
/** Lists of the goods of a category and below it, and the words by which they are found. */
const relist = (db: Db, id: number): Promise<void> =>
  relistSome(db, (after, limit) => goodsBelow(db, id, after, limit), ['catalog.relistCategory', { categoryId: id }])
/** The job: batch by batch; what is right already is not written. */
export async function relistAll(db: Db, id: number): Promise<void> {
  await relistBatches(db, (trx, after, limit) => goodsBelow(trx, id, after, limit))
  await dropNames(db)
}

/** Behind its neighbours. Refuses categoryGone, categoryTooDeep. Answers its id. */
export async function addCategory(db: Db, { name, parentId }: { name: Texts; parentId: number | null }) {
  await queueForTree(db)
  await mustFit(db, 0, parentId, 0)
  const id = await insertCategory(db, { code: codeOf(name, 'category'), parentId, name })
  await putAmong(db, id, parentId, null)
  await dropNames(db)
  return id
}
/** Refuses what `stands` does. Answers it as it was before. */
export async function editCategory(db: Db, seen: Seen, fields: CategoryFields): Promise<KeptCategory> {
  const before = await stands(db, seen.id, seen.version)
  await updateCategory(db, seen.id, fields)
  if (JSON.stringify(before.name) !== JSON.stringify(fields.name)) await relist(db, seen.id)
  await dropNames(db)
  return before
}
interface Seen {
  id: number
  version: number
}
/** Refuses what `stands` does. */
export async function drawCategory(db: Db, { id, version }: Seen, picture: string | null): Promise<void> {
  await stands(db, id, version)
  await setPicture(db, id, picture)
  await dropNames(db)
}
/** Refuses what `stands` does. Shoppers do not see it any more, or again; goods in it stay as they are. */
export async function closeCategory(db: Db, { id, version }: Seen, closed: boolean): Promise<KeptCategory> {
  const before = await stands(db, id, version)
  await setClosed(db, id, closed)
  await dropNames(db)
  return before
}
/**
 * Refuses what `stands` does, categoryGone (what it should stand below), categoryBelowItself, categoryTooDeep.
 * Answers it as it was before.
 */
export async function moveCategory(
  db: Db,
  { id, version }: Seen,
  { parentId, before }: { parentId: number | null; before: number | null },
): Promise<KeptCategory> {
  const was = await stands(db, id, version)
  await mustFit(db, id, parentId, await depthBelow(db, id))
  await putAmong(db, id, parentId, before)
  if (was.parentId !== parentId) {
    await rewritePaths(db, id)
    await relist(db, id)
  }
  await dropNames(db)
  return was
}
/**
 * Everything of it goes into another one, and its address leads there. Refuses what `stands` does, categoryGone,
 * categoryBelowItself, categoryTooDeep.
 */
export async function mergeCategory(db: Db, { id, version }: Seen, into: number): Promise<KeptCategory> {
  const was = await stands(db, id, version)
  await mustFit(db, id, into, (await depthBelow(db, id)) - 1)
  for (const child of await childrenOf(db, id)) {
    await putAmong(db, child, into, null)
    await rewritePaths(db, child)
  }
  await moveProducts(db, id, into)
  await leadOn(db, was, into)
  return was
}
/** The end of a merging, once nobody names it any more. */
export async function endMerging(db: Db, { id }: Pick<Seen, 'id'>, into: number): Promise<void> {
  await dropCategory(db, id)
  await relist(db, into)
  await dropNames(db)
}
/** What a merging would move of what stands in it itself, and of what stands below it. */
export async function mergingOf(db: Db, id: number): Promise<{ onSale: number; inStore: number; below: number }> {
  const { onSale, inStore } = await countOwn(db, id)
  return { onSale, inStore, below: (await childrenOf(db, id)).length }
}
/** Refuses what `stands` does, categoryNotEmpty. */
export async function deleteCategory(db: Db, { id, version }: Seen): Promise<KeptCategory> {
  const was = await stands(db, id, version)
  const { all } = await countOwn(db, id)
  const below = (await childrenOf(db, id)).length
  if (all + below > 0) throw new Refusal('categoryNotEmpty', { goods: all, below })
  return was
}
export const dropEmpty = async (db: Db, id: number): Promise<void> => {
  await dropCategory(db, id)
  await dropNames(db)
}
