// Goods changed by their merchant, many at once: each row is judged by itself against what was seen of it, those that
// stand are changed together, and who changed what from what is kept. In the caller's transaction.
import { addChanges, changesBy, type Change } from './change-queries.ts'
import type { Outcome } from './limits.ts'
import { isLeaf, isOwnTemplate, pricesOf } from './queries.ts'
import { countSome } from '#features/catalog/inventory/inventory.ts'
import {
  copyProduct,
  intoBin,
  lockProducts,
  outOfBin,
  putOnShelf,
  setCategory,
  setFreightTemplate,
  setPrices,
  takenOffByMerchant,
  type Lock,
  type NewPrice,
} from '#features/catalog/products/products.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
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
function once(ids: readonly number[]): void {
  if (new Set(ids).size < ids.length) throw new Refusal('badInput', { field: 'rows', rule: 'unique' })
}
/** One deed for all that was asked at once, and a change for each row that moved. */
async function note(db: Db, by: Member, action: string, changes: readonly Change[], words: string): Promise<void> {
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

/** Refuses badInput. */
export const shelve = (
  db: Db,
  by: Member,
  { onSale, rows, words }: { onSale: boolean; rows: Rows<'onSale' | 'offShelf'>; words: string },
): Promise<Result[]> =>
  turn(db, by, {
    action: 'shelf',
    rows,
    words,
    now: statusOf,
    wanted: onSale ? 'onSale' : 'offShelf',
    bars: ({ takenOffBy }) => (onSale && takenOffBy === 'staff' ? 'takenOff' : undefined),
    apply: (ids) => (onSale ? putOnShelf(db, ids) : takenOffByMerchant(db, ids)),
  })
/** Refuses badInput. */
export const bin = (
  db: Db,
  by: Member,
  { rows, words }: { rows: Rows<'onSale' | 'offShelf'>; words: string },
): Promise<Result[]> =>
  turn(db, by, { action: 'bin', rows, words, now: statusOf, wanted: 'bin', apply: (ids) => intoBin(db, ids) })
/** Refuses badInput, categoryUnfit. */
export async function recategorise(
  db: Db,
  by: Member,
  { categoryId, rows, words }: { categoryId: number; rows: Rows<number>; words: string },
): Promise<Result[]> {
  if (!(await isLeaf(db, categoryId))) throw new Refusal('categoryUnfit')
  return turn(db, by, {
    action: 'category',
    rows,
    words,
    now: (product) => product.categoryId,
    wanted: categoryId,
    apply: (ids) => setCategory(db, ids, categoryId),
  })
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

export interface PriceWish extends NewPrice {
  seen: { price: number; listPrice: number | null }
}
/** Refuses badInput. Whoever changes the same goods at once comes before or after: prices are read once locked. */
export async function price(db: Db, by: Member, rows: readonly PriceWish[], words: string): Promise<Result[]> {
  const skuIds = rows.map(({ skuId }) => skuId)
  once(skuIds)
  const products = new Set((await pricesOf(db, by.merchantId, skuIds)).map(({ productId }) => productId))
  await lockProducts(db, by.merchantId, [...products])
  const there = new Map((await pricesOf(db, by.merchantId, skuIds)).map((sku) => [sku.skuId, sku]))
  const results = rows.map((wish): Result => {
    const sku = there.get(wish.skuId)
    const told = (outcome: Outcome): Result => ({ id: wish.skuId, outcome })
    if (!sku) return told('gone')
    if (sku.price === wish.price && sku.listPrice === wish.listPrice) return told('same')
    if (sku.price !== wish.seen.price || sku.listPrice !== wish.seen.listPrice) return told('changed')
    return told(wish.listPrice !== null && wish.listPrice <= wish.price ? 'listTooLow' : 'done')
  })
  const done = rows.filter((_, i) => results[i]!.outcome === 'done')
  await setPrices(
    db,
    done.map(({ skuId, price: now, listPrice }) => ({ skuId, price: now, listPrice })),
  )
  const changes = done.flatMap((wish) => {
    const { productId, price: before, listPrice } = there.get(wish.skuId)!
    const of = (field: 'price' | 'listPrice', was: number | null, now: number | null): Change[] =>
      was === now ? [] : [{ productId, skuId: wish.skuId, field, before: was, after: now }]
    return [...of('price', before, wish.price), ...of('listPrice', listPrice, wish.listPrice)]
  })
  await note(db, by, 'price', changes, words)
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
/** Refuses notFound. */
export async function copy(db: Db, by: Member, id: number): Promise<number> {
  const [product] = await lockProducts(db, by.merchantId, [id])
  if (!product || product.status === 'deleted') throw new Refusal('notFound')
  const made = await copyProduct(db, id, copyMark)
  await note(db, by, 'copy', [{ productId: made, field: 'copy', before: id, after: made }], '')
  return made
}

/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = async (db: Db, userId: number) =>
  (await changesBy(db, userId)).map(({ at, ...done }) => ({ ...done, at: at.toISOString() }))
