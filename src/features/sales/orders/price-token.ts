// What a preview showed, signed by the shop for one buyer: create holds it against what is true by then.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { freightLane, lineLanes } from '../promotions/lanes.ts'
import type { Basket } from './basket.ts'
import type { Holiday } from '#features/catalog/merchants/merchants.ts'
import { shipDay, soldAs, type Uncommon } from '#features/catalog/products/products.ts'
import { keptWordings } from '#features/catalog/products/questions.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { keyFor, keysFor } from '#kernel/security/secret.ts'

/**
 * A figure that is no longer as the preview showed it: fen, pieces, the problem of a line, where it is collected,
 * a mark of how its pieces are made.
 */
export interface Change {
  field: 'quantity' | 'price' | 'discount' | 'tax' | 'freight' | 'problem' | 'delivery' | 'preorder' | 'wordings'
  skuId?: number
  merchantId?: number
  /** of a discount */
  lane?: string
  before: number | string | null
  after: number | string | null
}
/** Every figure by its name, as `sku:12:price`. */
type Figures = Record<string, number | string>
export interface Shown {
  /** single use: the payment keeps it */
  nonce: string
  payable: number
  figures: Figures
}
type Told = [userId: number, at: number, nonce: string, payable: number, figures: Figures]

/** The figures of a basket that a buyer agrees to; what is nought is left out. */
type Agreed = Pick<Basket, 'items' | 'priced' | 'pickups'>
function figuresOf({ items, priced, pickups }: Agreed): Figures {
  const problems = new Map(items.map((i) => [i.sku.skuId, i.verdict?.problem]))
  const all: [string, number | string | undefined][] = priced.groups.flatMap((g) => [
    [`merchant:${g.merchantId}:delivery`, pickups.chosen.get(g.merchantId)?.pointId],
    [`merchant:${g.merchantId}:freight`, g.freight],
    [`merchant:${g.merchantId}:discount:${freightLane}`, g.discount[freightLane]],
    ...g.lines.flatMap((l): [string, number | string | undefined][] => [
      [`sku:${l.skuId}:quantity`, l.quantity],
      [`sku:${l.skuId}:price`, l.price],
      ...lineLanes.map((lane): [string, number] => [`sku:${l.skuId}:discount:${lane}`, l.discount[lane]]),
      [`sku:${l.skuId}:tax`, l.tax],
      [`sku:${l.skuId}:problem`, problems.get(l.skuId)],
      [`sku:${l.skuId}:preorder`, preorderOf(items, l)],
      [`sku:${l.skuId}:wordings`, markOf(items, l.skuId)],
    ]),
  ])
  return Object.fromEntries(all.filter((f): f is [string, number | string] => Boolean(f[1])))
}

/** Of the answers with the words that the order would keep: what is renamed meanwhile is not what was agreed to. */
function markOf(items: Agreed['items'], skuId: number): string | undefined {
  const item = items.find((i) => i.sku.skuId === skuId)
  const kept = item && item.wordings.length > 0 ? keptWordings(item.sku.questions, item.wordings) : []
  return kept.length > 0
    ? createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 16)
    : undefined
}
/** Until when a line waits, for a delivery or for the end of a holiday. */
function preorderOf(items: Agreed['items'], { skuId, quantity }: { skuId: number; quantity: number }) {
  const item = items.find((i) => i.sku.skuId === skuId)
  const { stock, preorderDay } = item ? soldAs(item.sku, quantity) : { stock: 'counted', preorderDay: null }
  return preorderDay ?? (stock === 'preorder' ? 'someday' : undefined)
}
/** Lines of the basket that turned out to wait otherwise than it says, once their pieces were reserved. */
export const waitsOtherwise = ({ items }: Pick<Agreed, 'items'>, uncommon: readonly Uncommon[]): Change[] =>
  uncommon.flatMap(({ skuId, policy, day }) => {
    const item = items.find((i) => i.sku.skuId === skuId)
    const before = preorderOf(items, { skuId, quantity: item?.quantity ?? 0 })
    const after = shipDay(day, item?.sku.holiday ?? null) ?? 'someday'
    if (policy !== 'preorder' || before === after) return []
    return [{ field: 'preorder', skuId, before: before ?? null, after }]
  })
/** The same by the holidays in which shops are now: one began, ended or was moved meanwhile. */
export const backOtherwise = ({ items }: Pick<Agreed, 'items'>, now: ReadonlyMap<number, Holiday>): Change[] =>
  items.flatMap(({ sku, quantity }) => {
    const { skuId, merchant } = sku
    const waiting = (holiday: Holiday | null) =>
      preorderOf([{ sku: { ...sku, holiday }, quantity, wordings: [], verdict: undefined }], { skuId, quantity }) ??
      null
    const [before, after] = [waiting(sku.holiday), waiting(now.get(merchant.merchantId) ?? null)]
    return before === after ? [] : [{ field: 'preorder' as const, skuId, before, after }]
  })
/** What differs between a preview and the basket now. */
export function changesSince({ figures }: Shown, basket: Agreed): Change[] {
  const [before, after] = [new Map(Object.entries(figures)), new Map(Object.entries(figuresOf(basket)))]
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.flatMap((name) => {
    const [of, id, field, lane] = name.split(':') as [string, string, Change['field'], string?]
    const nought = named.includes(field) ? null : 0
    const change = { before: before.get(name) ?? nought, after: after.get(name) ?? nought }
    if (change.before === change.after) return []
    const whose = of === 'sku' ? { skuId: Number(id) } : { merchantId: Number(id) }
    return [{ field, ...whose, ...(lane && { lane }), ...change }]
  })
}

/** What is no number. */
const named: readonly Change['field'][] = ['problem', 'delivery', 'preorder', 'wordings']
const use = 'orders.priceToken'
const signed = (key: Buffer, body: string): Buffer => createHmac('sha256', key).update(body).digest()

/** The token of a preview; `now` ms. */
export function priceToken(app: AppContext, userId: number, basket: Agreed): string {
  const nonce = randomBytes(12).toString('base64url')
  const told: Told = [userId, app.clock.now(), nonce, basket.priced.payable, figuresOf(basket)]
  const body = deflateRawSync(JSON.stringify(told)).toString('base64url')
  return `${body}.${signed(keyFor(app, use), body).toString('base64url')}`
}

/** What the preview of this token showed; undefined when it is not ours, another buyer's, or too old. */
export function shownBy(app: AppContext, userId: number, token: string): Shown | undefined {
  const [body = '', mark = ''] = token.split('.')
  const given = Buffer.from(mark, 'base64url')
  const ours = keysFor(app, use).some((key) => {
    const due = signed(key, body)
    return given.length === due.length && timingSafeEqual(given, due)
  })
  if (!ours) return undefined
  const [buyer, at, nonce, payable, figures] = JSON.parse(
    inflateRawSync(Buffer.from(body, 'base64url')).toString(),
  ) as Told
  const old = app.clock.now() - at > app.settings.get('priceTokenSeconds') * 1000
  return buyer === userId && !old ? { nonce, payable, figures } : undefined
}
