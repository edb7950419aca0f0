// Goods that staff look at first, through the front door: what waits and why, approved and returned once, against what
// is on sale by then; two of the staff at once, a merchant that takes it back, and what waits for too long.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed, drafted, id, mustPublish, publish, sku, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs, roleWith } from '../../../../test/roles.ts'
import { takeOffShelf } from '#features/catalog/products/products.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Staffer = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let kiln: Writing
let ada: Staffer
let ben: Staffer
let productId: number
const staffer = async (role = 'review') => joinAs(world, await world.person(), { audience: 'staff', role })
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewLateSeconds: 3600 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  ;[ada, ben] = [await staffer(), await staffer('catalogue')]
  productId = await mustPublish(world, kiln.keeper, kiln.whole())
})
afterAll(() => world.close())
const seen = () => world.must('/api/v2/goods/goods/detail/normal', { id: productId })
const reasonOf = (reply: { status: number; data: unknown }) => [
  reply.status,
  (reply.data as { reason?: string } | null)?.reason,
]
const review = (draftId: number, by = ada) => world.must('/api/v2/admin/goods/detail', { draftId }, by)
interface Said {
  approve: boolean
  version?: number
  notes?: { field: string; note: string }[]
  reason?: string
}
const audit = async (draftId: number, said: Said, by = ada) => {
  const version = said.version ?? (await review(draftId)).version
  const { approve, notes = [], reason = '' } = said
  return world.ask('/api/v2/admin/goods/audit', { draftId, version, approve, notes, reason, requestId: id() }, by)
}
let named = 0
/** A new title of the product, sent and waiting. */
async function sent(title = `Bowl ${++named}`) {
  const draft = await changed(world, kiln.keeper, productId, (now) => ({ ...now, title: { 'en-US': title } }))
  const { data } = await publish(world, kiln.keeper, draft)
  expect(data).toEqual({ outcome: 'inReview', productId })
  return { draftId: draft.draftId, title }
}
const told = async (who: { token: string }) =>
  (await world.must('/api/v2/user/message/page', { size: 20 }, { token: who.token })).records.map(({ title }) => title)

test('a new title waits, the old one is on sale; approved, it is on sale and its shop is told', async () => {
  const { draftId, title } = await sent()
  const before = (await seen()).title
  expect(before).not.toBe(title)
  const { changes, causes, record } = await review(draftId)
  expect(causes).toEqual(['title'])
  expect(changes).toContainEqual({ field: 'title', of: 'en-US', before, after: title })
  expect(record.returned).toBe(0)
  expect((await audit(draftId, { approve: true })).data).toEqual({ state: 'published', productId })
  expect((await seen()).title).toBe(title)
  expect(await told(kiln.keeper)).toContain(`“${title}” is approved`)
  expect(reasonOf(await audit(draftId, { approve: true, version: 9 }))).toEqual([409, 'caseClosed'])
})
test('prices go on sale at once, but not one that rises by half', async () => {
  const small = await changed(world, kiln.keeper, productId, (now) => ({
    ...now,
    skus: now.skus.map((each) => ({ ...each, price: 10_900 })),
  }))
  expect((await publish(world, kiln.keeper, small)).data.outcome).toBe('published')
  const large = await changed(world, kiln.keeper, productId, (now) => ({
    ...now,
    skus: now.skus.map((each) => ({ ...each, price: 16_351 })),
  }))
  expect((await publish(world, kiln.keeper, large)).data.outcome).toBe('inReview')
  expect((await review(large.draftId)).causes).toEqual(['price'])
  expect((await seen()).price).toBe(10_900)
  await audit(large.draftId, { approve: false, reason: 'Why so much?' })
  const { draft } = await world.must('/api/v2/mch/goods/detail', { productId }, kiln.keeper)
  const open = { draftId: draft!.id, version: draft!.version }
  await world.must('/api/v2/mch/goods/discard', open, kiln.keeper)
})
test('what was set on sale meanwhile survives the approval: price, and that it was taken off', async () => {
  const { draftId, title } = await sent()
  await world.pool.query('update sku set price = 5500 where product_id = $1', [productId])
  await world.pool.query("update product set status = 'offShelf' where id = $1", [productId])
  await audit(draftId, { approve: true })
  const now = await seen()
  expect(now).toMatchObject({ title, status: 'offShelf' })
  expect(now.skus[0]!.price).toBe(5500)
  await world.pool.query("update product set status = 'onSale' where id = $1", [productId])
})
test('returned with notes at fields, mended, sent again; the shop reads why', async () => {
  const { draftId } = await sent()
  expect(reasonOf(await audit(draftId, { approve: false }))).toEqual([400, 'reasonRequired'])
  const notes = [{ field: 'title', note: 'Say what it is' }]
  expect((await audit(draftId, { approve: false, notes })).data.state).toBe('returned')
  const { draft } = await world.must('/api/v2/mch/goods/detail', { productId }, kiln.keeper)
  expect(draft).toMatchObject({ state: 'returned', notes })
  const wish = {
    draftId,
    version: draft!.version,
    content: { ...draft!.content, title: { 'en-US': 'Rice bowl, blue' } },
  }
  const { version } = await world.must('/api/v2/mch/goods/edit', wish, kiln.keeper)
  expect((await publish(world, kiln.keeper, { draftId, version })).data.outcome).toBe('inReview')
  await audit(draftId, { approve: true })
  expect((await seen()).title).toBe('Rice bowl, blue')
  const { rows } = await world.pool.query<{ action: string }>(
    "select action from audit_log where subject = 'product_draft' and subject_id = $1 order by id",
    [draftId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['goods.return', 'goods.approve'])
})

describe('who decides', () => {
  test('two of the staff at once: one', async () => {
    const { draftId, title } = await sent()
    const { version } = await review(draftId)
    const replies = await Promise.all([
      audit(draftId, { approve: true, version }),
      audit(draftId, { approve: false, version, reason: 'No' }, ben),
      audit(draftId, { approve: true, version }, ben),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const approved = replies.find(({ status }) => status === 200)!.data.state === 'published'
    expect((await seen()).title === title).toBe(approved)
    if (!approved) {
      const { draft } = await world.must('/api/v2/mch/goods/detail', { productId }, kiln.keeper)
      await world.must('/api/v2/mch/goods/discard', { draftId, version: draft!.version }, kiln.keeper)
    }
  })
  test('taken by one, not decided by another, until it is free again', async () => {
    const { draftId } = await sent()
    await world.must('/api/v2/admin/goods/claim', { id: draftId }, ada)
    expect(reasonOf(await audit(draftId, { approve: true }, ben))).toEqual([409, 'caseHeld'])
    await world.advance(1_801_000)
    expect((await audit(draftId, { approve: true }, ben)).status).toBe(200)
  })
  test('taken back while staff decide: one of both; what was read is what is decided', async () => {
    const { draftId, title } = await sent()
    const { version } = await review(draftId)
    const [back, decided] = await Promise.all([
      world.ask('/api/v2/mch/goods/withdraw', { draftId, version }, kiln.keeper),
      audit(draftId, { approve: true, version }),
    ])
    expect([back.status, decided.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await seen()).title === title).toBe(decided.status === 200)
    if (back.status !== 200) return
    expect((await publish(world, kiln.keeper, { draftId, version: back.data.version })).data.outcome).toBe('inReview')
    expect(reasonOf(await audit(draftId, { approve: true, version }))).toEqual([409, 'draftChanged'])
    await audit(draftId, { approve: true })
  })
  test('while it waits nobody writes it', async () => {
    const { draftId } = await sent()
    const { version, content } = await review(draftId)
    const edit = await world.ask('/api/v2/mch/goods/edit', { draftId, version, content }, kiln.keeper)
    expect(reasonOf(edit)).toEqual([409, 'draftInReview'])
    const discard = await world.ask('/api/v2/mch/goods/discard', { draftId, version }, kiln.keeper)
    expect(reasonOf(discard)).toEqual([409, 'draftInReview'])
    await audit(draftId, { approve: true })
  })
  test('nobody of the shop, nobody who only reads, no merchant; what was never sent is not there', async () => {
    const { draftId } = await sent()
    const both = await joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
    await joinAs(world, both, { audience: 'merchant', merchantId: kiln.merchantId, role: 'goods' })
    const own = await atConsole(world, both)
    expect(reasonOf(await audit(draftId, { approve: true }, own))).toEqual([422, 'caseConcerned'])
    const role = await roleWith(world, 'staff', ['goods.read'])
    const reader = await staffer(role)
    expect((await world.ask('/api/v2/admin/goods/detail', { draftId }, reader)).status).toBe(200)
    expect((await audit(draftId, { approve: true }, reader)).status).toBe(403)
    const asStaff = { ...kiln.keeper, headers: { ...kiln.keeper.headers, 'user-type': '3' } }
    expect((await world.ask('/api/v2/admin/goods/page', {}, asStaff)).status).toBe(403)
    const secret = await drafted(world, kiln.keeper, kiln.whole())
    for (const missing of [secret.draftId, 999_999_999])
      expect(reasonOf(await world.ask('/api/v2/admin/goods/detail', { draftId: missing }, ada))).toEqual([
        404,
        'notFound',
      ])
    await audit(draftId, { approve: true })
  })
})
test('goods that were deleted while they waited are not brought back', async () => {
  const gone = await mustPublish(world, kiln.keeper, kiln.whole({ skus: [sku([])] }))
  const draft = await changed(world, kiln.keeper, gone, (now) => ({ ...now, title: { 'en-US': 'Ghost' } }))
  await publish(world, kiln.keeper, draft)
  await world.pool.query("update product set status = 'deleted' where id = $1", [gone])
  expect(reasonOf(await audit(draft.draftId, { approve: true }))).toEqual([409, 'goodsGone'])
  expect((await audit(draft.draftId, { approve: false, reason: 'Deleted' })).status).toBe(200)
})
test('what staff took off the shelf is not brought back by publishing, nor by an approval', async () => {
  const taken = await mustPublish(world, kiln.keeper, kiln.whole())
  await takeOffShelf(world.app.db, taken, 'Counterfeit')
  const standing = async () => (await world.must('/api/v2/goods/goods/detail/normal', { id: taken })).status
  const plain = await changed(world, kiln.keeper, taken, (now) => ({ ...now, onSale: true, purchaseLimit: 3 }))
  expect((await publish(world, kiln.keeper, plain)).data.outcome).toBe('keptOff')
  expect(await standing()).toBe('offShelf')
  const titled = await changed(world, kiln.keeper, taken, (now) => ({
    ...now,
    onSale: true,
    title: { 'en-US': 'Real' },
  }))
  await publish(world, kiln.keeper, titled)
  await audit(titled.draftId, { approve: true })
  expect(await standing()).toBe('offShelf')
})
test('sensitive words and missing languages are found', async () => {
  await world.pool.query("insert into sensitive_word (word, normal) values ('miracle', 'miracle')")
  const { draftId } = await sent('A miracle bowl')
  expect(await review(draftId)).toMatchObject({ words: ['miracle'], missing: ['zh-CN', 'es-ES'] })
  await audit(draftId, { approve: false, reason: 'No miracles' })
  const { draft } = await world.must('/api/v2/mch/goods/detail', { productId }, kiln.keeper)
  await world.must('/api/v2/mch/goods/discard', { draftId, version: draft!.version }, kiln.keeper)
})
test('what waits for too long is told to those who may decide it, once', async () => {
  const { draftId } = await sent()
  const remind = () => world.app.tasks['editing.remind']!({}, {} as never)
  await remind()
  expect(await told(ben)).not.toContain('Goods are overdue for review')
  await world.advance(3_601_000)
  await remind()
  await remind()
  expect((await told(ben)).filter((title) => title === 'Goods are overdue for review')).toHaveLength(1)
  await audit(draftId, { approve: true })
})
test('a merchant without a record: its first goods wait', async () => {
  const strict = await openWorld({ settings: { goodsReviewFirst: 100 } })
  const shop = await makeShop(strict)
  const paper = await writing(strict, shop, 'paper')
  const { data } = await publish(strict, paper.keeper, await drafted(strict, paper.keeper, paper.whole()))
  expect(data).toEqual({ outcome: 'inReview', productId: null })
  const looks = await joinAs(strict, await strict.person(), { audience: 'staff', role: 'review' })
  const { records } = await strict.must('/api/v2/admin/goods/page', {}, looks)
  expect(records.map(({ causes }) => causes)).toEqual([['first']])
  expect(Date.parse(records[0]!.lateAt) - Date.parse(records[0]!.submittedAt)).toBe(14_400_000)
  const { id: draftId, version } = records[0]!
  const said = { draftId, version, approve: true, notes: [], reason: '', requestId: id() }
  const made = await strict.must('/api/v2/admin/goods/audit', said, looks)
  expect(await strict.must('/api/v2/goods/goods/detail/normal', { id: made.productId! })).toMatchObject({
    title: 'Rice bowl',
    status: 'onSale',
  })
  await strict.close()
})
