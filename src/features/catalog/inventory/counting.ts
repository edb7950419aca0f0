// Counting many at once: what a file or a scanner says against what the shop knows, then the differences booked in one
// act. A figure holds for the moment at which it was counted: what moved since is taken along, and a later count takes
// its place, so that the same count again finds nothing to book.
import { isShortened, piecesIn, type CountRow } from './count-file.ts'
import {
  addCount,
  addCountRows,
  alike,
  booksOf,
  countedElsewhere,
  skusCalled,
  worthOf,
  type Books,
} from './count-queries.ts'
import { judged, noteAndTell, type Counted, type Member } from './inventory.ts'
import { addAdjustment, lockStock } from './queries.ts'
import { mostPieces, type CountCause } from './reasons.ts'
import { adjustStock, skusForSale } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

/** Why a line is not read. */
export type Unread = 'noCode' | 'noNumber' | 'shortened' | 'unknown' | 'twoSkus' | 'uncounted'
interface UnreadRow extends CountRow {
  reason: Unread
  like: { skuId: number; code: string } | null
}
interface Seen {
  skuId: number
  lines: number[]
  counted: number
  /** when; null: just now */
  at: string | null
}
export interface Said extends CountRow {
  at?: string | undefined
}

/** What counted rows come to: differences, the largest first, what agrees, and what could not be read. */
export async function compare(
  db: Db,
  { lang, merchantId }: { lang: Language; merchantId: number },
  said: readonly Said[],
  { at, instead }: { at: string | undefined; instead: ReadonlyMap<number, string> },
) {
  const rows = said.map((row) => ({ ...row, code: instead.get(row.line) ?? row.code }))
  const meant = await skusCalled(db, merchantId, [...new Set(rows.map(({ code }) => code).filter(Boolean))])
  const unread: UnreadRow[] = []
  const seen = new Map<number, Seen>()
  for (const { at: ownAt, ...row } of rows) {
    const told = readRow(row, meant.get(row.code.toLowerCase()) ?? [])
    if (typeof told === 'string') unread.push({ ...row, reason: told, like: null })
    else add(seen, told, row.line, ownAt ?? at ?? null)
  }
  const books = await booksOf(db, merchantId, [...seen.values()])
  for (const { skuId, code } of books.filter(({ policy }) => policy === 'uncounted'))
    unread.push(...uncounted(rows, seen.get(skuId)!, { skuId, code }))
  const counted = books.filter(({ policy }) => policy !== 'uncounted')
  const differing = counted.map((sku) => differenceOf(sku, seen.get(sku.skuId)!)).filter(({ by }) => by !== 0)
  return {
    agree: counted.length - differing.length,
    differs: await inWords(db, lang, differing),
    unread: await withLikes(db, merchantId, unread),
    elsewhere: await countedElsewhere(
      db,
      merchantId,
      counted.map(({ skuId }) => skuId),
    ),
  }
}
function readRow({ code, pieces }: CountRow, skuIds: readonly number[]): Unread | { skuId: number; counted: number } {
  if (code === '') return 'noCode'
  const counted = piecesIn(pieces, mostPieces)
  if (counted === undefined) return 'noNumber'
  if (skuIds.length > 1) return 'twoSkus'
  const [skuId] = skuIds
  if (skuId !== undefined) return { skuId, counted }
  return isShortened(code) ? 'shortened' : 'unknown'
}
/** The same SKU on two shelves counts together. */
function add(seen: Map<number, Seen>, told: { skuId: number; counted: number }, line: number, at: string | null) {
  const before = seen.get(told.skuId)
  if (!before) seen.set(told.skuId, { ...told, lines: [line], at })
  else {
    before.counted += told.counted
    before.lines.push(line)
  }
}
const uncounted = (rows: readonly CountRow[], { lines }: Seen, like: UnreadRow['like']): UnreadRow[] =>
  rows
    .filter(({ line }) => lines.includes(line))
    .map(({ line, code, pieces }) => ({ line, code, pieces, reason: 'uncounted', like }))

function differenceOf({ skuId, code, onHand, reserved, since, cost }: Books, { lines, counted }: Seen) {
  const afterwards = counted + since
  const books = onHand - since
  // paid preorders that wait for their pieces stand below zero: an empty shelf is just what the books say
  const by = books < 0 && counted === 0 ? 0 : afterwards - onHand
  return {
    skuId,
    code,
    lines,
    books,
    counted,
    by,
    since,
    onHand,
    afterwards,
    held: afterwards < reserved ? reserved : null,
    worth: cost === null ? null : by * cost,
  }
}
type Difference = ReturnType<typeof differenceOf>
async function inWords(db: Db, lang: Language, differing: readonly Difference[]) {
  const ids = differing.map(({ skuId }) => skuId)
  const goods = new Map((await skusForSale(db, ids, lang)).map((sku) => [sku.skuId, sku]))
  return differing
    .map((one) => {
      const { title = '', spec = '', picture = null } = goods.get(one.skuId) ?? {}
      return { ...one, title, spec, picture }
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.skuId - b.skuId)
}
/** What an unknown code may have meant: O and 0, I and 1, blanks and dashes aside. */
async function withLikes(db: Db, merchantId: number, unread: UnreadRow[]): Promise<UnreadRow[]> {
  const codes = unread.filter(({ reason }) => reason === 'unknown').map(({ code }) => code)
  const likes = await alike(db, merchantId, [...new Set(codes)].slice(0, mostLikes))
  return unread
    .map((row) => (row.reason === 'unknown' ? { ...row, like: likes.get(row.code) ?? null } : row))
    .toSorted((a, b) => a.line - b.line)
}
const mostLikes = 100

export interface Booked {
  skuId: number
  /** what is on hand afterwards */
  quantity: number
  /** what was on hand when it was judged */
  seen: number
  cause: CountCause
}
/**
 * Books the differences of a count, each judged by what was seen of it: what moved since, or would fall below what
 * orders hold, stays as it is and is told. Those that stand are one count, with an adjustment for each cause.
 */
export async function book(
  db: Db,
  by: Member,
  lines: readonly Booked[],
  name: string,
): Promise<{ countId: number | null; outcomes: Map<number, Counted> }> {
  const skuIds = lines.map(({ skuId }) => skuId)
  const rows = await lockStock(db, by.merchantId, skuIds)
  const there = new Map(rows.map((row) => [row.skuId, row]))
  const outcomes = judged(lines, there)
  for (const { skuId, policy } of rows) if (policy === 'uncounted') outcomes.set(skuId, 'changed')
  const sound = lines.filter(({ skuId }) => outcomes.get(skuId) === 'done')
  if (sound.length === 0) return { countId: null, outcomes }
  const moved = sound.map(({ skuId, quantity, cause }) => {
    const { onHand: before } = there.get(skuId)!
    return { skuId, before, after: quantity, pieces: quantity - before, cause }
  })
  const figures = {
    differed: sound.length,
    pieces: moved.reduce((sum, { pieces }) => sum + pieces, 0),
    worth: await worthOf(db, moved),
  }
  const { userId, merchantId } = by
  const countId = await addCount(db, { userId, merchantId, name, ...figures })
  await addCountRows(db, countId, moved)
  for (const reason of new Set(sound.map(({ cause }) => cause))) {
    const id = await addAdjustment(db, { ...by, reason, note: name, countId })
    const own = sound.filter(({ cause }) => cause === reason)
    await adjustStock(
      db,
      own.map(({ skuId, quantity }) => ({ skuId, onHand: quantity })),
      reason,
      `adjustment:${id}`,
    )
  }
  const deed = { staffId: by.userId, action: 'stock.count', subject: 'stock_count', subjectId: countId, ip: by.ip }
  await audit(db, { ...deed, about: by.userId, reason: name, after: { ...figures } })
  await noteAndTell(db, skuIds)
  return { countId, outcomes }
}
