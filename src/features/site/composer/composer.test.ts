// The home page by its call: what may be saved, what shows when and in which language,
// and that no block takes the page along.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawCards } from '#features/catalog/listing/listing.ts'
import { saveAnnouncement, saveArticle } from '#features/site/content/content.ts'
import { statementCount } from '#kernel/data/db.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveBlock, type BlockDraft } from './composer.ts'
import type { AnyBlock, BlockType } from './contract.ts'
import { addressOf } from './settings.ts'

let world: World
let goods: TestGoods
const hour = 3_600_000
const said = { 'en-US': 'Words', 'zh-CN': '文字', 'es-ES': 'Palabras' }
const slide = {
  kicker: said,
  title: said,
  text: said,
  action: said,
  to: { category: 'table' },
  wide: 'window-wide',
  tall: 'window-tall',
  words: 'dark',
}
const feature = { category: 'table', title: said, text: said, picture: 'floor-table', words: 'light' }
const tile = { title: said, text: said, picture: 'teapot', to: { path: '/goods/list?max=100' } }
const entry = { icon: 'new', label: said, to: { path: '/goods/list?sort=newest' } }
/** Settings of every kind that are right, in the order of a page. */
const right: { [T in BlockType]: Record<string, unknown> } = {
  hero: { slides: [slide] },
  ticker: { title: said, size: 2 },
  channels: { entries: [entry] },
  strip: {
    title: said,
    text: said,
    action: said,
    to: { category: 'table', query: 'sort=newest' },
    choice: { sort: 'newest', category: 'table' },
    size: 4,
  },
  department: { departments: [feature], size: 4 },
  rankings: { title: said, to: { path: '/home/rank' }, boards: ['sales', 'new'], most: 2 },
  merchants: { title: said, size: 2 },
  brands: { title: said, text: said, size: 3 },
  tiles: { title: said, tiles: [tile, tile] },
  articles: { title: said, size: 3 },
  viewed: { title: said, size: 12 },
  feed: { title: said, personal: said, size: 5 },
}
const types = Object.keys(right) as BlockType[]

beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  const body = { 'en-US': [{ p: 'One.' }] }
  await saveAnnouncement(world.app.db, { kind: 'system', title: said, body })
  await saveArticle(world.app.db, { code: 'story', kind: 'story', title: said, body, cover: 'story' })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query('delete from page_block')
})

const save = (type: BlockType, more: Partial<BlockDraft> = {}) =>
  saveBlock(world.app.db, { page: 'home', position: 10, type, settings: right[type], status: 'published', ...more })
async function home(lang = 'en-US'): Promise<AnyBlock[]> {
  world.app.context.cache.drop('page')
  return (await world.must('/api/v2/page/home/detail', {}, { lang })).blocks
}
const kindsOf = async (lang?: string) => (await home(lang)).map((b) => b.type)
const refused = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (e: { reason?: string; params?: { field?: string } }) => [e.reason, e.params?.field],
  )

describe('what may be saved', () => {
  test.each(types)(
    '%s: a key that is not known, a title that is blank and settings that are missing are refused',
    async (type) => {
      expect(await refused(save(type))).toBe('saved')
      expect(await refused(save(type, { settings: { ...right[type], more: 1 } }))).toEqual([
        'badInput',
        expect.stringContaining('settings'),
      ])
      expect(await refused(save(type, { settings: {} }))).toEqual(['badInput', expect.stringContaining('settings')])
      const [key, value] = Object.entries(right[type])[0]!
      expect(
        await refused(
          save(type, { settings: { ...right[type], [key]: Array.isArray(value) ? [] : { 'en-US': ' ' } } }),
        ),
      ).toEqual(['badInput', expect.stringContaining(key)])
    },
  )
  const wrong: [string, BlockType, Record<string, unknown>][] = [
    ['six windows', 'hero', { slides: Array.from({ length: 6 }, () => slide) }],
    ['a window without words', 'hero', { slides: [{ ...slide, title: {} }] }],
    ['a language that is not spoken', 'hero', { slides: [{ ...slide, title: { 'fr-FR': 'Mots' } }] }],
    ['a picture from elsewhere', 'hero', { slides: [{ ...slide, wide: 'https://x.example/a' }] }],
    [
      'a way that runs a script',
      'tiles',
      { title: said, tiles: [tile, { ...tile, to: { path: 'javascript:alert(1)' } }] },
    ],
    ['a way to another shop', 'channels', { entries: [{ ...entry, to: { path: '//x.example' } }] }],
    ['an icon that is not drawn', 'channels', { entries: [{ ...entry, icon: 'fire' }] }],
    ['a board that is not kept', 'rankings', { ...right.rankings, boards: ['hot'] }],
    ['a board twice', 'rankings', { ...right.rankings, boards: ['sales', 'sales'] }],
    ['too many goods', 'strip', { ...right.strip, size: 500 }],
    ['no department', 'department', { departments: [], size: 8 }],
    ['half a piece', 'feed', { ...right.feed, size: 5.5 }],
  ]
  test.each(wrong)('%s is refused', async (_what, type, settings) => {
    expect(await refused(save(type, { settings }))).toEqual(['badInput', expect.stringContaining('settings')])
  })
  test('an unknown kind and an end before the begin are refused', async () => {
    expect(await refused(save('flash' as BlockType, { settings: {} }))).toEqual(['badInput', 'type'])
    expect(await refused(save('ticker', { startsAt: new Date(2000), endsAt: new Date(1000) }))).toEqual([
      'badInput',
      'endsAt',
    ])
  })
  test('who saves an old version again is told', async () => {
    const draft = { page: 'home', position: 1, type: 'viewed', settings: right.viewed, status: 'published' } as const
    const id = await saveBlock(world.app.db, draft)
    expect(await saveBlock(world.app.db, { ...draft, status: 'draft' }, { id, version: 1 })).toBe(id)
    expect(await kindsOf()).toEqual([])
    expect(await refused(saveBlock(world.app.db, draft, { id, version: 1 }))).toEqual(['blockChanged', undefined])
    await saveBlock(world.app.db, draft, { id, version: 2 })
    expect(await kindsOf()).toEqual(['viewed'])
  })
})

describe('what shows', () => {
  test('blocks stand in the order of their positions; drafts do not stand', async () => {
    await save('merchants', { position: 30 })
    await save('viewed', { position: 10 })
    await save('brands', { position: 20 })
    await save('feed', { position: 5, status: 'draft' })
    expect(await kindsOf()).toEqual(['viewed', 'brands', 'merchants'])
  })
  test('from its begin up to its end', async () => {
    const now = world.app.context.clock.now()
    await save('viewed', { startsAt: new Date(now + hour), endsAt: new Date(now + 2 * hour) })
    expect(await kindsOf()).toEqual([])
    await world.advance(hour + 1000)
    expect(await kindsOf()).toEqual(['viewed'])
    await world.advance(hour)
    expect(await kindsOf()).toEqual([])
  })
  test('for readers of its languages, in their words', async () => {
    await save('viewed', { position: 1, languages: ['zh-CN', 'es-ES'] })
    await save('merchants', { position: 2, settings: { title: { 'zh-CN': '商家' }, size: 2 } })
    expect((await home()).map((b) => b.title)).toEqual(['商家'])
    expect((await home('zh-CN')).map((b) => b.title)).toEqual(['文字', '商家'])
    expect((await home('es-ES')).map((b) => b.title)).toEqual(['Palabras', '商家'])
  })
  test('departments take turns by the day; one without goods has no turn', async () => {
    await save('department', {
      settings: {
        departments: [feature, { ...feature, category: 'desk' }, { ...feature, category: 'nowhere' }],
        size: 4,
      },
    })
    const departmentOfToday = async () =>
      (await home()).flatMap((b) => (b.type === 'department' ? [b.data.department.departmentNo] : []))
    const first = await departmentOfToday()
    await world.advance(24 * hour)
    const second = await departmentOfToday()
    expect([...first, ...second].toSorted((a, b) => a - b)).toEqual([1, 2])
  })
  test('each kind brings what its part draws, and nothing else', async () => {
    for (const [place, type] of types.entries()) await save(type, { position: place })
    const blocks = await home('zh-CN')
    const of = <T extends BlockType>(type: T) =>
      blocks.find((b) => b.type === type)!.data as Extract<AnyBlock, { type: T }>['data']
    expect(of('hero').slides).toEqual([
      {
        kicker: '文字',
        title: '文字',
        text: '文字',
        action: '文字',
        to: `/goods/list?categoryId=${goods.categories.table}`,
        wide: 'window-wide',
        tall: 'window-tall',
        words: 'dark',
      },
    ])
    expect(of('hero').departments.map((f) => f.departmentNo)).toEqual([1, 2])
    expect(of('ticker').notices).toEqual([{ id: expect.any(Number), title: '文字' }])
    expect(of('channels').entries).toEqual([{ icon: 'new', label: '文字', to: '/goods/list?sort=newest' }])
    expect(of('strip')).toMatchObject({
      text: '文字',
      to: `/goods/list?categoryId=${goods.categories.table}&sort=newest`,
    })
    expect(of('strip').goods).toHaveLength(4)
    expect(of('department')).toMatchObject({
      department: { id: goods.categories.table, departmentNo: 2 },
      feature: { title: '文字', picture: 'floor-table', words: 'light' },
      tall: false,
    })
    expect(of('department').sections.map((d) => d.id)).toEqual([goods.categories.teaware])
    expect(of('merchants').merchants.map((h) => [h.id, h.score])).toEqual([
      [goods.merchants.paper, 0],
      [goods.merchants.kiln, 492],
    ])
    expect(of('brands').brands[0]).toMatchObject({ id: goods.brands.nanshan, name: '南山' })
    expect(of('tiles').tiles[0]).toEqual({ title: '文字', text: '文字', picture: 'teapot', to: '/goods/list?max=100' })
    expect(of('articles').articles).toEqual([{ code: 'story', title: '文字', summary: '', cover: 'story' }])
    expect(of('viewed')).toEqual({ size: 12 })
  })
  test('the feed leaves out what stands above, and reads on behind its last one', async () => {
    await save('department', { position: 1, settings: { departments: [feature], size: 4 } })
    await save('feed', { position: 2 })
    const blocks = await home()
    const ids = (type: BlockType) =>
      blocks.flatMap((b) => (b.type === type && 'goods' in b.data ? b.data.goods.map((g) => g.id) : []))
    expect(ids('department')).toHaveLength(4)
    expect(ids('feed').length).toBeGreaterThan(1)
    expect(ids('feed').filter((id) => ids('department').includes(id))).toEqual([])
    const feed = blocks.find((b) => b.type === 'feed')!.data as {
      goods: { id: number; sales: number }[]
      next: string | null
    }
    const after =
      feed.next === null
        ? []
        : (await world.must('/api/v2/goods/goods/page', { sort: 'sales', after: feed.next })).records
    expect(after.filter((g) => feed.goods.some((f) => f.id === g.id))).toEqual([])
    expect(after.every((g) => g.sales <= feed.goods.at(-1)!.sales)).toBe(true)
  })
})

describe('what fails', () => {
  test('a block that is not known any more, or cannot be filled, is left out; the page stands', async () => {
    await save('ticker', { position: 1 })
    await save('merchants', { position: 2 })
    await world.pool.query(
      `insert into page_block (page, position, type, settings, status)
       values ('home', 0, 'carousel', '{}', 'published'), ('home', 3, 'hero', '{"slides": 7}', 'published')`,
    )
    expect(await kindsOf()).toEqual(['ticker', 'merchants'])
    await world.pool.query('alter table announcement rename to announcement_away')
    try {
      expect(await kindsOf()).toEqual(['merchants'])
    } finally {
      await world.pool.query('alter table announcement_away rename to announcement')
    }
    expect(await kindsOf()).toEqual(['ticker', 'merchants'])
  })
  test('what leads to a category that is gone is left out', async () => {
    await save('tiles', { settings: { title: said, tiles: [tile, { ...tile, to: { category: 'gone' } }] } })
    const [tiles] = await home()
    expect(tiles?.type === 'tiles' && tiles.data.tiles).toHaveLength(1)
  })
})

test('a whole page costs a bounded number of statements, and none while it is kept', async () => {
  for (const [place, type] of types.entries()) await save(type, { position: place })
  for (const place of [20, 21]) await save('department', { position: place })
  await home()
  await drawCards(world.app.db) // as they are a minute after they were made
  for (const topic of ['page', 'catalog'] as const) world.app.context.cache.drop(topic)
  const before = statementCount()
  await world.must('/api/v2/page/home/detail', {})
  const cold = statementCount() - before
  expect(cold).toBeLessThanOrEqual(10)
  await world.must('/api/v2/page/home/detail', {})
  expect(statementCount() - before).toBe(cold)
})
test('a target leads to the category that its own went into, as long as no other is called so', () => {
  const [table, desk] = [
    { id: 1, code: 'table', formerCodes: ['plates'] },
    { id: 2, code: 'desk', formerCodes: ['table'] },
  ]
  const to = (category: string) => addressOf({ category }, [desk, table])
  expect([to('plates'), to('table'), to('gone')]).toEqual([
    '/goods/list?categoryId=1',
    '/goods/list?categoryId=1',
    undefined,
  ])
})
