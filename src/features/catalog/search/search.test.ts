// Search by the front door: every way a word may match, what is told of it, suggestions, hot words,
// and whose history is whose.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../../../demo/seed.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { transact } from '#kernel/data/db.ts'
import { keepSearches } from './search.ts'

let world: World
let handles: Map<number, string>
beforeAll(async () => {
  world = await openWorld()
  await seedDemo(world.app)
  handles = new Map(
    (await world.pool.query<{ id: string; handle: string }>('select id, handle from product')).rows.map((r) => [
      Number(r.id),
      r.handle,
    ]),
  )
}, 120_000)
afterAll(() => world.close())

type Wish = Calls['/api/v2/goods/goods/page']['input']
const page = (keyword: string, lang = 'en-US', more: Wish = {}) =>
  world.must('/api/v2/goods/goods/page', { keyword, ...more }, { lang })
const found = async (keyword: string, lang?: string, more?: Wish) =>
  (await page(keyword, lang, more)).records.map((r) => handles.get(r.id)!)

describe('a word matches', () => {
  test.each([
    ['in any language, whatever the shopper speaks', ['teapot', 'tetera', '茶壶'], 'celadon-teapot'],
    ['in singular and plural', ['notebooks', 'notebook', 'cuadernos'], 'clothbound-notebook'],
    ['without accents and with them', ['lampara de mesa', 'lámparas de mesa', 'LÁMPARA MESA'], 'pleated-table-lamp'],
    ['in full-width and traditional forms', ['６２０ｍｌ　茶壺', '620 毫升 茶壶', '620ml teapot'], 'celadon-teapot'],
    ['in pinyin and by its initials', ['chahu', 'shoulapi chahu', 'shoulapichahu'], 'celadon-teapot'],
    ['begun only', ['teap', 'mechanical keyb'], undefined],
    ['by a code of the goods', ['nk-tp-cela', 'NK-TP'], 'celadon-teapot'],
    ['as two words for one and one for two', ['tea pot', 'sun glasses'], undefined],
    ['beside words of another language', ['茶壶 teapot', 'nanshan 茶壶'], 'celadon-teapot'],
    ['by a synonym', ['headset', 'cascos', '耳麦'], 'drift-one-headphones'],
    ['in a description, when nothing else carries it', ['“twenty-one”'], 'celadon-teapot'],
  ])('%s', async (_how, keywords, handle) => {
    for (const keyword of keywords) {
      const list = await found(keyword)
      expect(list.length, keyword).toBeGreaterThan(0)
      if (handle) expect(list, keyword).toContain(handle)
    }
  })
  test('in the title before one in a fact', async () => {
    const list = await found('honey')
    expect(list[0]).toBe('longan-honey')
    expect(list.length).toBeGreaterThan(1)
  })
})

describe('what is told', () => {
  test('a correction, and the words by the letter', async () => {
    expect((await page('teapto')).corrected).toEqual({ from: 'teapto', to: 'teapot' })
    expect((await page('蜂密', 'zh-CN')).corrected).toEqual({ from: '蜂密', to: '蜂蜜' })
    expect((await page('telcado', 'es-ES')).records.length).toBeGreaterThan(0)
    const literal = await page('teapto', 'en-US', { exact: true })
    expect([literal.total, literal.corrected]).toEqual([0, undefined])
  })
  test('a word that had to be left out', async () => {
    const { dropped, records } = await page('purple teapot')
    expect(dropped).toEqual(['purple'])
    expect(records.length).toBeGreaterThan(0)
    expect(await page('teapot qqqqzzzz')).toMatchObject({ dropped: ['qqqqzzzz'] })
    expect((await page('purple teapot', 'en-US', { exact: true })).total).toBe(0)
  })
  test('the category, brand or shop of that name', async () => {
    expect((await page('teapots')).shortcut).toMatchObject({ kind: 'category', name: 'Teapots' })
    expect((await page('茶壶', 'es-ES')).shortcut).toMatchObject({ kind: 'category', name: 'Teteras' })
    expect((await page('nanshan')).shortcut).toMatchObject({ kind: 'brand', name: 'Nanshan' })
    expect((await page('nanshan kiln')).shortcut).toMatchObject({ kind: 'merchant' })
    expect((await page('green tea')).shortcut).toBeUndefined()
  })
  test('nothing at all for nonsense', async () =>
    expect(await page('qqqqzzzz')).toMatchObject({ total: 0, records: [] }))
})

test('filters, sorts, pages and facets hold with words', async () => {
  const all = await page('wool', 'en-US', { size: 100, facets: true })
  expect(all.total).toBe(all.records.length)
  expect(all.total).toBeGreaterThan(4)
  const walked: number[] = []
  for (let after: string | undefined; walked.length < 100;) {
    const step = await page('wool', 'en-US', { size: 2, ...(after ? { after } : {}) })
    walked.push(...step.records.map((r) => r.id))
    if (!step.next) break
    after = step.next
  }
  expect(walked).toEqual(all.records.map((r) => r.id))
  const up = await page('wool', 'en-US', { sort: 'priceUp', size: 100 })
  expect(up.records.map((r) => r.price)).toEqual(all.records.map((r) => r.price).sort((a, b) => a - b))
  for (const brand of all.facets!.brands)
    expect((await page('wool', 'en-US', { brandIds: [brand.id] })).total).toBe(brand.count)
  expect(all.facets!.price).toEqual({ min: up.records[0]!.price, max: up.records.at(-1)!.price })
  expect(
    await world.ask('/api/v2/goods/goods/page', {
      keyword: 'wool',
      sort: 'newest',
      after: (await page('wool', 'en-US', { size: 2 })).next!,
    }),
  ).toMatchObject({ status: 400 })
})

test.each([
  "'",
  "a' | 'b",
  "t:* & !'x'",
  '\\',
  '<b>teapot</b>',
  '%_%',
  "'; drop table product; --",
  '()',
  '&|!',
  'a'.repeat(80),
  '茶'.repeat(80),
  '🫖',
  ' ',
])('no query breaks it: %j', async (keyword) => {
  for (const lang of ['en-US', 'zh-CN', 'es-ES']) {
    expect((await world.ask('/api/v2/goods/goods/page', { keyword, facets: true }, { lang })).status).toBe(200)
    expect((await world.ask('/api/v2/goods/search/suggest', { keyword }, { lang })).status).toBe(200)
  }
})

describe('suggestions', () => {
  const suggest = (keyword: string, lang = 'en-US', merchantId?: number) =>
    world.must('/api/v2/goods/search/suggest', { keyword, ...(merchantId ? { merchantId } : {}) }, { lang })
  test('come by kind', async () => {
    const tea = await suggest('tea')
    expect(tea.queries.map((q) => q.text)).toContain('teapots')
    expect((await suggest('teap')).categories.map((c) => c.name)).toEqual(['Teapots'])
    expect(tea.categories.every((c) => c.departmentNo !== null)).toBe(true)
    expect(tea.goods.length).toBeGreaterThan(0)
    expect((await suggest('nansh')).brands.map((b) => b.name)).toEqual(['Nanshan'])
    expect((await suggest('nansh')).merchants.map((m) => m.name)).toEqual(['Nanshan Kiln'])
  })
  test('in pinyin too', async () => {
    const tea = await suggest('chah', 'zh-CN')
    expect(tea.categories.map((c) => c.name)).toContain('茶壶')
    expect(tea.goods.map((g) => handles.get(g.id))).toContain('celadon-teapot')
    expect(
      (await suggest('jxjp', 'zh-CN')).queries.length + (await suggest('jiaop', 'zh-CN')).queries.length,
    ).toBeGreaterThan(0)
  })
  test('keep to a shop', async () => {
    const { merchants } = await suggest('nansh')
    const own = await suggest('te', 'en-US', merchants[0]!.merchantId)
    expect([own.categories, own.brands, own.merchants]).toEqual([[], [], []])
    expect(own.goods.map((g) => handles.get(g.id))).toContain('celadon-teapot')
  })
  test('of nothing are nothing', async () =>
    expect(await suggest('  ')).toEqual({ queries: [], categories: [], brands: [], merchants: [], goods: [] }))
})

describe('hot words', () => {
  const hot = async (lang = 'en-US') => (await world.must('/api/v2/goods/search/hot', {}, { lang })).records
  const browser = (visitor: string) => `Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0 ${visitor}`
  const search = (keyword: string, visitor: string) =>
    world.must('/api/v2/goods/goods/page', { keyword }, { headers: { 'user-agent': browser(visitor) } })
  const settle = async () => {
    await keepSearches(world.app.db, world.app.context)
    world.app.context.cache.drop('search')
  }
  test("begin with staff's words", async () => {
    const words = await hot('zh-CN')
    expect([words.length, words[0]]).toEqual([12, { word: '茶壶', rank: 1, trend: 'same' }])
  })
  test('follow what several people search for, each counted once a day', async () => {
    for (let i = 0; i < 4; i++) await search('Chopsticks', `visitor ${i}`)
    for (let i = 0; i < 5; i++) await search('violin', 'always the same')
    for (let i = 0; i < 4; i++) {
      await search('qqqqzzzz', `visitor ${i}`)
      await search('me@example.com', `visitor ${i}`)
      await search('13800000001', `visitor ${i}`)
      await world.must(
        '/api/v2/goods/goods/page',
        { keyword: 'banjo', sort: 'sales' },
        { headers: { 'user-agent': browser(`visitor ${i}`) } },
      )
    }
    await world.must('/api/v2/goods/goods/page', { keyword: 'violin' }, { headers: { 'user-agent': 'Googlebot/2.1' } })
    await settle()
    const words = await hot()
    expect(words[0]).toEqual({ word: 'chopsticks', rank: 1, trend: 'new' })
    expect(words.map((w) => w.word)).not.toContain('violin')
    const { rows } = await world.pool.query<{ word: string; visitors: string }>(
      'select word, visitors from search_heat order by word',
    )
    expect(rows.map((r) => [r.word, Number(r.visitors)])).toEqual([
      ['chopsticks', 4],
      ['violin', 1],
    ])
  })
  test('cool down by half a day and tell their trend', async () => {
    await world.app.tasks['search.noteRanks']!(undefined, undefined as never)
    await world.advance(86_400_000)
    for (let i = 0; i < 6; i++) await search('kite', `visitor ${i}`)
    await settle()
    const words = await hot()
    expect(words.slice(0, 2).map((w) => [w.word, w.trend])).toEqual([
      ['kite', 'new'],
      ['teapot', 'same'],
    ])
    for (let i = 0; i < 3; i++) await search('chopsticks', `later ${i}`)
    await settle()
    expect((await hot())[1]).toEqual({ word: 'chopsticks', rank: 2, trend: 'down' })
  })
  test('are never those that staff took out', async () => {
    expect((await hot()).map((w) => w.word)).toContain('chopsticks')
    await world.pool.query(`insert into search_pick (lang, word, shown) values ('en-US', 'chopsticks', false)`)
    await settle()
    expect((await hot()).map((w) => w.word)).not.toContain('chopsticks')
    await world.pool.query(`delete from search_pick where word = 'chopsticks'`)
  })
})

describe('a history', () => {
  const add = (keyword: string, { token }: Person) =>
    world.must('/api/v2/goods/search/history/add', { keyword }, { token })
  const list = async ({ token }: Person) =>
    (await world.must('/api/v2/goods/search/history/list', {}, { token })).records
  test('holds the newest 20 once each, and is only its own', async () => {
    const [ann, ben] = [await world.person('ann'), await world.person('ben')]
    for (let i = 1; i <= 22; i++) await add(`word ${i}`, ann)
    await add('  WORD 5 ', ann)
    await add('word 1', ben)
    const mine = await list(ann)
    expect(mine.map((r) => r.keyword)).toEqual(
      ['WORD 5', ...Array.from({ length: 20 }, (_, i) => `word ${22 - i}`).filter((w) => w !== 'word 5')].slice(0, 20),
    )
    await world.must(
      '/api/v2/goods/search/history/delete',
      { ids: mine.slice(0, 3).map((r) => r.id) },
      { token: ben.token },
    )
    expect((await list(ann)).length).toBe(20)
    await world.must('/api/v2/goods/search/history/delete', { ids: [mine[0]!.id] }, { token: ann.token })
    expect((await list(ann))[0]!.keyword).toBe('word 22')
    await world.must('/api/v2/goods/search/history/delete', {}, { token: ann.token })
    expect([await list(ann), (await list(ben)).length]).toEqual([[], 1])
    expect((await world.ask('/api/v2/goods/search/history/add', { keyword: ' ' }, { token: ann.token })).status).toBe(
      400,
    )
    expect((await world.ask('/api/v2/goods/search/history/list', {})).status).toBe(401)
  })
})

test('shops and articles are found by words', async () => {
  expect((await world.must('/api/v2/merchant/page', { keyword: 'nanshan' })).total).toBe(1)
  const { records } = await world.must('/api/v2/article/page', { size: 1 })
  const word = records[0]!.title.split(' ')[0]!
  expect((await world.must('/api/v2/article/page', { keyword: word })).records.map((r) => r.id)).toContain(
    records[0]!.id,
  )
  expect((await world.must('/api/v2/article/page', { keyword: '100%_nothing' })).total).toBe(0)
})

test('a brand that gets another name is found by it', async () => {
  const { saveBrand } = await import('#features/catalog/products/products.ts')
  const { brands } = await import('../../../../demo/brands.ts')
  const brand = brands().find((b) => b.code === 'otter')!
  await transact(world.app.db, (db) => saveBrand(db, { ...brand, name: { ...brand.name, 'en-US': 'Kingfisher' } }))
  await world.runJobs()
  await expect.poll(async () => (await found('kingfisher headphones'))[0]).toBe('drift-one-headphones')
})
