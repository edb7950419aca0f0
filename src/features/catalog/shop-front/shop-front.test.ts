// Own categories and collections through the front door: what shoppers see of them, and that nobody names what is
// another's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let goods: TestGoods
let kiln: Clerk
let paper: Clerk
let ofKiln: number[]
let ofPaper: number[]
const id = () => crypto.randomUUID()
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  kiln = await clerkOf(world, goods.merchants.kiln, 'manager')
  paper = await clerkOf(world, goods.merchants.paper, 'manager')
  ofKiln = (await listed(goods.merchants.kiln)).map((g) => g.id)
  ofPaper = (await listed(goods.merchants.paper)).map((g) => g.id)
})
afterAll(() => world.close())

/** What is kept goes first: that every write drops it is shown by the test of kept answers. */
const anew = (): void => world.app.context.cache.drop('catalog')
const listed = async (merchantId: number, more: Partial<Calls['/api/v2/goods/goods/page']['input']> = {}) => {
  anew()
  return (await world.must('/api/v2/goods/goods/page', { merchantId, size: 50, ...more })).records
}
const reasonOf = async (asking: Promise<{ status: number; data: unknown }>) => {
  const { status, data } = await asking
  return status === 200 ? 'done' : (data as { reason?: string }).reason
}
type Records = Calls['/api/v2/mch/shop/category/save']['input']['records']
const fresh = (name: string, below: Records[number]['below'] = [], hidden = false) => ({
  name: same(name),
  hidden,
  below,
})
const leaf = (name: string, hidden = false) => ({ name: same(name), hidden })
const tree = (by = kiln) => world.must('/api/v2/mch/shop/category/list', {}, by)
async function save(records: Records, by = kiln, version?: number) {
  const now = version ?? (await tree(by)).version
  return world.ask('/api/v2/mch/shop/category/save', { version: now, records, requestId: id() }, by)
}
const put = (productIds: number[], into: number[], outOf: number[] = [], by = kiln) =>
  world.ask('/api/v2/mch/shop/category/put', { productIds, into, outOf, requestId: id() }, by)
const sorted = (merchantId = goods.merchants.kiln) => {
  anew()
  return world.must('/api/v2/goods/category/list/merchant', { merchantId })
}

describe('own categories', () => {
  test('stand in their order, with the goods that shoppers see; hidden ones do not', async () => {
    expect(
      (await save([fresh('Cups', [leaf('Small'), leaf('Large')]), fresh('Secret', [leaf('Below')], true)])).status,
    ).toBe(200)
    const [cups, secret] = (await tree()).records
    const [small, large] = cups!.below
    expect((await put(ofKiln.slice(0, 2), [small!.id])).status).toBe(200)
    expect((await put(ofKiln.slice(1, 3), [large!.id, secret!.below[0]!.id])).status).toBe(200)
    expect((await sorted()).own).toEqual([
      { id: cups!.id, parentId: null, name: 'Cups', productCount: 3 },
      { id: small!.id, parentId: cups!.id, name: 'Small', productCount: 2 },
      { id: large!.id, parentId: cups!.id, name: 'Large', productCount: 2 },
    ])
    const idsIn = async (shopCategoryId: number, merchantId = goods.merchants.kiln) =>
      (await listed(merchantId, { shopCategoryId })).map((g) => g.id).toSorted((a, b) => a - b)
    expect(await idsIn(cups!.id)).toEqual(ofKiln.slice(0, 3).toSorted((a, b) => a - b))
    expect(await idsIn(secret!.id)).toEqual([])
    expect(await idsIn(secret!.below[0]!.id)).toEqual([])
    expect(await idsIn(cups!.id, goods.merchants.paper)).toEqual([])
  })
  test('moved, renamed and left out in one save; goods stay on sale', async () => {
    const now = (await tree()).records
    const [cups] = now
    const [small, large] = cups!.below
    const { below: _, goods: _g, ...top } = cups!
    const told = ({ id: kept, name, hidden }: { id: number; name: object; hidden: boolean }) => ({
      id: kept,
      name,
      hidden,
    })
    expect(
      (
        await save([
          { ...told(large!), below: [] },
          { ...top, name: same('Bowls'), below: [] },
        ])
      ).status,
    ).toBe(200)
    expect((await sorted()).own.map((c) => [c.name, c.productCount])).toEqual([
      ['Large', 2],
      ['Bowls', 0],
    ])
    expect(await listed(goods.merchants.kiln)).toHaveLength(ofKiln.length)
    expect(await reasonOf(put([ofKiln[0]!], [small!.id]))).toBe('shopCategoryUnknown')
  })
  test('of two saves of the same tree, one is told', async () => {
    const { version } = await tree()
    const done = await Promise.all([fresh('One'), fresh('Two')].map((c) => reasonOf(save([c], kiln, version))))
    expect(new Set(done)).toEqual(new Set(['done', 'shopCategoriesChanged']))
  })
  test('another’s categories and goods are not there', async () => {
    await save([fresh('Notebooks')], paper)
    const foreign = (await tree(paper)).records[0]!
    const own = (await tree()).records[0]!
    const { goods: _, ...taken } = foreign
    expect(await reasonOf(save([{ ...taken, below: [] }]))).toBe('shopCategoryUnknown')
    expect(await reasonOf(put([ofKiln[0]!], [foreign.id]))).toBe('shopCategoryUnknown')
    expect(await reasonOf(put([ofKiln[0]!], [], [foreign.id]))).toBe('shopCategoryUnknown')
    expect(await reasonOf(put([ofKiln[0]!, ofPaper[0]!], [own.id]))).toBe('notFound')
    expect(await reasonOf(world.ask('/api/v2/mch/shop/category/of', { productId: ofPaper[0]! }, kiln))).toBe('notFound')
    expect((await tree(paper)).records).toEqual([foreign])
  })
})

type Wish = Omit<Calls['/api/v2/mch/shop/collection/add']['input'], 'requestId'>
const gathering = (more: Partial<Wish> = {}): Wish => ({
  title: same('Gifts'),
  summary: {},
  rule: null,
  productIds: [],
  hidden: false,
  ...more,
})
const add = (wished: Wish, by = kiln) =>
  world.ask('/api/v2/mch/shop/collection/add', { ...wished, requestId: id() }, by)
const mustAdd = async (wished: Wish, by = kiln) => ((await add(wished, by)).data as { id: number }).id
const inCollection = async (collectionId: number, merchantId = goods.merchants.kiln) =>
  (await listed(merchantId, { collectionId })).map((g) => g.id)

describe('collections', () => {
  test('by hand stand as they were picked, also read on page by page', async () => {
    const picked = [ofKiln[2]!, ofKiln[0]!, ofKiln[1]!]
    const collectionId = await mustAdd(gathering({ productIds: picked }))
    expect(await inCollection(collectionId)).toEqual(picked)
    const merchantId = goods.merchants.kiln
    const first = await world.must('/api/v2/goods/goods/page', { merchantId, collectionId, size: 2 })
    const second = await world.must('/api/v2/goods/goods/page', {
      merchantId,
      collectionId,
      size: 2,
      after: first.next!,
    })
    expect([...first.records, ...second.records].map((g) => g.id)).toEqual(picked)
    expect([first.total, second.next]).toEqual([3, null])
    expect((await sorted()).collections[0]).toEqual({ id: collectionId, title: 'Gifts' })
    expect(await inCollection(collectionId, goods.merchants.paper)).toEqual([])
  })
  test('by a rule hold what fits at this moment', async () => {
    const all = await listed(goods.merchants.kiln, { sort: 'priceUp' })
    const limit = all[1]!.price
    const rule = { priceMax: limit, sort: 'priceUp' as const }
    const collectionId = await mustAdd(gathering({ rule }))
    const fitting = all.filter((g) => g.price <= limit).map((g) => g.id)
    expect(new Set(await inCollection(collectionId))).toEqual(new Set(fitting))
    await save([fresh('Label', [], true)])
    const label = (await tree()).records[0]!.id
    await put([fitting[0]!], [label])
    const labelled = await mustAdd(gathering({ rule: { ...rule, shopCategoryId: label } }))
    expect(await inCollection(labelled)).toEqual([fitting[0]])
    const old = `update product_listing set listed_at = listed_at - interval '2 days' where product_id = $1`
    await world.pool.query(old, [ofKiln[0]!])
    const young = await inCollection(await mustAdd(gathering({ rule: { days: 1, sort: 'newest' } })))
    expect(new Set(young)).toEqual(new Set(ofKiln.slice(1)))
  })
  test('hidden, deleted and another’s answer like none', async () => {
    const made = gathering({ productIds: ofKiln.slice(0, 2) })
    const hidden = await mustAdd({ ...made, hidden: true })
    const gone = await mustAdd(made)
    await world.must('/api/v2/mch/shop/collection/delete', { id: gone, requestId: id() }, kiln)
    const foreign = await mustAdd(gathering({ productIds: [ofPaper[0]!] }), paper)
    const merchantId = goods.merchants.kiln
    for (const one of [hidden, gone, foreign]) {
      expect(await reasonOf(world.ask('/api/v2/merchant/collection/detail', { id: one, merchantId }))).toBe('notFound')
      expect(await inCollection(one)).toEqual([])
    }
    const deleting = { id: foreign, requestId: id() }
    expect(await reasonOf(world.ask('/api/v2/mch/shop/collection/delete', deleting, kiln))).toBe('notFound')
    expect(await reasonOf(world.ask('/api/v2/mch/shop/collection/detail', { id: foreign }, kiln))).toBe('notFound')
    const change = { ...made, id: foreign, version: 1, requestId: id() }
    expect(await reasonOf(world.ask('/api/v2/mch/shop/collection/edit', change, kiln))).toBe('notFound')
    expect(await inCollection(foreign, goods.merchants.paper)).toEqual([ofPaper[0]])
  })
  test('hold no goods and no category of another', async () => {
    await save([fresh('Notebooks')], paper)
    const foreign = (await tree(paper)).records[0]!.id
    expect(await reasonOf(add(gathering({ productIds: [ofKiln[0]!, ofPaper[0]!] })))).toBe('notFound')
    expect(await reasonOf(add(gathering({ rule: { shopCategoryId: foreign, sort: 'best' } })))).toBe(
      'shopCategoryUnknown',
    )
    expect(await reasonOf(add(gathering({ rule: { priceMin: 2, priceMax: 1, sort: 'best' } })))).toBe('badInput')
    expect(await reasonOf(add(gathering({ title: {} })))).toBe('badInput')
    expect(await reasonOf(add({ ...gathering(), merchantId: goods.merchants.paper } as Wish))).toBe('badInput')
  })
  test('of two who change one at once, one is told', async () => {
    const made = await mustAdd(gathering())
    const change = (title: string) =>
      world.ask(
        '/api/v2/mch/shop/collection/edit',
        { ...gathering({ title: same(title) }), id: made, version: 1, requestId: id() },
        kiln,
      )
    const done = await Promise.all([reasonOf(change('One')), reasonOf(change('Two'))])
    expect(new Set(done)).toEqual(new Set(['collectionChanged', 'done']))
  })
})

test('who may not write the shop, writes nothing; a suspended shop shows neither', async () => {
  const clerk = await clerkOf(world, goods.merchants.kiln, 'orders')
  expect((await add(gathering(), clerk)).status).toBe(403)
  const shown = await mustAdd(gathering({ productIds: ofPaper.slice(0, 1) }), paper)
  await world.pool.query(`update merchant set status = 'suspended' where id = $1`, [goods.merchants.paper])
  world.app.context.cache.drop('catalog')
  expect(await sorted(goods.merchants.paper)).toMatchObject({ own: [], collections: [] })
  expect(
    await reasonOf(world.ask('/api/v2/merchant/collection/detail', { id: shown, merchantId: goods.merchants.paper })),
  ).toBe('notFound')
})
