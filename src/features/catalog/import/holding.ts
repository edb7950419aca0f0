// What a merchant's file may not change by itself: of goods on sale, what staff look at first (title, texts, pictures,
// a price far above). Such products stay as they are; their merchant changes them in the editor.
import { productsOf, type StoredProduct } from './queries.ts'
import { noteSkipped, type Report } from './report.ts'
import { fault, type Fault, type Imported } from './row.ts'
import { cleanHtml } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export type HoldsBack = (db: Db, products: readonly Imported[]) => Promise<ReadonlyMap<Imported, Fault>>

interface Looking {
  language: Language
  /** A price may rise to so much of what it was; 0: as it likes. */
  priceBp: number
  /** Where our own pictures are reached, as an export names them. */
  publicUrl: string
}
export const heldBack =
  (merchantId: number, looking: Looking): HoldsBack =>
  async (db, products) => {
    const handles = products.map(({ handle }) => handle)
    const stored = new Map((await productsOf(db, merchantId, handles)).map((one) => [one.handle, one]))
    const held = new Map<Imported, Fault>()
    for (const product of products) {
      const before = stored.get(product.handle)
      const value = before?.onSale ? changeIn(before, product, looking) : undefined
      if (value) held.set(product, fault(product.line, 'reviewedFirst', { value }))
    }
    return held
  }
type Change = 'title' | 'texts' | 'pictures' | 'price'
function changeIn(before: StoredProduct, product: Imported, looking: Looking): Change | undefined {
  const { language } = looking
  // goods that get their words in another language may come by a file
  const isNew = before.title[language] === undefined
  if (!isNew && before.title[language] !== product.title) return 'title'
  if (!isNew && textsDiffer(before, product, language)) return 'texts'
  if (picturesAreNew(before, product, looking.publicUrl)) return 'pictures'
  return looking.priceBp > 0 && priceLeaps(before, product, looking.priceBp) ? 'price' : undefined
}
function textsDiffer({ body, subtitle, attributes }: StoredProduct, product: Imported, language: Language): boolean {
  const told = (text: string, before: string | undefined) => text !== '' && text !== before
  return (
    told(cleanHtml(product.body), body[language]) ||
    told(product.subtitle, subtitle[language]) ||
    product.attributes.some(
      ({ name, value }) => attributes.find((a) => a.name[language] === name)?.value[language] !== value,
    )
  )
}
/** Of the product, of its variants; those that it has may be named by our own addresses. */
function picturesAreNew(before: StoredProduct, { pictures, skus }: Imported, publicUrl: string): boolean {
  const { source } = before
  const files = [...before.pictures.map(({ file }) => file), ...before.skus.flatMap(({ picture }) => picture ?? [])]
  const known = new Set([
    ...(source?.pictures ?? []).map(({ src }) => src),
    ...Object.keys(source?.files ?? {}),
    ...before.skus.flatMap((sku) => sku.source?.picture ?? []),
    ...files.map((file) => `${publicUrl}/img/${file}-1440.webp`),
  ])
  const named = [...pictures.map(({ src }) => src), ...skus.map(({ picture }) => picture)]
  return named.some((src) => src !== '' && !known.has(src))
}
/** One that nobody knows by its code is measured by the dearest. */
function priceLeaps(before: StoredProduct, { skus }: Imported, priceBp: number): boolean {
  const prices = new Map(before.skus.map(({ code, price }) => [code, price]))
  const dearest = Math.max(0, ...before.skus.map(({ price }) => price))
  return skus.some(({ code, price }) => {
    const was = code === '' ? undefined : prices.get(code)
    return price * 10_000 > (was ?? dearest) * priceBp
  })
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
