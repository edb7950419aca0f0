// A WooCommerce product: a simple one stands alone, a variable one comes with its variations,
// wherever in the file they stand.
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
import { repeatedVariants } from './shopify.ts'
import { woocommerceColumn } from './woocommerce-columns.ts'
import { split } from '#kernel/data/money.ts'

const typeOf = (row: SourceRow): string => list(cell(row, 'Type').toLowerCase())[0] ?? 'simple'
const isVariation = (row: SourceRow): boolean => typeOf(row) === 'variation'
const ownName = (row: SourceRow): string =>
  cell(row, 'ID') ? `id:${cell(row, 'ID')}` : cell(row, 'SKU') || cell(row, 'Name')
const handleOf = (row: SourceRow): string =>
  cell(row, 'SKU') || (cell(row, 'ID') ? `product-${cell(row, 'ID')}` : cell(row, 'Name').slice(0, 200))

interface Slot {
  name: string
  values: string[]
  column: string
}
/** The attributes that a row names. */
const attributesOf = (row: SourceRow): Slot[] =>
  Object.keys(row.cells).flatMap((heading) => {
    const slot = /^Attribute (\d+) name$/.exec(heading)?.[1]
    const name = slot ? cell(row, heading) : ''
    return name === ''
      ? []
      : [{ name, values: list(cell(row, `Attribute ${slot} value(s)`)), column: `Attribute ${slot} value(s)` }]
  })

/** The sale price when it is lower and running now. */
function salePrice(row: SourceRow, reading: Reading, faults: Fault[]): number | null {
  const sale = money(row, 'Sale price', reading, faults)
  const starts = Date.parse(cell(row, 'Date sale price starts'))
  const ends = Date.parse(cell(row, 'Date sale price ends'))
  // a date without a time ends with its day
  const over = Number.isNaN(ends) ? Infinity : ends + (/\d:\d/.test(cell(row, 'Date sale price ends')) ? 0 : 86_400_000)
  return sale === null || starts > reading.now || over <= reading.now ? null : sale
}

/** Pieces; a stock that is not counted is what "In stock?" says. */
function stockOf(row: SourceRow, reading: Reading, faults: Fault[]): Stock {
  const told = pieces(row, 'Stock', reading, faults)
  const backorders = cell(row, 'Backorders allowed?')
  const beyond = /^notify$/i.test(backorders) || yes(backorders) || /^backorder$/i.test(cell(row, 'In stock?'))
  if (beyond) return { pieces: told ?? 0, beyond }
  if (cell(row, 'In stock?') !== '' && !yes(cell(row, 'In stock?'))) return { pieces: 0, beyond }
  return told === null ? uncounted : { pieces: told, beyond }
}

function skuOf(row: SourceRow, weightUnit: string, reading: Reading, faults: Fault[]): ImportedSku {
  const regular = money(row, 'Regular price', reading, faults)
  const sale = salePrice(row, reading, faults)
  const onOffer = sale !== null && (regular === null || sale < regular)
  if (regular === null && sale === null && cell(row, 'Regular price') === '')
    faults.push(fault(row.line, 'priceMissing', { column: 'Regular price' }))
  return {
    line: row.line,
    code: cell(row, 'SKU'),
    barcode: cell(row, 'GTIN, UPC, EAN, or ISBN'),
    values: [],
    price: (onOffer ? sale : regular) ?? 0,
    listPrice: onOffer ? regular : null,
    cost: null,
    weight: grams(row, `Weight (${weightUnit})`, weightUnit, reading, faults),
    stock: stockOf(row, reading, faults),
    picture: list(cell(row, 'Images'))[0] ?? '',
  }
}

/** All ways to choose one of each. */
const combinations = (choices: readonly (readonly string[])[]): string[][] =>
  choices.reduce<string[][]>((all, next) => all.flatMap((one) => next.map((value) => [...one, value])), [[]])

/**
 * A variation that leaves an attribute open stands for every value of it that no other variation names;
 * its pieces are shared out.
 */
function openVariation(sku: ImportedSku, told: readonly (readonly string[])[], taken: Set<string>): ImportedSku[] {
  if (told.reduce((n, choice) => n * choice.length, 1) > mostVariants) return []
  const free = combinations(told).filter(
    (values) => told.every((choice) => choice.length === 1) || !taken.has(values.join('\n')),
  )
  const shares =
    sku.stock.pieces === null
      ? free.map(() => null)
      : split(
          sku.stock.pieces,
          free.map(() => 1),
        )
  return free.map((values, i) => {
    taken.add(values.join('\n'))
    return { ...sku, values, stock: { ...sku.stock, pieces: shares[i]! } }
  })
}

function variableSkus(
  parent: SourceRow,
  variations: readonly SourceRow[],
  options: readonly Slot[],
  weightUnit: string,
  reading: Reading,
  faults: Fault[],
): ImportedSku[] {
  const fromParent = (row: SourceRow): boolean =>
    cell(row, 'Stock') === 'parent' || (cell(row, 'Stock') === '' && /^\d/.test(cell(parent, 'Stock')))
  const sharing = variations.filter(fromParent)
  // a parent whose pieces nobody counts has none to share out: its variations are not counted either
  const pool = sharing.length > 0 ? stockOf(parent, reading, faults).pieces : 0
  const shares =
    pool === null
      ? []
      : split(
          pool,
          sharing.map(() => 1),
        )
  const told = variations.map((row) =>
    options
      .map(
        (o) =>
          attributesOf(row)
            .find((a) => a.name === o.name)
            ?.values.slice(0, 1) ?? [],
      )
      .map((v, i) => (v.length === 0 ? options[i]!.values : v)),
  )
  const taken = new Set(
    told.filter((choice) => choice.every((c) => c.length === 1)).map((choice) => choice.flat().join('\n')),
  )
  return variations.flatMap((row, i) => {
    const shared = sharing.indexOf(row)
    const weight = `Weight (${weightUnit})`
    const cells = {
      [weight]: cell(parent, weight),
      ...row.cells,
      ...(shared < 0 ? {} : { Stock: String(shares[shared] ?? '') }),
    }
    if (told[i]!.some((choice) => choice.length === 0)) faults.push(fault(row.line, 'optionMissing'))
    return openVariation(skuOf({ line: row.line, cells }, weightUnit, reading, faults), told[i]!, taken)
  })
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const unescaped = (html: string): string => html.replaceAll('\\n', '\n')

function productOf(
  row: SourceRow,
  variations: readonly SourceRow[],
  skus: ImportedSku[],
  options: readonly Slot[],
  columns: ReadonlySet<string>,
): Imported {
  const body = unescaped(cell(row, 'Description'))
  const about = unescaped(cell(row, 'Short description'))
  const subtitle = plainText(about)
  return {
    line: row.line,
    lines: [row, ...variations].map((r) => r.line),
    handle: handleOf(row),
    title: cell(row, 'Name'),
    subtitle: subtitle.length <= 120 ? subtitle : '',
    body: subtitle.length <= 120 || body === '' ? body || about : `${about}\n${body}`,
    vendor: list(cell(row, 'Brands'))[0] ?? '',
    onSale: !no(cell(row, 'Published')),
    about: { type: '', tags: list(cell(row, 'Tags')), taxonomy: [], paths: list(cell(row, 'Categories')) },
    attributes: attributesOf(row)
      .filter((a) => a.values.length > 0 && !options.some((o) => o.name === a.name))
      .map((a) => ({ name: a.name, value: a.values.join(', ') })),
    options: options.map((o, i) => ({
      name: o.name,
      values: [...new Set([...o.values, ...skus.map((s) => s.values[i]!)])].filter((v) =>
        skus.some((s) => s.values[i] === v),
      ),
    })),
    skus,
    pictures: [...new Set([...list(cell(row, 'Images')), ...(options.length > 0 ? skus.map((s) => s.picture) : [])])]
      .filter((src) => src !== '')
      .map((src) => ({ src, alt: '' })),
    ...(columns.has('Unit of sale') && { unit: cell(row, 'Unit of sale') }),
    layout: [],
  }
}

function read(rows: readonly SourceRow[], reading: Reading): Outcome {
  const heads = rows.filter((row) => !isVariation(row))
  const row = heads[0]
  if (!row)
    return {
      faults: rows.map((r) =>
        fault(r.line, cell(r, 'Parent') ? 'parentMissing' : 'parentUnnamed', { value: cell(r, 'Parent') }),
      ),
    }
  const twins = heads
    .slice(1)
    .map((twin) => fault(twin.line, 'appearsTwice', { value: ownName(twin), first: row.line }))
  const faults: Fault[] = []
  const type = typeOf(row)
  if (type !== 'simple' && type !== 'variable') return { faults: [fault(row.line, 'typeNotSold', { value: type })] }
  if (cell(row, 'Name') === '') faults.push(fault(row.line, 'titleMissing', { column: 'Name' }))
  const variations = rows.filter(isVariation)
  const weightUnit =
    /^Weight \((\w+)\)$/m.exec([...variations, row].flatMap((r) => Object.keys(r.cells)).join('\n'))?.[1] ?? 'kg'
  const named = new Set(variations.flatMap((v) => attributesOf(v).map((a) => a.name)))
  const options = attributesOf(row).filter((a) => named.has(a.name))
  if (type === 'variable' && variations.length === 0) faults.push(fault(row.line, 'noVariant'))
  const skus =
    type === 'variable'
      ? variableSkus(row, variations, options, weightUnit, reading, faults)
      : [{ ...skuOf(row, weightUnit, reading, faults), picture: '' }]
  if (skus.length > mostVariants)
    faults.push(fault(row.line, 'tooManyVariants', { count: skus.length, most: mostVariants }))
  if (faults.length === 0) faults.push(...(skus.length === 0 ? [fault(row.line, 'noVariant')] : repeatedVariants(skus)))
  return faults.length > 0
    ? { faults: [...faults, ...twins] }
    : { product: productOf(row, variations, skus, options, reading.columns), faults: twins }
}

export const woocommerce: Format = {
  name: 'woocommerce',
  column: woocommerceColumn,
  required: ['Type', 'Name', 'Regular price'],
  group: (row) => (isVariation(row) ? cell(row, 'Parent').replace(/^id:\s*/i, 'id:') || `?${row.line}` : ownName(row)),
  names: (row) =>
    typeOf(row) === 'variable'
      ? [ownName(row), cell(row, 'SKU')].filter((n) => n !== '')
      : isVariation(row)
        ? []
        : [ownName(row)],
  read,
}
