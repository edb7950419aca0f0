// A product as rows of a Shopify file, and what a row said that the product cannot say again: kept on the way in,
// put back on the way out unless the product changed there.
import { ownValue } from '#kernel/data/own.ts'
import { createHash } from 'node:crypto'
import { fromFen, type Decimal } from './decimal.ts'
import { unitColumn } from './shopify-columns.ts'
import type { Measure } from '#features/catalog/products/products.ts'

/** A product of ours in the words of a file. Money in fen, weight in grams. */
export interface Goods {
  handle: string
  title: string
  body: string
  seo: { title: string; description: string }
  vendor: string
  category: string
  /** by what it is sold; '' by the piece */
  unit: string
  onSale: boolean
  /** Names of the options; none when it comes in one kind only. */
  options: string[]
  skus: GoodsSku[]
  pictures: { address: string; alt: string }[]
}
export interface GoodsSku {
  /** Stays the same as long as its options do. */
  key: string
  values: string[]
  code: string
  barcode: string
  price: number
  listPrice: number | null
  cost: number | null
  weight: number
  content: Measure | null
  /** null: nobody counts it */
  stock: number | null
  /** orders may go below zero */
  beyond: boolean
  picture: string
}
export type Cells = Record<string, string>
/** By column: the file's text where ours is empty, or [our text then, the file's]. */
export type Residue = Record<string, string | [string, string]>
/** Where a row stood: its variant and its picture. */
export interface Place {
  sku?: string
  picture?: string
  kept?: Residue
}

const yesNo = (value: boolean): string => (value ? 'true' : 'false')

function productCells(g: Goods): Cells {
  const names = g.options.length > 0 ? g.options : ['Title']
  return {
    Title: g.title,
    'Body (HTML)': g.body,
    Vendor: g.vendor,
    Type: g.category,
    Published: yesNo(g.onSale),
    'Gift Card': 'false',
    'SEO Title': g.seo.title,
    'SEO Description': g.seo.description,
    Status: g.onSale ? 'active' : 'draft',
    [unitColumn]: g.unit,
    ...Object.fromEntries(names.slice(0, 3).map((name, i) => [`Option${i + 1} Name`, name])),
  }
}

function skuCells(sku: GoodsSku, rate: Decimal): Cells {
  const values = sku.values.length > 0 ? sku.values : ['Default Title']
  const money = (fen: number | null): string => (fen === null ? '' : fromFen(fen, rate))
  // the format has three options: what is more shares the third
  const three = values.length > 3 ? [...values.slice(0, 2), values.slice(2).join(' / ')] : values
  return {
    ...Object.fromEntries(three.map((value, i) => [`Option${i + 1} Value`, value])),
    'Variant SKU': sku.code,
    'Variant Grams': String(sku.weight),
    // a stock that nobody counts is not told as a number
    'Variant Inventory Tracker': sku.stock === null ? '' : 'shopify',
    'Variant Inventory Qty': sku.stock === null ? '' : String(sku.stock),
    'Variant Inventory Policy': sku.beyond ? 'continue' : 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': money(sku.price),
    'Variant Compare At Price': money(sku.listPrice),
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    ...(sku.content && {
      'Unit Price Total Measure': String(sku.content.amount / 1000),
      'Unit Price Total Measure Unit': sku.content.unit === 'piece' ? 'item' : sku.content.unit,
    }),
    'Variant Barcode': sku.barcode,
    'Variant Image': sku.picture,
    'Variant Weight Unit': 'g',
    'Cost per item': money(sku.cost),
  }
}

/** Our own cells of the row at a place. */
function render(g: Goods, at: number, sku: GoodsSku | undefined, picture: string | undefined, rate: Decimal): Cells {
  const position = g.pictures.findIndex((p) => p.address === picture)
  const shown = g.pictures[position]
  return {
    Handle: g.handle,
    ...(at === 0 ? productCells(g) : {}),
    ...(sku ? skuCells(sku, rate) : {}),
    ...(shown
      ? { 'Image Src': shown.address, 'Image Position': String(position + 1), 'Image Alt Text': shown.alt }
      : {}),
  }
}

/** Long texts are remembered by their hash. */
const mark = (text: string): string =>
  text.length <= 40 ? text : `#${createHash('sha1').update(text).digest('base64url')}`

/** What the file's row says otherwise than ours; `columns` are those the file has. */
function residueOf(ours: Cells, theirs: Readonly<Cells>, columns: ReadonlySet<string>): Residue | undefined {
  const kept = new Map<string, Residue[string]>()
  for (const column of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const our = ownValue(ours, column) ?? ''
    const their = ownValue(theirs, column) ?? ''
    if (our === their || !columns.has(column)) continue
    kept.set(column, our === '' ? their : [mark(our), their])
  }
  return kept.size > 0 ? Object.fromEntries(kept) : undefined
}

function restore(ours: Cells, kept: Residue | undefined): Cells {
  const cells = new Map(Object.entries(ours))
  for (const [column, was] of Object.entries(kept ?? {})) {
    const [then, theirs] = typeof was === 'string' ? ['', was] : was
    if (mark(cells.get(column) ?? '') === then) cells.set(column, theirs)
  }
  return Object.fromEntries(cells)
}

const productColumns = new RegExp(
  [
    '^(Title|Body \\(HTML\\)|Vendor|Product Category|Type|Tags|Published|Option\\d (Name|Linked To)|Gift Card|Status',
    'SEO .*|Google Shopping .*|.*\\(product\\.metafields.*)$',
  ].join('|'),
)
/** The residue of a row in two: what belongs to the product (first row only), and to its variant or picture. */
function parted(kept: Residue | undefined, first: boolean): [Residue | undefined, Residue | undefined] {
  const pick = (ofProduct: boolean): Residue | undefined => {
    const some = Object.entries(kept ?? {}).filter(([column]) => (first && productColumns.test(column)) === ofProduct)
    return some.length > 0 ? Object.fromEntries(some) : undefined
  }
  return [pick(true), pick(false)]
}

/** What is to be remembered of a file's rows. */
export interface Memory {
  kept?: Residue
  /** Missing when each variant stood on a row of its own with the picture of the same number, and nothing else did. */
  places?: Place[]
  /** By the key of the SKU. */
  skus: Record<string, Residue>
}
export interface FileRow {
  cells: Readonly<Cells>
  sku: string | null
  picture: string | null
}

/** The plain order: variant i and picture i share row i. */
const plainPlaces = (g: Goods): Place[] =>
  Array.from({ length: Math.max(g.skus.length, g.pictures.length) }, (_, i) => ({
    ...(g.skus[i] ? { sku: g.skus[i].key } : {}),
    ...(g.pictures[i] ? { picture: g.pictures[i].address } : {}),
  }))

/** Compares the rows of a file with what we shall write of the product. */
export function remember(g: Goods, rows: readonly FileRow[], columns: ReadonlySet<string>, rate: Decimal): Memory {
  const skus = new Map<string, Residue>()
  let product: Residue | undefined
  const places = rows.map((row, at): Place => {
    const sku = g.skus.find((s) => s.key === row.sku)
    const [ofProduct, ofRow] = parted(
      residueOf(render(g, at, sku, row.picture ?? undefined, rate), row.cells, columns),
      at === 0,
    )
    if (at === 0) product = ofProduct
    if (sku && ofRow) skus.set(sku.key, ofRow)
    return {
      ...(sku ? { sku: sku.key } : {}),
      ...(row.picture ? { picture: row.picture } : {}),
      ...(!sku && ofRow ? { kept: ofRow } : {}),
    }
  })
  const plain = JSON.stringify(places) === JSON.stringify(plainPlaces(g))
  return { ...(product ? { kept: product } : {}), ...(plain ? {} : { places }), skus: Object.fromEntries(skus) }
}

/** The places of today: those remembered without what is gone, then what is new. */
function placesNow(g: Goods, remembered: readonly Place[] | undefined): Place[] {
  if (!remembered) return plainPlaces(g)
  const skus = new Set(g.skus.map((s) => s.key))
  const pictures = new Set(g.pictures.map((p) => p.address))
  const still = remembered.flatMap((place): Place[] => {
    const { sku, picture, kept } = place
    const now = {
      ...(sku !== undefined && skus.has(sku) ? { sku } : {}),
      ...(picture !== undefined && pictures.has(picture) ? { picture } : {}),
      ...(kept ? { kept } : {}),
    }
    const emptied = now.sku === undefined && now.picture === undefined && (sku !== undefined || picture !== undefined)
    return emptied ? [] : [now]
  })
  const newSkus = g.skus.filter((s) => !remembered.some((p) => p.sku === s.key)).map((s): Place => ({ sku: s.key }))
  const newPictures = g.pictures
    .filter((p) => !remembered.some((r) => r.picture === p.address))
    .map((p): Place => ({ picture: p.address }))
  return [...still, ...newSkus, ...newPictures]
}

/** The rows of a product for a Shopify file, by column. */
export function toRows(g: Goods, memory: Memory, rate: Decimal): Cells[] {
  return placesNow(g, memory.places).map((place, at) => {
    const sku = g.skus.find((s) => s.key === place.sku)
    const ours = render(g, at, sku, place.picture, rate)
    return restore(restore(ours, at === 0 ? memory.kept : undefined), sku ? ownValue(memory.skus, sku.key) : place.kept)
  })
}
