// What search engines are told: every open page of the shop, in three languages, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { sitemap } from './xml.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())
const read = async (path: string) => {
  const reply = await fetch(world.url + path)
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
}
const placesOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!.replaceAll('&amp;', '&')))

test('robots may read the shop, not the shopper’s own pages, and are shown the sitemap', async () => {
  const { status, type, text } = await read('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const path of ['/user/', '/shoppingCart', '/api/']) expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
  const origin = world.app.context.publicUrl()
  for (const file of ['sitemap.xml', 'feed/stories.xml', 'feed/announcements.xml'])
    expect(text).toContain(`Sitemap: ${origin}/${file}\n`)
  expect(text).toContain(`${origin}/feed/products.xml`)
})

test('the list leads to every piece; the goods on sale stand there once, those off the shelf do not', async () => {
  const list = await read('/sitemap.xml')
  expect([list.status, list.type]).toEqual([200, 'application/xml; charset=utf-8'])
  const pieces = await Promise.all(placesOf(list.text).map((address) => read(address.pathname)))
  const paths = pieces.flatMap((piece) => placesOf(piece.text)).map((a) => a.pathname + a.search)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('/')
  expect(paths).toContain(`/goods/${goods.products.normal}`)
  expect(paths).toContain(`/goods/list?categoryId=${goods.categories.teapots}`)
  expect(paths).toContain(`/home/shopIndex?id=${goods.merchants.kiln}`)
  expect(paths).not.toContain(`/goods/${goods.products.offShelf}`)
})

test('a piece that does not exist, or is no number, is not found', async () => {
  expect((await read('/sitemap-goods-9999.xml')).status).toBe(404)
  for (const path of ['/sitemap-goods-0.xml', '/sitemap-goods-x.xml', '/sitemap-goods-1.xml.bak'])
    expect((await read(path)).status, path).toBe(404)
})

test('each address names its languages, and what is special in XML is written out', () => {
  const xml = sitemap('https://shop.example', [{ path: '/goods/list?categoryId=3', changedAt: new Date(0) }])
  expect(xml).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>')
  for (const lang of ['zh-CN', 'en-US', 'es-ES'])
    expect(xml).toContain(`hreflang="${lang}" href="https://shop.example/goods/list?categoryId=3&amp;lang=${lang}"`)
  expect(xml).toContain('hreflang="x-default" href="https://shop.example/goods/list?categoryId=3"')
})
