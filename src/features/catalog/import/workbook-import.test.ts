// Goods out of a workbook of Excel, at the desk and by the command line: the same as out of the CSV of it; what is
// none, or of old, is said so; pieces are counted by one too.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { orderOf } from '../../../../test/importing.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { fileResult, mustSend, sendFile } from '../../../../test/uploading.ts'
import { asWorkbook, workbook } from '../../../../test/workbooks.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { importCatalog } from './run.ts'
import { workbookType } from '#features/platform/uploads/limits.ts'

let world: World
let goods: TestGoods
let keeper: Clerk
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0 } })
  goods = await makeShop(world)
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
})
afterAll(() => world.close())
const requestId = () => crypto.randomUUID()
const plain = { language: 'en-US' as const, currency: 'CNY', rate: '1', headings: [], categories: [] }

async function added(bytes: Buffer, type = workbookType) {
  const { uploadId } = await mustSend(world, keeper, 'importFile', bytes, type)
  return world.ask('/api/v2/mch/goods/import/add', { uploadId, name: 'goods.xlsx', requestId: requestId() }, keeper)
}
async function brought(bytes: Buffer, type = workbookType) {
  const { jobId } = (await added(bytes, type)).data
  await world.must('/api/v2/mch/goods/import/begin', { jobId, dryRun: false, ...plain, requestId: requestId() }, keeper)
  await world.runJobs()
  return world.must('/api/v2/mch/goods/import/detail', { jobId }, keeper)
}

test('a workbook is brought in: barcodes whole, prices as shown, faults by the rows of the sheet', async () => {
  const told = await brought(
    workbook({
      formats: ['0.00'],
      rows: [
        ['Handle', 'Title', 'Variant Price', 'Variant SKU', 'Variant Barcode', 'Variant Inventory Qty'],
        ['cup', 'A cup\nof two lines', { value: 12.504999999, style: 1 }, 'X-1', 7_612_345_678_901, 4],
        [],
        ['bowl', 'Bowl', 'no price', 'X-2', null, 3],
      ],
    }),
  )
  expect(told).toMatchObject({
    status: 'done',
    form: { format: 'shopify' },
    report: { created: 1, skippedProducts: 1 },
  })
  expect(told.report!.faults[0]!.line).toBe(4)
  const { rows } = await world.pool.query(
    `select k.barcode, k.price::int, s.on_hand::int as pieces from sku k join stock s on s.sku_id = k.id
      where k.code = 'X-1'`,
  )
  expect(rows).toEqual([{ barcode: '7612345678901', price: 1250, pieces: 4 }])
})
test('what goes out as CSV comes back as a workbook, and nothing has changed', async () => {
  const { jobId } = await world.must('/api/v2/mch/goods/export', {}, keeper)
  await world.runJobs()
  const csv = await fileResult(world, keeper, jobId)
  const first = await brought(Buffer.from(csv), 'text/csv')
  const records: string[][] = parse(csv, { bom: true, relax_column_count: true })
  const told = await brought(asWorkbook(records))
  expect(told.report).toMatchObject({ created: 0, updated: 0, skippedProducts: 0 })
  expect(told.report!.unchanged).toBe(first.report!.updated + first.report!.unchanged)
  expect(told.report!.unchanged).toBeGreaterThan(1)
})
test('by the command line too; one of old, and one that defines entities, are refused in words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'))
  const ran = async (bytes: Buffer) => {
    const path = join(folder, 'goods.csv')
    await writeFile(path, bytes)
    return importCatalog(world.app.db, orderOf(path, 'kiln'))
  }
  const report = await ran(
    workbook({
      rows: [
        ['Handle', 'Title', 'Variant Price'],
        ['line', 'Line', 9.5],
      ],
    }),
  )
  expect(report).toMatchObject({ created: 1, rows: 1 })
  await expect(ran(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))).rejects.toThrow('.xls')
  const doctype = { 'xl/worksheets/sheet1.xml': '<!DOCTYPE w [<!ENTITY a "b">]><worksheet/>' }
  await expect(ran(workbook({ rows: [], parts: doctype }))).rejects.toThrow('XML of its own')
  await rm(folder, { recursive: true })
})
test('what a file is, its bytes say: neither name nor announcement', async () => {
  const book = workbook({
    rows: [
      ['Handle', 'Title', 'Variant Price'],
      ['a', 'A', 1],
    ],
  })
  expect((await sendFile(world, keeper, 'importFile', book, 'text/csv')).status).toBeGreaterThan(399)
  expect((await sendFile(world, keeper, 'importFile', Buffer.from('a,b\n1,2\n'), workbookType)).status).toBeGreaterThan(
    399,
  )
  const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(400)])
  expect((await sendFile(world, keeper, 'importFile', zip, workbookType)).status).toBeGreaterThan(399)
  const rows = workbook({
    rows: [],
    parts: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${'<row/>'.repeat(2_000_000)}` },
  })
  expect((await added(rows)).code).toBe(40086)
})
test('pieces are counted by a workbook', async () => {
  const file = workbook({
    rows: [
      ['SKU', 'Qty'],
      ['X-1', 9],
    ],
  }).toString('base64')
  const told = await world.must('/api/v2/mch/stock/count/check', { file }, keeper)
  expect(JSON.stringify(told)).toContain('"counted":9')
})
