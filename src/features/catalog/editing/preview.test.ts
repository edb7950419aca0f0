// A draft shown as its shoppers would see it: by the token of somebody of its merchant, for some minutes; bought by
// nobody.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drafted, id, mustPublish, publish, sku, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let paper: Writing
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0, goodsPreviewSeconds: 600 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  paper = await writing(world, goods, 'paper')
})
afterAll(() => world.close())
const allowed = (draftId: number, by = kiln.keeper) => world.ask('/api/v2/mch/goods/preview', { draftId }, by)
const shown = (token: string) => world.ask('/api/v2/goods/goods/preview', { token })
const script = '<p>Good<script>alert(1)</script><img src=x onerror=alert(1)></p>'

test('a draft of what is new is shown in each language, cleaned, with ids that are nobody’s', async () => {
  const { draftId } = await drafted(
    world,
    kiln.keeper,
    kiln.whole({
      title: { 'en-US': 'Moon jar', 'zh-CN': '月壶', 'es-ES': 'Jarra luna' },
      body: { 'en-US': script, 'zh-CN': script, 'es-ES': script },
      skus: [sku([], { cost: 4321, tiers: [{ from: 3, price: 8000 }] })],
    }),
  )
  const { data } = await allowed(draftId)
  for (const [lang, title] of [
    ['en-US', 'Moon jar'],
    ['zh-CN', '月壶'],
    ['es-ES', 'Jarra luna'],
  ] as const) {
    const reply = await world.ask('/api/v2/goods/goods/preview', { token: data.token }, { lang })
    expect(reply.data).toMatchObject({ title, status: 'onSale', body: '<p>Good</p>', price: 9900 })
    expect(JSON.stringify(reply.raw)).not.toMatch(/4321|"cost"|alert/)
  }
  const [one] = (await shown(data.token)).data.skus
  expect(one).toMatchObject({ price: 9900, available: 5, tiers: [{ from: 3, price: 8000 }] })
  const lin = await world.person()
  const bought = await world.ask('/api/v2/cart/cart/add', { skuId: one!.id, quantity: 1 }, lin)
  expect([bought.status, (bought.data as unknown as { reason: string }).reason]).toEqual([404, 'notFound'])
  // what is half written is shown as far as it goes
  const empty = await world.must('/api/v2/mch/goods/add', { requestId: id() }, kiln.keeper)
  const half = await allowed(empty.draftId)
  expect((await shown(half.data.token)).data).toMatchObject({ title: '', price: 0, pictures: [], categories: [] })
})
test('one without variants is shown too', async () => {
  const { draftId } = await drafted(world, kiln.keeper, kiln.whole({ skus: [] }))
  const reply = await shown((await allowed(draftId)).data.token)
  expect([reply.status, reply.data.price, reply.data.skus]).toEqual([200, 0, []])
})
test('a change shows what is there of its variants, and what is on sale stays as it is', async () => {
  const productId = await mustPublish(world, kiln.keeper, kiln.whole())
  const { draftId, version } = await world.must('/api/v2/mch/goods/add', { productId }, kiln.keeper)
  const { draft } = await world.must('/api/v2/mch/goods/detail', { draftId }, kiln.keeper)
  const content = { ...draft!.content, title: { 'en-US': 'Changed bowl' } }
  await world.must('/api/v2/mch/goods/edit', { draftId, version, content }, kiln.keeper)
  const { data } = await allowed(draftId)
  expect((await shown(data.token)).data).toMatchObject({ title: 'Changed bowl', skus: [{ available: 5 }] })
  expect((await world.must('/api/v2/goods/goods/detail/normal', { id: productId })).title).toBe('Rice bowl')
})
test('another’s draft is missing; a token that is old, forged or for what is over opens nothing', async () => {
  const draft = await drafted(world, kiln.keeper, kiln.whole())
  expect((await allowed(draft.draftId, paper.keeper)).status).toBe(404)
  const { data } = await allowed(draft.draftId)
  const [body, mark] = data.token.split('.') as [string, string]
  const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as number[]
  const longer = JSON.stringify([said[0], said[1], said[2]! + 1])
  const other = Buffer.from(longer).toString('base64url')
  for (const token of [`${other}.${mark}`, `${body}.`, `${body}.AAAA`, 'x', '.', `${mark}.${body}`])
    expect((await shown(token)).status).toBe(404)
  expect((await shown(data.token)).status).toBe(200)
  await publish(world, kiln.keeper, draft)
  expect((await shown(data.token)).status).toBe(404)
  const later = await drafted(world, kiln.keeper, kiln.whole())
  const { token } = (await allowed(later.draftId)).data
  await world.advance(599_000)
  expect((await shown(token)).status).toBe(200)
  await world.advance(2000)
  expect((await shown(token)).status).toBe(404)
})
test('whoever left the shop shows nothing of it any more', async () => {
  const { draftId } = await drafted(world, kiln.keeper, kiln.whole())
  const { token } = (await allowed(draftId)).data
  expect((await shown(token)).status).toBe(200)
  const member = 'from membership where user_id = $1 and merchant_id = $2'
  await world.pool.query(`delete ${member}`, [kiln.keeper.userId, kiln.merchantId])
  expect((await shown(token)).status).toBe(404)
})
