// The page of a shop through the front door: written as a draft, seen once published, from an hour on and until an
// hour, called off, brought back, cleared.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  block,
  bringingTo,
  openShops,
  pagesOf,
  reasonOf,
  shelf,
  slide,
  text,
  type Shop,
} from '../../../../test/composing.ts'
import { same, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let shop: Shop
let goods: TestGoods
let kiln: Clerk
let ofKiln: number[]
beforeAll(async () => {
  world = await openWorld()
  shop = await openShops(world)
  ;({ goods, kiln, ofKiln } = shop)
})
afterAll(() => world.close())
beforeEach(() => forgetAll())
const { acting, detail, forgetAll, history, inMinutes, page, publish, put, save, titles } = pagesOf(
  () => world,
  () => shop,
)
const { brought, filmOf, gathered, sorted } = bringingTo(() => world)

describe('shown', () => {
  test('a draft to nobody, until it is published: then each kind, in each language', async () => {
    const [file, shot] = [await brought(kiln, 120), await filmOf(kiln)]
    const [collection, category] = [await gathered(kiln, ofKiln.slice(0, 2)), await sorted(kiln, [ofKiln[0]!])]
    const blocks = [
      slide({ picture: file, alt: same('A kiln'), title: same('Fire'), to: { category } }),
      shelf({ picked: [ofKiln[1]!, ofKiln[0]!] }),
      shelf({ collection }),
      shelf({ category }),
      shelf({ sort: 'newest' }, 3),
      block('collections', { title: same('Sets'), collections: [collection] }),
      block('text', {
        title: { 'zh-CN': '关于我们' },
        body: { 'en-US': '<h2>Us</h2>' },
        action: same('More'),
        to: { collection },
      }),
      block('video', { title: same('Film'), film: shot, poster: file, alt: same('A film'), text: {} }),
      block('text', { title: same('Hidden'), body: {}, action: {}, to: null }, true),
    ]
    expect(await reasonOf(save(blocks))).toBe('done')
    expect(await page()).toEqual([])
    expect(await reasonOf(publish())).toBe('done')
    const address = `/home/shopIndex?id=${goods.merchants.kiln}&tab=goods`
    const [banner, picked, ofCollection, ofCategory, newest, tiles, words, screen, ...more] = await page()
    expect(more).toEqual([])
    expect(banner!.data).toMatchObject({
      pictures: [
        { picture: { file, width: 120, height: 40, alt: 'A kiln' }, title: 'Fire', to: `${address}&own=${category}` },
      ],
    })
    const idsOf = (one: typeof picked) => (one!.data as { goods: { id: number }[] }).goods.map((g) => g.id)
    expect(idsOf(picked)).toEqual([ofKiln[1], ofKiln[0]])
    expect(idsOf(ofCollection)).toEqual(ofKiln.slice(0, 2))
    expect(idsOf(ofCategory)).toEqual([ofKiln[0]])
    expect(idsOf(newest)).toHaveLength(3)
    const leads = `${address}&collection=${collection}`
    expect(tiles!.data).toMatchObject({ tiles: [{ id: collection, title: 'Gifts', to: leads }] })
    expect(words).toMatchObject({ title: '关于我们', data: { body: '<h3>Us</h3>', action: 'More', to: leads } })
    expect(screen!.data).toMatchObject({ film: shot, poster: { file }, alt: 'A film' })
    expect((await titles('es-ES'))[1]).toBe(same('Goods')['es-ES'])
    expect(await page(goods.merchants.paper)).toEqual([])
  })
  test('without what is gone; a block of which nothing is left is not shown', async () => {
    const [category, collection] = [await sorted(kiln, ofKiln.slice(0, 1)), await gathered(kiln, ofKiln.slice(0, 1))]
    await save([
      shelf({ picked: ofKiln.slice(0, 2) }),
      shelf({ picked: ofKiln.slice(0, 1) }),
      shelf({ category }),
      shelf({ collection }),
      block('collections', { title: {}, collections: [collection] }),
      block('text', { title: same('Way'), body: {}, action: same('To it'), to: { product: ofKiln[0]! } }),
      shelf({ collection: null }),
      slide({}),
    ])
    await publish()
    expect((await page()).map((b) => b.type)).toEqual(['goods', 'goods', 'goods', 'goods', 'collections', 'text'])
    await world.pool.query(`update product set status = 'offShelf' where id = $1`, [ofKiln[0]])
    await world.pool.query('select refresh_listing(array[$1::bigint])', [ofKiln[0]])
    const left = await page()
    expect(left.map((b) => b.type)).toEqual(['goods', 'text'])
    expect(left[1]!.data).toMatchObject({ to: null })
    // what the page names already may be gone, and is saved on
    const { blocks } = await detail()
    expect(await reasonOf(save(blocks))).toBe('done')
    await world.pool.query(`update product set status = 'onSale' where id = $1`, [ofKiln[0]])
    await world.pool.query('select refresh_listing(array[$1::bigint])', [ofKiln[0]])
  })
  test('nothing of a shop that is suspended', async () => {
    await put('Open')
    expect(await titles()).toEqual(['Open'])
    const turn = (status: string) =>
      world.pool.query('update merchant set status = $1 where id = $2', [status, goods.merchants.kiln])
    await turn('suspended')
    expect(await page()).toEqual([])
    await turn('open')
    expect(await titles()).toEqual(['Open'])
  })
})

describe('in time', () => {
  test('planned for an hour, and until an hour: then what was before is back', async () => {
    await put('Usual')
    await put('Feast', { startsAt: inMinutes(60), endsAt: inMinutes(120) })
    const { shown, planned } = await detail()
    expect([shown!.number, planned.map((p) => p.number)]).toEqual([1, [2]])
    expect(await titles()).toEqual(['Usual'])
    await world.advance(61 * 60_000)
    expect(await titles()).toEqual(['Feast'])
    await world.advance(60 * 60_000)
    expect(await titles()).toEqual(['Usual'])
    expect((await history()).map((r) => r.state)).toEqual(['past', 'shown'])
  })
  test('called off; what has begun cannot be', async () => {
    await put('Usual')
    await put('Feast', { startsAt: inMinutes(60) })
    const [feast, usual] = await history()
    expect(await reasonOf(acting('callOff', { id: usual!.id }))).toBe('notFound')
    expect(await reasonOf(acting('callOff', { id: feast!.id }))).toBe('done')
    expect(await reasonOf(acting('callOff', { id: feast!.id }))).toBe('notFound')
    await world.advance(61 * 60_000)
    expect(await titles()).toEqual(['Usual'])
    expect((await history()).map((r) => r.state)).toEqual(['calledOff', 'shown'])
  })
  test('no hour that is over, too far, or ends before it begins; not too many', async () => {
    await save([text('Never')])
    for (const times of [
      { startsAt: inMinutes(-1) },
      { startsAt: inMinutes(500 * 1440) },
      { endsAt: inMinutes(-1) },
      { startsAt: inMinutes(60), endsAt: inMinutes(60) },
    ])
      expect([times, await reasonOf(publish(times))]).toEqual([times, 'badInput'])
    for (let n = 1; n <= 10; n++) await put(`Day ${n}`, { startsAt: inMinutes(n * 60) })
    await save([text('One more')])
    expect(await reasonOf(publish({ startsAt: inMinutes(9999) }))).toBe('shopPagesPlanned')
    expect(await reasonOf(publish())).toBe('done')
  })
  test('a schedule stays when another is published at once, and begins in its time', async () => {
    await put('Feast', { startsAt: inMinutes(60) })
    await put('Meanwhile')
    expect(await titles()).toEqual(['Meanwhile'])
    await world.advance(61 * 60_000)
    expect(await titles()).toEqual(['Feast'])
  })
})

describe('brought back', () => {
  test('at once as a new one, or as the draft; and the standard page by none', async () => {
    await put('First')
    await put('Second')
    const first = (await history()).at(-1)!
    await save([text('Third')])
    expect(await reasonOf(acting('rollback', { id: first.id, as: 'shown' }))).toBe('done')
    expect(await titles()).toEqual(['First'])
    const now = await detail()
    expect([now.draft !== null, now.blocks[0]!.settings.title]).toEqual([true, same('Third')])
    expect((await history())[0]).toMatchObject({ state: 'shown', number: 3, broughtBack: 1 })
    expect(await reasonOf(acting('rollback', { id: first.id, as: 'draft' }))).toBe('done')
    expect((await detail()).blocks[0]!.settings.title).toEqual(same('First'))
    expect(await reasonOf(acting('clear'))).toBe('done')
    expect([await page(), (await detail()).shown]).toEqual([[], null])
    expect(await reasonOf(acting('discard'))).toBe('done')
    expect(await detail()).toMatchObject({ draft: null, blocks: [] })
    const { rows } = await world.pool.query(
      `select action from audit_log where subject_id = $1 and action like 'page.%' order by id desc limit 2`,
      [goods.merchants.kiln],
    )
    expect(rows.map((r) => (r as { action: string }).action)).toEqual(['page.clear', 'page.rollback'])
  })
  test('the oldest are forgotten, never the one that comes back', async () => {
    await put('Usual')
    for (let n = 0; n < 55; n++) await put(`Sale ${n}`, { endsAt: inMinutes(60) })
    const kept = await history()
    expect([kept.length, kept.at(-1)!.number]).toEqual([56, 1])
    await world.advance(61 * 60_000)
    expect(await titles()).toEqual(['Usual'])
    await put('New')
    expect((await history()).length).toBe(50)
  })
})

describe('at once', () => {
  test('of two who save, one is told, and of whom', async () => {
    const { version } = await detail()
    const done = await Promise.all(['One', 'Two'].map((title) => reasonOf(save([text(title)], kiln, version))))
    expect(new Set(done)).toEqual(new Set(['done', 'shopPageChanged']))
  })
  test('of two who publish, or publish and plan, one is told', async () => {
    for (const times of [{}, { startsAt: inMinutes(60) }]) {
      await save([text('Twice')])
      const { version } = await detail()
      const both = [publish({}, kiln, version), publish(times, kiln, version)]
      expect(new Set(await Promise.all(both.map(reasonOf)))).toEqual(new Set(['done', 'shopPageChanged']))
    }
    expect(await history()).toHaveLength(2)
  })
  test('nothing is published over what was saved meanwhile; nor nothing at all', async () => {
    await save([text('Mine')])
    const { version } = await detail()
    const other = await clerkOf(world, goods.merchants.kiln, 'manager')
    expect(await reasonOf(save([text('Theirs')], other))).toBe('done')
    expect(await reasonOf(publish({}, kiln, version))).toBe('shopPageChanged')
    await save([])
    expect(await reasonOf(publish())).toBe('shopPageEmpty')
    await acting('discard')
    expect(await reasonOf(publish())).toBe('shopPageEmpty')
  })
})
