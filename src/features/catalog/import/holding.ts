// What a merchant's file may not change by itself: of goods that the shop has what staff look at first (title, texts,
// pictures, category, a price far above), as in the editor; on sale or not, for else goods would go off the shelf to be
// changed. Such products stay as they are; their merchant changes them in the editor. What nobody has seen yet comes in
// as it likes, but while staff look at it.
import { ownAddress } from './exporting.ts'
import { codesOf, keyOf } from './goods.ts'
import { withCodes } from './option-codes.ts'
import { placeOf, type Categories } from './placing.ts'
import { lockHandles, productsOf, type StoredProduct } from './queries.ts'
import { noteSkipped, type Report } from './report.ts'
import { fault, type Fault, type Imported } from './row.ts'
import { unitTold, type KnownUnit } from './units-of.ts'
import { unitNames } from '#features/catalog/units/units.ts'
import { barredOf, isBound } from '#features/catalog/terms/terms.ts'
import { cleanHtml, mergedHandles } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import { pick, type Language } from '#kernel/text/language.ts'

/** In the transaction that would save them. */
export type HoldsBack = (db: Db, products: readonly Imported[]) => Promise<ReadonlyMap<Imported, Fault>>

interface Rule {
  merchantId: number
  language: Language
  /** a price may rise to so much of what it was; 0: as it likes */
  priceBp: number
  /** what was seen is free too: staff look at no changes in this shop */
  freely: boolean
  /** where our own pictures are reached */
  publicUrl: string
}
export function heldBack(rule: Rule, categories: Categories): HoldsBack {
  return async (db, products) => {
    const handles = products.map(({ handle }) => handle)
    // whoever approves, or sends to staff, comes before or after
    await lockHandles(db, rule.merchantId, handles)
    const stored = new Map((await productsOf(db, rule.merchantId, handles)).map((one) => [one.handle, one]))
    const units = products.some(({ unit }) => unit !== undefined) ? await unitNames(db) : []
    const held = new Map<Imported, Fault>()
    for (const product of products) {
      const before = stored.get(product.handle)
      if (before?.unreviewed && before.inReview) held.set(product, fault(product.line, 'inReview', {}))
      const value =
        before && !before.unreviewed && !rule.freely && whyHeld(product, before, rule, { categories, units })
      if (value) held.set(product, fault(product.line, 'reviewedFirst', { value }))
    }
    return held
  }
}
/** What of a product would change; its words are `held` in the texts. */
export type Held = 'title' | 'text' | 'pictures' | 'category' | 'price'
interface Shop {
  categories: Categories
  units: readonly KnownUnit[]
}
function whyHeld(product: Imported, before: StoredProduct, rule: Rule, { categories, units }: Shop): Held | undefined {
  const { language } = rule
  if ((before.title[language] ?? '') !== product.title) return 'title'
  if (bringsTexts(product, before, language)) return 'text'
  const unit = unitTold(product.unit, units)
  if (unit !== undefined && unit !== (before.unit?.code ?? null)) return 'text'
  if (bringsPictures(product, before, rule.publicUrl)) return 'pictures'
  if (placeOf(product, before, categories).id !== before.categoryId) return 'category'
  return leaps(product, before, rule) ? 'price' : undefined
}
/** What the file does not speak of says nothing new. */
const bringsTexts = ({ subtitle, body }: Imported, before: StoredProduct, language: Language): boolean =>
  (body !== '' && cleanHtml(body) !== (before.body[language] ?? '')) ||
  (subtitle !== '' && subtitle !== (before.subtitle[language] ?? ''))
function bringsPictures(product: Imported, before: StoredProduct, publicUrl: string): boolean {
  const { source, skus } = before
  const shown = [...before.pictures.map(({ file }) => file), ...skus.flatMap(({ picture }) => picture ?? [])]
  const known = new Set([
    ...(source?.pictures ?? []).map(({ src }) => src),
    ...Object.keys(source?.files ?? {}),
    ...skus.flatMap((sku) => sku.source?.picture ?? []),
    ...shown.map((file) => ownAddress(publicUrl, file)),
  ])
  const told = [...product.pictures.map(({ src }) => src), ...product.skus.map(({ picture }) => picture)]
  return told.some((src) => src !== '' && !known.has(src))
}
/** By the values of each SKU: its code is the merchant's to choose. A new one is held against the dearest. */
function leaps(product: Imported, before: StoredProduct, { language, priceBp }: Rule): boolean {
  const sold = before.skus.filter(({ onSale }) => onSale)
  const prices = new Map(sold.map(({ values, price }) => [keyOf(values), price]))
  const dearest = Math.max(0, ...sold.map(({ price }) => price))
  const options = withCodes(product.options, language, before.options)
  return (
    priceBp > 0 &&
    product.skus.some(
      (sku) => sku.price * 10_000 > (prices.get(keyOf(codesOf(sku, options, language))) ?? dearest) * priceBp,
    )
  )
}

/** Those that would come on sale, or to a category, where the merchant may not sell. */
async function barredFrom(
  db: Db,
  products: readonly Imported[],
  { merchantId, language, categories }: Seat,
): Promise<Map<Imported, Fault>> {
  if (!(await isBound(db, merchantId))) return new Map()
  const handles = products.map(({ handle }) => handle)
  const stored = new Map((await productsOf(db, merchantId, handles)).map((one) => [one.handle, one]))
  const placed = products.map((product) => {
    const before = stored.get(product.handle)
    const place = placeOf(product, before, categories)
    const stays = before?.categoryId === place.id && (before.onSale || !product.onSale)
    return { product, place, stays }
  })
  const moved = placed.filter(({ stays }) => !stays)
  const barred = await barredOf(
    db,
    merchantId,
    moved.map(({ place }) => place.id),
  )
  return new Map(
    moved
      .filter(({ place }) => barred.has(place.id))
      .map(({ product, place }) => {
        const value = pick(categories.byId(place.id)?.name, language)
        return [product, fault(product.line, 'categoryBarred', { value })]
      }),
  )
}
interface Seat {
  merchantId: number
  language: Language
  categories: Categories
}
/** Those of which the shop has made one with another: under their own name they would be double again. */
async function mergedAway(
  db: Db,
  products: readonly Imported[],
  { merchantId }: Pick<Seat, 'merchantId'>,
): Promise<[Imported, Fault][]> {
  const handles = products.map(({ handle }) => handle)
  // whoever merges comes before, and is seen, or after
  await lockHandles(db, merchantId, handles)
  const into = await mergedHandles(db, merchantId, handles)
  return products.flatMap((product) => {
    const value = into.get(product.handle)
    return value === undefined ? [] : [[product, fault(product.line, 'mergedInto', { value })]]
  })
}
/** Those that may come in, and why others may not. */
export async function allowedOf(
  db: Db,
  products: readonly Imported[],
  holdsBack: HoldsBack | undefined,
  seat: Seat,
): Promise<{ allowed: readonly Imported[]; held: ReadonlyMap<Imported, Fault> }> {
  const held = new Map([
    ...((await holdsBack?.(db, products)) ?? []),
    ...(await barredFrom(db, products, seat)),
    ...(await mergedAway(db, products, seat)),
  ])
  return { allowed: products.filter((product) => !held.has(product)), held }
}
/** Those that stay out are told of in the report. */
export function noteHeld(report: Report, held: ReadonlyMap<Imported, Fault>): void {
  for (const [{ lines, handle }, why] of held) {
    const rows = lines.map((line) => ({ line }))
    noteSkipped(report, rows, handle, [why])
  }
}
