// Pages as visitors get them are kept for a moment, and with them what their frame shows:
// a write makes the next one new, in every server.
// Age is held still, so that nothing but the drop can make it new.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { calls, openApp, rawRoutes, type App } from '#app.ts'
import { saveProducts } from '#features/catalog/products/products.ts'
import { saveAnnouncement, saveArticle, saveChannel } from '#features/site/content/content.ts'
import { saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { readEnv } from '#kernel/data/env.ts'
import { openHost } from '#web/host.ts'
import type { FastifyInstance } from 'fastify'
import { makeShop, same, type TestGoods } from '../goods.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let goods: TestGoods
let other: App
let otherHost: FastifyInstance
let servers: [string, string][]
beforeAll(async () => {
  world = await openWorld({ pages: 'production' })
  goods = await makeShop(world)
  const {
    context: app,
    db,
    pool,
    ask,
  } = (other = await openApp(readEnv({ DATA_DIR: '/nowhere', DEMO: '1', LOG_LEVEL: 'error' }), world.databaseUrl, true))
  const ready = () => pool.query('select 1')
  otherHost = await openHost({ app, db, calls, ask, raw: rawRoutes, ready, pages: 'production' })
  const url = await otherHost.listen({ port: 0, host: '127.0.0.1' })
  other.reachableAt(url)
  servers = [
    ['this server', world.url],
    ['another server', url],
  ]
  const now = Date.now()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  vi.spyOn(Date, 'now').mockReturnValue(now)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await otherHost.close()
  await other.close()
  await world.close()
})

const page = async (url: string, path: string): Promise<string> => (await fetch(url + path)).text()
/** The database is asked in between: what it tells of a commit comes while it is asked often enough. */
async function until(there: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    if (await there()) return true
    await world.pool.query('select 1')
  }
  return false
}

let count = 0
const body = { 'en-US': [{ p: 'One.' }] }
const contact = { telephone: '', phone: '', email: 'shop@example.com', addressChinese: '', addressEnglish: '' }
const seal = { char: '窑', shape: 'gourd', ink: '#3f6f62' } as const
/** Each write puts its word into a page; the frame's words stand on every page. */
const writes: [string, () => string, (word: string) => Promise<unknown>][] = [
  [
    'a product',
    () => `/goods/list?categoryId=${goods.categories.cups}`,
    (word) =>
      saveProducts(world.app.db, [
        {
          merchantId: goods.merchants.kiln,
          handle: 'tray',
          categoryId: goods.categories.cups,
          freightTemplateId: goods.templates.kiln,
          title: same(word),
          skus: [{ values: [], price: 5000, stock: 9, weight: 1, volume: 1 }],
        },
      ]),
  ],
  [
    'a merchant',
    () => `/home/shopIndex?id=${goods.merchants.kiln}`,
    (word) => saveMerchant(world.app.db, { code: 'kiln', name: same(word), seal }),
  ],
  [
    'an announcement',
    () => '/home/announcement',
    (word) => saveAnnouncement(world.app.db, { kind: 'system', title: same(word), body }),
  ],
  [
    'an article',
    () => '/home/articalList',
    (word) => saveArticle(world.app.db, { code: 'story', kind: 'story', title: same(word), body }),
  ],
  [
    'an article of the frame',
    () => '/home/category',
    (word) => saveArticle(world.app.db, { code: 'orders', kind: 'guide', title: same(word), body }),
  ],
  [
    'the contacts of the frame',
    () => '/home/category',
    (word) => saveChannel(world.app.db, 2421, { ...contact, telephone: word }),
  ],
]
test.each(writes)('%s: a visitor sees it with the next page, everywhere', async (_, path, write) => {
  for (let twice = 0; twice < 2; twice++) {
    for (const [, url] of servers) await page(url, path())
    const word = `Word${++count}x`
    await write(word)
    for (const [where, url] of servers)
      expect(await until(async () => (await page(url, path())).includes(word)), where).toBe(true)
  }
})
test('a page is kept until then', async () => {
  const path = `/goods/list?categoryId=${goods.categories.cups}`
  const [before] = [await page(world.url, path), await page(world.url, path)]
  await world.pool.query(`update product set title = '{"en-US": "Behind the back"}' where handle = 'tray'`)
  const [after] = [await page(world.url, path)]
  expect(before.includes('Behind the back')).toBe(false)
  expect(after.includes('Behind the back')).toBe(false)
})
test('a page of somebody who is signed in is theirs alone, and never one that was kept', async () => {
  const ana = await world.person('unmistakable')
  const path = '/user/user'
  const asAna = async () => (await fetch(world.url + path, { headers: { cookie: `token=${ana.token}` } })).text()
  const visitor = await page(world.url, path)
  const hers = await asAna()
  expect([visitor.includes('unmistakable'), hers.includes('unmistakable')]).toEqual([false, true])
  expect((await page(world.url, path)).includes('unmistakable')).toBe(false)
  await world.pool.query(`update user_account set nickname = 'renamed-at-once' where id = $1`, [ana.userId])
  expect((await asAna()).includes('renamed-at-once')).toBe(true)
})
