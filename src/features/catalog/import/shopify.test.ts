import { expect, test } from 'vitest'
import { recognise, toRow } from './columns.ts'
import { parseDecimal } from './decimal.ts'
import { UnreadableFile } from './records.ts'
import { faultText, type Reading, type SourceRow } from './row.ts'
import { shopify } from './shopify.ts'
import { remember, toRows, type FileRow, type Goods } from './shopify-rows.ts'
import { woocommerce } from './woocommerce.ts'

const rate = parseDecimal('1')!
const reading: Reading = {
  language: 'en-US',
  rate,
  commaFirst: false,
  columns: new Set<string>(),
  now: Date.parse('2026-01-01'),
}
const rows = (...cells: Record<string, string>[]): SourceRow[] =>
  cells.map((c, i) => ({ line: i + 2, cells: { Handle: 'cup', ...c } }))
const first = { Title: 'Cup', 'Option1 Name': 'Size', 'Option1 Value': 'Small', 'Variant Price': '9' }
const told = (...cells: Record<string, string>[]): string[] =>
  shopify.read(rows(...cells), reading).faults.map((f) => `${f.line} ${faultText(f)}`)

test('a file is known by its columns, in the older and the newer spelling', () => {
  const formats = [shopify, woocommerce]
  expect(recognise(formats, ['handle', ' Title ', 'Variant Price', 'Title', '']).of).toEqual([
    'Handle',
    'Title',
    'Variant Price',
    '',
    '',
  ])
  expect(recognise(formats, ['Title', 'URL handle', 'Price', 'Description']).of).toEqual([
    'Title',
    'Handle',
    'Variant Price',
    'Body (HTML)',
  ])
  expect(
    recognise(formats, ['ID', 'type', 'Name', 'Regular Price', 'Weight (LBS)', 'Attribute 1 Value(s)']).of,
  ).toEqual(['ID', 'Type', 'Name', 'Regular price', 'Weight (lbs)', 'Attribute 1 value(s)'])
  expect(() => recognise(formats, ['Handle', 'Name'])).toThrow(
    new UnreadableFile(
      'neither a Shopify nor a WooCommerce product file: for Shopify it lacks "Title", "Variant Price"; ' +
        'for WooCommerce it lacks "Type", "Regular price"',
    ),
  )
})
test('a row longer than the header has slipped; blank cells beyond it have not; NUL is dropped', () => {
  const columns = recognise([shopify], ['Handle', 'Title', 'Variant Price'])
  expect(toRow(columns, { line: 2, cells: ['a', 'b\0', '1', '', ' '], broken: false })).toEqual({
    line: 2,
    cells: { Handle: 'a', Title: 'b', 'Variant Price': '1' },
  })
  expect(toRow(columns, { line: 3, cells: ['a', 'b', '1', 'x'], broken: false }).broken?.reason).toBe('tooManyCells')
})
test('variants, prices, stock and weights', () => {
  const { product } = shopify.read(
    rows(
      {
        ...first,
        Vendor: 'Kiln',
        'Variant Compare At Price': '12',
        'Variant Inventory Qty': '-4',
        'Variant Grams': '120',
        'Cost per item': '3.333',
        Status: 'draft',
      },
      {
        'Option1 Value': 'Large',
        'Variant Price': '9',
        'Variant Compare At Price': '8',
        'Variant Inventory Tracker': 'shopify',
        'Image Src': 'https://x.example/1.jpg',
        'Image Position': '2',
      },
      { 'Option1 Value': 'Huge', 'Variant Price': '11' },
      { 'Image Src': 'https://x.example/0.jpg', 'Image Position': '1', 'Image Alt Text': 'Cup' },
    ),
    reading,
  )
  expect(product!.skus.map((s) => [s.values[0], s.price, s.listPrice, s.stock.pieces, s.weight, s.cost])).toEqual([
    ['Small', 900, 1200, 0, 120, 333],
    ['Large', 900, null, null, null, null],
    ['Huge', 1100, null, null, null, null],
  ])
  expect(product!.pictures.map((p) => p.src.at(-5))).toEqual(['0', '1'])
  expect([product!.onSale, product!.options]).toEqual([false, [{ name: 'Size', values: ['Small', 'Large', 'Huge'] }]])
})
test('pieces count where somebody counts them and a number is told; "continue" sells beyond them', () => {
  const stock = (tracker: string, quantity: string, policy = 'deny', columns = ['Variant Inventory Tracker']) => {
    const cells = { 'Variant Inventory Tracker': tracker, 'Variant Inventory Qty': quantity }
    const row = { ...first, ...cells, 'Variant Inventory Policy': policy }
    const { product } = shopify.read(rows(row), { ...reading, columns: new Set(columns) })
    return [product!.skus[0]!.stock.pieces, product!.skus[0]!.stock.beyond]
  }
  expect(stock('shopify', '7')).toEqual([7, false])
  expect(stock('shopify', '0', 'continue')).toEqual([0, true])
  expect(stock('shopify', '-3', 'continue')).toEqual([0, true])
  expect(stock('', '0')).toEqual([null, false])
  expect(stock('', '12', 'continue')).toEqual([null, false])
  expect(stock('shopify', '')).toEqual([null, false])
  // a plain list of goods knows no trackers: what it tells is counted
  expect(stock('', '5', 'deny', [])).toEqual([5, false])
})
test('a lone default title is no option', () => {
  const { product } = shopify.read(
    rows({ ...first, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
    reading,
  )
  expect([product!.options, product!.skus[0]!.values]).toEqual([[], []])
})
test('what is wrong is told by line', () => {
  expect(told({ ...first, 'Gift Card': 'TRUE' })).toEqual(['2 a gift card'])
  expect(told({ ...first, Title: ' ' }, { 'Option1 Value': 'Big', 'Variant Price': '-1' })).toEqual([
    '2 the Title is empty',
    '3 Variant Price "-1" is below zero',
  ])
  expect(told(first, { 'Option1 Value': 'Small', 'Variant Price': '1' })).toEqual([
    '3 the variant "Small" stands twice (first in line 2)',
  ])
  expect(told(first, { 'Variant SKU': 'x', 'Variant Price': '1' })).toEqual([
    '3 the variant names no value for its options',
  ])
})

const goods: Goods = {
  handle: 'cup',
  title: 'Cup',
  body: '<p>x</p>',
  seo: { title: '', description: '' },
  vendor: 'Kiln',
  unit: '',
  category: 'Cups',
  onSale: true,
  options: ['Size'],
  skus: [
    {
      key: 'small',
      values: ['Small'],
      code: 'S',
      barcode: '',
      price: 900,
      listPrice: null,
      cost: null,
      weight: 500,
      content: null,
      stock: 3,
      beyond: false,
      picture: '',
    },
    {
      key: 'large',
      values: ['Large'],
      code: 'L',
      barcode: '',
      price: 1100,
      listPrice: 1200,
      cost: null,
      weight: 500,
      content: null,
      stock: 0,
      beyond: false,
      picture: '',
    },
  ],
  pictures: [{ address: 'https://x.example/1.jpg', alt: '' }],
}
test('what a row said otherwise comes back, until the product changes there', () => {
  const columns = new Set(['Handle', 'Title', 'Variant Price', 'Variant Grams', 'Tags', 'Option1 Value', 'Image Src'])
  const file: FileRow[] = [
    {
      cells: {
        Handle: 'cup',
        Title: ' Cup',
        'Variant Price': '9',
        'Variant Grams': '0',
        Tags: 'a, b',
        'Option1 Value': 'Small',
      },
      sku: 'small',
      picture: null,
    },
    { cells: { Handle: 'cup', 'Image Src': 'https://x.example/1.jpg' }, sku: null, picture: 'https://x.example/1.jpg' },
    { cells: { Handle: 'cup', 'Variant Price': '11.00', 'Option1 Value': 'Large' }, sku: 'large', picture: null },
  ]
  const memory = remember(goods, file, columns, rate)
  const back = toRows(goods, memory, rate).map((cells) =>
    Object.fromEntries([...columns].flatMap((c) => (cells[c] ? [[c, cells[c]]] : []))),
  )
  expect(back).toEqual(file.map((r) => r.cells))
  const changed = {
    ...goods,
    skus: [
      { ...goods.skus[0]!, price: 950 },
      { ...goods.skus[1]!, key: 'huge', values: ['Huge'] },
    ],
  }
  const now = toRows(changed, memory, rate)
  expect(now.map((c) => [c['Title'], c['Variant Price'], c['Variant Grams'], c['Option1 Value']])).toEqual([
    [' Cup', '9.50', '0', 'Small'],
    [undefined, undefined, undefined, undefined],
    [undefined, '11.00', '500', 'Huge'],
  ])
})
test('how much one piece holds is read of its measure; what is no measure is not', () => {
  const measured = (amount: string, unit: string) =>
    shopify.read(rows({ ...first, 'Unit Price Total Measure': amount, 'Unit Price Total Measure Unit': unit }), reading)
      .product!.skus[0]!.content
  expect(measured('750', 'ml')).toEqual({ amount: 750_000, unit: 'ml' })
  expect(measured('1.5', 'kg')).toEqual({ amount: 1500, unit: 'kg' })
  expect([measured('', ''), measured('3', 'floz'), measured('much', 'g')]).toEqual([undefined, undefined, undefined])
})
