// What was agreed with a merchant: where it may sell, at every door that saves or moves goods; its commission, frozen
// when an order is placed; changed by two at once.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, mustPlace } from '../../../../test/buying.ts'
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
import { importCatalog } from '#features/catalog/import/run.ts'
import { saveCategory } from '#features/catalog/products/products.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let reviewer: Person
const save = '/api/v2/admin/merchant/terms/save'
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  reviewer = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
})
afterAll(() => world.close())

const detail = () => world.must('/api/v2/admin/merchant/terms/detail', { id: kiln.merchantId }, reviewer)
interface Wish {
  categoryIds?: number[]
  commissions?: { categoryId: number | null; commission: number }[]
  cycle?: 'week' | 'halfMonth' | 'month'
}
async function agreed({ categoryIds = [], commissions = [], cycle = 'month' }: Wish, version?: number) {
  const now = version ?? (await detail()).version
  const wish = { id: kiln.merchantId, version: now, categoryIds, commissions, cycle, reason: 'As we agreed' }
  return world.ask(save, { ...wish, requestId: id() }, reviewer)
}
const mustAgree = async (wish: Wish) => expect((await agreed(wish)).status).toBe(200)
const statusOf = async (productId: number) =>
  (await world.must('/api/v2/goods/goods/detail/normal', { id: productId })).status
const shelf = (productId: number, onSale: boolean) =>
  world.must(
    '/api/v2/mch/goods/shelf',
    { onSale, rows: [{ id: productId, seen: onSale ? 'offShelf' : 'onSale' }], requestId: id() },
    kiln.keeper,
  )

describe('agreeing', () => {
  test('nothing is agreed at first: all is open, each category has its commission; a reason is needed', async () => {
    expect(await detail()).toMatchObject({ version: 0, categoryIds: [], commissions: [], cycle: 'month' })
    const wish = { id: kiln.merchantId, version: 0, categoryIds: [], commissions: [], cycle: 'week' as const }
    const refused = await world.ask(save, { ...wish, reason: '  ', requestId: id() }, reviewer)
    expect(refused.data).toMatchObject({ reason: 'reasonRequired' })
  })
  test('is kept, told to whoever keeps the shop, and in the audit log', async () => {
    const owner = await joinAs(world, await world.person(), {
      audience: 'merchant',
      role: 'owner',
      merchantId: kiln.merchantId,
    })
    const { teaware, cups } = goods.categories
    const commissions = [{ categoryId: cups, commission: 300 }]
    await mustAgree({ categoryIds: [teaware], commissions, cycle: 'halfMonth' })
    const kept = await detail()
    expect(kept).toMatchObject({ version: 1, categoryIds: [teaware], commissions, cycle: 'halfMonth' })
    const { records } = await world.must('/api/v2/user/message/page', { size: 5 }, owner)
    expect(records[0]).toMatchObject({ title: expect.stringMatching(/^New terms for /) })
    const { rows } = await world.pool.query(
      `select action, subject_id, reason, after ->> 'cycle' as cycle from audit_log order by id desc limit 1`,
    )
    const subject = String(kiln.merchantId)
    expect(rows[0]).toMatchObject({ action: 'merchant.terms', reason: 'As we agreed', cycle: 'halfMonth' })
    expect(String(rows[0].subject_id)).toBe(subject)
    await mustAgree({})
  })
  test('of two at once one is told that the other was first', async () => {
    const { version } = await detail()
    const replies = await Promise.all([
      agreed({ cycle: 'week' }, version),
      agreed({ cycle: 'halfMonth' }, version),
      agreed({ commissions: [{ categoryId: null, commission: 100 }] }, version),
    ])
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([20001, 422121, 422121])
    await mustAgree({})
  })
  test('a category that is none, one twice, a shop that is none', async () => {
    expect((await agreed({ categoryIds: [999_999] })).data).toMatchObject({ reason: 'badInput' })
    const twice = [
      { categoryId: null, commission: 100 },
      { categoryId: null, commission: 200 },
    ]
    expect((await agreed({ commissions: twice })).data).toMatchObject({ reason: 'badInput', field: 'commissions' })
    expect((await agreed({ commissions: [{ categoryId: null, commission: 5001 }] })).status).toBe(400)
    const missing = await world.ask('/api/v2/admin/merchant/terms/detail', { id: 999_999 }, reviewer)
    expect(missing.status).toBe(404)
  })
  test('how many goods would stand outside is told before', async () => {
    const ask = (categoryIds: number[]) =>
      world.must('/api/v2/admin/merchant/terms/outside', { id: kiln.merchantId, categoryIds }, reviewer)
    expect(await ask([])).toEqual({ onSale: 0, inStore: 0 })
    expect(await ask([goods.categories.table])).toEqual({ onSale: 0, inStore: 0 })
    const all = await ask([goods.categories.desk])
    const inTable = (await detail()).categories.find((c) => c.id === goods.categories.table)!.goods
    expect(all.onSale + all.inStore).toBe(inTable)
    expect(all.onSale).toBeGreaterThan(0)
  })
})

describe('where it may not sell', () => {
  let standing: number
  beforeAll(async () => {
    standing = await mustPublish(world, kiln.keeper, kiln.whole())
    await mustAgree({ categoryIds: [goods.categories.desk] })
  })
  afterAll(() => mustAgree({}))

  test('the editor offers what is open, keeps no draft there, and publishes nothing there', async () => {
    const { categories } = await world.must('/api/v2/mch/goods/draft/choices', {}, kiln.keeper)
    const open = categories.filter((c) => c.open).map((c) => c.id)
    const { desk, writing: writingId, pens } = goods.categories
    expect(open.toSorted((a, b) => a - b)).toEqual([desk, writingId, pens].toSorted((a, b) => a - b))
    const begun = await world.must('/api/v2/mch/goods/add', { requestId: id() }, kiln.keeper)
    const refused = await world.ask('/api/v2/mch/goods/edit', { ...begun, content: kiln.whole() }, kiln.keeper)
    expect(refused.data).toMatchObject({ reason: 'categoryBarred' })
    expect(refused.message).toMatch(/not open to your shop/)
    const pen = kiln.whole({ categoryId: pens })
    expect(await mustPublish(world, kiln.keeper, pen)).toBeGreaterThan(0)
  })
  test('a draft that was written before is kept and saved on, and not published', async () => {
    await mustAgree({})
    const draft = await drafted(world, kiln.keeper, kiln.whole())
    await mustAgree({ categoryIds: [goods.categories.desk] })
    const seen = { draftId: draft.draftId, version: draft.version }
    const content = kiln.whole({ purchaseLimit: 3 })
    const again = await world.must('/api/v2/mch/goods/edit', { ...seen, content }, kiln.keeper)
    const { data } = await publish(world, kiln.keeper, { draftId: draft.draftId, version: again.version })
    expect(data).toMatchObject({ reason: 'draftUnfit', faults: [{ at: 'categoryId', rule: 'barred' }] })
  })
  test('what is on sale stays so and is edited on; taken off, it does not come back', async () => {
    const edit = (change: (now: Content) => Content) =>
      changed(world, kiln.keeper, standing, change).then((draft) => publish(world, kiln.keeper, draft))
    expect((await edit((now) => ({ ...now, title: same('Bowl of today') }))).data).toMatchObject({
      outcome: 'published',
    })
    expect(await statusOf(standing)).toBe('onSale')
    expect((await shelf(standing, false)).results).toEqual([{ id: standing, outcome: 'done' }])
    expect((await shelf(standing, true)).results).toEqual([{ id: standing, outcome: 'barred' }])
    expect((await edit((now) => ({ ...now, onSale: true }))).data).toMatchObject({ reason: 'draftUnfit' })
    expect(await statusOf(standing)).toBe('offShelf')
  })
  test('it is not copied, and nothing is moved there by the list', async () => {
    const copied = await world.ask('/api/v2/mch/goods/copy', { id: standing, requestId: id() }, kiln.keeper)
    expect(copied.data).toMatchObject({ reason: 'categoryBarred' })
    const pen = await mustPublish(world, kiln.keeper, kiln.whole({ categoryId: goods.categories.pens }))
    const rows = [{ id: pen, seen: goods.categories.pens }]
    const moved = await world.ask(
      '/api/v2/mch/goods/category',
      { categoryId: goods.categories.cups, rows, requestId: id() },
      kiln.keeper,
    )
    expect(moved.data).toMatchObject({ reason: 'categoryBarred' })
  })
  test('the time at which it was to go on sale passes', async () => {
    await mustAgree({})
    const onSaleAt = new Date(world.app.context.clock.now() + 3_600_000).toISOString()
    const productId = await mustPublish(world, kiln.keeper, kiln.whole({ onSaleAt }))
    await mustAgree({ categoryIds: [goods.categories.desk] })
    await world.advance(3_601_000)
    expect(await statusOf(productId)).toBe('offShelf')
  })
  test('a file brings nothing there, and says so', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'miralo-terms-'))
    const path = join(folder, 'goods.csv')
    const row = (handle: string, type: string) => `${handle},${handle},${type},active,Default Title,12.00\n`
    await writeFile(
      path,
      `Handle,Title,Type,Status,Option1 Value,Variant Price\n${row('bar-cup', 'cups')}${row('bar-pen', 'pens')}`,
    )
    const report = await importCatalog(world.app.db, {
      path,
      merchant: 'kiln',
      language: 'en-US',
      currency: 'CNY',
      rate: '1',
      mapping: { cups: 'cups', pens: 'pens' },
      pictures: undefined,
      dryRun: false,
      now: world.app.context.clock.now(),
      progress: () => undefined,
    })
    await rm(folder, { recursive: true, force: true })
    expect(report).toMatchObject({ created: 1, skippedProducts: 1 })
    expect(report.skipped).toMatchObject([{ product: 'bar-cup', reason: 'categoryBarred' }])
  })
})

describe('commission', () => {
  const rateOf = async () => {
    const who = await buyer(world)
    const { orderNos } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
    const { rows } = await world.pool.query(
      `select l.commission_bp from order_line l join shop_order o on o.id = l.order_id where o.order_no = $1`,
      [orderNos[0]],
    )
    return rows[0].commission_bp as number
  }
  test('is the nearest that was agreed, else the category’s, else that above; an order keeps its own', async () => {
    const { table, teaware, teapots } = goods.categories
    const of = async (code: string, parentId: number | null, commissionBp: number | null) =>
      saveCategory(world.app.db, { code, name: same(code), parentId, departmentNo: null, commissionBp })
    await of('table', null, null)
    await of('teaware', table, null)
    await of('teapots', teaware, null)
    expect(await rateOf()).toBe(500)
    await of('table', null, 900)
    expect(await rateOf()).toBe(900)
    await of('teapots', teaware, 700)
    expect(await rateOf()).toBe(700)
    await mustAgree({ commissions: [{ categoryId: null, commission: 600 }] })
    expect(await rateOf()).toBe(600)
    const commissions = [
      { categoryId: null, commission: 600 },
      { categoryId: table, commission: 400 },
      { categoryId: teapots, commission: 0 },
    ]
    await mustAgree({ commissions })
    expect(await rateOf()).toBe(0)
    const { rows } = await world.pool.query('select distinct commission_bp from order_line order by 1')
    expect(rows.map((r) => r.commission_bp)).toEqual([0, 500, 600, 700, 900])
    await mustAgree({})
  })
})
