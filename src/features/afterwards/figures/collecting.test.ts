// Looks of shoppers, counted in memory and written by the hour: forged ones, floods, bots, what is kept of words, and
// that nothing of a visitor outlives the day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHmac } from 'node:crypto'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { atDesk } from '../../../../test/claims.ts'
import { figuresAddUp } from '../../../../test/figure-sums.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { pastMidnight } from '../../../../test/settling.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { cleaned, keepTraffic, noteLook } from './collecting.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let kiln: Clerk
beforeAll(async () => {
  world = await openWorld({ env: { TRUST_PROXY: '127.0.0.1' }, settings: { readsPerMinute: 0 } })
  goods = await makeShop(world)
  ana = await buyer(world)
  kiln = await clerkOf(world, goods.merchants.kiln, 'manager')
})
afterAll(async () => {
  await figuresAddUp(world)
  await world.close()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const from = (ip: string, agent = firefox) => ({ headers: { 'x-forwarded-for': ip, 'user-agent': agent } })
const look = (input: object, who: object = from('203.0.113.7')) => world.ask('/api/v2/goods/look/add', input, who)
const written = () => keepTraffic(world.app.db, world.app.context)
const days = async (period: '7d' | '12m') =>
  (await world.must('/api/v2/mch/stat/days', { period }, await atDesk(world, kiln))).sum
const today = () => days('7d')
const words = async () =>
  (await world.must('/api/v2/mch/stat/source', { period: '7d' }, await atDesk(world, kiln))).words

test('views count once an hour per visitor, a visitor once a day, pieces in carts by their SKU', async () => {
  // an hour later it must still be today
  await pastMidnight(world)
  const { normal } = goods.products
  for (let i = 0; i < 3; i++) await look({ productId: normal })
  await look({ productId: goods.products.cent })
  await look({ productId: normal }, from('203.0.113.8'))
  await look({ skuId: goods.skus.normal })
  await look({ merchantId: goods.merchants.kiln }, from('203.0.113.9'))
  await look({ productId: normal }, { ...from('203.0.113.10'), token: ana.token })
  await look({ productId: normal }, { ...from('203.0.113.11'), token: ana.token })
  await written()
  expect(await today()).toMatchObject({ visitors: 4, views: 4, carts: 1 })
  await world.advance(3_600_000)
  await look({ productId: normal })
  await written()
  expect(await today()).toMatchObject({ visitors: 4, views: 5 })
})

test('forged looks count for nobody: strange goods, off the shelf, two things at once, unknown keys', async () => {
  const before = await today()
  expect((await look({ productId: 99_999_999 }, from('203.0.113.20'))).status).toBe(200)
  await look({ productId: goods.products.offShelf }, from('203.0.113.20'))
  await look({ merchantId: 99_999_999 }, from('203.0.113.20'))
  expect((await look({ productId: goods.products.normal, skuId: goods.skus.normal })).data.reason).toBe('badInput')
  expect((await look({})).data.reason).toBe('badInput')
  expect((await look({ productId: 1, merchant: 2 })).status).toBe(400)
  expect((await look({ productId: 1, from: { kind: 'search', word: 'x'.repeat(300) } })).status).toBe(400)
  expect((await look({ productId: 1, from: { kind: 'home', block: '<script>' } })).status).toBe(400)
  await written()
  expect(await today()).toEqual(before)
})

test('bots are not counted, nor who tells nothing of their browser', async () => {
  const before = await today()
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  await look({ productId: goods.products.normal }, from('198.51.100.1', bot))
  await look({ productId: goods.products.normal }, from('198.51.100.2', ''))
  await written()
  expect(await today()).toEqual(before)
})

test('a flood under ever new names from one network is cut', async () => {
  const before = (await today()).visitors
  const flood = Array.from({ length: 400 }, (_, i) =>
    look({ productId: goods.products.normal }, from('198.51.100.9', `${firefox} ${i}`)),
  )
  await Promise.all(flood)
  await written()
  expect((await today()).visitors - before).toBe(300)
})

test('words of a search stand only when people of several networks used them, and never as typed', async () => {
  const search = (word: string, ip: string, agent = firefox) =>
    look({ productId: goods.products.normal, from: { kind: 'search', word } }, from(ip, agent))
  await world.advance(3_600_000)
  for (const n of [1, 2, 3]) await search('  TEAPOT ', `192.0.2.${n}`)
  for (const n of [1, 2]) await search('my secret illness', `192.0.2.${n + 10}`)
  for (const n of [1, 2, 3, 4]) await search('one network', '192.0.2.30', `${firefox} ${n}`)
  for (const n of [1, 2, 3]) await search('call 13800132719', `192.0.2.${n + 40}`)
  await written()
  expect(await words()).toEqual([{ word: 'teapot', people: 3 }])
  expect(cleaned('=HYPERLINK("http://x")')).toBeUndefined()
})

test('half a letter in the words of one loses nothing of what others did', async () => {
  const before = (await today()).views
  await world.advance(3_600_000)
  // cut at two hundred, the last of it would be half
  const word = `ab${'\u200B'.repeat(197)}\u{1F600}`
  await look({ productId: goods.products.normal, from: { kind: 'search', word } }, from('192.0.2.60'))
  await look({ productId: goods.products.normal }, from('192.0.2.61'))
  await written()
  expect((await today()).views - before).toBe(2)
})
test('no row is made of departments and parts of the home page that somebody makes up', async () => {
  await world.advance(3_600_000)
  const cups = goods.categories.cups
  for (const categoryId of [cups, 77_777_777, 9_007_199_254_740_991])
    await look(
      { productId: goods.products.normal, from: { kind: 'category', categoryId } },
      from(`192.0.2.${(categoryId % 50) + 100}`),
    )
  for (const [i, block] of ['hero', 'CallNow', 'constructor'].entries())
    await look({ productId: goods.products.normal, from: { kind: 'home', block } }, from(`192.0.2.${i + 160}`))
  await written()
  const { rows } = await world.pool.query<{ key: string; views: number }>(
    `select key, sum(views)::int as views from figure_source where kind in ('category', 'home') group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { key: '', views: 4 },
    { key: String(cups), views: 1 },
    { key: 'hero', views: 1 },
  ])
})
test('one network uses up nothing of what others may be counted', async () => {
  await world.advance(3_600_000)
  const visitor = { ip: '198.51.100.77', userAgent: firefox, user: undefined }
  const before = (await today()).views
  for (let i = 0; i < 25_000; i++) noteLook(world.app.context, visitor, { productId: 50_000_000 + i })
  await look({ productId: goods.products.normal }, from('198.51.100.78'))
  await written()
  expect((await today()).views - before).toBe(1)
})

test('when the day is over its key is gone, with all that could tell who came; words of few are gone too', async () => {
  const hold = (table: string) =>
    world.pool.query<{ row: string }>(`select t::text as row from ${table} t`).then((r) => r.rows.map(({ row }) => row))
  const { rows } = await world.pool.query<{ key: Buffer }>('select key from figure_key')
  const key = rows[0]!.key
  const ours = createHmac('sha256', key).update(`browser 203.0.113.7 ${firefox}`).digest('hex').slice(0, 24)
  // with the key it could be told: so the key is what must go
  expect((await hold('figure_visitor')).some((row) => row.includes(ours))).toBe(true)
  const before = await today()
  await world.advance(86_400_000)
  await world.pool.query(`select graphile_worker.add_job('figures.closeDay', '{}')`)
  await world.runJobs()
  await written()
  for (const table of ['figure_key', 'figure_visitor', 'figure_word']) expect(await hold(table), table).toEqual([])
  const tables = await world.pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of tables.rows) {
    const all = (await hold(name)).join('\n')
    for (const secret of [key.toString('hex'), ours, '203.0.113.7', 'my secret illness', 'one network'])
      expect(all.includes(secret), `${name} holds ${secret}`).toBe(false)
  }
  expect(await today()).toEqual(before)
  expect(await words()).toEqual([{ word: 'teapot', people: 3 }])
  const { rows: logged } = await world.pool.query<{ kind: string }>(
    `select relpersistence as kind from pg_class where relname in ('figure_key', 'figure_visitor', 'figure_word')`,
  )
  expect(logged.map(({ kind }) => kind)).toEqual(['u', 'u', 'u'])
})

test('a day that is closed takes nothing more in', async () => {
  await look({ productId: goods.products.normal }, from('203.0.113.99'))
  const before = await today()
  await world.pool.query(`update clock set shift = shift + interval '1 day'`)
  await world.pool.query(`delete from figure_key`)
  await written()
  await world.app.context.clock.sync()
  expect((await days('12m')).views).toBe(before.views)
})
