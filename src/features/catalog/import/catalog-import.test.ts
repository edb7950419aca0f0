// Whole imports into a shop of their own: hard files, the second time, other encodings, the commands.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../../../../test/importing.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveCategory } from '#features/catalog/products/saving.ts'
import { UnreadableFile } from './records.ts'
import { faultText } from './row.ts'
import { importCatalog, type Order, type Report } from './run.ts'

let world: World
const dir = mkdtempSync(join(tmpdir(), 'miralo-import-'))
beforeAll(async () => {
  world = await openWorld()
  for (const [code, name] of [
    ['cups', 'Cups'],
    ['coats', 'Coats'],
    ['lighting', 'Lighting'],
  ] as const)
    await saveCategory(world.app.db, { code, name: { 'en-US': name } })
})
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})
const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))
const put = (name: string, text: string): string => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}
const run = (path: string, merchant: string, more: Partial<Order> = {}): Promise<Report> =>
  importCatalog(world.app.db, orderOf(path, merchant, more))
const counts = (r: Report): number[] => [r.created, r.updated, r.unchanged]
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await world.pool.query(text, values)).rows as T[]
const count = async (table: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n

test('a hard Shopify file: what is good goes in, what is not is named by its line', async () => {
  const report = await run(fixture('shopify-hard.csv'), 'Nanshan Kiln')
  expect(counts(report)).toEqual([3, 0, 0])
  expect(
    report.skipped.map(
      (f) => `${f.line} ${f.product}: ${faultText(f)}${f.with.length > 0 ? ` +${f.with.join()}` : ''}`,
    ),
  ).toEqual([
    '10 no-price: the Variant Price is empty',
    '12 half-bad: Variant Price "twelve" is not an amount of money +11',
    '12 half-bad: Variant Grams "heavy" is not a number',
    '13 gift-card: a gift card',
    '14 : the Handle is empty',
    '15 lost-quote: the quote opened in this line is never closed',
    '16 slipped: 32 cells, but the header has 30',
  ])
  expect([report.rows, report.skippedRows, report.headingsTwice, report.picturesAwaited]).toEqual([13, 7, ['Tags'], 3])
  const products = await rows(
    `select p.handle, p.status, p.price, p.price_max, p.list_price, c.code as category, b.name ->> 'en-US' as brand,
       p.body ->> 'en-US' as body, p.pictures -> 0 ->> 'file' as picture
     from product p join category c on c.id = p.category_id left join brand b on b.id = p.brand_id
     join merchant m on m.id = p.merchant_id where m.code = 'nanshan-kiln' order by p.source -> 'line'`,
  )
  expect(products).toEqual([
    {
      handle: 'celadon-cup',
      status: 'onSale',
      price: 4990,
      price_max: 6990,
      list_price: 5900,
      category: 'cups',
      brand: 'Nanshan',
      body: '<p>Thrown by hand,\nfired twice.</p>\n',
      picture: 'placeholder',
    },
    {
      handle: 'plain-bowl',
      status: 'offShelf',
      price: 129_950,
      price_max: 129_950,
      list_price: null,
      category: 'other',
      brand: 'Nanshan',
      body: null,
      picture: 'placeholder',
    },
    {
      handle: 'after-all',
      status: 'onSale',
      price: 800,
      price_max: 800,
      list_price: null,
      category: 'lighting',
      brand: 'Nanshan',
      body: 'a "quoted" word',
      picture: 'placeholder',
    },
  ])
  const skus = await rows(
    `select k.code, k.option_values, k.list_price, k.weight_g, k.barcode, k.cost,
       case when s.policy <> 'uncounted' then s.on_hand end as on_hand
     from sku k join stock s on s.sku_id = k.id join product p on p.id = k.product_id
     where p.handle in ('celadon-cup', 'plain-bowl') order by p.handle, k.position`,
  )
  expect(skus).toEqual([
    {
      code: 'CUP-1',
      option_values: ['celadon', '0-2-l'],
      list_price: 5900,
      weight_g: 180,
      barcode: '6901234567890',
      cost: 2150,
      on_hand: 12,
    },
    {
      code: 'CUP-2',
      option_values: ['celadon', '0-4-l'],
      list_price: null,
      weight_g: 260,
      barcode: '',
      cost: null,
      on_hand: 0,
    },
    {
      code: 'CUP-3',
      option_values: ['ink', '0-2-l'],
      list_price: null,
      weight_g: 0,
      barcode: '',
      cost: null,
      on_hand: null,
    },
    { code: '0042', option_values: [], list_price: null, weight_g: 0, barcode: '', cost: null, on_hand: null },
  ])
})
test('the second time nothing changes: not a row, not a moment', async () => {
  const before = await rows('select id, updated_at from product order by id')
  const moves = await count('stock_move')
  expect(counts(await run(fixture('shopify-hard.csv'), 'Nanshan Kiln'))).toEqual([0, 0, 3])
  expect(await rows('select id, updated_at from product order by id')).toEqual(before)
  expect([
    await count('stock_move'),
    await count('merchant'),
    await count('freight_template'),
    await count("category where code = 'other'"),
  ]).toEqual([moves, 1, 1, 1])
})
test('the file does not bring back what was sold, nor take away what the shop added', async () => {
  await world.pool.query(`update stock set on_hand = 5 where sku_id = (select id from sku where code = 'CUP-1')`)
  await world.pool.query(
    `update product set title = title || '{"zh-CN": "青瓷杯"}', fact = '{"en-US": "Fired twice"}', purchase_limit = 2,
       category_id = (select id from category where code = 'coats') where handle = 'celadon-cup'`,
  )
  await world.pool.query(`update sku set member_price = 4500 where code = 'CUP-1'`)
  expect(counts(await run(fixture('shopify-hard.csv'), 'Nanshan Kiln'))).toEqual([0, 0, 3])
  const more = readFileSync(fixture('shopify-hard.csv'), 'utf8').replace(',12,deny,49.9,', ',20,deny,48,')
  expect(counts(await run(put('more.csv', more), 'Nanshan Kiln'))).toEqual([0, 1, 2])
  expect(
    await rows(
      `select p.title, p.purchase_limit, c.code as category, k.price, k.member_price, s.on_hand
       from sku k join stock s on s.sku_id = k.id join product p on p.id = k.product_id
       join category c on c.id = p.category_id where k.code = 'CUP-1'`,
    ),
  ).toEqual([
    {
      title: { 'en-US': 'Cup "Spring"', 'zh-CN': '青瓷杯' },
      purchase_limit: 2,
      category: 'coats',
      price: 4800,
      member_price: 4500,
      on_hand: 20,
    },
  ])
})
test('other encodings and separators', async () => {
  expect(counts(await run(fixture('shopify-gbk.csv'), '南山窑', { language: 'zh-CN' }))).toEqual([2, 0, 0])
  expect(
    counts(
      await run(fixture('shopify-semicolons.csv'), 'Luz y Lino', { language: 'es-ES', currency: 'EUR', rate: '7.85' }),
    ),
  ).toEqual([2, 0, 0])
  expect(counts(await run(fixture('shopify-utf16.csv'), 'Paperbird', { language: 'es-ES' }))).toEqual([2, 0, 0])
  expect(
    await rows(
      `select handle, title, price, list_price, status from product
       where handle in ('青瓷茶壶', 'lampara-niña', 'sillon', 'cuaderno') order by created_at, source -> 'line'`,
    ),
  ).toEqual([
    { handle: '青瓷茶壶', title: { 'zh-CN': '青瓷茶壶' }, price: 32_800, list_price: null, status: 'onSale' },
    {
      handle: 'lampara-niña',
      title: { 'es-ES': 'Lámpara «Niña»' },
      price: 981_172,
      list_price: 1_176_715,
      status: 'onSale',
    },
    { handle: 'sillon', title: { 'es-ES': 'Sillón España' }, price: 627_608, list_price: null, status: 'onSale' },
    { handle: 'cuaderno', title: { 'es-ES': 'Cuaderno ñandú 🐦' }, price: 3900, list_price: null, status: 'onSale' },
  ])
})
test('a WooCommerce file', async () => {
  const report = await run(fixture('woocommerce.csv'), 'Seis Hilos')
  expect([counts(report), report.skipped.map((f) => f.line)]).toEqual([
    [4, 0, 0],
    [9, 10, 11, 12],
  ])
  expect(counts(await run(fixture('woocommerce.csv'), 'Seis Hilos'))).toEqual([0, 0, 4])
  const skus = await rows(
    `select k.option_values as values, k.price, k.list_price, k.weight_g,
       case when s.policy <> 'uncounted' then s.on_hand end as on_hand
     from sku k join stock s on s.sku_id = k.id join product p on p.id = k.product_id
     where p.handle in ('hoodie', 'belt') order by p.handle, k.position`,
  )
  expect(skus).toEqual([
    { values: [], price: 5500, list_price: 6500, weight_g: 1200, on_hand: null },
    { values: ['blue', 'yes'], price: 4500, list_price: null, weight_g: 1500, on_hand: 5 },
    { values: ['blue', 'no'], price: 4200, list_price: 4500, weight_g: 1500, on_hand: 7 },
    { values: ['green', 'yes'], price: 4500, list_price: null, weight_g: 1500, on_hand: 5 },
    { values: ['green', 'no'], price: 4500, list_price: null, weight_g: 1500, on_hand: 4 },
  ])
})
test('a dry run counts and writes nothing; a file of another kind is refused at once', async () => {
  const before = [await count('product'), await count('merchant'), await count('graphile_worker._private_jobs')]
  expect(counts(await run(fixture('woocommerce.csv'), 'Nobody yet', { dryRun: true }))).toEqual([4, 0, 0])
  await expect(run(put('other.csv', 'name,price\nx,1\n'), 'Nobody yet')).rejects.toThrow(UnreadableFile)
  await expect(run(put('empty.csv', '\n\n'), 'Nobody yet')).rejects.toThrow('the file is empty')
  await expect(run(fixture('woocommerce.csv'), 'Nobody yet', { mapping: { caps: 'no-such' } })).rejects.toThrow(
    'no-such',
  )
  expect([await count('product'), await count('merchant'), await count('graphile_worker._private_jobs')]).toEqual(
    before,
  )
})
test('a product that crosses a batch stays whole, and one that the database refuses stays out alone', async () => {
  const lines = Array.from({ length: 199 }, (_, i) => `s-${i},Thing ${i},3,,`)
  const last = Array.from({ length: 30 }, (_, i) => `big,${i === 0 ? 'Big' : ''},5,Size,S${i}`)
  const path = put(
    'batches.csv',
    ['Handle,Title,Variant Price,Option1 Name,Option1 Value', ...lines, ...last, `s-x,After,3,,`].join('\n'),
  )
  await world.pool.query(`alter table product add constraint not_this check (handle <> 's-7')`)
  const report = await run(path, 'Batches')
  await world.pool.query('alter table product drop constraint not_this')
  expect([counts(report), report.skipped.map((f) => [f.line, f.product, f.reason])]).toEqual([
    [200, 0, 0],
    [[9, 's-7', 'refused']],
  ])
  expect(
    await rows(`select count(*)::int as n from sku k join product p on p.id = k.product_id where p.handle = 'big'`),
  ).toEqual([{ n: 30 }])
})

test(
  'the commands: a summary by line, one clear line for what is wrong, and the file back',
  { timeout: 120_000 },
  async () => {
    const env = { ...process.env, DATABASE_URL: world.databaseUrl, DATA_DIR: dir }
    const node = (...args: string[]) =>
      promisify(execFile)(process.execPath, args, { env, cwd: fileURLToPath(new URL('../../../../', import.meta.url)) })
    const told = ['--merchant', 'Command merchant', '--freight', '8/99']
    const { stdout } = await node('bin/import-catalog.ts', fixture('shopify-hard.csv'), ...told)
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      'Shopify file, utf-8, 13 rows',
      'products: 3 created, 0 updated, 0 unchanged, 5 left out',
      'skipped rows: 7',
      '  line 10: the Variant Price is empty (product "no-price")',
      '  line 12: Variant Price "twelve" is not an amount of money (product "half-bad", with it line 11)',
    ])
    const out = await node('bin/export-catalog.ts', '--merchant', 'Command merchant')
    expect(out.stdout.split('\n')[1]).toMatch(/^celadon-cup,/)
    await expect(
      node('bin/import-catalog.ts', put('people.csv', 'name,age\nx,1\n'), '--merchant', 'Command merchant'),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^neither a Shopify nor a WooCommerce product file: [^\n]+\n$/) as string,
    })
    await expect(
      node('bin/import-catalog.ts', fixture('shopify-hard.csv'), '--merchant', 'Never seen'),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^"Never seen" has no freight yet: [^\n]+\n$/) as string,
    })
    const map = join(dir, 'map.json')
    await node('bin/import-catalog.ts', fixture('shopify-hard.csv'), '--suggest-map', map)
    expect(JSON.parse(readFileSync(map, 'utf8'))).toMatchObject({ Cups: 'cups' })
    await expect(node('bin/export-catalog.ts', '--merchant', 'Nobody at all')).rejects.toMatchObject({
      code: 1,
      stderr: 'no merchant "Nobody at all"\n',
    })
  },
)
