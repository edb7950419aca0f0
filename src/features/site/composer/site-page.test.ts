// The home page and landing pages as staff compose them, through the front door: drafts that nobody sees, what is
// published for whom and when, links that are gone, brought back, taken off; and who may not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, mustPlace, payFromBalance } from '../../../../test/buying.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs, roleWith } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { SiteBlock } from './site-settings.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let editor: Member
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  editor = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
})
afterAll(() => world.close())

let made = 0
const entry = (label: string, to: object) => ({ icon: 'brands', label: same(label), to })
const channels = (entries: object[], more: Partial<SiteBlock> = {}): SiteBlock => ({
  key: `k${++made}`,
  type: 'channels',
  hidden: false,
  languages: [],
  audience: 'all',
  startsAt: null,
  endsAt: null,
  settings: { entries },
  ...more,
})
const said = (label: string, more: Partial<SiteBlock> = {}) => channels([entry(label, { path: '/home/ppg' })], more)
const requestId = () => crypto.randomUUID()
const reasonOf = async (reply: Promise<{ data: unknown; status: number }>) => {
  const { data, status } = await reply
  return status === 200 ? 'done' : (data as { reason: string }).reason
}
/** Past the two seconds that an answer is kept, too. */
const later = async (ms: number) => {
  await world.advance(ms)
  world.app.context.cache.drop('page')
}
const homeId = async () => (await world.must('/api/v2/admin/page/list', {}, editor)).records[0]!.id
const detail = (id: number) => world.must('/api/v2/admin/page/detail', { id }, editor)
const save = async (id: number, blocks: SiteBlock[], by: Member = editor) =>
  world.ask('/api/v2/admin/page/save', { id, version: (await detail(id)).version, blocks }, by)
const publish = async (id: number, startsAt: string | null = null, endsAt: string | null = null) =>
  world.ask(
    '/api/v2/admin/page/publish',
    { id, version: (await detail(id)).version, startsAt, endsAt, requestId: requestId() },
    editor,
  )
const put = async (id: number, blocks: SiteBlock[]) => {
  expect(await reasonOf(save(id, blocks))).toBe('done')
  expect(await reasonOf(publish(id))).toBe('done')
}
const labelsIn = (blocks: readonly { type: string; data: object }[]) =>
  blocks.flatMap(({ data }) => ('entries' in data ? (data.entries as { label: string }[]).map((e) => e.label) : []))
const homeFor = async (who?: Person, headers: Record<string, string> = {}) => {
  const by = who ? { ...who, headers } : { headers }
  return labelsIn((await world.must('/api/v2/page/home/detail', {}, by)).blocks)
}
const landing = (slug: string) => world.ask('/api/v2/page/landing/detail', { slug })
const begin = async (slug: string) =>
  (await world.must('/api/v2/admin/page/add', { slug, title: same(slug), summary: {}, requestId: requestId() }, editor))
    .id

test('a draft is seen by nobody, published at once by all; cleared, the home page is what it was', async () => {
  const id = await homeId()
  const before = (await world.must('/api/v2/page/home/detail', {})).blocks
  // whoever composes it for the first time begins with what it shows by itself
  expect((await detail(id)).blocks.map(({ type }) => type)).toEqual(['feed', 'merchants', 'brands'])
  const fair = said('Tea fair')
  expect(await reasonOf(save(id, [fair]))).toBe('done')
  expect((await detail(id)).blocks).toEqual([fair])
  expect((await world.must('/api/v2/page/home/detail', {})).blocks).toEqual(before)
  expect(await reasonOf(publish(id))).toBe('done')
  expect(await homeFor()).toEqual(['Tea fair'])
  const { version, shown, draft } = await detail(id)
  expect([shown?.number, draft]).toEqual([1, null])
  await world.must('/api/v2/admin/page/clear', { id, version, requestId: requestId() }, editor)
  expect((await world.must('/api/v2/page/home/detail', {})).blocks).toEqual(before)
  expect((await detail(id)).blocks.map(({ type }) => type)).toEqual(['feed', 'merchants', 'brands'])
})

test('each block is for its languages, its side of the audiences and its time', async () => {
  const soon = new Date(world.app.context.clock.now() + 60_000).toISOString()
  await put(await homeId(), [
    said('all'),
    said('visitors', { audience: 'visitors' }),
    said('members', { audience: 'members' }),
    said('new', { audience: 'newBuyers' }),
    said('spanish', { languages: ['es-ES'] }),
    said('later', { startsAt: soon }),
    said('until', { endsAt: soon }),
    said('hidden', { hidden: true }),
  ])
  expect(await homeFor()).toEqual(['all', 'visitors', 'until'])
  const fresh = await buyer(world)
  expect(await homeFor(fresh)).toEqual(['all', 'members', 'new', 'until'])
  const { payNo } = await mustPlace(world, fresh, { skuId: goods.skus.last, quantity: 1 })
  await payFromBalance(world, fresh, payNo)
  expect(await homeFor(fresh)).toEqual(['all', 'members', 'until'])
  await later(61_000)
  expect(await homeFor()).toEqual(['all', 'visitors', 'later'])
  expect(await homeFor(undefined, { cookie: 'lang=es-ES' })).toEqual(
    ['all', 'visitors', 'spanish', 'later'].map((label) => `${label} (es)`),
  )
})

test('a landing page stands at its address and in the sitemap while it is shown, never as the home page', async () => {
  const id = await begin('autumn-table')
  const inSitemap = async () => (await (await fetch(`${world.url}/sitemap-places.xml`)).text()).includes('autumn-table')
  expect((await landing('autumn-table')).status).toBe(404)
  expect(await inSitemap()).toBe(false)
  await put(id, [said('Table')])
  expect(labelsIn((await world.must('/api/v2/page/landing/detail', { slug: 'autumn-table' })).blocks)).toEqual([
    'Table',
  ])
  expect(await inSitemap()).toBe(true)
  expect((await landing('home')).status).toBe(404)
  const { version } = await detail(id)
  const renamed = { id, version, slug: 'winter-table', title: same('Winter'), summary: {}, requestId: requestId() }
  await world.must('/api/v2/admin/page/edit', renamed, editor)
  expect([(await landing('autumn-table')).status, (await landing('winter-table')).status]).toEqual([404, 200])
  const now = await detail(id)
  await world.must('/api/v2/admin/page/clear', { id, version: now.version, requestId: requestId() }, editor)
  expect((await landing('winter-table')).status).toBe(404)
})

test('what is unfinished or leads nowhere is not published; what goes later is skipped and told', async () => {
  const id = await begin('links')
  const other = await begin('target')
  await put(other, [said('there')])
  expect(await reasonOf(save(id, [channels([])]))).toBe('done')
  expect(await reasonOf(publish(id))).toBe('sitePageUnfit')
  for (const path of [
    '/goods/999999',
    '/page/nowhere',
    '/admin/staff',
    '/home/brand?id=9999',
    '/home/shopIndex?id=9999',
  ]) {
    await save(id, [channels([entry('x', { path })])])
    expect(await reasonOf(publish(id)), path).toBe('sitePageLink')
  }
  await save(id, [channels([entry('x', { category: 'no-such-category' })])])
  expect(await reasonOf(publish(id))).toBe('sitePageLink')
  await put(id, [
    channels([
      entry('goods', { path: `/goods/${goods.products.normal}` }),
      entry('page', { path: '/page/target' }),
      entry('hall', { path: '/home/ppg' }),
    ]),
  ])
  const shown = async () => labelsIn((await world.must('/api/v2/page/landing/detail', { slug: 'links' })).blocks)
  expect(await shown()).toEqual(['goods', 'page', 'hall'])
  const { version } = await detail(other)
  await world.must('/api/v2/admin/page/clear', { id: other, version, requestId: requestId() }, editor)
  expect(await shown()).toEqual(['goods', 'hall'])
  expect((await detail(id)).gone).toEqual(['/page/target'])
})

test('of two who write at once one is told; a planned page comes and goes; history says what differs', async () => {
  const id = await begin('planned')
  await put(id, [said('first')])
  const { version } = await detail(id)
  const both = await Promise.all(
    ['a', 'b'].map((label) =>
      reasonOf(world.ask('/api/v2/admin/page/save', { id, version, blocks: [said(label)] }, editor)),
    ),
  )
  expect(both.toSorted()).toEqual(['done', 'shopPageChanged'])
  const inMinutes = (n: number) => new Date(world.app.context.clock.now() + n * 60_000).toISOString()
  const kept = said('second')
  await save(id, [kept, said('third')])
  expect(await reasonOf(publish(id, inMinutes(1), inMinutes(3)))).toBe('done')
  const shown = async () => labelsIn((await world.must('/api/v2/page/landing/detail', { slug: 'planned' })).blocks)
  expect(await shown()).toEqual(['first'])
  await later(61_000)
  expect(await shown()).toEqual(['second', 'third'])
  await later(121_000)
  expect(await shown()).toEqual(['first'])
  const { records } = await world.must('/api/v2/admin/page/history', { id }, editor)
  expect(records.find(({ number }) => number === 2)?.changes.map(({ act, place }) => `${act} ${place}`)).toEqual([
    'added 1',
    'added 2',
    'removed 1',
  ])
  const second = records.find(({ number }) => number === 2)!.id
  const now = (await detail(id)).version
  await world.must(
    '/api/v2/admin/page/rollback',
    { id, version: now, revision: second, as: 'shown', requestId: requestId() },
    editor,
  )
  expect(await shown()).toEqual(['second', 'third'])
  const { rows } = await world.pool.query<{ action: string; before: object; after: object }>(
    `select action, before, after from audit_log where subject = 'sitePage' and subject_id = $1
     order by id desc limit 1`,
    [id],
  )
  expect(rows[0]).toMatchObject({ action: 'page.rollback', before: { number: 1 }, after: { broughtBack: 2 } })
})

test('who only reads writes nothing; a preview is for who may read; addresses are checked', async () => {
  const role = await roleWith(world, 'staff', ['page.read'])
  const reader = await joinAs(world, await world.person(), { audience: 'staff', role })
  const id = await begin('secret')
  await save(id, [said('draft')])
  expect((await save(id, [said('x')], reader)).status).toBe(403)
  expect((await world.ask('/api/v2/admin/page/detail', { id }, await world.person())).status).toBeGreaterThanOrEqual(
    401,
  )
  const { token } = await world.must('/api/v2/admin/page/preview', { id }, reader)
  const seen = await world.must('/api/v2/page/site/preview', { token })
  expect(labelsIn(seen.blocks.map(({ block }) => block))).toEqual(['draft'])
  expect((await world.ask('/api/v2/page/site/preview', { token: `${token}x` })).status).toBe(404)
  await world.pool.query(`delete from membership where user_id = $1 and audience = 'staff'`, [reader.userId])
  expect((await world.ask('/api/v2/page/site/preview', { token })).status).toBe(404)
  const add = (slug: string) =>
    reasonOf(
      world.ask('/api/v2/admin/page/add', { slug, title: same('x'), summary: {}, requestId: requestId() }, editor),
    )
  expect(await add('secret')).toBe('sitePageSlugTaken')
  for (const slug of ['Has-Capitals', 'two--hyphens', '-x', 'a/b', '..', ''])
    expect(await add(slug), slug).toBe('badInput')
  expect(
    await reasonOf(
      world.ask(
        '/api/v2/admin/page/edit',
        {
          id: await homeId(),
          version: (await detail(await homeId())).version,
          slug: 'other',
          title: {},
          summary: {},
          requestId: requestId(),
        },
        editor,
      ),
    ),
  ).toBe('notFound')
})
