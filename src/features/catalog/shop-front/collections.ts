// Collections of a merchant: goods picked by hand in their order, or found by a rule whenever somebody asks. Verbs run
// in the caller's transaction; who writes holds the merchant's row.
import type { Static } from 'typebox'
import { mustBeOwn } from './categories.ts'
import { ownGoods } from './category-queries.ts'
import type { mchCollectionAdd, mchCollectionEdit } from './collection-contract.ts'
import {
  countCollections,
  findCollection,
  hideCollection,
  insertCollection,
  listCollections,
  lockCollection,
  pickGoods,
  shownCollections,
  updateCollection,
  type CollectionDraft,
} from './collection-queries.ts'
import { most } from './limits.ts'
import { tidy } from './profile.ts'
import { queueAtMerchant } from '#features/catalog/merchants/merchants.ts'
import { mustBeFound, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { Language } from '#kernel/text/language.ts'

export async function pageOfCollections(db: Db, merchantId: number) {
  const rows = await listCollections(db, merchantId)
  return { records: rows.map((r) => ({ ...r, updatedAt: r.updatedAt.toISOString() })), max: most.collections }
}
/** Refuses notFound. */
export async function showCollection(db: Db, merchantId: number, id: number, lang: Language) {
  const found = await findCollection(db, merchantId, id, lang)
  if (!found) throw new Refusal('notFound')
  return { ...found, productIds: found.goods.map((g) => g.id) }
}

type Wish = Omit<Static<typeof mchCollectionAdd.input>, 'requestId'>
/** Refuses badInput, shopCategoryUnknown, notFound: goods or a category of another, or none. */
async function checked(db: Db, merchantId: number, { title, summary, rule, hidden, productIds }: Wish) {
  const draft: CollectionDraft = { title: tidy(title), summary: tidy(summary), rule, hidden }
  if (Object.keys(draft.title).length === 0) throw new Refusal('badInput', { field: 'title', rule: 'required' })
  if (rule && productIds.length > 0) throw new Refusal('badInput', { field: 'productIds', rule: 'maxItems' })
  if (rule?.priceMin !== undefined && rule.priceMax !== undefined && rule.priceMin > rule.priceMax)
    throw new Refusal('badInput', { field: 'rule/priceMax', rule: 'minimum' })
  if (rule?.shopCategoryId !== undefined) await mustBeOwn(db, merchantId, [rule.shopCategoryId])
  mustBeFound((await ownGoods(db, merchantId, productIds)).length === productIds.length)
  return draft
}
const seenAtOnce = async (db: Db): Promise<void> => {
  await dropPublic(db, 'catalog', 'page')
}
export async function addCollection(db: Db, merchantId: number, wish: Wish): Promise<number> {
  await queueAtMerchant(db, merchantId)
  const draft = await checked(db, merchantId, wish)
  if ((await countCollections(db, merchantId)) >= most.collections)
    throw new Refusal('tooManyCollections', { max: most.collections })
  const id = await insertCollection(db, merchantId, draft)
  await pickGoods(db, id, wish.productIds)
  await seenAtOnce(db)
  return id
}
export async function editCollection(
  db: Db,
  merchantId: number,
  { id, version, ...wish }: Omit<Static<typeof mchCollectionEdit.input>, 'requestId'>,
): Promise<number> {
  await queueAtMerchant(db, merchantId)
  const now = await lockCollection(db, merchantId, id)
  if (now === undefined) throw new Refusal('notFound')
  if (now !== version) throw new Refusal('collectionChanged', { version: now })
  const next = await updateCollection(db, merchantId, id, await checked(db, merchantId, wish))
  await pickGoods(db, id, wish.productIds)
  await seenAtOnce(db)
  return next
}
export async function dropCollection(db: Db, merchantId: number, id: number): Promise<void> {
  mustBeFound(await hideCollection(db, merchantId, id))
  await seenAtOnce(db)
}
/** As shoppers see it. Refuses notFound: hidden, deleted, another's, or of a merchant that is not open. */
export async function publicCollection(db: Db, lang: Language, merchantId: number, id: number) {
  const [found] = await shownCollections(db, lang, [id])
  if (found?.merchantId !== merchantId) throw new Refusal('notFound')
  return { id, title: found.title, summary: found.summary, sort: found.rule?.sort ?? ('best' as const) }
}
