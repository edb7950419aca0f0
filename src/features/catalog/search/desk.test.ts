// The search as staff keep it: words that mean the same, what counts for how much, hot words, words that found
// nothing, and why results stand where they stand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { saveProducts } from '#features/catalog/products/products.ts'
import { standard } from '#features/catalog/words/weights.ts'
import { keepSearches } from './search.ts'
import { transact } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'

let world: World
let goods: TestGoods
let keeper: Person
const ids = new Map<string, number>()
beforeAll(async () => {
  world = await openWorld({ settings: { hotWordMinVisitors: 2, figureWordMinPeople: 2 } })
  goods = await makeShop(world)
  keeper = await joinAs(world, await world.person('keeper'), { audience: 'staff', role: 'catalogue' })
  const draft = (handle: string, title: string, more: object = {}) => ({
    merchantId: goods.merchants.kiln,
    handle,
    categoryId: goods.categories.cups,
    freightTemplateId: goods.templates.kiln,
    title: same(title),
    skus: [{ values: [], price: 1000, stock: 5, weight: 1 }],
    ...more,
  })
  const saved = await saveProducts(world.app.db, [
    draft('oil', 'Oil lamp', { sales: 9000 }),
    draft('wick', 'Wick for a lantern', { sales: 5000 }),
    draft('told', 'Candle', { sales: 20_000, body: same('<p>Burns inside of a lantern.</p>') }),
    draft('bag', 'Bag for a notebook computer'),
    draft('lantern', 'Copper lantern', { fact: same('Lantern of copper') }),
  ])
  for (const { handle, id } of saved) ids.set(handle, id)
  await world.runJobs()
})
afterAll(() => world.close())

const root = '/api/v2/admin/search'
const requestId = () => crypto.randomUUID()
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason
const handles = (found: readonly { id: number }[]) =>
  found.map(({ id }) => [...ids].find(([, known]) => known === id)?.[0])
const find = async (keyword: string, who: object = {}) =>
  handles((await world.must('/api/v2/goods/goods/page', { keyword }, who)).records)
const tried = (keyword: string, more: object = {}) =>
  world.must(`${root}/try`, { keyword, lang: 'en-US', ...more }, keeper)
const rule = (words: string[], targets: string[] = []) => ({ lang: 'en-US' as const, words, targets })
const add = async (words: string[], targets: string[] = []) =>
  (await world.must(`${root}/synonym/add`, { ...rule(words, targets), requestId: requestId() }, keeper)).id
const drop = async (id: number) => {
  const { records } = await world.must(`${root}/synonym/list`, {}, keeper)
  const { version } = records.find((one) => one.id === id)!
  return world.must(`${root}/synonym/delete`, { id, version, requestId: requestId() }, keeper)
}

describe('synonyms', () => {
  test('both ways each finds the others, at once; deleted, none does', async () => {
    expect(await find('glimmer')).toEqual([])
    const id = await add(['glimmer', 'lamp'])
    await expect.poll(() => find('glimmer')).toEqual(['oil'])
    expect(await find('glimmers')).toEqual(['oil'])
    await drop(id)
    await expect.poll(() => find('glimmer')).toEqual([])
  })
  test('one way the first leads to the others, several words too, and not the other way', async () => {
    const id = await add(['laptop'], ['notebook computer'])
    expect(await find('laptop bag')).toEqual(['bag'])
    expect((await tried('laptop')).words).toMatchObject([
      { typed: 'laptop', exact: [], synonyms: ['notebook', 'computer'] },
    ])
    await drop(id)
    const back = await add(['shimmer'], ['lamp'])
    expect((await tried('lamp')).words[0]!.synonyms).not.toContain('shimmer')
    await drop(back)
  })
  test('in Chinese, a word that the dictionary does not know leads to what the shop has', async () => {
    await saveProducts(world.app.db, [
      {
        merchantId: goods.merchants.kiln,
        handle: 'kettle',
        categoryId: goods.categories.cups,
        freightTemplateId: goods.templates.kiln,
        title: { 'zh-CN': '保温壶', 'en-US': 'Flask' },
        skus: [{ values: [], price: 1000, stock: 5, weight: 1 }],
      },
    ])
    await world.runJobs()
    const wish = { lang: 'zh-CN' as const, words: ['暖瓶'], targets: ['保温壶'], requestId: requestId() }
    await world.must(`${root}/synonym/add`, wish, keeper)
    const { records } = await world.must('/api/v2/goods/goods/page', { keyword: '暖瓶' }, { lang: 'zh-CN' })
    expect(records.map((g) => g.title)).toEqual(['保温壶'])
  })
  test('what is looked for is one word; less than two mean nothing', async () => {
    for (const [words, targets] of [
      [['two words', 'lamp'], []],
      [['lonely'], []],
      [['lamp'], ['–']],
    ] as const) {
      const wish = { ...rule([...words], [...targets]), requestId: requestId() }
      expect(reasonOf(await world.ask(`${root}/synonym/add`, wish, keeper))).toBe('synonymUnfit')
    }
  })
  test('of two who change it at once one does', async () => {
    const id = await add(['glow', 'lamp'])
    const wish = { id, version: 1 }
    const replies = await Promise.all(
      ['ember', 'spark'].map((word) =>
        world.ask(
          `${root}/synonym/edit`,
          { ...wish, words: ['glow', word], targets: [], requestId: requestId() },
          keeper,
        ),
      ),
    )
    expect(replies.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 409235])
    await drop(id)
  })
  test('who only reads changes nothing; a shopper sees none of it', async () => {
    const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
    expect((await world.ask(`${root}/synonym/list`, {}, support)).status).toBe(200)
    const wish = { ...rule(['a', 'b']), requestId: requestId() }
    expect((await world.ask(`${root}/synonym/add`, wish, support)).status).toBe(403)
    expect((await world.ask(`${root}/try`, { keyword: 'x', lang: 'en-US' }, await world.person())).status).toBe(403)
  })
})

describe('trying out', () => {
  test('it finds what shoppers find, in their order, and says which words stand where and bring what', async () => {
    const found = await tried('lantern')
    expect(handles(found.records)).toEqual(await find('lantern'))
    const told = found.records.find(({ id }) => id === ids.get('lantern'))!
    expect(told.found).toEqual([{ word: 'lantern', synonym: false, places: ['title', 'fact'] }])
    expect(told.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(told.quality, -1)
    expect(told).toMatchObject({ inStock: true, shop: 'Nanshan Kiln' })
    expect(found.records.map((r) => r.score)).toEqual(found.records.map((r) => r.score).toSorted((a, b) => b - a))
  })
  test('a misspelled word, one that is left out, and a draft of a synonym that nobody else feels', async () => {
    expect((await tried('lanterm')).corrected).toBe('lantern')
    expect((await tried('lantern zzyzx')).dropped).toEqual(['zzyzx'])
    const drafted = await tried('twinkle', { synonym: rule(['twinkle', 'lamp']) })
    expect([handles(drafted.records), drafted.records[0]!.found]).toEqual([
      ['oil'],
      [{ word: 'lamp', synonym: true, places: ['title'] }],
    ])
    expect(await find('twinkle')).toEqual([])
  })
})

describe('weights', () => {
  const kept = () => world.must(`${root}/weights/detail`, {}, keeper)
  const save = async (weights: object, version?: number, reason = 'Sales first') => {
    const wish = { version: version ?? (await kept()).version, weights: { ...standard, ...weights }, reason }
    return world.ask(`${root}/weights/save`, { ...wish, requestId: requestId() }, keeper)
  }
  test('a draft shows the order that holds once it is saved, and goods are weighed by it', async () => {
    const sold = { quality: 0, sales: 100, rating: 0, stock: 0 }
    const draft = await tried('lantern', { weights: { ...standard, ...sold } })
    const before = await find('lantern')
    expect(handles(draft.records)).not.toEqual(before)
    expect(await find('lantern')).toEqual(before)
    expect(reasonOf(await save(sold, undefined, ' '))).toBe('reasonRequired')
    expect((await save(sold)).status).toBe(200)
    await world.runJobs()
    await expect.poll(() => find('lantern')).toEqual(handles(draft.records))
    const { rows } = await world.pool.query(
      `select before ->> 'quality' as was, after ->> 'quality' as is, reason from audit_log order by id desc limit 1`,
    )
    expect(rows).toEqual([{ was: '60', is: '0', reason: 'Sales first' }])
    const weighed = await world.pool.query<{ quality: number }>(
      'select quality from product_words where product_id = $1',
      [ids.get('wick')],
    )
    const wick = draft.records.find(({ id }) => id === ids.get('wick'))!
    expect(weighed.rows[0]!.quality).toBe(wick.quality)
    expect(wick.parts.find(({ key }) => key === 'sales')!.points).toBe(wick.quality)
    await save({})
    await world.runJobs()
    await expect.poll(() => find('lantern')).toEqual(before)
  })
  test('within their bounds, and by one of two at once', async () => {
    expect((await save({ title: 40 })).status).toBe(400)
    expect((await save({ quality: 201 })).status).toBe(400)
    const { version } = await kept()
    const replies = await Promise.all([save({ sales: 60 }, version), save({ sales: 70 }, version)])
    expect(replies.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 409235])
    await save({})
  })
})

describe('words that found nothing', () => {
  test('of several visitors, with those that were left out; a synonym takes them off', async () => {
    for (const who of [await world.person(), await world.person()]) {
      await find('qwertz', who)
      await find('lantern plugh', who)
    }
    await find('only mine', await world.person())
    await keepSearches(world.app.db, world.app.context)
    const missed = async () => (await world.must(`${root}/miss/list`, {}, keeper)).records.map(({ word }) => word)
    expect(await missed()).toEqual(['plugh', 'qwertz'])
    // the dashboard names the same words, and no others
    const admin = await joinAs(world, await world.person(), { audience: 'staff', role: 'admin' })
    const onDashboard = async () =>
      (await world.must('/api/v2/admin/stat/top', { period: '7d' }, admin)).words.map(({ word }) => word)
    expect(await onDashboard()).toEqual(['plugh', 'qwertz'])
    await add(['plugh', 'wick'])
    expect(await missed()).toEqual(['qwertz'])
    await world.must(`${root}/miss/delete`, { lang: 'en-US', word: 'qwertz', requestId: requestId() }, keeper)
    expect([await missed(), await onDashboard()]).toEqual([[], []])
  })
})

describe('hot words', () => {
  const pick = { shown: true, first: false, inBox: false, startsAt: null, endsAt: null }
  const desk = () => world.must(`${root}/hot/list`, { lang: 'en-US' }, keeper)
  const save = async (picks: object[], version?: number) => {
    const wish = { lang: 'en-US', version: version ?? (await desk()).version, picks, requestId: requestId() }
    return world.ask(`${root}/hot/save`, wish as never, keeper)
  }
  const hot = async () => world.must('/api/v2/goods/search/hot', {})
  test('before and behind what is really searched for, kept off, in the box', async () => {
    for (const who of [await world.person(), await world.person(), await world.person()]) {
      await find('lantern', who)
      await find('candle', who)
    }
    await keepSearches(world.app.db, world.app.context)
    const picks = [
      { ...pick, word: 'Gifts', first: true, inBox: true },
      { ...pick, word: 'candle', shown: false },
      { ...pick, word: 'tea' },
    ]
    expect((await save(picks)).status).toBe(200)
    const words = async () => (await hot()).records.map(({ word }) => word)
    await expect.poll(words).toEqual(['gifts', 'lantern', 'tea'])
    expect((await hot()).inBox).toBe('gifts')
    expect((await desk()).shown).toEqual(['gifts', 'lantern', 'tea'])
  })
  test('no word twice, none hidden and first, one in the box, none that ends before it begins', async () => {
    const day = (n: number) => `2026-12-${10 + n}T00:00:00.000Z`
    for (const picks of [
      [
        { ...pick, word: 'a b' },
        { ...pick, word: 'A  b' },
      ],
      [{ ...pick, word: 'x', shown: false, first: true }],
      [
        { ...pick, word: 'x', inBox: true },
        { ...pick, word: 'y', inBox: true },
      ],
      [{ ...pick, word: 'x', startsAt: day(2), endsAt: day(1) }],
    ])
      expect(reasonOf(await save(picks))).toBe('hotWordsUnfit')
  })
  test('of two who save at once one does', async () => {
    const { version } = await desk()
    const replies = await Promise.all(['one', 'two'].map((word) => save([{ ...pick, word }], version)))
    expect(replies.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 409235])
  })
  // last: the sign-in of the desk ends meanwhile
  test('one that has its days is shown on them', async () => {
    const now = world.app.context.clock.now()
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
    expect((await save([{ ...pick, word: 'tomorrow', startsAt: at(24), endsAt: at(48) }])).status).toBe(200)
    const words = async () => (await hot()).records.map(({ word }) => word)
    /** What is kept of the list is a minute old. */
    const later = async (hours: number) => {
      await world.advance(hours * 3_600_000)
      await transact(world.app.db, (db) => dropPublic(db, 'search'))
    }
    await expect.poll(words).not.toContain('tomorrow')
    await later(25)
    await expect.poll(words).toContain('tomorrow')
    await later(24)
    await expect.poll(words).not.toContain('tomorrow')
  })
})

// the last, for the day ends
test('what few looked for goes with the day, what several did stays', async () => {
  for (const who of [await world.person(), await world.person()]) await find('xyzzy', who)
  await find('my own name', await world.person())
  await keepSearches(world.app.db, world.app.context)
  await world.advance(86_400_000 + 1000)
  await world.pool.query(`select graphile_worker.add_job('search.closeMisses', '{}')`)
  await world.runJobs()
  const { rows } = await world.pool.query<{ word: string }>(
    'select word from search_missed union all select word from search_miss',
  )
  expect(rows.map(({ word }) => word)).toContain('xyzzy')
  expect(rows.map(({ word }) => word)).not.toContain('my own name')
})
