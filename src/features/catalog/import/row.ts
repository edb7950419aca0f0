// A row of a catalogue file by the names of its format's columns, and the faults that keep it out.
import type { Decimal } from './decimal.ts'
import type { Measure } from '#features/catalog/products/measures.ts'

export interface SourceRow {
  line: number
  /** Cells that hold anything, by column. */
  cells: Readonly<Record<string, string>>
  /** The row cannot be read; its product stays out with it. */
  broken?: Fault
}
const faultTexts = {
  lostQuote: 'the quote opened in this line is never closed',
  tooManyCells: '{cells} cells, but the header has {columns}',
  handleMissing: 'the {column} is empty',
  handleTooLong: 'the {column} is longer than {most} characters',
  titleMissing: 'the {column} is empty',
  priceMissing: 'the {column} is empty',
  priceInvalid: '{column} "{value}" is not an amount of money',
  priceNegative: '{column} "{value}" is below zero',
  numberInvalid: '{column} "{value}" is not a number',
  noVariant: 'the product has no variant with a price',
  variantTwice: 'the variant "{value}" stands twice (first in line {first})',
  optionMissing: 'the variant names no value for its options',
  tooManyVariants: '{count} variants, at most {most} fit one product',
  giftCard: 'a gift card',
  typeNotSold: 'a product of type "{value}"',
  parentMissing: 'the parent "{value}" of the variation is not in the file',
  parentUnnamed: 'the variation names no parent',
  appearsTwice: '"{value}" stands in the file already (line {first})',
  refused: 'the database refused it: {value}',
  inReview: 'staff look at it now: take it back from review first',
  reviewedFirst: 'its {value} would change: that is looked at first, in the editor',
  mergedInto: 'merged into "{value}": write what changes under that name',
  categoryBarred: 'it belongs in "{value}", which is not open to the shop',
} as const
export type FaultReason = keyof typeof faultTexts
export interface Fault {
  line: number
  reason: FaultReason
  params: Readonly<Record<string, string | number>>
}
export const fault = (line: number, reason: FaultReason, params: Fault['params'] = {}): Fault => ({
  line,
  reason,
  params,
})
const short = (value: string | number): string =>
  String(value).length > 60 ? `${String(value).slice(0, 60)}…` : String(value)
export const faultText = (f: Fault): string =>
  faultTexts[f.reason].replace(/\{(\w+)\}/g, (_, name: string) => short(f.params[name] ?? ''))

/** How the cells of this file are to be read. */
export interface Reading {
  language: 'zh-CN' | 'en-US' | 'es-ES'
  /** Fen per unit of the file's currency ÷ 100: 7.2 when $1 is ¥7.20. */
  rate: Decimal
  /** The file writes a decimal comma. */
  commaFirst: boolean
  /** Columns that the file has. */
  columns: ReadonlySet<string>
  /** ms since 1970: which sale prices are running */
  now: number
}
export interface PictureSource {
  src: string
  alt: string
}
/** Pieces; null where nobody counts them. `beyond`: orders may go below zero, as preorders. */
export interface Stock {
  pieces: number | null
  beyond: boolean
}
export const uncounted: Stock = { pieces: null, beyond: false }
export interface ImportedSku {
  line: number
  code: string
  barcode: string
  /** One value per option, as the file writes it. */
  values: string[]
  price: number
  listPrice: number | null
  cost: number | null
  /** null: the file tells none */
  weight: number | null
  /** how much one piece holds, where the file tells it */
  content?: Measure
  stock: Stock
  picture: string
}
export interface About {
  type: string
  tags: string[]
  /** Paths of a standard taxonomy, or its numbers. */
  taxonomy: string[]
  /** Paths of the merchant's own categories. */
  paths: string[]
}
/** A product as a file tells it, before the shop knows it. Money in fen, weight in grams. */
export interface Imported {
  line: number
  /** All lines of the file that tell of it. */
  lines: number[]
  handle: string
  title: string
  subtitle: string
  body: string
  vendor: string
  onSale: boolean
  /** What may tell the category. */
  about: About
  attributes: { name: string; value: string }[]
  /** the unit of sale in the words of the file; missing where it does not speak of it */
  unit?: string
  options: { name: string; values: string[] }[]
  skus: ImportedSku[]
  pictures: PictureSource[]
  /** For search engines; missing where the file does not speak of it. */
  seo?: { title: string; description: string }
  /** The rows of the file with the variant and picture that each one carries; Shopify only. */
  layout: { row: SourceRow; sku: number | null; picture: number | null }[]
}
/** A product, or none, and what was wrong with its rows; with a product the rows at fault alone are left out. */
export interface Outcome {
  product?: Imported
  faults: Fault[]
}

/** How a kind of file is read: which rows belong together, and what they say. */
export interface Format {
  name: 'shopify' | 'woocommerce'
  /** Another spelling of a column's name → the format's own; unknown names stay. */
  column: (heading: string) => string
  required: readonly string[]
  /** The product that a row belongs to; '' when the row does not say. */
  group: (row: SourceRow) => string
  /** Names by which other rows call the product of this row; empty when none can. */
  names: (row: SourceRow) => readonly string[]
  read: (rows: readonly SourceRow[], reading: Reading) => Outcome
}
export const mostVariants = 500
