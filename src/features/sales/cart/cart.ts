// The door of the cart: put, merge, read for ordering; what a cart shows is made in view.ts.
import { collect } from '#features/catalog/likes/likes.ts'
import { findQuestions } from '#features/catalog/products/products.ts'
import {
  fitAnswers,
  joined,
  larger,
  most,
  piecesOf,
  resized,
  wordingFault,
  writtenOut,
  type Wording,
} from '#features/catalog/products/questions.ts'
import { capped, judge, wordingReasons, type Facts } from './limits.ts'
import {
  countOf,
  linesOf,
  linesOfSkus,
  lineOf,
  productOfSku,
  putLine,
  removeLines,
  selectLines,
  settledLines,
  type PutResult,
  type PutWish,
  type WordedPieces,
} from './queries.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

export { basketLine, judged, judgeItems, templatesOf, type Item } from './items.ts'
export { boughtOf, takenLines, type WordedPieces } from './queries.ts'

interface Put {
  cartLineId: number
  quantity: number
  count: number
}
const limitsOf = (settings: SettingsReader) => ({
  maxQuantity: settings.get('lineMaxQuantity'),
  maxLines: settings.get('cartMaxLines'),
  maxWordings: most.wordings,
})
// no more transactions of one buyer than this run at once, so a cart with more room than that needs no second look
const atOnce = 64
type Wish = Pick<PutWish, 'skuId' | 'quantity'> & Partial<PutWish>
/**
 * Puts `quantity` pieces (`add` to what is there, else exactly). Outside of a transaction it is one statement, but
 * for a cart that is nearly full: its lines are counted in one.
 * Refuses with the limit, the stock left, cartFull, answersMissing or tooManyWordings.
 */
export async function putPieces(db: Db, settings: SettingsReader, userId: number, wish: Wish): Promise<Put> {
  const { skuId, quantity, add = false, wordings = [], unasked = wordings.length > 0, lang = 'en-US' } = wish
  if (quantity < 1) throw new Refusal('quantityBelowOne')
  const limits = limitsOf(settings)
  const { maxQuantity, maxLines } = limits
  const roomy = db.isTransaction ? maxLines : maxLines - atOnce
  const told = { skuId, quantity: Math.min(quantity, 99_999), add, wordings, unasked, lang }
  const put = await putLine(db, userId, told, { ...limits, maxLines: roomy })
  if (!put) throw new Refusal('notFound')
  if (put.cartLineId === null && put.before === 0 && put.lines >= roomy && !db.isTransaction)
    return transact(db, (trx) => putPieces(trx, settings, userId, wish))
  if (put.cartLineId !== null) {
    if (put.before === 0) await keepRoom(db, userId, put.lines, maxLines)
    return { cartLineId: put.cartLineId, quantity: put.quantity!, count: put.pieces }
  }
  throw refusalOf(put, quantity + (add ? put.before : 0), maxQuantity, maxLines)
}
function refusalOf(put: PutResult, wanted: number, maxQuantity: number, maxLines: number): Refusal {
  const verdict = judge(put, wanted)
  if (verdict) return new Refusal(verdict.reason, verdict.params)
  if (put.asks) return new Refusal('answersMissing', { skuId: put.skuId, title: put.title })
  if (put.wordings > most.wordings) return new Refusal('tooManyWordings', { max: most.wordings })
  if (put.before === 0 && put.lines >= maxLines) return new Refusal('cartFull', { max: maxLines })
  return new Refusal('onlyLeft', { left: Math.min(put.available, maxQuantity) })
}

/**
 * Different SKUs put at once do not see each other: near the limit the lines are counted again,
 * one buyer's transaction after the other. Refuses cartFull.
 */
async function keepRoom(db: Db, userId: number, linesBefore: number, maxLines: number): Promise<void> {
  if (linesBefore + atOnce > maxLines && (await settledLines(db, userId)) > maxLines)
    throw new Refusal('cartFull', { max: maxLines })
}

/**
 * Pieces as their goods ask for them now: answers tidied, in the order of the questions.
 * Refuses answersMissing, answersUnfit.
 */
export async function worded(db: Db, lang: Language, skuId: number, wordings: readonly Wording[]): Promise<Wording[]> {
  if (wordings.every(({ answers }) => answers.length === 0)) return []
  const asked = (await findQuestions(db, [skuId], lang)).get(skuId)
  if (!asked) throw new Refusal('notFound')
  const fault = wordingFault(asked.questions, wordings)
  if (fault) throw new Refusal(wordingReasons[fault], { skuId, title: asked.title })
  return joined(wordings.map((w) => ({ ...w, answers: fitAnswers(asked.questions, w.answers).answers })))
}
/**
 * Sets the pieces of a line, and how they are made; unsaid, the last wording grows and shrinks. Refuses notFound,
 * badInput (wordings that are not together its pieces), and what putPieces and worded refuse.
 */
export async function setPieces(
  db: Db,
  settings: SettingsReader,
  userId: number,
  lang: Language,
  { cartLineId, quantity, wordings }: { cartLineId: number; quantity: number; wordings?: readonly Wording[] },
): Promise<Put> {
  const line = await lineOf(db, userId, cartLineId)
  if (!line) throw new Refusal('notFound')
  const { skuId } = line
  if (wordings && wordings.length > 0 && piecesOf(wordings) !== quantity)
    throw new Refusal('badInput', { field: 'wordings', rule: 'sum' })
  const told = wordings ? await worded(db, lang, skuId, wordings) : resized(line.wordings, Math.max(0, quantity))
  return putPieces(db, settings, userId, {
    skuId,
    quantity,
    wordings: told,
    unasked: wordings === undefined || told.length > 0,
    lang,
  })
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
  const { quantity, wordings } = line
  return putPieces(db, settings, userId, { skuId, quantity, add: true, wordings, unasked: true })
}

/** The goods of these lines are saved, and the lines leave the cart; how many did. Refuses likesFull, featureOff. */
export async function collectLines(
  db: Db,
  settings: SettingsReader,
  userId: number,
  skuIds: readonly number[],
): Promise<number> {
  const lines = await linesOfSkus(db, userId, skuIds)
  const productIds = [...new Set(lines.map(({ productId }) => productId))].toSorted((a, b) => a - b)
  for (const productId of productIds) await collect(db, settings, userId, productId, { on: true })
  const ids = lines.map(({ cartLineId }) => cartLineId)
  return (await removeLines(db, userId, ids)).length
}

/**
 * Takes a visitor's lines over: the larger quantity wins, capped by limit and stock; what cannot be bought stays out.
 * Returns how many lines came in.
 */
export async function mergeLines(
  db: Db,
  settings: SettingsReader,
  userId: number,
  lines: readonly (Omit<WordedPieces, 'wordings'> & { wordings?: readonly Wording[]; selected?: boolean })[],
): Promise<number> {
  const mine = new Map((await linesOf(db, userId)).map((l) => [l.skuId, l]))
  const brought = await fitting(db, lines)
  const limits = limitsOf(settings)
  const put1 = (skuId: number, quantity: number, wordings: readonly Wording[]) =>
    putLine(
      db,
      userId,
      { skuId, quantity, add: false, wordings: resized(wordings, quantity), unasked: true, lang: 'en-US' },
      limits,
    )
  let [merged, fresh] = [0, 0]
  const unticked: number[] = []
  for (const { skuId, quantity, selected } of [...lines].sort((a, b) => a.skuId - b.skuId)) {
    const told = together(mine.get(skuId), { quantity, wordings: brought.get(skuId) ?? [] })
    const wanted = told.quantity
    const put = await put1(skuId, wanted, told.wordings)
    if (!put) continue
    const fits =
      put.cartLineId === null ? capped(put satisfies Facts, Math.min(wanted, settings.get('lineMaxQuantity'))) : 0
    const second = fits > 0 ? await put1(skuId, fits, told.wordings) : undefined
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

type Had = Pick<WordedPieces, 'quantity' | 'wordings'>
/** The larger quantity wins, of each wording where one of them is worded. */
function together(mine: Had | undefined, brought: Had): Had {
  if (!mine) return brought
  if (mine.wordings.length + brought.wordings.length === 0)
    return { quantity: Math.max(mine.quantity, brought.quantity), wordings: [] }
  const all = larger(writtenOut(mine.wordings, mine.quantity), writtenOut(brought.wordings, brought.quantity))
  const wordings = all.length > most.wordings ? mine.wordings : joined(all)
  return { quantity: piecesOf(all.length > most.wordings ? writtenOut(mine.wordings, mine.quantity) : all), wordings }
}
/** How a visitor's pieces are made, as far as their goods still ask for it. */
async function fitting(
  db: Db,
  lines: readonly { skuId: number; quantity: number; wordings?: readonly Wording[] }[],
): Promise<Map<number, Wording[]>> {
  const told = lines.filter(({ wordings = [], quantity }) => wordings.length > 0 && piecesOf(wordings) === quantity)
  if (told.length === 0) return new Map()
  const asked = await findQuestions(
    db,
    told.map(({ skuId }) => skuId),
    'en-US',
  )
  return new Map(
    told.map(({ skuId, wordings = [] }) => [
      skuId,
      joined(
        wordings.map((w) => ({ ...w, answers: fitAnswers(asked.get(skuId)?.questions ?? [], w.answers).answers })),
      ),
    ]),
  )
}

export const pieces = (db: Db, userId: number): Promise<number> => countOf(db, userId)
/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = (db: Db, userId: number) => linesOf(db, userId)
