// A Shopify product: rows of one handle; the first tells the product, each may bring a variant and a picture.
import { cell, grams, list, money, no, pieces, yes } from './cells.ts'
import {
  fault,
  mostVariants,
  uncounted,
  type Fault,
  type Format,
  type Imported,
  type ImportedSku,
  type Outcome,
  type Reading,
  type SourceRow,
  type Stock,
} from './row.ts'
import { shopifyColumn, unitColumn } from './shopify-columns.ts'
import { measureIn } from '#features/catalog/products/measures.ts'

const slots = [1, 2, 3] as const
const longestHandle = 255

/** A row sells something when it names a value, a price or an article number; the first row always does. */
const isVariant = (row: SourceRow, first: boolean): boolean =>
  first || ['Option1 Value', 'Variant Price', 'Variant SKU'].some((c) => cell(row, c) !== '')

/** The options that the product has: a lone "Title: Default Title" is none. */
function optionSlots(rows: readonly SourceRow[], variants: readonly SourceRow[]): { slot: number; name: string }[] {
  const used = slots.filter((n) => variants.some((row) => cell(row, `Option${n} Value`) !== ''))
  const named = used.map((slot) => ({
    slot,
    name:
      cell(rows[0]!, `Option${slot} Name`) ||
      rows.map((r) => cell(r, `Option${slot} Name`)).find((n) => n !== '') ||
      `Option ${slot}`,
  }))
  const plain =
    named.length === 1 &&
    named[0]!.name === 'Title' &&
    variants.length === 1 &&
    cell(variants[0]!, 'Option1 Value') === 'Default Title'
  return plain ? [] : named
}

/** Counted where somebody counts it and a number is told; without the column of trackers, where one is told. */
function readStock(row: SourceRow, reading: Reading, faults: Fault[]): Stock {
  const told = pieces(row, 'Variant Inventory Qty', reading, faults)
  const tracked = !reading.columns.has('Variant Inventory Tracker') || cell(row, 'Variant Inventory Tracker') !== ''
  if (told === null || !tracked) return uncounted
  return { pieces: told, beyond: /^continue$/i.test(cell(row, 'Variant Inventory Policy')) }
}

function readSku(row: SourceRow, options: readonly { slot: number }[], reading: Reading, faults: Fault[]): ImportedSku {
  const price = money(row, 'Variant Price', reading, faults)
  if (price === null && cell(row, 'Variant Price') === '')
    faults.push(fault(row.line, 'priceMissing', { column: 'Variant Price' }))
  const struck = money(row, 'Variant Compare At Price', reading, faults)
  const values = options.map((o) => cell(row, `Option${o.slot} Value`))
  if (values.includes('')) faults.push(fault(row.line, 'optionMissing'))
  const content = measureIn(`${cell(row, 'Unit Price Total Measure')} ${cell(row, 'Unit Price Total Measure Unit')}`)
  return {
    line: row.line,
    code: cell(row, 'Variant SKU').replace(/^'/, ''),
    barcode: cell(row, 'Variant Barcode').replace(/^'/, ''),
    values,
    price: price ?? 0,
    listPrice: struck !== null && struck > (price ?? 0) ? struck : null,
    cost: money(row, 'Cost per item', reading, faults),
    weight: grams(row, 'Variant Grams', 'g', reading, faults),
    stock: readStock(row, reading, faults),
    ...(content && { content }),
    picture: cell(row, 'Variant Image'),
  }
}

/** Pictures in the order of their positions; the same address twice is one picture. */
function readPictures(rows: readonly SourceRow[]): { src: string; alt: string; position: number }[] {
  const found = new Map<string, { src: string; alt: string; position: number }>()
  rows.forEach((row, i) => {
    const src = cell(row, 'Image Src')
    const told = /^\d{1,6}$/.exec(cell(row, 'Image Position'))
    if (src && !found.has(src))
      found.set(src, { src, alt: cell(row, 'Image Alt Text'), position: told ? Number(told[0]) : i + 1 })
  })
  return [...found.values()].sort((a, b) => a.position - b.position)
}

/** Two variants of the same values cannot both be sold. */
export function repeatedVariants(skus: readonly ImportedSku[]): Fault[] {
  const first = new Map<string, number>()
  return skus.flatMap((sku) => {
    const name = sku.values.join(' / ')
    const before = first.get(name)
    first.set(name, before ?? sku.line)
    return before === undefined ? [] : [fault(sku.line, 'variantTwice', { value: name || '-', first: before })]
  })
}

const offShelf = /^(draft|archived|unlisted)$/i
function read(rows: readonly SourceRow[], reading: Reading): Outcome {
  const first = rows[0]!
  if (yes(cell(first, 'Gift Card'))) return { faults: [fault(first.line, 'giftCard')] }
  const faults: Fault[] = []
  const handle = cell(first, 'Handle')
  const title = cell(first, 'Title')
  if (title === '') faults.push(fault(first.line, 'titleMissing', { column: 'Title' }))
  if (handle.length > longestHandle)
    faults.push(fault(first.line, 'handleTooLong', { column: 'Handle', most: longestHandle }))
  const variants = rows.filter((row, i) => isVariant(row, i === 0))
  const options = optionSlots(rows, variants)
  const skus = variants.map((row) => readSku(row, options, reading, faults))
  if (skus.length > mostVariants)
    faults.push(fault(first.line, 'tooManyVariants', { count: skus.length, most: mostVariants }))
  if (faults.length === 0) faults.push(...repeatedVariants(skus))
  if (faults.length > 0) return { faults }
  const pictures = readPictures(rows)
  const product: Imported = {
    line: first.line,
    lines: rows.map((row) => row.line),
    handle,
    title,
    subtitle: '',
    body: cell(first, 'Body (HTML)'),
    vendor: cell(first, 'Vendor'),
    onSale: !no(cell(first, 'Published')) && !offShelf.test(cell(first, 'Status')),
    about: {
      type: cell(first, 'Type'),
      tags: list(cell(first, 'Tags')),
      taxonomy: [cell(first, 'Product Category'), cell(first, 'Google Shopping / Google Product Category')].filter(
        (path) => path !== '',
      ),
      paths: [],
    },
    attributes: [],
    options: options.map((o, i) => ({ name: o.name, values: [...new Set(skus.map((s) => s.values[i]!))] })),
    skus,
    pictures: pictures.map(({ src, alt }) => ({ src, alt })),
    ...(reading.columns.has('SEO Title') && {
      seo: { title: cell(first, 'SEO Title'), description: cell(first, 'SEO Description') },
    }),
    ...(reading.columns.has(unitColumn) && { unit: cell(first, unitColumn) }),
    layout: rows.map((row) => {
      const sku = variants.indexOf(row)
      const picture = pictures.findIndex((p) => p.src === cell(row, 'Image Src'))
      return { row, sku: sku < 0 ? null : sku, picture: picture < 0 ? null : picture }
    }),
  }
  return { product, faults }
}

export const shopify: Format = {
  name: 'shopify',
  column: shopifyColumn,
  required: ['Handle', 'Title', 'Variant Price'],
  group: (row) => cell(row, 'Handle'),
  names: (row) => [cell(row, 'Handle')],
  read,
}
