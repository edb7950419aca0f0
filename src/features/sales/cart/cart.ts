// The door of the cart: put, merge, read for ordering; what a cart shows is made in view.ts.
import { capped, judge, type Facts } from './limits.ts'
import {
  countOf,
  linesOf,
  lineOf,
  productOfSku,
  putLine,
  removeLines,
  takeLines,
  selectLines,
  selectedOf,
  settledLines,
  type PutResult,
} from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

export { basketLine, judgeBought, judgeItems, type Item } from './items.ts'

interface Put {
  cartLineId: number
  quantity: number
  count: number
}
/**
 * Puts `quantity` pieces (`add` to what is there, else exactly).
 * Refuses with the limit, the stock left, or cartFull.
 */
export async function putPieces(
  db: Db,
  settings: SettingsReader,
  userId: number,
  skuId: number,
  quantity: number,
  add: boolean,
): Promise<Put> {
  if (quantity < 1) throw new Refusal('quantityBelowOne')
  const [maxQuantity, maxLines] = [settings.get('lineMaxQuantity'), settings.get('cartMaxLines')]
  const put = await putLine(db, userId, skuId, Math.min(quantity, 99_999), add, maxQuantity, maxLines)
  if (!put) throw new Refusal('notFound')
  if (put.cartLineId !== null) {
    if (put.before === 0) await keepRoom(db, userId, put.lines, maxLines)
    return { cartLineId: put.cartLineId, quantity: put.quantity!, count: put.pieces }
  }
  throw refusalOf(put, quantity + (add ? put.before : 0), maxQuantity, maxLines)
}
function refusalOf(put: PutResult, wanted: number, maxQuantity: number, maxLines: number): Refusal {
  const verdict = judge(put, wanted)
  if (verdict) return new Refusal(verdict.reason, verdict.params)
  if (put.before === 0 && put.lines >= maxLines) return new Refusal('cartFull', { max: maxLines })
  return new Refusal('onlyLeft', { left: Math.min(put.available, maxQuantity) })
}

// no more transactions of one buyer than this run at once, so a cart with more room than that needs no second look
const atOnce = 64
/**
 * Different SKUs put at once do not see each other: near the limit the lines are counted again,
 * one buyer's transaction after the other. Refuses cartFull.
 */
async function keepRoom(db: Db, userId: number, linesBefore: number, maxLines: number): Promise<void> {
  if (linesBefore + atOnce > maxLines && (await settledLines(db, userId)) > maxLines)
    throw new Refusal('cartFull', { max: maxLines })
}

/** Changes the SKU of a line; a line of that SKU that is there already takes the pieces in. */
export async function changeSku(
  db: Db,
  settings: SettingsReader,
  userId: number,
  cartLineId: number,
  skuId: number,
): Promise<Put> {
  const line = await lineOf(db, userId, cartLineId)
  const wanted = await productOfSku(db, skuId)
  if (!line || !wanted || wanted.productId !== line.productId) throw new Refusal('notFound')
  if (line.skuId === skuId) return { cartLineId, quantity: line.quantity, count: await countOf(db, userId) }
  await removeLines(db, userId, [cartLineId])
  return putPieces(db, settings, userId, skuId, line.quantity, true)
}

/**
 * Takes a visitor's lines over: the larger quantity wins, capped by limit and stock; what cannot be bought stays out.
 * Returns how many lines came in.
 */
export async function mergeLines(
  db: Db,
  settings: SettingsReader,
  userId: number,
  lines: readonly { skuId: number; quantity: number; selected?: boolean }[],
): Promise<number> {
  const mine = new Map((await linesOf(db, userId)).map((l) => [l.skuId, l.quantity]))
  let [merged, fresh] = [0, 0]
  const unticked: number[] = []
  for (const { skuId, quantity, selected } of [...lines].sort((a, b) => a.skuId - b.skuId)) {
    const wanted = Math.max(quantity, mine.get(skuId) ?? 0)
    const put = await putLine(
      db,
      userId,
      skuId,
      wanted,
      false,
      settings.get('lineMaxQuantity'),
      settings.get('cartMaxLines'),
    )
    if (!put) continue
    const fits =
      put.cartLineId === null ? capped(put satisfies Facts, Math.min(wanted, settings.get('lineMaxQuantity'))) : 0
    const second =
      fits > 0
        ? await putLine(db, userId, skuId, fits, false, settings.get('lineMaxQuantity'), settings.get('cartMaxLines'))
        : undefined
    const lineId = put.cartLineId ?? second?.cartLineId
    if (!lineId) continue
    merged++
    if (selected === false && !mine.has(skuId)) unticked.push(lineId)
    if (put.before === 0) fresh++
  }
  if (unticked.length > 0) await selectLines(db, userId, unticked, false)
  if (fresh > 0) await keepRoom(db, userId, mine.size + fresh, settings.get('cartMaxLines'))
  return merged
}

/** The ticked lines, for an order. */
export const selectedLines = (db: Db, userId: number): Promise<{ skuId: number; quantity: number }[]> =>
  selectedOf(db, userId)
/** Takes what was ordered out of the cart. */
/** Takes lines out for an order; false when not all of them stand there as they were ordered. */
export const takeOrdered = (
  db: Db,
  userId: number,
  lines: readonly { skuId: number; quantity: number }[],
): Promise<boolean> => takeLines(db, userId, lines).then((taken) => taken === lines.length)
export const pieces = (db: Db, userId: number): Promise<number> => countOf(db, userId)
/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = (db: Db, userId: number) => linesOf(db, userId)
