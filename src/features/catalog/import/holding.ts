// What a merchant's file may not change by itself: of goods on sale, what staff look at first (title, pictures, a price
// far above). Such products stay as they are; their merchant changes them in the editor.
import { productsOf } from './queries.ts'
import { noteSkipped, type Report } from './report.ts'
import { fault, type Fault, type Imported } from './row.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export type HoldsBack = (db: Db, products: readonly Imported[]) => Promise<ReadonlyMap<Imported, Fault>>

export const heldBack =
  (merchantId: number, language: Language, priceBp: number): HoldsBack =>
  async (db, products) => {
    const handles = products.map(({ handle }) => handle)
    const stored = new Map((await productsOf(db, merchantId, handles)).map((one) => [one.handle, one]))
    const held = new Map<Imported, Fault>()
    for (const product of products) {
      const before = stored.get(product.handle)
      if (!before?.onSale) continue
      const hold = (value: string) => held.set(product, fault(product.line, 'reviewedFirst', { value }))
      const known = new Set((before.source?.pictures ?? []).map(({ src }) => src))
      const prices = new Map(before.skus.map(({ code, price }) => [code, price]))
      const leaps = product.skus.some(({ code, price }) => {
        const was = prices.get(code)
        return was !== undefined && price * 10_000 > was * priceBp
      })
      if ((before.title[language] ?? product.title) !== product.title) hold('title')
      else if (before.source !== null && product.pictures.some(({ src }) => !known.has(src))) hold('pictures')
      else if (leaps) hold('price')
    }
    return held
  }

/** Those that may come in; the others are told of in the report. */
export async function allowedOf(
  db: Db,
  products: readonly Imported[],
  holdsBack: HoldsBack | undefined,
  report: Report,
): Promise<readonly Imported[]> {
  const held = await holdsBack?.(db, products)
  if (!held || held.size === 0) return products
  for (const [{ lines, handle }, why] of held) {
    const rows = lines.map((line) => ({ line }))
    noteSkipped(report, rows, handle, [why])
  }
  return products.filter((product) => !held.has(product))
}
