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
  refreshSome,
  rewritePaths,
  setClosed,
  setPicture,
  updateCategory,
  type CategoryFields,
  type KeptCategory,
} from './category-queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { pick, type Texts } from '#kernel/text/language.ts'

export { listKept, mergedInto } from './category-queries.ts'
const levels = 3
/** lists of so many goods follow in the transaction itself */
const atOnce = 200
const batch = 200

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
async function relist(db: Db, id: number): Promise<void> {
  const goods = await goodsBelow(db, id, 0, atOnce + 1)
  if (goods.length <= atOnce) await refreshSome(db, goods)
  // again behind the commit: goods that were saved meanwhile knew the tree of before
  await addJob(db, 'catalog.relistCategory', { categoryId: id }, { key: `catalog.relistCategory:${id}` })
}
/** The job: batch by batch, each in a transaction of its own; what is right already is not written. */
export async function relistAll(db: Db, id: number): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last
    last = await transact(db, async (trx) => {
      const goods = await goodsBelow(trx, id, after, batch)
      if (goods.length > 0) await refreshSome(trx, goods)
      return goods.length === batch ? goods.at(-1) : undefined
    })
  }
  await dropNames(db)
  await addJob(db, 'catalog.rewordGoods', {}, { key: 'catalog.rewordGoods' })
}

/** As addresses of other shops name it: letters of its name. */
const codeOf = (name: Texts): string =>
  pick(name, 'en-US')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'category'
/** Behind its neighbours. Refuses categoryGone, categoryTooDeep. Answers its id. */
export async function addCategory(db: Db, { name, parentId }: { name: Texts; parentId: number | null }) {
  await queueForTree(db)
  await mustFit(db, 0, parentId, 0)
  const id = await insertCategory(db, { code: codeOf(name), parentId, name })
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
