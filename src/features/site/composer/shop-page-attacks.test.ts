// What nobody gets into the page of a shop: what is another’s, a way out, scripts; and what a preview never shows.
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
let paper: Clerk
let ofKiln: number[]
let ofPaper: number[]
beforeAll(async () => {
  world = await openWorld({ settings: { shopPagePreviewSeconds: 600 } })
  shop = await openShops(world)
  ;({ goods, kiln, paper, ofKiln, ofPaper } = shop)
})
afterAll(() => world.close())
beforeEach(() => forgetAll())
const { acting, detail, forgetAll, history, inMinutes, page, publish, put, save, titles } = pagesOf(
  () => world,
  () => shop,
)
const { brought, filmOf, gathered, sorted } = bringingTo(() => world)

describe('refused', () => {
  test('what is another’s: pictures, films, categories, collections, goods, wherever it is named', async () => {
    const [file, theirs] = [await brought(paper, 77), await filmOf(paper)]
    const [category, collection] = [await sorted(paper, [ofPaper[0]!]), await gathered(paper, [ofPaper[0]!])]
    const missing = 999_999_999
    const empty = { title: {}, film: null, poster: null, alt: {}, text: {} }
    const foreign = [
      slide({ picture: file }),
      slide({ to: { category } }),
      slide({ to: { product: ofPaper[0]! } }),
      slide({ to: { product: missing } }),
      shelf({ picked: [ofKiln[0]!, ofPaper[0]!] }),
      shelf({ category }),
      shelf({ collection }),
      shelf({ collection: missing }),
      block('collections', { title: {}, collections: [collection] }),
      block('text', { title: {}, body: {}, action: {}, to: { collection } }),
      block('video', { ...empty, film: theirs }),
      block('video', { ...empty, poster: file }),
    ]
    for (const one of foreign)
      expect([one.settings, await reasonOf(save([text('Mine'), one]))]).toEqual([one.settings, 'shopPageForeign'])
    const refused = await save([text('Mine'), shelf({ collection })])
    expect(refused.message).toContain('Block 2')
    await save([text('Mine')])
    await publish()
    const revision = (await history())[0]!
    for (const [path, more] of [
      ['rollback', { id: revision.id, as: 'draft' }],
      ['callOff', { id: revision.id }],
    ] as const)
      expect(await reasonOf(acting(path, more, paper))).toBe('notFound')
    expect(await history(paper)).toEqual([])
  })
  test('whatever lies in the database, nothing of another is shown', async () => {
    const theirs = await filmOf(paper)
    await put('Mine')
    const blocks = [
      shelf({ picked: [ofPaper[0]!] }),
      shelf({ collection: await gathered(paper, [ofPaper[0]!]) }),
      shelf({ category: await sorted(paper, [ofPaper[0]!]) }),
      slide({ picture: await brought(paper, 55) }),
      block('video', { title: {}, film: theirs, poster: null, alt: {}, text: {} }),
      { ...text('Odd'), type: 'ticker' },
    ]
    await world.pool.query('update shop_page_revision set blocks = $1::jsonb', [JSON.stringify(blocks)])
    expect(await page()).toEqual([])
  })
  test('a way out of the shop, kinds of the platform, unknown keys, too much', async () => {
    const leading = (to: object) => slide({ to: to as never })
    const wrong = [
      leading({ path: '/home/shopIndex?id=1' }),
      leading({ path: 'javascript:alert(1)' }),
      leading({ product: 'javascript:alert(1)' }),
      leading({ tab: 'goods&x=//evil.example' }),
      { ...text('News'), type: 'ticker' as never },
      { ...text('Mine'), merchantId: goods.merchants.paper } as never,
      block('text', { title: {}, body: { 'fr-FR': 'Mots' } as never, action: {}, to: null }),
      block('text', { title: {}, body: same('x'.repeat(4001)), action: {}, to: null }),
      shelf({ sort: 'newest' }, 500),
      slide({ picture: '../../secret' }),
    ]
    for (const one of wrong) expect([one, await reasonOf(save([one]))]).toEqual([one, 'badInput'])
    const twin = text('Twin')
    expect(await reasonOf(save([twin, twin]))).toBe('badInput')
    expect(
      await reasonOf(save(Array.from({ length: 1000 }, () => block('collections', { title: {}, collections: [] })))),
    ).toBe('badInput')
    const more = { version: 0, blocks: [], merchantId: goods.merchants.paper }
    expect(await reasonOf(world.ask('/api/v2/mch/page/save', more as never, kiln))).toBe('badInput')
  })
  test('scripts in the texts of each language: words stay words, of long texts the harmless stays', async () => {
    const script = `<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">go</a>`
    const bad = `<p onclick="alert(1)">Good <b>bold</b></p><iframe src="//evil.example"></iframe>${script}`
    const hostile = { 'en-US': script, 'zh-CN': script, 'es-ES': script }
    const longer = { 'en-US': bad, 'zh-CN': bad, 'es-ES': bad }
    await save([block('text', { title: { 'en-US': script.slice(0, 40) }, body: longer, action: {}, to: null })])
    await save([
      block('text', { title: { 'en-US': '<b>Title</b>' }, body: longer, action: { 'en-US': '<i>x</i>' }, to: null }),
      slide({ picture: await brought(kiln, 66), alt: hostile, text: hostile }),
    ])
    await publish()
    for (const lang of ['en-US', 'zh-CN', 'es-ES']) {
      const [words] = await page(goods.merchants.kiln, lang)
      expect(words!.data).toMatchObject({ body: '<p>Good <b>bold</b></p>go' })
    }
  })
  test('who may not write the shop, writes nothing; who has left, neither', async () => {
    const orders = await clerkOf(world, goods.merchants.kiln, 'orders')
    expect((await world.ask('/api/v2/mch/page/save', { version: 0, blocks: [] }, orders)).status).toBe(403)
    const leaver = await clerkOf(world, goods.merchants.kiln, 'manager')
    await save([text('Left')], leaver)
    await publish({ startsAt: inMinutes(60) }, leaver)
    const { version } = await detail()
    await world.pool.query('delete from membership where user_id = $1', [leaver.userId])
    expect((await world.ask('/api/v2/mch/page/save', { version, blocks: [] }, leaver)).status).toBeGreaterThan(400)
    await world.advance(61 * 60_000)
    expect(await titles()).toEqual(['Left'])
  })
})

describe('looked at before', () => {
  const shown = (token: string, lang = 'en-US') => world.ask('/api/v2/page/shop/preview', { token }, { lang })
  const allowed = (by = kiln) => world.must('/api/v2/mch/page/preview', {}, by)
  test('the draft, in each language; what is shown where there is none', async () => {
    await put('Shown')
    const { token } = await allowed()
    expect((await shown(token)).data.blocks.map((b) => b.title)).toEqual(['Shown'])
    await save([text('Written'), { ...text('Hidden'), hidden: true }])
    const { data } = await shown(token, 'es-ES')
    expect(data).toMatchObject({ merchantId: goods.merchants.kiln, blocks: [{ title: same('Written')['es-ES'] }] })
    expect(await titles()).toEqual(['Shown'])
  })
  test('never by a token that is forged, for something else, old, or of somebody who has left', async () => {
    const { token } = await allowed()
    const [body, mark] = token.split('.') as [string, string]
    const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as number[]
    const other = Buffer.from(JSON.stringify([goods.merchants.paper, ...said.slice(1)])).toString('base64url')
    for (const wrong of [`${other}.${mark}`, `${body}.`, `${body}.AAAA`, 'x', '.', `${mark}.${body}`])
      expect((await shown(wrong)).status).toBe(404)
    const leaver = await clerkOf(world, goods.merchants.kiln, 'manager')
    const theirs = (await allowed(leaver)).token
    expect((await shown(theirs)).status).toBe(200)
    await world.pool.query('delete from membership where user_id = $1', [leaver.userId])
    expect((await shown(theirs)).status).toBe(404)
    await world.advance(601_000)
    expect((await shown(token)).status).toBe(404)
  })
})
test('films that nothing shows go, but the newest', async () => {
  await world.pool.query(`delete from shop_film`)
  const first = await filmOf(kiln)
  await save([block('video', { title: same('Film'), film: first, poster: null, alt: {}, text: {} })])
  for (let n = 0; n < 12; n++) await filmOf(kiln)
  const { rows } = await world.pool.query('select file from shop_film')
  expect(rows.map((r) => (r as { file: string }).file)).toContain(first)
  expect(rows).toHaveLength(11)
})
