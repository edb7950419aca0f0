// Writing a review: who bought it and has it may, once and in time; the order moves on with its last line, the numbers
// of product and merchant in the same breath; who wants no name leaves none.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestText } from './limits.ts'
import { buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { day, received, type Received } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, sold, waybill } from '../../../../test/shipping.ts'
import { mustSend, picture, video } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { openSession } from '#kernel/call/session.ts'

let world: World
let goods: TestGoods
let who: Buyer
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  who = await buyer(world, { name: 'mei' })
})
afterAll(() => world.close())

type Wish = Calls['/api/v2/goods/comment/create']['input']
const write = (of: Pick<Received, 'orderLineId'>, wish: Partial<Wish> = {}, by: Person = who) =>
  world.ask('/api/v2/goods/comment/create', { orderLineId: of.orderLineId, rating: 4, ...wish }, by)
async function mustWrite(of: Pick<Received, 'orderLineId'>, wish: Partial<Wish> = {}, by: Person = who) {
  const reply = await write(of, wish, by)
  if (reply.status !== 200) throw new Error(`not written: ${JSON.stringify(reply.raw)}`)
  return reply.data
}
const reasonOf = async (reply: ReturnType<typeof write>) => {
  const { status, data } = await reply
  return [status, (data as { reason?: string }).reason]
}
const detail = (orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, who)
const summary = (productId: number) => world.must('/api/v2/goods/comment/summary', { productId })
const page = (productId: number, by = {}) => world.must('/api/v2/goods/comment/page', { productId, sort: 'newest' }, by)
const photo = async (by: Person) =>
  (await mustSend(world, by, 'review', await picture(300, 200).png().toBuffer(), 'image/png')).uploadId
const film = async (by: Person) => (await mustSend(world, by, 'video', video(), 'video/mp4')).uploadId

test('a review of what arrived: it is read, it counts, and the order is reviewed', async () => {
  const order = await received(world, goods, who)
  expect((await detail(order.orderNo)).actions).toContain('review')
  const [first, second] = [await photo(who), await photo(who)]
  const wish = {
    rating: 5,
    tags: ['worthIt', 'wellPacked'],
    text: '  Finas en el borde, cálidas en la mano.  ',
    pictures: [{ uploadId: second, alt: 'Dos tazas' }, { uploadId: first }],
    videoId: await film(who),
    shop: { goods: 5, service: 4, delivery: 3 },
  }
  const written = await mustWrite(order, wish)
  expect(written).toMatchObject({ status: 'shown', orderStatus: 'reviewed' })
  const { records } = await page(goods.products.normal, who)
  expect(records[0]).toMatchObject({
    id: written.reviewId,
    rating: 5,
    nickname: 'mei',
    lang: 'es-ES',
    text: 'Finas en el borde, cálidas en la mano.',
    tags: [
      { code: 'wellPacked', name: 'Well packed' },
      { code: 'worthIt', name: 'Worth the price' },
    ],
    pictures: [
      { width: 300, height: 200, alt: 'Dos tazas' },
      { width: 300, height: 200, alt: '' },
    ],
    video: expect.stringMatching(/^\/files\/[0-9a-f]{40}\.mp4$/),
    own: true,
  })
  expect(await summary(goods.products.normal)).toMatchObject({
    count: 1,
    average: 500,
    withPhotos: 1,
    withVideo: 1,
    tags: [
      { code: 'wellPacked', count: 1 },
      { code: 'worthIt', count: 1 },
    ],
  })
  const shop = await world.must('/api/v2/merchant/detail', { id: goods.merchants.kiln })
  expect(shop.scores).toEqual({ goods: 500, service: 400, delivery: 300 })
  const now = await detail(order.orderNo)
  expect([now.status, now.actions.includes('review')]).toEqual(['reviewed', false])
  expect(now.history.at(-1)).toMatchObject({ event: 'review', actor: 'buyer' })
  for (const wanted of [{ withVideo: true }, { tag: 'worthIt' }, { tag: 'worthIt', rating: 5 }])
    expect(
      (await world.must('/api/v2/goods/comment/page', { productId: goods.products.normal, ...wanted })).total,
    ).toBe(1)
  expect(
    (await world.must('/api/v2/goods/comment/page', { productId: goods.products.normal, tag: 'poorlyMade' })).total,
  ).toBe(0)
})

test('its pictures are shown in widths, and go with their sender', async () => {
  const leaver = await buyer(world)
  const order = await received(world, goods, leaver, { sku: 'second' })
  await mustWrite(order, { pictures: [{ uploadId: await photo(leaver) }] }, leaver)
  const { file } = (await page(goods.products.second)).records.find((r) => r.pictures.length === 1)!.pictures[0]!
  const shown = () => fetch(`${world.url}/img/${file}-240.webp`)
  expect([(await shown()).status, (await shown()).headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { rows } = await world.pool.query<{ id: string }>(`select id from upload where file = $1`, [`${file}.webp`])
  const { dropUploads } = await import('#features/platform/uploads/uploads.ts')
  await dropUploads(world.app.db, [rows[0]!.id])
  await world.runJobs()
  expect((await shown()).status).toBe(404)
})

test('who wants no name leaves none, not for the merchant either', async () => {
  const order = await received(world, goods, who, { sku: 'cent' })
  await mustWrite(order, { anonymous: true, text: 'Quiet praise' })
  const [review] = (await page(goods.products.cent)).records
  expect(review).toMatchObject({ nickname: null, own: false, text: 'Quiet praise' })
  // the minute would lead to the order
  expect(new Date(review!.createdAt).toISOString()).toMatch(/T16:00:00\.000Z$/)
  expect(JSON.stringify(review)).not.toMatch(/mei|user/i)
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const { history } = await world.must('/api/v2/mch/order/detail', { orderNo: order.orderNo }, clerk)
  expect(history.map((h) => h.event)).not.toContain('review')
  const { rows } = await world.pool.query('select nickname from review where id = $1', [review!.id])
  expect(rows).toEqual([{ nickname: '' }])
})

test('twenty at once are one; a second is told so', async () => {
  const order = await received(world, goods, who)
  const before = (await summary(goods.products.normal)).count
  const tries = await Promise.all(Array.from({ length: 20 }, () => write(order, { text: 'Once' })))
  expect(tries.filter((t) => t.status === 200)).toHaveLength(1)
  expect(new Set(tries.filter((t) => t.status !== 200).map((t) => t.data.reason))).toEqual(new Set(['reviewedAlready']))
  expect((await summary(goods.products.normal)).count).toBe(before + 1)
  expect(await reasonOf(write(order))).toEqual([409, 'reviewedAlready'])
})

test('what was not bought, is another’s, or has not arrived is not reviewed', async () => {
  const other = await buyer(world)
  const order = await received(world, goods, other)
  expect(await reasonOf(write(order))).toEqual([404, 'notFound'])
  expect(await reasonOf(write({ orderLineId: 999_999_999 }))).toEqual([404, 'notFound'])
  const unpaid = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  const lineOf = async (orderNo: string) => (await detail(orderNo)).lines[0]!
  expect(await reasonOf(write(await lineOf(unpaid.orderNos[0]!)))).toEqual([422, 'reviewNotOpen'])
  await payFromBalance(world, who, unpaid.payNo)
  expect(await reasonOf(write(await lineOf(unpaid.orderNos[0]!)))).toEqual([422, 'reviewNotOpen'])
  const visitor = await world.ask('/api/v2/goods/comment/create', { orderLineId: order.orderLineId, rating: 5 })
  expect(visitor.status).toBe(401)
})

test('an order of several lines is reviewed with the last that arrived; its shop is scored once', async () => {
  for (const sku of ['normal', 'second', 'cent'] as const)
    await world.must('/api/v2/cart/cart/add', { skuId: goods.skus[sku], quantity: 1 }, who)
  const placed = await mustPlace(world, who, { cart: true })
  await payFromBalance(world, who, placed.payNo)
  const orderNo = placed.orderNos[0]!
  const { lines } = await detail(orderNo)
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const of = (at: number) => [{ orderLineId: lines[at]!.orderLineId, quantity: 1 }]
  const ship = (at: number) =>
    world.must(
      '/api/v2/mch/order/ship',
      { orderNo, parcels: [{ carrier: 'sf', waybill: waybill(), lines: of(at) }] },
      clerk,
    )
  await ship(0)
  await ship(1)
  const { parcelIds } = await ship(2)
  const { parcels } = await world.must('/api/v2/order/sell/logistics', { orderNo }, who)
  await world.must('/api/v2/order/sell/parcel/confirm', { parcelId: parcels[0]!.parcelId }, who)
  // some of it is still on its way
  expect(await reasonOf(write(lines[0]!))).toEqual([422, 'reviewNotOpen'])
  await world.must('/api/v2/order/sell/parcel/confirm', { parcelId: parcels[1]!.parcelId }, who)
  await world.must(
    '/api/v2/mch/order/parcel/state',
    { parcelId: parcelIds[0]!, state: 'lost', note: 'The carrier lost it' },
    clerk,
  )
  expect((await detail(orderNo)).status).toBe('toReview')
  expect((await detail(orderNo)).lines.map((l) => l.reviewable)).toEqual([true, true, false])
  const mine = await world.must('/api/v2/goods/comment/my/detail', { orderNo }, who)
  expect([mine.shopScored, mine.lines.map((l) => l.orderLineId)]).toEqual([
    false,
    lines.slice(0, 2).map((l) => l.orderLineId),
  ])
  const shop = { goods: 4, service: 4, delivery: 4 }
  expect(await mustWrite(lines[0]!, { shop })).toMatchObject({ orderStatus: 'toReview' })
  expect((await world.must('/api/v2/goods/comment/my/detail', { orderNo }, who)).shopScored).toBe(true)
  expect(await reasonOf(write(lines[1]!, { shop }))).toEqual([409, 'shopScored'])
  expect(await reasonOf(write(lines[2]!))).toEqual([422, 'reviewNotOpen'])
  expect(await mustWrite(lines[1]!)).toMatchObject({ orderStatus: 'reviewed' })
})

test('mine are listed: what waits, what was written', async () => {
  const fresh = await buyer(world)
  const [one, two] = [await received(world, goods, fresh), await received(world, goods, fresh, { sku: 'cent' })]
  const mine = (tab: 'toReview' | 'reviewed' | 'followUp') =>
    world.must('/api/v2/goods/comment/my/page', { tab, size: 1 }, fresh)
  expect(await world.must('/api/v2/goods/comment/my/count', {}, fresh)).toEqual({
    toReview: 2,
    reviewed: 0,
    followUp: 0,
  })
  const first = await mine('toReview')
  expect(first.records[0]).toMatchObject({ orderNo: two.orderNo, review: null, merchant: { name: 'Nanshan Kiln' } })
  const next = await world.must('/api/v2/goods/comment/my/page', { tab: 'toReview', after: first.next! }, fresh)
  expect(next.records.map((r) => r.orderNo)).toEqual([one.orderNo])
  await mustWrite(one, { anonymous: true, text: 'Mine' }, fresh)
  expect((await mine('reviewed')).records[0]).toMatchObject({
    orderNo: one.orderNo,
    reviewUntil: null,
    review: { text: 'Mine', anonymous: true, status: 'shown' },
  })
  expect((await mine('followUp')).total).toBe(1)
  expect((await mine('toReview')).total).toBe(1)
})

test('after 180 days it is too late, in 15 the order is completed and may still be reviewed', async () => {
  const [one, two] = [await received(world, goods, who), await received(world, goods, who)]
  const again = async () => ({ ...who, token: await openSession(world.app.db, who.userId, { userAgent: '', days: 1 }) })
  await world.advance(16 * day)
  who = await again()
  expect((await detail(one.orderNo)).status).toBe('completed')
  expect((await mustWrite(one)).orderStatus).toBe('reviewed')
  expect((await detail(two.orderNo)).actions).toContain('review')
  await world.advance(165 * day)
  who = await again()
  expect(await reasonOf(write(two))).toEqual([422, 'reviewWindowOver'])
  expect((await detail(two.orderNo)).actions).not.toContain('review')
})

test('too much is refused: letters as people count them, pictures, stars', async () => {
  const order = await received(world, goods, who)
  const family = '👨‍👩‍👧‍👦'
  for (const wish of [
    { text: '好'.repeat(longestText + 1) },
    { rating: 6 },
    { rating: 0 },
    { pictures: Array.from({ length: 10 }, () => ({ uploadId: crypto.randomUUID() })) },
    { tags: ['poorlyMade'], rating: 5 },
    { shop: { goods: 0, service: 1, delivery: 1 } },
  ])
    expect(await reasonOf(write(order, wish))).toEqual([400, 'badInput'])
  await mustWrite(order, { text: family.repeat(longestText - 400) + '好'.repeat(400) })
})

test('photos of others, of another purpose or taken before are refused', async () => {
  const order = await received(world, goods, who)
  const other = await world.person()
  const avatar = (await mustSend(world, who, 'avatar', await picture().png().toBuffer(), 'image/png')).uploadId
  const used = await photo(who)
  const before = await received(world, goods, who)
  await mustWrite(before, { pictures: [{ uploadId: used }] })
  for (const uploadId of [await photo(other), avatar, used, crypto.randomUUID()])
    expect(await reasonOf(write(order, { pictures: [{ uploadId }] }))).toEqual([404, 'uploadNotFound'])
  const twice = await photo(who)
  expect(await reasonOf(write(order, { pictures: [{ uploadId: twice }, { uploadId: twice }] }))).toEqual([
    404,
    'uploadNotFound',
  ])
  for (const videoId of [await film(other), twice])
    expect(await reasonOf(write(order, { videoId }))).toEqual([404, 'uploadNotFound'])
  // nothing of the refused ones was spent
  await mustWrite(order, { pictures: [{ uploadId: twice }], videoId: await film(who) })
})

test('the same request twice is the same answer', async () => {
  const order = await received(world, goods, who)
  const requestId = crypto.randomUUID()
  const [a, b] = [await mustWrite(order, { requestId }), await mustWrite(order, { requestId })]
  expect(a).toEqual(b)
})

test('what was called off before it was shipped is not reviewed', async () => {
  const order = await sold(world, goods, who)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo: order.orderNo, reason: 'changed' }, who)
  const { lines } = await detail(order.orderNo)
  expect(await reasonOf(write(lines[0]!))).toEqual([422, 'reviewNotOpen'])
})
