// What stands around every page and what is laid over one, through the front door: written, published, for whom and
// when; addresses that lead where nothing should; kinds of blocks that nobody knows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { popupPlaceOf } from './parts/popup-place.ts'
import type { SiteBlock } from './site-settings.ts'

let world: World
let goods: TestGoods
let editor: Person
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  editor = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
})
afterAll(() => world.close())

let made = 0
const block = (type: SiteBlock['type'], settings: SiteBlock['settings'], more: Partial<SiteBlock> = {}): SiteBlock => ({
  key: `k${++made}`,
  type,
  hidden: false,
  languages: [],
  audience: 'all',
  startsAt: null,
  endsAt: null,
  settings,
  ...more,
})
const link = (label: string, to: object = { path: '/home/ppg' }, more: Partial<SiteBlock> = {}) =>
  block('headerLink', { label: same(label), to }, more)
const popup = (title: string, more: Partial<SiteBlock> = {}, settings: object = {}) =>
  block(
    'popup',
    { title: same(title), action: same('Go'), to: { path: '/home/ppg' }, where: ['home'], ...settings },
    more,
  )
const requestId = () => crypto.randomUUID()
const listed = async () => (await world.must('/api/v2/admin/page/list', {}, editor)).records
const idOf = async (kind: 'links' | 'popups') => (await listed()).find((page) => page.kind === kind)!.id
const detail = (id: number) => world.must('/api/v2/admin/page/detail', { id }, editor)
const save = async (id: number, blocks: SiteBlock[]) =>
  world.must('/api/v2/admin/page/save', { id, version: (await detail(id)).version, blocks }, editor)
const publish = async (id: number) => {
  const { version } = await detail(id)
  return world.ask(
    '/api/v2/admin/page/publish',
    { id, version, startsAt: null, endsAt: null, requestId: requestId() },
    editor,
  )
}
const put = async (kind: 'links' | 'popups', blocks: SiteBlock[]) => {
  const id = await idOf(kind)
  await save(id, blocks)
  const reply = await publish(id)
  return reply.status === 200 ? 'done' : reply.data
}
const links = async (who: object = {}) => (await world.must('/api/v2/page/links', {}, who)).links
const popupFor = async (who: object = {}, place: 'home' | 'goods' = 'home') =>
  (await world.must('/api/v2/page/popup', { place }, who)).popup?.title ?? null
const later = async (ms: number) => {
  await world.advance(ms)
  world.app.context.cache.drop('page')
}

test('while nobody composed the links the shop shows its own, and a draft begins with them', async () => {
  expect(await links()).toBeNull()
  const { blocks, draft } = await detail(await idOf('links'))
  expect(draft).toBeNull()
  expect(blocks.filter(({ type }) => type === 'headerLink')).toHaveLength(6)
  expect(blocks[0]!.settings['label']).toMatchObject({ 'zh-CN': '新品' })
  const guide = blocks.find(({ settings }) => settings['articles'] === 'guide')!
  expect(guide.settings).toMatchObject({ links: [], title: { 'es-ES': 'Guía de compra' } })
  const id = await idOf('links')
  await save(id, [...blocks, link('Fair')])
  expect((await detail(id)).changes, 'the rest is as it was').toMatchObject([{ act: 'added', type: 'headerLink' }])
  expect(await links()).toBeNull()
})
test('a link to what the shop does without is left out, as long as it does', async () => {
  const admin = await joinAs(world, await world.person(), { audience: 'staff', role: 'admin' })
  const turn = async (value: 0 | null, was: 0 | null) => {
    const changes = [{ name: 'applyingOn', value, was }]
    await world.must('/api/v2/admin/setting/save', { changes, reason: 'For now' }, admin)
    await later(2100)
  }
  expect(await put('links', [link('Sell here', { path: '/user/user/shangjiaruzhu' }), link('Brands')])).toBe('done')
  const labels = async () => (await links())!.header.map(({ label }) => label)
  expect(await labels()).toEqual(['Sell here', 'Brands'])
  await turn(0, null)
  expect(await labels()).toEqual(['Brands'])
  await turn(null, 0)
  expect(await labels()).toEqual(['Sell here', 'Brands'])
})
test('what is published stands around every page in the language of its reader, until it is taken off', async () => {
  const filing = { label: { 'zh-CN': '京ICP备00000001号' }, to: { url: 'https://beian.miit.gov.cn/' } }
  const column = { title: same('Help'), links: [{ label: same('Brands'), to: { category: 'cups' } }] }
  expect(
    await put('links', [
      link('Brands'),
      link('Only signed in', undefined, { audience: 'members' }),
      link('Only Spanish', undefined, { languages: ['es-ES'] }),
      link('Goods', { path: `/goods/${goods.products.normal}` }),
      block('footerColumn', column),
      block('footerColumn', { title: same('Empty'), links: [] }),
      block('legalLine', filing, { languages: ['zh-CN'] }),
      block('legalLine', { label: same('<i>Reg. 1</i>') }),
    ]),
  ).toBe('done')
  const labels = async (who: object) => (await links(who))!.header.map(({ label }) => label)
  expect(await labels({})).toEqual(['Brands', 'Goods'])
  expect(await labels(await world.person())).toEqual(['Brands', 'Only signed in', 'Goods'])
  expect(await labels({ lang: 'es-ES' })).toContain('Only Spanish (es)')
  const chinese = (await links({ lang: 'zh-CN' }))!
  expect(chinese.legal[0]).toEqual({ label: '京ICP备00000001号', to: 'https://beian.miit.gov.cn/' })
  const seen = (await links())!
  expect(seen.legal).toEqual([{ label: '<i>Reg. 1</i>', to: null }])
  expect(seen.columns.map(({ title }) => title)).toEqual(['Help'])
  expect(seen.columns[0]!.links[0]!.to).toMatch(/^\/goods\/list\?categoryId=\d+$/)
  await world.pool.query(`update product set status = 'offShelf' where id = $1`, [goods.products.normal])
  await later(3000)
  expect(await labels({})).toEqual(['Brands'])
  const id = await idOf('links')
  const { version } = await detail(id)
  await world.must('/api/v2/admin/page/clear', { id, version, requestId: requestId() }, editor)
  await later(3000)
  expect(await links()).toBeNull()
})
test.each([
  ['javascript:', { url: 'javascript:alert(1)' }],
  ['without encryption', { url: 'http://a.example' }],
  ['a name in it', { url: 'https://shop@evil.example/' }],
  ['a bare number', { url: 'https://127.0.0.1/' }],
  ['another site by path', { path: '//evil.example' }],
  ['another site by turned stroke', { path: '/\\evil.example' }],
])('an address is refused: %s', async (_, to) => {
  expect(await put('links', [link('Bad', to)])).toMatchObject({ reason: 'sitePageUnfit', block: 1 })
  expect(await put('popups', [popup('Bad', {}, { to })])).toMatchObject({ reason: 'sitePageUnfit', block: 1 })
})
test('each document has its own kinds of blocks', async () => {
  expect(await put('links', [popup('Wrong place')])).toMatchObject({ reason: 'sitePageUnfit', field: 'type' })
  expect(await put('popups', [link('Wrong place')])).toMatchObject({ reason: 'sitePageUnfit', field: 'type' })
  const home = (await listed()).find(({ isHome }) => isHome)!.id
  await save(home, [link('Wrong place')])
  expect((await publish(home)).data).toMatchObject({ reason: 'sitePageUnfit', field: 'type' })
  const wish = { id: await idOf('links'), slug: 'renamed', title: same('x'), summary: {}, requestId: requestId() }
  const { version } = await detail(wish.id)
  expect((await world.ask('/api/v2/admin/page/edit', { ...wish, version }, editor)).code, 'it has no address').toBe(
    40401,
  )
  expect((await world.ask('/api/v2/page/landing/detail', { slug: 'popups' })).code).toBe(40401)
  const twin = { slug: 'links', title: same('Links'), summary: {}, requestId: requestId() }
  expect((await world.ask('/api/v2/admin/page/add', twin, editor)).code, 'a landing page may be called so').toBe(20001)
})

test('of the popups the first is shown that is for this reader, here and now', async () => {
  expect(await popupFor()).toBeNull()
  const begins = new Date(world.app.context.clock.now() + 3_600_000).toISOString()
  await put('popups', [
    popup('Later', { startsAt: begins }),
    popup('Members', { audience: 'members' }),
    popup('Visitors', { audience: 'visitors' }),
    popup('At goods', {}, { where: ['goods'] }),
  ])
  expect(await popupFor()).toBe('Visitors')
  expect(await popupFor(await world.person())).toBe('Members')
  expect(await popupFor({}, 'goods')).toBe('At goods')
  const { day } = await world.must('/api/v2/page/popup', { place: 'home' })
  expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
  await later(3_700_000)
  expect(await popupFor()).toBe('Later')
})
test('the preview shows what is written, to whoever holds its token', async () => {
  const id = await idOf('popups')
  await save(id, [popup('Draft'), popup('Hidden', { hidden: true })])
  const { token } = await world.must('/api/v2/admin/page/preview', { id }, editor)
  const seen = await world.must('/api/v2/page/site/preview', { token })
  expect(seen.popups.map((one) => one.popup.title)).toEqual(['Draft'])
  expect(await popupFor()).not.toBe('Draft')
})
test('where it may be laid over: never where somebody pays, signs in or looks at a preview', () => {
  const at = ['/', '/goods/list', '/goods/12', '/home/shopIndex', '/page/tea', '/user/user']
  expect(at.map(popupPlaceOf)).toEqual(['home', 'lists', 'goods', 'shops', 'reading', 'account'])
  for (const no of [
    '/shoppingCart',
    '/shoppingCart/confirm',
    '/goods/pay',
    '/goods/jiesuan',
    '/login/login',
    '/preview',
  ])
    expect(popupPlaceOf(no), no).toBeUndefined()
})

test('a kind of block that nobody knows is left out, for shoppers and at the desk', async () => {
  const home = (await listed()).find(({ isHome }) => isHome)!.id
  const ours = block('ticker', { title: same('News'), size: 2 })
  const strange = { ...ours, key: 'strange', type: 'wheelOfFortune', settings: {} }
  await world.pool.query(
    `insert into site_page_revision (page_id, number, blocks, starts_at)
      select $1, coalesce(max(number), 0) + 1, $2::jsonb, shop_now() from site_page_revision where page_id = $1`,
    [home, JSON.stringify([strange, ours])],
  )
  await world.pool.query(`update site_page set draft = $2::jsonb where page_id = $1`, [home, JSON.stringify([strange])])
  await later(3000)
  expect((await world.ask('/api/v2/page/home/detail', {})).code).toBe(20001)
  expect((await detail(home)).blocks).toEqual([])
  const history = await world.must('/api/v2/admin/page/history', { id: home }, editor)
  expect(history.records.length).toBeGreaterThan(0)
})
