// The tree of categories as staff keep it: moved, merged, closed, deleted; by two at once; lists of goods follow.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drafted, id, mustPublish, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { categoryTree } from '#features/catalog/products/products.ts'

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

const all = async () => (await world.must('/api/v2/admin/category/list', {}, keeper)).records
const one = async (categoryId: number) => (await all()).find((c) => c.id === categoryId)!
const seen = async (categoryId: number) => ({ id: categoryId, version: (await one(categoryId)).version })
const add = async (code: string, parentId: number | null = null) =>
  (await world.must('/api/v2/admin/category/add', { parentId, name: same(code), requestId: id() }, keeper)).id
const move = async (categoryId: number, parentId: number | null, before: number | null = null) =>
  world.ask('/api/v2/admin/category/move', { ...(await seen(categoryId)), parentId, before, requestId: id() }, keeper)
const merge = async (from: number, into: number) => {
  const wish = { ...(await seen(from)), into, reason: 'Doubles', requestId: id() }
  return world.ask('/api/v2/admin/category/merge', wish, keeper)
}
const close = async (categoryId: number, closed: boolean) =>
  world.must('/api/v2/admin/category/close', { ...(await seen(categoryId)), closed, requestId: id() }, keeper)
const listed = async (categoryId: number) =>
  (await world.must('/api/v2/goods/goods/page', { categoryId, size: 50 })).records.map((g) => g.id)
const shown = async () => (await world.must('/api/v2/goods/category/list', {})).records
/** What the tree says of itself, against what follows from parents alone. */
async function mustBeATree() {
  const { rows } = await world.pool.query(
    `with recursive t as (select id, 1 as level, '{}'::bigint[] as path from category where parent_id is null
       union all select c.id, t.level + 1, t.path || t.id from category c join t on c.parent_id = t.id)
     select count(*)::int as n, (select count(*)::int from category) as of,
       count(*) filter (where t.level = c.level and t.path = c.path and t.level <= 3)::int as right
     from t join category c using (id)`,
  )
  expect(rows[0].n).toBe(rows[0].of)
  expect(rows[0].right).toBe(rows[0].of)
}

describe('adding and editing', () => {
  test('a category of each level, not of a fourth; one without a name is none', async () => {
    const top = await add('garden')
    const middle = await add('pots', top)
    const low = await add('clay', middle)
    const deep = { parentId: low, name: same('deeper'), requestId: id() }
    expect((await world.ask('/api/v2/admin/category/add', deep, keeper)).data).toMatchObject({
      reason: 'categoryTooDeep',
    })
    const bare = { parentId: null, name: { 'en-US': '  ' }, requestId: id() }
    expect((await world.ask('/api/v2/admin/category/add', bare, keeper)).code).toBe(40057)
    expect((await shown()).find((c) => c.id === low)).toMatchObject({ level: 3, parentId: middle, name: 'clay' })
    await mustBeATree()
  })
  test('its name is in lists at once; whoever read an older one is told; the commission is inherited', async () => {
    const { teaware } = goods.categories
    const below = await add('strainers', teaware)
    const was = await seen(teaware)
    const wish = { ...was, name: same('Tea things'), line: {}, commission: 720, tax: 0, requestId: id() }
    await world.must('/api/v2/admin/category/edit', wish, keeper)
    expect((await shown()).find((c) => c.id === teaware)!.name).toBe('Tea things')
    const late = await world.ask('/api/v2/admin/category/edit', { ...wish, requestId: id() }, keeper)
    expect(late.code).toBe(422122)
    expect(await one(below)).toMatchObject({ commission: null, applied: 720 })
    const { rows } = await world.pool.query(
      `select action, before ->> 'commission' as was, after ->> 'commission' as is from audit_log
       order by id desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ action: 'category.edit', was: '500', is: '720' })
  })
})

describe('moving', () => {
  test('its goods are listed where it stands, with all above it, and no longer where it stood', async () => {
    const { cups, teaware, table, desk } = goods.categories
    const product = await mustPublish(world, kiln.keeper, kiln.whole())
    expect(await listed(table)).toContain(product)
    expect((await move(cups, desk)).status).toBe(200)
    expect(await listed(desk)).toContain(product)
    expect(await listed(table)).not.toContain(product)
    await world.runJobs()
    const counts = await all()
    for (const c of counts) expect([c.code, (await listed(c.id)).length]).toEqual([c.code, c.goods])
    expect((await move(cups, teaware)).status).toBe(200)
    await mustBeATree()
  })
  test('among its neighbours, before one of them; departments are numbered by it', async () => {
    const { table, desk } = goods.categories
    await move(table, null, desk)
    const tops = (await shown()).filter((c) => c.level === 1)
    expect(tops.findIndex((c) => c.id === table)).toBe(tops.findIndex((c) => c.id === desk) - 1)
    expect(tops.map((c) => c.departmentNo)).toEqual(tops.map((_, i) => i + 1))
  })
  test('never below itself, nor a fourth level', async () => {
    const { table, teaware, cups, desk } = goods.categories
    expect((await move(table, cups)).data).toMatchObject({ reason: 'categoryBelowItself' })
    expect((await move(table, table)).data).toMatchObject({ reason: 'categoryBelowItself' })
    expect((await move(table, desk)).data).toMatchObject({ reason: 'categoryTooDeep' })
    expect((await move(teaware, 999_999)).data).toMatchObject({ reason: 'categoryGone' })
    await mustBeATree()
  })
  test('two that would stand below each other: at most one of them does', async () => {
    const [a, b] = [await add('left'), await add('right')]
    const wishes = [
      { ...(await seen(a)), parentId: b, before: null, requestId: id() },
      { ...(await seen(b)), parentId: a, before: null, requestId: id() },
    ]
    const replies = await Promise.all(wishes.map((wish) => world.ask('/api/v2/admin/category/move', wish, keeper)))
    expect(replies.map((r) => r.code).toSorted((x, y) => x - y)).toEqual([20001, 422124])
    await mustBeATree()
  })
  test('levels that two add at once do not grow past three', async () => {
    const [top, middle] = [await add('deep'), await add('under')]
    const low = await add('leaf', middle)
    const replies = await Promise.all([
      world.ask(
        '/api/v2/admin/category/move',
        { ...(await seen(middle)), parentId: top, before: null, requestId: id() },
        keeper,
      ),
      world.ask('/api/v2/admin/category/add', { parentId: low, name: same('x'), requestId: id() }, keeper),
    ])
    expect(replies.filter((r) => r.code === 20001)).toHaveLength(1)
    await mustBeATree()
  })
})

describe('merging', () => {
  test('goods, categories below, what was agreed, and the address go along; nothing of it is left', async () => {
    const { desk, writing: into } = goods.categories
    const from = await add('doubles', desk)
    const below = await add('below-doubles', from)
    const product = await mustPublish(world, kiln.keeper, kiln.whole({ categoryId: from }))
    const reviewer = await joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
    const draft = await drafted(world, kiln.keeper, kiln.whole({ categoryId: from }))
    const terms = { id: kiln.merchantId, version: 0, categoryIds: [from], cycle: 'month' as const, reason: 'x' }
    const commissions = [{ categoryId: from, commission: 250 }]
    await world.must('/api/v2/admin/merchant/terms/save', { ...terms, commissions, requestId: id() }, reviewer)
    expect(await world.must('/api/v2/admin/category/merging', { id: from }, keeper)).toEqual({
      onSale: 1,
      inStore: 0,
      below: 1,
      shops: 1,
      rates: [],
    })
    expect((await merge(from, from)).data).toMatchObject({ reason: 'categoryBelowItself' })
    expect((await merge(from, below)).data).toMatchObject({ reason: 'categoryBelowItself' })
    expect((await merge(from, into)).status).toBe(200)
    expect(await one(from)).toBeUndefined()
    expect(await one(below)).toMatchObject({ parentId: into })
    expect(await listed(into)).toContain(product)
    // goods that are being written go along, and the old code is known of the one that it leads to
    const { draftId } = draft
    const written = await world.must('/api/v2/mch/goods/detail', { draftId }, kiln.keeper)
    expect(written.draft!.content.categoryId).toBe(into)
    const tree = await categoryTree({ db: world.app.db, app: world.app.context, lang: 'en-US' })
    expect(tree.find((c) => c.id === into)!.formerCodes).toEqual(['doubles'])
    expect(await world.must('/api/v2/goods/category/moved', { id: from })).toEqual({ categoryId: into })
    const agreed = await world.must('/api/v2/admin/merchant/terms/detail', { id: kiln.merchantId }, reviewer)
    expect(agreed).toMatchObject({
      version: 2,
      categoryIds: [into],
      commissions: [{ categoryId: into, commission: 250 }],
    })
    const open = { ...terms, version: 2, categoryIds: [], commissions: [], requestId: id() }
    await world.must('/api/v2/admin/merchant/terms/save', open, reviewer)
    await world.runJobs()
    const { rows } = await world.pool.query('select count(*)::int as n from product_listing where category_id = $1', [
      from,
    ])
    expect(rows[0].n).toBe(0)
    const later = await add('later', desk)
    await merge(into, later)
    expect(await world.must('/api/v2/goods/category/moved', { id: from })).toEqual({ categoryId: later })
    await mustBeATree()
  })
  test('of what a shop sells nothing pays more than was agreed; what changes is shown before, and told', async () => {
    const reviewer = await joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
    const { merchantId } = kiln
    const detail = () => world.must('/api/v2/admin/merchant/terms/detail', { id: merchantId }, reviewer)
    const agree = async (commissions: { categoryId: number; commission: number }[]) => {
      const { version } = await detail()
      const terms = { id: merchantId, version, categoryIds: [], cycle: 'month' as const, reason: 'x' }
      await world.must('/api/v2/admin/merchant/terms/save', { ...terms, commissions, requestId: id() }, reviewer)
    }
    const tolds = async () =>
      (await world.pool.query("select from message where key = 'merchantTermsChanged'")).rows.length
    const pair = async (name: string, at: { along: boolean; there: boolean }) => {
      const [from, into] = [await add(`${name}-from`), await add(`${name}-into`)]
      if (at.along) await mustPublish(world, kiln.keeper, kiln.whole({ categoryId: from }))
      if (at.there) await mustPublish(world, kiln.keeper, kiln.whole({ categoryId: into }))
      return { from, into }
    }
    const rates = async ({ from, into }: { from: number; into: number }) =>
      (await world.must('/api/v2/admin/category/merging', { id: from, into }, keeper)).rates.map(
        ({ along, there, after }) => [along, there, after],
      )
    const outcome = async (of: { from: number; into: number }) => {
      expect((await merge(of.from, of.into)).status).toBe(200)
      return (await detail()).commissions.map(({ commission }) => commission)
    }
    const both = { along: true, there: true }
    // agreed for what goes along alone: the lower of the two holds for all of them
    const lower = await pair('lower', both)
    await agree([{ categoryId: lower.from, commission: 250 }])
    expect(await rates(lower)).toEqual([[1, 1, 250]])
    const before = await tolds()
    expect(await outcome(lower)).toEqual([250])
    expect(await tolds()).toBeGreaterThan(before)
    const higher = await pair('higher', both)
    await agree([{ categoryId: higher.from, commission: 900 }])
    expect(await rates(higher)).toEqual([[1, 1, 500]])
    expect(await outcome(higher)).toEqual([])
    // with nothing that goes along it does not spread to what stands there
    const alone = await pair('alone', { along: false, there: true })
    await agree([{ categoryId: alone.from, commission: 100 }])
    expect(await rates(alone)).toEqual([])
    expect(await outcome(alone)).toEqual([])
    // agreed for both
    const two = await pair('two', both)
    await agree([
      { categoryId: two.from, commission: 300 },
      { categoryId: two.into, commission: 700 },
    ])
    expect(await rates(two)).toEqual([[1, 1, 300]])
    expect(await outcome(two)).toEqual([300])
    const empty = await pair('empty', { along: false, there: true })
    await agree([
      { categoryId: empty.from, commission: 300 },
      { categoryId: empty.into, commission: 700 },
    ])
    expect(await outcome(empty)).toEqual([700])
  })
  test('of two who merge one into two places, one does', async () => {
    const [from, a, b] = [await add('once'), await add('here'), await add('there')]
    const wish = { ...(await seen(from)), reason: 'x' }
    const replies = await Promise.all(
      [a, b].map((into) => world.ask('/api/v2/admin/category/merge', { ...wish, into, requestId: id() }, keeper)),
    )
    expect(replies.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 404])
  })
})

describe('closing and deleting', () => {
  test('shoppers do not see it nor what is below; goods stay on sale, none comes to it; then again', async () => {
    const { table, cups } = goods.categories
    const product = await mustPublish(world, kiln.keeper, kiln.whole())
    await close(table, true)
    expect((await shown()).filter((c) => [table, cups].includes(c.id))).toEqual([])
    const detail = await world.must('/api/v2/goods/goods/detail/normal', { id: product })
    expect(detail).toMatchObject({ status: 'onSale', categories: [] })
    const begun = await world.must('/api/v2/mch/goods/add', { requestId: id() }, kiln.keeper)
    const refused = await world.ask('/api/v2/mch/goods/edit', { ...begun, content: kiln.whole() }, kiln.keeper)
    expect(refused.data).toMatchObject({ reason: 'categoryBarred' })
    await close(table, false)
    expect((await shown()).map((c) => c.id)).toContain(cups)
  })
  test('only what is empty is deleted, and what no shop has terms about', async () => {
    const bare = await add('bare')
    const drop = async (categoryId: number) =>
      world.ask('/api/v2/admin/category/delete', { ...(await seen(categoryId)), requestId: id() }, keeper)
    expect((await drop(goods.categories.cups)).data).toMatchObject({ reason: 'categoryNotEmpty' })
    expect((await drop(goods.categories.table)).data).toMatchObject({ reason: 'categoryNotEmpty' })
    await world.pool.query('insert into merchant_category values ($1, $2)', [kiln.merchantId, bare])
    expect((await drop(bare)).data).toMatchObject({ reason: 'categoryAgreed' })
    await world.pool.query('delete from merchant_category')
    expect((await drop(bare)).status).toBe(200)
    expect(await one(bare)).toBeUndefined()
  })
})
