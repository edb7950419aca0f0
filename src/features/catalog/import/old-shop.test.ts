// What a shop brings along besides its goods: the words for search engines, and the addresses that others link to.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../../../../test/importing.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveCategory } from '#features/catalog/products/products.ts'
import { importCatalog, type Order } from './run.ts'

let world: World
const dir = mkdtempSync(join(tmpdir(), 'miralo-old-shop-'))
beforeAll(async () => void (world = await openWorld()))
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})
const put = (name: string, text: string): string => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}
const run = (path: string, merchant: string, more: Partial<Order> = {}) =>
  importCatalog(world.app.db, orderOf(path, merchant, more))
const idOf = async (handle: string, merchant: string): Promise<number> =>
  Number(
    (
      await world.pool.query<{ id: string }>(
        `select p.id from product p join merchant m on m.id = p.merchant_id where p.handle = $1 and m.code = $2`,
        [handle, merchant],
      )
    ).rows[0]!.id,
  )
const leads = async (path: string): Promise<[number, string | null]> => {
  const reply = await fetch(`${world.url}${path}`, { redirect: 'manual' })
  return [reply.status, reply.headers.get('location')]
}

test('the words for search engines come along, in the language of the file', async () => {
  const head = 'Handle,Title,Variant Price,SEO Title,SEO Description'
  const path = put('seo.csv', `${head}\nwok,Wok,90,"Wok, hand hammered",For life & more\n`)
  await run(path, 'Wok shop')
  const id = await idOf('wok', 'wok-shop')
  const seen = async (lang: string) => {
    const goods = await world.must('/api/v2/goods/goods/detail/normal', { id }, { lang })
    return [goods.title, goods.seoTitle, goods.seoDescription]
  }
  expect(await seen('en-US')).toEqual(['Wok', 'Wok, hand hammered', 'For life & more'])
  expect(await seen('zh-CN')).toEqual(['Wok', '', ''])
  await run(put('seo-zh.csv', `${head}\nwok,炒锅,90,手工炒锅,\n`), 'Wok shop', { language: 'zh-CN' })
  expect(await seen('zh-CN')).toEqual(['炒锅', '手工炒锅', ''])
  // a file that does not speak of them leaves them, one that empties them takes them away
  await run(put('no-seo.csv', 'Handle,Title,Variant Price\nwok,Wok,95\n'), 'Wok shop')
  expect(await seen('en-US')).toEqual(['Wok', 'Wok, hand hammered', 'For life & more'])
  expect((await run(path, 'Wok shop')).updated).toBe(1)
  await run(put('empty-seo.csv', `${head}\nwok,Wok,95,,\n`), 'Wok shop')
  expect(await seen('en-US')).toEqual(['Wok', '', ''])
  expect(readFileSync(path, 'utf8')).toContain('hand hammered')
})
test('addresses of the old shop lead on: goods on sale first, in the language asked', async () => {
  await run(put('one.csv', 'Handle,Title,Variant Price,Status\npan,Pan,50,draft\ntiao-锅,Pot,5,active\n'), 'First')
  await run(put('two.csv', 'Handle,Title,Variant Price,Status\npan,Pan,50,active\n'), 'Second')
  const [draft, onSale, pot] = [await idOf('pan', 'first'), await idOf('pan', 'second'), await idOf('tiao-锅', 'first')]
  expect(await leads('/products/pan')).toEqual([301, `/goods/${onSale}`])
  expect(await leads('/products/pan?variant=42&lang=es-ES')).toEqual([301, `/goods/${onSale}?lang=es-ES`])
  expect(await leads('/collections/summer/products/pan')).toEqual([301, `/goods/${onSale}`])
  expect(await leads(`/products/${encodeURIComponent('tiao-锅')}`)).toEqual([301, `/goods/${pot}`])
  await world.pool.query(`update product set status = 'deleted' where id = $1`, [onSale])
  expect(await leads('/products/pan')).toEqual([301, `/goods/${draft}`])
  const category = await saveCategory(world.app.db, { code: 'pans', name: { 'en-US': 'Pans' } })
  expect(await leads('/collections/pans')).toEqual([301, `/goods/list?categoryId=${category}`])
  // nobody's: on to the page that says so, and not for good; and never out of the shop
  expect(await leads('/products/nobody')).toEqual([302, '/goods/0'])
  for (const odd of ["x'--", '%00', '%2F%2Fevil.example', '..%2F..%2Fetc', 'pan%0d%0aset-cookie:x'])
    expect((await leads(`/products/${odd}`))[1] ?? '/').toMatch(/^\/(?!\/)/)
  for (const path of ['/products/%00', '/products/pan%00', '/collections/%00'])
    expect((await leads(path))[0], path).toBe(302)
  expect(await leads('/products/pan?lang=https://evil.example')).toEqual([301, `/goods/${draft}`])
})
