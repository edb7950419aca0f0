// Goods changed by their merchant, many at once: each row is judged by itself against what was seen of it, those that
// stand are changed together, and who changed what from what is kept. In the caller's transaction.
import { addChanges, changesBy, type Change } from './change-queries.ts'
import type { Outcome } from './limits.ts'
import { isLeaf, isOwnTemplate } from './queries.ts'
import { draftsBeside, goodsAreReviewed, looksAt, propose, wayOf } from '#features/catalog/editing/editing.ts'
import { countSome } from '#features/catalog/inventory/inventory.ts'
import {
  copyProduct,
  intoBin,
  lockProducts,
  needNoReview,
  outOfBin,
  putOnShelf,
  setCategory,
  setFreightTemplate,
  takenOffByMerchant,
  type Lock,
} from '#features/catalog/products/products.ts'
import { mustBeOpen } from '#features/catalog/terms/terms.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import { audit } from '#kernel/security/audit.ts'

export interface Member {
  userId: number
  merchantId: number
  ip: string
}
export interface Result {
  id: number
  outcome: Outcome
}
/** Refuses badInput: a row twice. */
export function once(ids: readonly number[]): void {
  if (new Set(ids).size < ids.length) throw new Refusal('badInput', { field: 'rows', rule: 'unique' })
}
/** One deed for all that was asked at once, and a change for each row that moved. */
export async function note(
  db: Db,
  by: Member,
  action: string,
  changes: readonly Change[],
  words: string,
): Promise<void> {
  if (changes.length === 0) return
  await addChanges(db, by.userId, words, changes)
  const goods = [...new Set(changes.map(({ productId }) => productId))].slice(0, 20)
  await audit(db, {
    staffId: by.userId,
    action: `goods.${action}`,
    subject: 'merchant',
    subjectId: by.merchantId,
    about: by.userId,
    after: { changes: changes.length, goods },
    reason: words,
    ip: by.ip,
  })
}

interface Wish<Seen> {
  action: 'shelf' | 'bin' | 'category' | 'freight'
  rows: readonly { id: number; seen: Seen }[]
  words: string
  now: (product: Lock) => string | number
  wanted: string | number
  /** what speaks against a row that stands as it was seen */
  bars?: (product: Lock) => Outcome | undefined
  apply: (ids: readonly number[]) => Promise<void>
}
async function turn<Seen extends string | number>(db: Db, by: Member, wish: Wish<Seen>): Promise<Result[]> {
  const ids = wish.rows.map(({ id }) => id)
  once(ids)
  const there = new Map((await lockProducts(db, by.merchantId, ids)).map((product) => [product.id, product]))
  const results = wish.rows.map(({ id, seen }): Result => {
    const product = there.get(id)
    if (!product || product.status === 'deleted') return { id, outcome: 'gone' }
    if (wish.now(product) === wish.wanted) return { id, outcome: 'same' }
    if (wish.now(product) !== seen) return { id, outcome: 'changed' }
    return { id, outcome: wish.bars?.(product) ?? 'done' }
  })
  const done = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
  const changes = done.map((id) => {
    return { productId: id, field: wish.action, before: wish.now(there.get(id)!), after: wish.wanted }
  })
  if (done.length > 0) await wish.apply(done)
  await note(db, by, wish.action, changes, wish.words)
  return results
}
type Rows<Seen> = readonly { id: number; seen: Seen }[]
const statusOf = ({ status }: Lock) => status

/** What nobody has seen goes on sale once enough of its shop's goods are there. Refuses badInput. */
export async function shelve(
  db: Db,
  settings: SettingsReader,
  by: Member,
  { onSale, rows, words }: { onSale: boolean; rows: Rows<'onSale' | 'offShelf'>; words: string },
): Promise<Result[]> {
  const mustBeSeen = onSale && (await goodsAreReviewed(db, settings, by.merchantId)) > 0
  const drafts = await draftsBeside(
    db,
    by.merchantId,
    rows.map(({ id }) => id),
  )
  return turn(db, by, {
    action: 'shelf',
    rows,
    words,
    now: statusOf,
    wanted: onSale ? 'onSale' : 'offShelf',
    bars: ({ id, takenOffBy, unreviewed, barred }) => {
      if (!onSale) return undefined
      if (takenOffBy === 'staff') return 'takenOff'
      if (barred) return 'barred'
      if (unreviewed && drafts.get(id) === 'inReview') return 'inReview'
      return unreviewed && mustBeSeen ? 'unreviewed' : undefined
    },
    apply: async (ids) => {
      if (!onSale) return takenOffByMerchant(db, ids)
      await needNoReview(db, ids)
      return putOnShelf(db, ids)
    },
  })
}
/** Refuses badInput. */
export const bin = (
  db: Db,
  by: Member,
  { rows, words }: { rows: Rows<'onSale' | 'offShelf'>; words: string },
): Promise<Result[]> =>
  turn(db, by, { action: 'bin', rows, words, now: statusOf, wanted: 'bin', apply: (ids) => intoBin(db, ids) })
/** Refuses badInput, categoryUnfit, categoryBarred. */
export async function recategorise(
  db: Db,
  settings: SettingsReader,
  by: Member,
  { categoryId, rows, words }: { categoryId: number; rows: Rows<number>; words: string },
): Promise<Result[]> {
  if (!(await isLeaf(db, categoryId))) throw new Refusal('categoryUnfit')
  await mustBeOpen(db, by.merchantId, categoryId)
  const { changes } = looksAt(settings)
  const ids = rows.map(({ id }) => id)
  const drafts = await draftsBeside(db, by.merchantId, ids)
  const results = await turn(db, by, {
    action: 'category',
    rows,
    words,
    now: (product) => product.categoryId,
    wanted: categoryId,
    bars: ({ id, unreviewed }) => {
      const way = wayOf(changes && !unreviewed, drafts.get(id))
      return way === 'atOnce' || (way === 'inReview' && !changes && !unreviewed) ? undefined : way
    },
    apply: (done) => setCategory(db, done, categoryId),
  })
  for (const result of results)
    if (result.outcome === 'toReview') result.outcome = await propose(db, by, result.id, { categoryId }, ['category'])
  return results
}
/** Refuses badInput, templateForeign (unknown or another merchant's, alike). */
export async function reroute(
  db: Db,
  by: Member,
  { freightTemplateId, rows, words }: { freightTemplateId: number; rows: Rows<number>; words: string },
): Promise<Result[]> {
  if (!(await isOwnTemplate(db, by.merchantId, freightTemplateId))) throw new Refusal('templateForeign')
  return turn(db, by, {
    action: 'freight',
    rows,
    words,
    now: (product) => product.freightTemplateId,
    wanted: freightTemplateId,
    apply: (ids) => setFreightTemplate(db, ids, freightTemplateId),
  })
}
/** Those of the bin come back off the shelf; others are there already. */
export async function restore(db: Db, by: Member, ids: readonly number[], words: string): Promise<Result[]> {
  const there = new Map((await lockProducts(db, by.merchantId, ids)).map((product) => [product.id, product]))
  const results = ids.map((id): Result => {
    const status = there.get(id)?.status
    return { id, outcome: status === undefined ? 'gone' : status === 'deleted' ? 'done' : 'same' }
  })
  const done = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
  if (done.length > 0) await outOfBin(db, done)
  const changes = done.map((id) => ({ productId: id, field: 'bin', before: 'bin', after: 'offShelf' }) as const)
  await note(db, by, 'restore', changes, words)
  return results
}

/** Counted through the ledger of stock, which keeps who and why. Refuses badInput. */
export async function count(
  db: Db,
  by: Member,
  rows: readonly { skuId: number; onHand: number; seen: number }[],
  words: string,
): Promise<Result[]> {
  once(rows.map(({ skuId }) => skuId))
  const lines = rows.map(({ skuId, onHand, seen }) => ({ skuId, quantity: onHand, seen }))
  const outcomes = await countSome(db, by, lines, words)
  return rows.map(({ skuId }) => ({ id: skuId, outcome: outcomes.get(skuId) ?? 'gone' }))
}

const copyMark = { 'en-US': ' (copy)', 'zh-CN': '（副本）', 'es-ES': ' (copia)' }
/** In a shop whose goods staff still look at, they look at copies too. Refuses notFound, categoryBarred. */
export async function copy(db: Db, settings: SettingsReader, by: Member, id: number): Promise<number> {
  const [product] = await lockProducts(db, by.merchantId, [id])
  if (!product || product.status === 'deleted') throw new Refusal('notFound')
  if (product.barred) throw new Refusal('categoryBarred')
  const isSeenFirst = (await goodsAreReviewed(db, settings, by.merchantId)) > 0
  const made = await copyProduct(db, id, copyMark, isSeenFirst)
  await note(db, by, 'copy', [{ productId: made, field: 'copy', before: id, after: made }], '')
  return made
}

/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = async (db: Db, userId: number) =>
  (await changesBy(db, userId)).map(({ at, ...done }) => ({ ...done, at: at.toISOString() }))
