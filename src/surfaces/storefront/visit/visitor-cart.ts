// The cart of somebody who is not signed in: kept in this browser, merged into the account at sign-in.
// One line per SKU, at most 120, quantities 1–9999.
import { keep, useKept } from '#web/kept.ts'

export interface VisitorLine {
  skuId: number
  quantity: number
  selected: boolean
  /** fen, when it was added */
  addedPrice: number
}
const maxLines = 120
const maxQuantity = 9999
const none: readonly VisitorLine[] = []

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
  Array.isArray(stored) ? stored.filter(isLine).slice(0, maxLines) : none,
)
const capped = (quantity: number): number => Math.max(1, Math.min(maxQuantity, Math.trunc(quantity)))

export const visitorCart = {
  lines: lines.get,
  useLines: () => useKept(lines, none),
  /** Pieces of one SKU that are in the cart already. */
  quantityOf: (skuId: number): number => lines.get().find((l) => l.skuId === skuId)?.quantity ?? 0,
  /** Adds pieces; a line that is there grows. False when the cart is full. */
  add(skuId: number, quantity: number, addedPrice: number): boolean {
    const now = lines.get()
    const there = now.find((l) => l.skuId === skuId)
    if (!there && now.length >= maxLines) return false
    if (there)
      lines.set(now.map((l) => (l === there ? { ...l, quantity: capped(l.quantity + quantity), selected: true } : l)))
    else lines.set([{ skuId, quantity: capped(quantity), selected: true, addedPrice }, ...now])
    return true
  },
  /** Changes lines of the SKUs; unknown SKUs are left alone. */
  set(skuIds: readonly number[], change: Partial<Pick<VisitorLine, 'quantity' | 'selected'>>): void {
    lines.set(
      lines
        .get()
        .map((l) =>
          skuIds.includes(l.skuId) ? { ...l, ...change, quantity: capped(change.quantity ?? l.quantity) } : l,
        ),
    )
  },
  /** The line of one SKU goes on with another; a line of that one takes its pieces in. */
  change(from: number, to: number, addedPrice: number): void {
    const now = lines.get()
    const quantity = now.filter((l) => l.skuId === from || l.skuId === to).reduce((sum, l) => sum + l.quantity, 0)
    lines.set(
      now.flatMap((l) =>
        l.skuId === from ? { ...l, skuId: to, addedPrice, quantity: capped(quantity) } : l.skuId === to ? [] : l,
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
