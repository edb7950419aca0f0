// The cart of somebody who is not signed in: kept in this browser, merged into the account at sign-in.
// One line per SKU, at most 120, quantities 1–9999.
import {
  joined,
  piecesOf,
  resized,
  writtenOut,
  type Answer,
  type Wording,
} from '#features/catalog/products/questions.ts'
import { keep, useKept } from '#web/kept.ts'

export interface VisitorLine {
  skuId: number
  quantity: number
  selected: boolean
  /** fen, when it was added */
  addedPrice: number
  /** how its pieces are made; none: they are not worded */
  wordings?: Wording[]
}
const maxLines = 120
const maxQuantity = 9999
const none: readonly VisitorLine[] = []

const isWording = (v: unknown): v is Wording => {
  const w = v as Partial<Wording> | null
  return (
    Number.isSafeInteger(w?.quantity) &&
    Array.isArray(w?.answers) &&
    w.answers.every((a: unknown) => {
      const answer = a as Partial<Answer> | null
      return typeof answer?.code === 'string' && typeof answer.value === 'string'
    })
  )
}
/** What is not whole is not kept. */
function withWordings({ wordings, ...line }: VisitorLine): VisitorLine {
  const told = Array.isArray(wordings) && wordings.every(isWording) && piecesOf(wordings) === line.quantity
  return told ? { ...line, wordings } : line
}
const isLine = (v: unknown): v is VisitorLine => {
  const l = v as Partial<VisitorLine> | null
  return (
    typeof l === 'object' &&
    l !== null &&
    Number.isSafeInteger(l.skuId) &&
    Number.isSafeInteger(l.quantity) &&
    l.quantity! > 0 &&
    typeof l.selected === 'boolean' &&
    Number.isSafeInteger(l.addedPrice)
  )
}
const lines = keep<readonly VisitorLine[]>('visitor-cart', (stored) =>
  Array.isArray(stored) ? stored.filter(isLine).slice(0, maxLines).map(withWordings) : none,
)
const capped = (quantity: number): number => Math.max(1, Math.min(maxQuantity, Math.trunc(quantity)))

/** The same line with so many pieces; how they are made follows, or is told. */
function sized({ wordings = [], ...line }: VisitorLine, quantity: number, told?: readonly Wording[]): VisitorLine {
  const pieces = capped(quantity)
  const next = resized(told ?? wordings, pieces)
  return { ...line, quantity: pieces, ...(next.length > 0 && { wordings: next }) }
}
const wordingsOf = ({ wordings = [], quantity }: VisitorLine): readonly Wording[] => writtenOut(wordings, quantity)

export const visitorCart = {
  lines: lines.get,
  useLines: () => useKept(lines, none),
  /** Pieces of one SKU that are in the cart already. */
  quantityOf: (skuId: number): number => lines.get().find((l) => l.skuId === skuId)?.quantity ?? 0,
  /** How its pieces are made once these came to it. */
  wordingsWith(skuId: number, quantity: number, answers: Answer[]): Wording[] {
    const there = lines.get().find((l) => l.skuId === skuId)
    return joined([...(there ? wordingsOf(there) : []), { answers, quantity }])
  },
  /** Adds pieces; a line that is there grows. False when the cart is full. */
  add(skuId: number, quantity: number, addedPrice: number, answers: Answer[] = []): boolean {
    const now = lines.get()
    const there = now.find((l) => l.skuId === skuId)
    if (!there && now.length >= maxLines) return false
    const wordings = this.wordingsWith(skuId, quantity, answers)
    const grown = sized(
      there ?? { skuId, quantity, selected: true, addedPrice },
      (there?.quantity ?? 0) + quantity,
      wordings,
    )
    if (there) lines.set(now.map((l) => (l === there ? { ...grown, selected: true } : l)))
    else lines.set([grown, ...now])
    return true
  },
  /** Changes lines of the SKUs; unknown SKUs are left alone. */
  set(skuIds: readonly number[], change: Partial<Pick<VisitorLine, 'quantity' | 'selected'>>): void {
    lines.set(
      lines
        .get()
        .map((l) => (skuIds.includes(l.skuId) ? sized({ ...l, ...change }, change.quantity ?? l.quantity) : l)),
    )
  },
  /** How the pieces of a line are made, which are as many. */
  word(skuId: number, wordings: readonly Wording[], quantity: number): void {
    lines.set(lines.get().map((l) => (l.skuId === skuId ? sized(l, quantity, joined(wordings)) : l)))
  },
  /** The line of one SKU goes on with another; a line of that one takes its pieces in. */
  change(from: number, to: number, addedPrice: number): void {
    const now = lines.get()
    const both = now.filter((l) => l.skuId === from || l.skuId === to)
    const quantity = both.reduce((sum, l) => sum + l.quantity, 0)
    const wordings = joined(both.flatMap(wordingsOf))
    lines.set(
      now.flatMap((l) =>
        l.skuId === from ? sized({ ...l, skuId: to, addedPrice }, quantity, wordings) : l.skuId === to ? [] : l,
      ),
    )
  },
  /** Takes lines out and returns them, so that they can be put back. */
  remove(skuIds: readonly number[]): VisitorLine[] {
    const gone = lines.get().filter((l) => skuIds.includes(l.skuId))
    lines.set(lines.get().filter((l) => !skuIds.includes(l.skuId)))
    return gone
  },
  putBack(gone: readonly VisitorLine[]): void {
    const now = lines.get()
    lines.set([...gone.filter((g) => !now.some((l) => l.skuId === g.skuId)), ...now].slice(0, maxLines))
  },
  clear: () => lines.set(none),
}
