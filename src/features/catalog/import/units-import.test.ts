// The unit of sale in files: named in any language or by its code, written back, left where the file does not speak of
// it, or names one that the shop does not have.
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { orderOf } from '../../../../test/importing.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { exportCatalog } from './exporting.ts'
import { importCatalog } from './run.ts'

let world: World
const dir = mkdtempSync(join(tmpdir(), 'miralo-units-'))
beforeAll(async () => void (world = await openWorld()))
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})
const bring = async (heading: string, cell: string) => {
  const path = join(dir, 'goods.csv')
  writeFileSync(path, `Handle,Title,Variant Price,${heading}\nsock,Sock,9,${cell}\n`)
  return importCatalog(world.app.db, orderOf(path, 'Knit'))
}
const unit = async () => (await world.pool.query<{ unit: string | null }>('select unit from product')).rows[0]!.unit

test('a file says it, in any language; what it does not know, or does not say, stays as it is', async () => {
  await bring('Unit of Sale', 'Pairs')
  expect(await unit()).toBe('pair')
  await bring('销售单位', '盒')
  expect(await unit()).toBe('box')
  await bring('Unidad de venta', 'fanega')
  expect(await unit()).toBe('box')
  await bring('Vendor', 'Knit')
  expect(await unit()).toBe('box')
  await bring('Unit of Sale', 'pieces')
  expect(await unit()).toBeNull()
  const woo = join(dir, 'woo.csv')
  writeFileSync(woo, 'ID,Type,SKU,Name,Published,Regular price,销售单位\n1,simple,sock,Sock,1,9,双\n')
  await importCatalog(world.app.db, orderOf(woo, 'Wool'))
  const { rows } = await world.pool.query(
    `select p.unit from product p join merchant m on m.id = p.merchant_id where m.code = 'wool'`,
  )
  expect(rows).toEqual([{ unit: 'pair' }])
})
test('written back, with how much a piece holds; told again, nothing changes', async () => {
  await bring('Unit of Sale,Unit Price Total Measure,Unit Price Total Measure Unit', 'pair,250,g')
  const { rows } = await world.pool.query<{ id: string }>(`select id from merchant where code = 'knit'`)
  const path = join(dir, 'out.csv')
  const order = {
    merchantId: Number(rows[0]!.id),
    language: 'en-US',
    publicUrl: '',
    progress: () => undefined,
  } as const
  await exportCatalog(world.app.db, order, createWriteStream(path))
  const [row] = parse(readFileSync(path, 'utf8'), { columns: true, bom: true })
  expect(row).toMatchObject({
    'Unit of Sale (product.metafields.custom.unit_of_sale)': 'pair',
    'Unit Price Total Measure': '250',
    'Unit Price Total Measure Unit': 'g',
  })
  expect((await importCatalog(world.app.db, orderOf(path, 'Knit'))).unchanged).toBe(1)
})
