// Attributes from the staff's desk to the shopper: asked for by category, written down by their codes, filtered by,
// shown on cards; renamed, merged, closed; goods follow.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changed,
  drafted,
  id,
  mustPublish,
  publish,
  writing,
  type Content,
  type Writing,
} from '../../../../test/drafting.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import type { Texts } from '#kernel/text/language.ts'
import { most, type Kind } from './limits.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let keeper: Person
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  keeper = await joinAs(world, await world.person('keeper'), { audience: 'staff', role: 'catalogue' })
})
afterAll(() => world.close())

const show = (attributeId: number) => world.must('/api/v2/admin/attribute/detail', { id: attributeId }, keeper)
const seen = async (attributeId: number) => ({ id: attributeId, version: (await show(attributeId)).version })
interface Wish {
  kind?: Kind
  unit?: Texts
  filter?: boolean
  card?: boolean
  places?: { categoryId: number; required: boolean }[]
  values?: string[]
}
async function make(name: string, wish: Wish = {}) {
  const { kind = 'one', unit = {}, filter = true, card = false, places = [], values = [] } = wish
  const made = await world.must('/api/v2/admin/attribute/add', { kind, name: same(name), requestId: id() }, keeper)
  const fields = { name: same(name), unit, filter, card, places, requestId: id() }
  await world.must('/api/v2/admin/attribute/edit', { ...(await seen(made.id)), ...fields }, keeper)
  for (const value of values) {
    const add = { ...(await seen(made.id)), name: same(value), colour: null, requestId: id() }
    await world.must('/api/v2/admin/attribute/value/add', add, keeper)
  }
  return show(made.id)
}
const edit = async (attributeId: number, name: Texts, places: Wish['places'] = []) => {
  const wish = { ...(await seen(attributeId)), name, unit: {}, filter: true, card: false, places, requestId: id() }
  return world.must('/api/v2/admin/attribute/edit', wish, keeper)
}
const says = (key: string, code: string): Content['attributes'][number] => ({ key, name: {}, value: {}, code })
const linesOf = async (productId: number) =>
  Object.fromEntries(
    (await world.must('/api/v2/goods/goods/detail/normal', { id: productId })).attributes.map((a) => [a.name, a.value]),
  )
/** What shoppers are told now, whatever is kept. */
const page = (input: Calls['/api/v2/goods/goods/page']['input']) => {
  world.app.context.cache.drop('catalog')
  return world.must('/api/v2/goods/goods/page', input)
}
const facetOf = async (name: string, categoryId = goods.categories.cups) =>
  (await page({ categoryId, facets: true })).facets!.attributes.find((a) => a.name === name)
const faultsOf = async (attributes: Content['attributes'], more: Partial<Content> = {}) => {
  const reply = await publish(
    world,
    kiln.keeper,
    await drafted(world, kiln.keeper, kiln.whole({ attributes, ...more })),
  )
  return (reply.data as { faults?: unknown }).faults ?? []
}

describe('what a category asks for', () => {
  test('is asked below it too, refused at its field where it is missing or unknown', async () => {
    const place = { categoryId: goods.categories.table, required: true }
    const glaze = await make('Glaze', { places: [place], values: ['Celadon', 'Moon white'] })
    expect(await faultsOf([])).toEqual([{ at: 'asked.glaze', rule: 'required' }])
    expect(await faultsOf([says('glaze', 'gold')])).toEqual([{ at: 'asked.glaze', rule: 'unknown' }])
    expect(await faultsOf([says('glaze', 'celadon')])).toEqual([])
    const asked = { categoryId: goods.categories.cups }
    const { records } = await world.must('/api/v2/mch/goods/attributes', asked, kiln.keeper)
    expect(records).toMatchObject([
      { code: 'glaze', required: true, values: [{ code: 'celadon' }, { code: 'moon-white' }] },
    ])
    const elsewhere = { categoryId: goods.categories.pens }
    expect((await world.must('/api/v2/mch/goods/attributes', elsewhere, kiln.keeper)).records).toEqual([])
    await edit(glaze.id, same('Glaze'), [{ ...place, required: false }])
    expect(await faultsOf([])).toEqual([])
  })
  test('each kind is written down in all languages, whatever words came with it', async () => {
    const places = [{ categoryId: goods.categories.cups, required: false }]
    await make('Volume', { kind: 'number', unit: { 'en-US': 'l', 'zh-CN': '升', 'es-ES': 'l' }, places })
    await make('Safe', { kind: 'yesNo', places })
    await make('Suits', { kind: 'several', places, values: ['Tea', 'Coffee', 'Soup'] })
    await make('Care', { kind: 'text', places })
    const attributes = [
      { ...says('volume', '0,50'), value: { 'en-US': 'A lie' } },
      says('safe', 'yes'),
      says('suits', 'tea'),
      says('suits', 'soup'),
      says('suits', 'tea'),
      { ...says('care', '-'), value: { 'en-US': 'By hand' } },
      { key: 'own-1', name: { 'en-US': 'Potter' }, value: { 'en-US': 'Lin' } },
    ]
    const productId = await mustPublish(world, kiln.keeper, kiln.whole({ attributes }))
    expect(await linesOf(productId)).toEqual({
      Volume: '0.5 l',
      Safe: 'Yes',
      Suits: 'Tea, Soup',
      Care: 'By hand',
      Potter: 'Lin',
    })
    const { rows } = await world.pool.query('select attributes from product where id = $1', [productId])
    expect(rows[0].attributes[0].value).toEqual({ 'en-US': '0.5 l', 'zh-CN': '0.5 升', 'es-ES': '0,5 l' })
    expect(await faultsOf([says('volume', 'much')])).toEqual([{ at: 'asked.volume', rule: 'unknown' }])
    // read anew and published again, nothing of it changes
    const again = await changed(world, kiln.keeper, productId, (now) => ({ ...now, fact: same('Small') }))
    expect((await publish(world, kiln.keeper, again)).status).toBe(200)
    expect(await linesOf(productId)).toMatchObject({ Volume: '0.5 l', Suits: 'Tea, Soup', Potter: 'Lin' })
  })
  test('goods on sale without what is required stay on sale; it is asked for when next published', async () => {
    const productId = await mustPublish(world, kiln.keeper, kiln.whole({ categoryId: goods.categories.pens }))
    const places = [{ categoryId: goods.categories.pens, required: true }]
    const ink = await make('Ink', { places, values: ['Blue'] })
    expect((await world.must('/api/v2/goods/goods/detail/normal', { id: productId })).status).toBe('onSale')
    const next = await changed(world, kiln.keeper, productId, (now) => ({ ...now, fact: same('Fine') }))
    expect((await publish(world, kiln.keeper, next)).data).toMatchObject({ reason: 'draftUnfit' })
    await edit(ink.id, same('Ink'))
    expect((await publish(world, kiln.keeper, next)).status).toBe(200)
  })
})
describe('lists', () => {
  test('are filtered by it under its name of today, with swatches; cards say it; or not', async () => {
    const places = [{ categoryId: goods.categories.cups, required: false }]
    const rim = await make('Rim', { places, card: true, values: ['Gold', 'Plain'] })
    const ids = [
      await mustPublish(world, kiln.keeper, kiln.whole({ attributes: [says('rim', 'gold')] })),
      await mustPublish(world, kiln.keeper, kiln.whole({ attributes: [says('rim', 'plain')] })),
    ]
    const gold = rim.values.find(({ code }) => code === 'gold')!
    const wish = { ...(await seen(rim.id)), valueId: gold.id, colour: '#c9a36b', closed: false, requestId: id() }
    await world.must('/api/v2/admin/attribute/value/edit', { ...wish, name: same('Gold') }, keeper)
    expect(await facetOf('Rim')).toMatchObject({
      key: 'rim',
      values: [
        { value: 'gold', name: 'Gold', count: 1, colour: '#c9a36b' },
        { value: 'plain', name: 'Plain', count: 1, colour: null },
      ],
    })
    const asked = { categoryId: goods.categories.cups, attributes: [{ key: 'rim', value: 'gold' }] }
    const found = await page(asked)
    expect(found.records).toMatchObject([{ id: ids[0], facts: ['Gold'] }])
    const off = { ...(await seen(rim.id)), name: same('Rim'), unit: {}, filter: false, card: false, places }
    await world.must('/api/v2/admin/attribute/edit', { ...off, requestId: id() }, keeper)
    expect(await facetOf('Rim')).toBeUndefined()
    expect((await page(asked)).records[0]!.facts).toEqual([])
  })
})
describe('what staff change', () => {
  test('goods follow: a new name, a merged value, carried once; drafts mean the other', async () => {
    const places = [{ categoryId: goods.categories.cups, required: false }]
    const use = await make('Use', { kind: 'several', places, values: ['Picnic', 'Outing', 'Home'] })
    const attributes = [says('use', 'picnic'), says('use', 'outing')]
    const productId = await mustPublish(world, kiln.keeper, kiln.whole({ attributes }))
    const waits = await drafted(world, kiln.keeper, kiln.whole({ attributes: [says('use', 'picnic')] }))
    const [picnic, outing] = ['picnic', 'outing'].map((code) => use.values.find((v) => v.code === code)!)
    expect((await show(use.id)).values.find((v) => v.code === 'picnic')!.goods).toBe(1)
    const merge = { valueId: picnic!.id, into: outing!.id, requestId: id() }
    const bare = { ...(await seen(use.id)), ...merge, reason: ' ' }
    expect((await world.ask('/api/v2/admin/attribute/value/merge', bare, keeper)).data).toMatchObject({
      reason: 'reasonRequired',
    })
    const wish = { ...(await seen(use.id)), ...merge, reason: 'The same', requestId: id() }
    await world.must('/api/v2/admin/attribute/value/merge', wish, keeper)
    await edit(use.id, same('Purpose'), places)
    await world.runJobs()
    expect(await linesOf(productId)).toMatchObject({ Purpose: 'Outing' })
    const reply = await publish(world, kiln.keeper, waits)
    expect(await linesOf(reply.data.productId!)).toMatchObject({ Purpose: 'Outing' })
    const asked = { categoryId: goods.categories.cups, attributes: [{ key: 'use', value: 'outing' }] }
    expect((await page(asked)).total).toBe(2)
    expect((await show(use.id)).values.map((v) => [v.code, v.goods])).toEqual([
      ['outing', 2],
      ['home', 0],
    ])
  })
  test('a closed value stays with goods that carry it; others cannot choose it', async () => {
    const places = [{ categoryId: goods.categories.cups, required: false }]
    const foot = await make('Foot', { places, values: ['High', 'Low'] })
    const attributes = [says('foot', 'high')]
    const productId = await mustPublish(world, kiln.keeper, kiln.whole({ attributes }))
    const high = foot.values.find(({ code }) => code === 'high')!
    const wish = { ...(await seen(foot.id)), valueId: high.id, name: same('High'), colour: null, closed: true }
    await world.must('/api/v2/admin/attribute/value/edit', { ...wish, requestId: id() }, keeper)
    expect(await faultsOf(attributes)).toEqual([{ at: 'asked.foot', rule: 'unknown' }])
    const next = await changed(world, kiln.keeper, productId, (now) => ({ ...now, fact: same('Old') }))
    expect((await publish(world, kiln.keeper, next)).status).toBe(200)
    expect(await linesOf(productId)).toMatchObject({ Foot: 'High' })
  })
  test('of two at once one is told; a value of another attribute is none of this one', async () => {
    const [a, b] = [await make('Body', { values: ['Thin'] }), await make('Lid', { values: ['Flat'] })]
    const foreign = { ...(await seen(a.id)), valueId: b.values[0]!.id, into: a.values[0]!.id, reason: 'x' }
    const reply = await world.ask('/api/v2/admin/attribute/value/merge', { ...foreign, requestId: id() }, keeper)
    expect(reply.status).toBe(404)
    const into = { ...(await seen(a.id)), valueId: a.values[0]!.id, into: b.values[0]!.id, reason: 'x' }
    expect(
      (await world.ask('/api/v2/admin/attribute/value/merge', { ...into, requestId: id() }, keeper)).data,
    ).toMatchObject({ reason: 'attributeValueGone' })
    const same_ = await seen(a.id)
    const closes = [1, 2].map(() =>
      world.ask('/api/v2/admin/attribute/close', { ...same_, closed: true, requestId: id() }, keeper),
    )
    const replies = await Promise.all(closes)
    expect(replies.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 409])
    const placed = { ...(await seen(b.id)), name: same('Lid'), unit: {}, filter: true, card: false, requestId: id() }
    const nowhere = { ...placed, places: [{ categoryId: 999_999, required: true }] }
    expect((await world.ask('/api/v2/admin/attribute/edit', nowhere, keeper)).status).toBe(400)
  })
  test('nameless, valued where it has none, too full, or merged into nothing: refused', async () => {
    const [one, text] = [await make('Spout', { values: ['Short', 'Long'] }), await make('Story', { kind: 'text' })]
    const value = (name: Texts) => ({ name, colour: null, requestId: id() })
    const add = async (attributeId: number, name: Texts) =>
      (await world.ask('/api/v2/admin/attribute/value/add', { ...(await seen(attributeId)), ...value(name) }, keeper))
        .data
    expect(await add(one.id, { 'en-US': ' ' })).toMatchObject({ reason: 'attributeNameless' })
    expect(await add(text.id, same('Long'))).toMatchObject({ reason: 'attributeNoValues' })
    const nameless = { kind: 'one' as const, name: {}, requestId: id() }
    expect((await world.ask('/api/v2/admin/attribute/add', nameless, keeper)).data).toMatchObject({
      reason: 'attributeNameless',
    })
    const [short, long] = [one.values[0]!, one.values[1]!]
    const merge = async (into: number) => {
      const wish = { ...(await seen(one.id)), valueId: short.id, into, reason: 'x', requestId: id() }
      return (await world.ask('/api/v2/admin/attribute/value/merge', wish, keeper)).data
    }
    expect(await merge(short.id)).toMatchObject({ reason: 'attributeValueGone' })
    const close = { ...(await seen(one.id)), valueId: long.id, ...value(same('Long')), closed: true }
    await world.must('/api/v2/admin/attribute/value/edit', close, keeper)
    expect(await merge(long.id)).toMatchObject({ reason: 'attributeValueGone' })
    await world.pool.query(
      `insert into attribute_value (attribute_id, code, name)
       select $1, 'v' || n, '{"en-US": "v"}' from generate_series(1, $2::int) n`,
      [one.id, most.values - 2],
    )
    expect(await add(one.id, same('One more'))).toMatchObject({ reason: 'attributeTooMany' })
  })
  test('a text filters no list, whatever is wished, and a unit is of a number alone', async () => {
    const text = await make('Tale', { kind: 'text', unit: same('cm'), filter: true })
    expect(text).toMatchObject({ filter: false, unit: {} })
  })
  test('a merged category asks in the one that it went into', async () => {
    const add = { parentId: goods.categories.teaware, name: same('Gaiwans'), requestId: id() }
    const from = (await world.must('/api/v2/admin/category/add', add, keeper)).id
    const saucer = await make('Saucer', { kind: 'yesNo', places: [{ categoryId: from, required: true }] })
    const { records } = await world.must('/api/v2/admin/category/list', {}, keeper)
    const version = records.find((c) => c.id === from)!.version
    const merge = { id: from, version, into: goods.categories.teapots, reason: 'One', requestId: id() }
    await world.must('/api/v2/admin/category/merge', merge, keeper)
    expect((await show(saucer.id)).places).toEqual([{ categoryId: goods.categories.teapots, required: true }])
  })
})
