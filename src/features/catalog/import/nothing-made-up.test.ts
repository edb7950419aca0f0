// What a file does not tell: freight of a new merchant, promises, weights. None of it is made up.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../../../../test/importing.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { FreightNotTold } from './merchant.ts'
import { importCatalog, type Order, type Report } from './run.ts'

let world: World
const dir = mkdtempSync(join(tmpdir(), 'miralo-import-'))
beforeAll(async () => void (world = await openWorld()))
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
const rows = async <T>(text: string): Promise<T[]> => (await world.pool.query(text)).rows as T[]
const count = async (table: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n

test('freight of a new merchant is asked, not invented; what is there already stays', async () => {
  const { freight: _, ...silent } = orderOf(fixture('woocommerce.csv'), 'New here')
  const before = await count('merchant')
  await expect(importCatalog(world.app.db, silent)).rejects.toThrow(FreightNotTold)
  expect([(await importCatalog(world.app.db, { ...silent, dryRun: true })).created, await count('merchant')]).toEqual([
    4,
    before,
  ])
  await run(fixture('woocommerce.csv'), 'New here', { freight: { fee: 850, freeFrom: 9900 } })
  // once it is there, nobody need say so again, and saying otherwise changes nothing
  await importCatalog(world.app.db, silent)
  await run(fixture('woocommerce.csv'), 'New here', { freight: { fee: 1, freeFrom: null } })
  expect(
    await rows(
      `select t.charged_by, r.areas, r.first_fee, r.next_fee, r.free_from_amount from freight_template t
         join freight_region r on r.template_id = t.id join merchant m on m.id = t.merchant_id
       where m.code = 'new-here'`,
    ),
  ).toEqual([{ charged_by: 'piece', areas: ['CN'], first_fee: 850, next_fee: 0, free_from_amount: 9900 }])
})
test('nothing is promised that the merchant did not; weights that files do not tell are not made up', async () => {
  const path = put('promise.csv', 'Handle,Title,Variant Price,Variant Grams\np-1,Thing,5,\np-2,Thing,5,120\n')
  const report = await run(path, 'Promising')
  const seen = () =>
    rows(
      `select p.handle, p.services, k.weight_g as weight from product p join sku k on k.product_id = p.id
       where p.handle like 'p-%' order by 1`,
    )
  expect([report.weightless, await seen()]).toEqual([
    1,
    [
      { handle: 'p-1', services: [], weight: 0 },
      { handle: 'p-2', services: [], weight: 120 },
    ],
  ])
  // a weight that somebody entered stays, a promise made later holds for new goods only
  await world.pool.query(
    `update sku set weight_g = 75 where product_id = (select id from product where handle = 'p-1')`,
  )
  const more = put('promise.csv', `${readFileSync(path, 'utf8')}p-3,Thing,5,\n`)
  expect(counts(await run(more, 'Promising', { promises: ['return7'] }))).toEqual([1, 0, 2])
  expect(await seen()).toEqual([
    { handle: 'p-1', services: [], weight: 75 },
    { handle: 'p-2', services: [], weight: 120 },
    { handle: 'p-3', services: ['return7'], weight: 0 },
  ])
})
test('a spreadsheet is told from a table of text', async () => {
  for (const head of ['504b030414000600', 'd0cf11e0a1b11ae1']) {
    writeFileSync(join(dir, 'book.xlsx'), Buffer.from(head + '00'.repeat(40), 'hex'))
    await expect(run(join(dir, 'book.xlsx'), 'Nobody yet')).rejects.toThrow(/save it as .*CSV/)
  }
})
