// What came from a Shopify file goes back into one as it was: on generated catalogues, on our fixtures,
// and on sample files where there are any.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, openPool, type Db } from '#kernel/data/db.ts'
import { meant, neutral } from '#kernel/data/spreadsheet.ts'
import { freshDatabase } from '../../../../test/world.ts'
import { exportCatalog } from './exporting.ts'
import { findSeller } from './merchant.ts'
import { orderOf } from '../../../../test/importing.ts'
import { importCatalog, type Order, type Report } from './run.ts'

const dir = mkdtempSync(join(tmpdir(), 'miralo-round-trip-'))
const fixtures = new URL('./fixtures/', import.meta.url)
const samples = resolve(process.env['CATALOG_SAMPLES'] ?? '../shared/catalogs')
let pool: pg.Pool
let db: Db
beforeAll(async () => {
  pool = openPool(await freshDatabase(), { limited: false })
  db = openDb(pool)
})
afterAll(async () => {
  await pool.end()
  rmSync(dir, { recursive: true, force: true })
})

let merchants = 0
const order = (path: string, more: Partial<Order> = {}): Order => orderOf(path, `Merchant ${++merchants}`, more)
const counts = (r: Report): number[] => [r.created, r.updated, r.unchanged]
async function exported(merchant: string): Promise<string> {
  const path = join(dir, `${crypto.randomUUID()}.csv`)
  await exportCatalog(
    db,
    {
      merchantId: (await findSeller(db, merchant))!,
      language: 'en-US',
      publicUrl: 'https://shop.example',
      progress: () => undefined,
    },
    createWriteStream(path),
  )
  return path
}
/** A cell, or a heading, that a spreadsheet would run. */
const runs = ([column, cell]: [string, string]): boolean =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(column) || (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+([.,]\d+)*$/.test(cell))
type Table = Record<string, string>[]
const table = (text: string): Table =>
  parse<Table[number]>(text, { columns: true, bom: true, relax_column_count: true, skip_empty_lines: true })

/** Imports, exports, and compares cell by cell; then importing either file again changes nothing. */
async function comesBack(path: string, theirs: Table, more: Partial<Order> = {}): Promise<void> {
  const first = order(path, more)
  const report = await importCatalog(db, first)
  expect(report.skipped).toEqual([])
  const out = await exported(first.merchant)
  const ours = table(readFileSync(out, 'utf8'))
  const columns = Object.keys(theirs[0]!)
  const told = (rows: Table): Table =>
    rows.map((row) => Object.fromEntries(columns.map((c) => [c, meant((row[c] ?? row[neutral(c)])!)])))
  expect(told(ours)).toEqual(told(theirs))
  expect(ours.flatMap((row) => Object.entries(row)).filter(runs)).toEqual([])
  expect(counts(await importCatalog(db, first))).toEqual([0, 0, report.created])
  expect(counts(await importCatalog(db, { ...first, path: out }))).toEqual([0, 0, report.created])
}

const text = fc.oneof(
  fc.constantFrom(
    'tea',
    'Ocean, blue',
    'a "quoted" word',
    'two\nlines',
    ' spaced ',
    '青瓷',
    'ñandú',
    '🐦',
    '0042',
    "'7",
    '=1+1',
    "-2+3+cmd|' /C calc'!A0",
    '+7',
    '@SUM(1)',
    "'=kept",
    '\t=1',
    '＝1',
  ),
  fc.string({ maxLength: 12 }).map((s) => s.replaceAll('\0', '').replace(/\r/g, '')),
)
const named = text.filter((s) => s.trim() !== '')
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary)
const price = fc.constantFrom('9', '9.9', '19.99', '1,299.50', '0', '0.01', '49,90')
const src = fc.integer({ min: 1, max: 4 }).map((n) => `https://pictures.example/${n}.jpg?v=${n}`)
const variant = fc.record({
  'Variant SKU': maybe(text),
  'Variant Grams': fc.constantFrom('', '0', '120', '12.5'),
  'Variant Inventory Tracker': fc.constantFrom('', 'shopify'),
  'Variant Inventory Qty': fc.constantFrom('', '0', '-2', '7', '7.0'),
  'Variant Price': price,
  'Variant Compare At Price': maybe(price),
  'Variant Barcode': maybe(text),
  'Variant Image': maybe(src),
  'Cost per item': maybe(price),
  'Variant Tax Code': maybe(text),
})
const image = fc.record({
  'Image Src': maybe(src),
  'Image Position': fc.constantFrom('', '1', '2', '9'),
  'Image Alt Text': maybe(text),
})
const head = fc.record({
  Title: named,
  'Body (HTML)': fc.oneof(
    text,
    fc.constantFrom('<p>fine</p>', '<script>x</script><p onclick="y">kept', '<h1>Old</h1>'),
  ),
  Vendor: maybe(fc.constantFrom('Kiln', 'KILN', ' kiln', '南山窑', '***', 'Otter')),
  Type: maybe(text),
  Tags: maybe(fc.constantFrom('tea, gift', 'sofa', '茶壶')),
  Published: fc.constantFrom('true', 'false', 'TRUE', ''),
  Status: fc.constantFrom('active', 'draft', 'archived', ''),
  'SEO Title': maybe(text),
  'Gift Card': fc.constantFrom('false', ''),
  '=Glaze (product.metafields.custom.glaze)': maybe(text),
})
const product = fc
  .record({
    head,
    options: fc.uniqueArray(
      named.filter((n) => n.trim() !== 'Title'),
      { maxLength: 3, selector: (s) => s.trim() },
    ),
    rows: fc.array(fc.record({ variant, image, own: fc.boolean(), values: fc.tuple(named, named, named) }), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ head: told, options, rows }) => {
    const seen = new Set<string>()
    const kept = rows.map((row, i): Record<string, string> => {
      const values = row.values.slice(0, options.length)
      const key = values.map((v) => v.trim()).join('\n')
      const sells = i === 0 || (options.length > 0 && row.own && !seen.has(key))
      if (sells) seen.add(key)
      const chosen =
        options.length === 0
          ? { 'Option1 Value': 'Default Title' }
          : Object.fromEntries(values.map((v, n) => [`Option${n + 1} Value`, v]))
      return { ...(i === 0 ? told : {}), ...(sells ? { ...chosen, ...row.variant } : {}), ...row.image }
    })
    const names =
      options.length === 0
        ? { 'Option1 Name': 'Title' }
        : Object.fromEntries(options.map((o, n) => [`Option${n + 1} Name`, o]))
    return [{ ...kept[0]!, ...names }, ...kept.slice(1)]
  })
const needed = [
  'Handle',
  'Title',
  'Variant Price',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
]
const others = [
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Status',
  'SEO Title',
  'Gift Card',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Compare At Price',
]
others.push(
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Cost per item',
  'Variant Tax Code',
  '=Glaze (product.metafields.custom.glaze)',
)
const catalogue = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 6 }),
  columns: fc.shuffledSubarray([...needed, ...others]).map((some) => [...new Set([...some, ...needed])]),
  separator: fc.constantFrom(',', ';', '\t'),
  rate: fc.constantFrom('1', '7.2', '0.5'),
})

test('a generated catalogue comes back cell by cell', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async ({ products, columns, separator, rate }) => {
      const rows = products.flatMap((cells, i) =>
        cells.map((row): Record<string, string> => ({ ...row, Handle: `p-${i}` })),
      )
      // a column that holds nothing anywhere and is not the format's own is not written again
      const used = columns.filter((c) => !c.startsWith('=Glaze') || rows.some((r) => r[c]))
      const lines = rows.map((row) => used.map((c) => row[c] ?? ''))
      const path = join(dir, `${crypto.randomUUID()}.csv`)
      writeFileSync(path, stringify([used, ...lines], { delimiter: separator }))
      await comesBack(
        path,
        lines.map((cells) => Object.fromEntries(used.map((c, i) => [c, cells[i]!]))),
        { rate },
      )
    }),
    { numRuns: 40 },
  )
})
test('fixtures without bad rows come back', async () => {
  const path = join(dir, 'clean.csv')
  const hard = readFileSync(new URL('shopify-hard.csv', fixtures), 'utf8').split('\n')
  // the good products of the file, without the column that stands twice
  const rows = parse(hard.slice(0, 9).join('\n'), { relax_column_count: true, skip_empty_lines: true }).map(
    (cells: string[]) => cells.filter((_, i) => i !== 28),
  )
  writeFileSync(path, stringify(rows))
  await comesBack(path, table(readFileSync(path, 'utf8')))
})
test.runIf(existsSync(samples))('sample files come back', async () => {
  for (const name of readdirSync(samples).filter((n) => n.startsWith('shopify') && n.endsWith('.csv'))) {
    const path = join(samples, name)
    await comesBack(path, table(readFileSync(path, 'utf8')))
    await comesBack(path, table(readFileSync(path, 'utf8')), { currency: 'USD', rate: '7.1234' })
  }
})
