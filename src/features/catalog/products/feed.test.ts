// The feed for merchant centres: every SKU on sale in one language, with what it costs and whether it can be had.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { feedItems, isGtin } from './feed.ts'
import type { FeedGoods } from './feed-queries.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const read = async (query = '') => {
  const reply = await fetch(`${world.url}/feed/products.xml${query}`)
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
const itemOf = (xml: string, skuId: number) =>
  xml.split('\n').find((line) => line.includes(`<g:id>${skuId}</g:id>`)) ?? ''

test('all SKUs on sale stand in it once, by price, stock and page; nothing that is off the shelf', async () => {
  const { status, headers, text } = await read('?lang=es-ES')
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ])
  const ids = [...text.matchAll(/<g:id>(\d+)<\/g:id>/g)].map((m) => Number(m[1]))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(goods.skus.normal)
  const item = itemOf(text, goods.skus.normal)
  const { price } = (await world.must('/api/v2/goods/goods/detail/normal', { id: goods.products.normal })).skus[0]!
  expect(item).toContain(`${(price / 100).toFixed(2)} CNY`)
  expect(item).toContain('<g:availability>in_stock</g:availability>')
  expect(item).toContain(`/goods/${goods.products.normal}?skuId=${goods.skus.normal}&amp;lang=es-ES</g:link>`)
  expect(text).not.toContain(`/goods/${goods.products.offShelf}?`)
  expect(text.endsWith('</channel>\n</rss>\n')).toBe(true)
})

test('it is read page by page, and no SKU is lost or doubled between two', async () => {
  await world.pool.query(
    `insert into product (merchant_id, category_id, freight_template_id, handle, title, status)
      select p.merchant_id, p.category_id, p.freight_template_id, 'feed-' || n, '{"en-US": "Many"}', 'onSale'
      from product p, generate_series(1, 1100) n where p.id = $1`,
    [goods.products.normal],
  )
  await world.pool.query(
    `insert into sku (product_id, code, price) select id, 'F' || id, 100 from product where handle like 'feed-%'`,
  )
  const ids = [...(await read()).text.matchAll(/<g:id>(\d+)<\/g:id>/g)].map((m) => m[1])
  expect(new Set(ids).size).toBe(ids.length)
  const { rows } = await world.pool.query<{ n: number }>(
    `select count(*)::int as n from sku k join product p on p.id = k.product_id join merchant m on m.id = p.merchant_id
      where p.status = 'onSale' and k.status = 'onSale' and m.status = 'open'`,
  )
  expect(ids).toHaveLength(rows[0]!.n)
})

const teapot: FeedGoods = {
  id: 7,
  title: 'Teapot <b> & "more" \u0000',
  description: '',
  condition: 'used',
  brand: null,
  category: 'Teapots',
  paused: false,
  pictures: ['a', 'b'],
  options: [{ code: 'color', name: { 'en-US': 'Glaze' }, values: [{ code: 'iron', name: { 'en-US': 'Iron red' } }] }],
  skus: [
    {
      id: 1,
      code: 'T-1',
      barcode: '4006381333931',
      optionValues: ['iron'],
      price: 1999,
      listPrice: 2500,
      available: 4,
      stock: 'preorder',
      ready: 0,
      preorderDay: '2026-12-20',
      weight: 300,
      content: { amount: 750_000, unit: 'ml' },
      picture: 'b',
    },
  ],
}
test('an item says what its page says, and nothing in it ends it early', () => {
  const item = feedItems('https://shop.example', 'en-US', teapot)
  for (const part of [
    '<g:title>Teapot &lt;b&gt; &amp; &quot;more&quot;  · Iron red</g:title>',
    '<g:image_link>https://shop.example/img/b-1440.webp</g:image_link>',
    '<g:additional_image_link>https://shop.example/img/a-1440.webp</g:additional_image_link>',
    '<g:availability>preorder</g:availability><g:availability_date>2026-12-20</g:availability_date>',
    '<g:price>25.00 CNY</g:price><g:sale_price>19.99 CNY</g:sale_price>',
    '<g:condition>used</g:condition>',
    '<g:gtin>4006381333931</g:gtin>',
    '<g:color>Iron red</g:color>',
  ])
    expect(item).toContain(part)
  expect(item).not.toContain('item_group_id')
  expect(feedItems('https://shop.example', 'en-US', { ...teapot, paused: true })).toContain('out_of_stock')
})
test('a barcode is a number of the trade only where its last figure is right', () => {
  expect(['4006381333931', '73513537', '036000291452', '10614141000415'].filter(isGtin)).toHaveLength(4)
  expect(['4006381333932', '123', 'ABC', ''].filter(isGtin)).toEqual([])
})
