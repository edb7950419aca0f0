import { expect, test } from 'vitest'
import { parseDecimal } from './decimal.ts'
import { GroupIndex } from './grouping.ts'
import { faultText, type Reading, type SourceRow } from './row.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const reading: Reading = {
  language: 'en-US',
  rate: parseDecimal('1')!,
  commaFirst: false,
  columns: new Set(),
  now: Date.parse('2026-06-15T12:00:00Z'),
}
const rows = (...cells: Record<string, string>[]): SourceRow[] => cells.map((c, i) => ({ line: i + 2, cells: c }))
const read = (...cells: Record<string, string>[]) => woocommerce.read(rows(...cells), reading)
const simple = { ID: '1', Type: 'simple', SKU: 'cap', Name: 'Cap', 'Regular price': '18' }
const parent = {
  ID: '9',
  Type: 'variable',
  SKU: 'hood',
  Name: 'Hood',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Blue, Green, Red',
  'Attribute 2 name': 'Wool',
  'Attribute 2 value(s)': 'Merino',
}
const variation = (color: string, more: Record<string, string> = {}) => ({
  Type: 'variation',
  Parent: 'hood',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': color,
  'Regular price': '45',
  ...more,
})

test('a sale price counts while it runs', () => {
  const price = (more: Record<string, string>) => {
    const sku = read({ ...simple, ...more }).product!.skus[0]!
    return [sku.price, sku.listPrice]
  }
  expect(price({ 'Sale price': '16' })).toEqual([1600, 1800])
  expect(price({ 'Sale price': '18' })).toEqual([1800, null])
  expect(price({ 'Sale price': '16', 'Date sale price ends': '2026-06-14' })).toEqual([1800, null])
  expect(price({ 'Sale price': '16', 'Date sale price ends': '2026-06-15' })).toEqual([1600, 1800])
  expect(price({ 'Sale price': '16', 'Date sale price starts': '2026-06-16' })).toEqual([1800, null])
})
test('stock, weight, categories, texts', () => {
  const { product } = read({
    ...simple,
    Stock: '',
    'In stock?': '1',
    'Weight (kg)': '1.25',
    Categories: 'Clothing > Coats, Gifts',
    Brands: 'Acme',
    'Short description': '<p>Warm</p>',
    Description: 'Line\\nline',
    Images: 'https://x.example/a.jpg, https://x.example/b.jpg',
  })
  expect(product).toMatchObject({
    handle: 'cap',
    subtitle: 'Warm',
    body: 'Line\nline',
    vendor: 'Acme',
    about: { type: '', tags: [], taxonomy: [], paths: ['Clothing > Coats', 'Gifts'] },
  })
  expect([product!.skus[0]!.stock.pieces, product!.skus[0]!.weight, product!.pictures.length]).toEqual([null, 1250, 2])
  expect(read({ ...simple, 'In stock?': '0' }).product!.skus[0]!.stock).toEqual({ pieces: 0, beyond: false })
  const late = { ...simple, Stock: '0', 'In stock?': '0' }
  for (const allowed of ['1', 'notify', 'Notify'])
    expect(read({ ...late, 'Backorders allowed?': allowed }).product!.skus[0]!.stock).toEqual({
      pieces: 0,
      beyond: true,
    })
  expect(read({ ...late, 'Backorders allowed?': '0' }).product!.skus[0]!.stock.beyond).toBe(false)
  expect(read({ ...simple, SKU: '', 'Weight (lbs)': '1' }).product).toMatchObject({
    handle: 'product-1',
    skus: [{ weight: 454 }],
  })
})
test('variations make SKUs; one that leaves a value open stands for the rest and shares its pieces', () => {
  const { product } = read(parent, variation('Blue', { Stock: '4' }), variation('', { Stock: '5' }))
  expect(product!.skus.map((s) => [s.values, s.stock.pieces])).toEqual([
    [['Blue'], 4],
    [['Green'], 3],
    [['Red'], 2],
  ])
  expect(product!.options).toEqual([{ name: 'Color', values: ['Blue', 'Green', 'Red'] }])
  expect(product!.attributes).toEqual([{ name: 'Wool', value: 'Merino' }])
})
test('variations of a parent that nobody counts are not counted', () => {
  const of = (more: Record<string, string>) =>
    read({ ...parent, ...more }, variation('Blue', { Stock: 'parent' })).product!.skus.map((s) => s.stock.pieces)
  expect(of({ 'In stock?': '1' })).toEqual([null])
  expect(of({ 'In stock?': '0' })).toEqual([0])
})
test('a stock kept by the parent is shared out, never doubled', () => {
  const { product } = read(
    { ...parent, Stock: '7' },
    variation('Blue', { Stock: 'parent' }),
    variation('Green'),
    variation('Red', { Stock: '2' }),
  )
  expect(product!.skus.map((s) => s.stock.pieces)).toEqual([4, 3, 2])
})
test('what cannot be sold is told', () => {
  const told = (...cells: Record<string, string>[]) => read(...cells).faults.map((f) => `${f.line} ${faultText(f)}`)
  expect(told({ ...simple, Type: 'grouped' })).toEqual(['2 a product of type "grouped"'])
  expect(told({ ...simple, Type: 'external, virtual' })).toEqual(['2 a product of type "external"'])
  expect(told(parent)).toEqual(['2 the product has no variant with a price'])
  expect(told(variation('Blue'))).toEqual(['2 the parent "hood" of the variation is not in the file'])
  expect(told({ ...simple, 'Regular price': '' })).toEqual(['2 the Regular price is empty'])
  expect(told(parent, variation('Blue'), variation('Blue'))).toEqual([
    '4 the variant "Blue" stands twice (first in line 3)',
  ])
  const twins = read(simple, { ...simple, Name: 'Another cap' })
  expect([twins.product?.title, twins.faults.length]).toEqual(['Cap', 1])
})

async function grouped(format: typeof shopify, list: SourceRow[]): Promise<number[][]> {
  const index = new GroupIndex(format)
  for (const row of list) index.note(row)
  index.settle()
  const found: number[][] = []
  const stream = async function* () {
    yield* list
  }
  for await (const group of index.groups(stream())) found.push(group.map((r) => r.line))
  return found
}
test('rows of one product come together, wherever they stand', async () => {
  const handles = (...names: string[]) => rows(...names.map((Handle) => ({ Handle })))
  expect(await grouped(shopify, handles('a', 'a', 'b', 'c', 'a', 'd', 'b'))).toEqual([[5], [2, 3, 6], [7], [4, 8]])
  const byId = { ...variation('Green'), Parent: 'id:9' }
  expect(
    await grouped(
      woocommerce,
      rows(
        simple,
        variation('Blue'),
        { ...simple, ID: '2', SKU: 'x' },
        parent,
        byId,
        { ...simple, ID: '3', SKU: 'y' },
        variation('Red'),
      ),
    ),
  ).toEqual([[2], [4], [7], [3, 5, 6, 8]])
})
