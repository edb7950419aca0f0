// Webhooks through the front door, to a real receiver: what is told when, how it is signed, and how tries end.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../simulators/webhook-receiver.ts'
import { buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { claimed, received } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { shipped } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { webhookEvents, webhookKinds, type WebhookEvent } from './kinds.ts'
import { daySeconds, mostTries } from './waits.ts'
import { sendingEnds } from './webhooks.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let owner: Member
let other: Member
let shopper: Buyer
let receiver: WebhookReceiver
beforeAll(async () => {
  world = await openWorld({
    settings: { webhookMilliseconds: 400, webhooksMaxCount: 100, unpaidPaymentsMax: 1000, letExpireTimes: 1000 },
  })
  goods = await makeShop(world)
  const at = (merchantId: number) => ({ audience: 'merchant', merchantId, role: 'owner' }) as const
  owner = await joinAs(world, await world.person('potter'), at(goods.merchants.kiln))
  other = await joinAs(world, await world.person('printer'), at(goods.merchants.paper))
  receiver = await startWebhookReceiver()
})
beforeEach(async () => {
  // the clock of a test before may have ended them
  owner = await atConsole(world, owner, 'merchant')
  other = await atConsole(world, other, 'merchant')
  shopper = await buyer(world)
  await world.pool.query('delete from webhook_endpoint')
  await sendingEnds(world.app.db, world.app.context)
  receiver.received.length = 0
})
afterAll(async () => {
  await world.close()
  await receiver.close()
})

let paths = 0
const endpoint = async (events: WebhookEvent[] = webhookEvents, by: Member = owner) => {
  const path = `/in/${++paths}`
  const made = await world.must('/api/v2/mch/webhook/add', { url: receiver.url + path, events }, by)
  return { ...made, path }
}
/** Sends all that is due. */
const flush = async (): Promise<void> => {
  await world.runJobs()
  await sendingEnds(world.app.db, world.app.context)
}
const cameTo = (path: string) => receiver.received.filter((one) => one.path === path)
const typesAt = (path: string): string[] => cameTo(path).map(({ body }) => (JSON.parse(body) as { type: string }).type)
const page = (by: Member = owner) => world.must('/api/v2/mch/webhook/page', {}, by)
const log = async (by: Member = owner) => (await world.must('/api/v2/mch/webhook/delivery/page', {}, by)).records
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
/** As docs/webhooks.md shows it. */
const verifies = (secret: string, { headers, body }: { headers: Record<string, string>; body: string }): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = 'v1,' + createHmac('sha256', key).update(signed).digest('base64')
  return headers['webhook-signature']!.split(' ').includes(right)
}

test('an order from its placing to a claim is told in order, signed, with ids and states alone', async () => {
  const { path, secret } = await endpoint()
  const order = await received(world, goods, shopper, { sku: 'normal' })
  const serviceNo = await claimed(world, shopper, order)
  await flush()
  const types = typesAt(path)
  const ofOrder = types.filter((type) => type.startsWith('order.'))
  expect(ofOrder).toEqual(['order.placed', 'order.paid', 'order.shipped', 'order.received'])
  expect(types).toEqual(expect.arrayContaining(['parcel.moved', 'stock.changed', 'claim.opened']))
  for (const one of cameTo(path)) {
    expect(verifies(secret, one)).toBe(true)
    const { type, timestamp, data } = JSON.parse(one.body) as { type: WebhookEvent; timestamp: string; data: object }
    expect(Object.keys(data).sort()).toEqual(Object.keys(webhookKinds[type].data.properties).sort())
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
    for (const personal of ['13800138', '林', 'Pudong', 'example.com']) expect(one.body).not.toContain(personal)
  }
  const paid = cameTo(path).find(({ body }) => body.includes('order.paid'))!
  expect(JSON.parse(paid.body)).toMatchObject({ data: { orderNo: order.orderNo, status: 'awaitingShipment' } })
  expect(cameTo(path).some(({ body }) => body.includes(serviceNo))).toBe(true)
  expect(new Set(cameTo(path).map(({ headers }) => headers['webhook-id'])).size).toBe(cameTo(path).length)
})
test('only what was chosen, only of one’s own shop; products and low stock too', async () => {
  const { path } = await endpoint(['product.changed', 'product.offSale', 'stock.low'])
  const elsewhere = await endpoint(webhookEvents, other)
  await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await world.must('/api/v2/mch/stock/warn', { skuIds: [goods.skus.normal], atMost: 100_000 }, owner)
  await world.pool.query('update sku set price = price + 1 where id = $1', [goods.skus.normal])
  await world.pool.query(
    "update product set status = 'offShelf' where id = (select product_id from sku where id = $1)",
    [goods.skus.normal],
  )
  await flush()
  expect(typesAt(path).sort()).toEqual(['product.changed', 'product.offSale', 'stock.low'])
  expect(cameTo(elsewhere.path)).toEqual([])
  await world.pool.query("update product set status = 'onSale' where id = (select product_id from sku where id = $1)", [
    goods.skus.normal,
  ])
})
test('what is rolled back is never told; a thing changed twice in a transaction is told once', async () => {
  const { path } = await endpoint(['product.changed'])
  const client = await world.pool.connect()
  await client.query('begin')
  await client.query('update sku set price = price + 1 where id = $1', [goods.skus.normal])
  await client.query('rollback')
  await client.query('begin')
  await client.query('update sku set price = price + 1 where id = $1', [goods.skus.normal])
  await client.query('update sku set price = price - 1 where id = $1', [goods.skus.normal])
  await client.query('commit')
  client.release()
  await flush()
  expect(typesAt(path)).toEqual(['product.changed'])
})
test('twelve tries in a day, then the endpoint rests and its owner is told; once on, it gets what waits', async () => {
  const { id, path } = await endpoint(['order.placed'])
  receiver.answer('refuse', path)
  await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await flush()
  expect((await log())[0]).toMatchObject({ state: 'waiting', tries: 1, status: 500 })
  expect(daySeconds / 86_400).toBeCloseTo(1, 1)
  // an hour at a time: what waits for seconds takes a whole one
  for (let hours = 0; hours < 32; hours++) {
    if (hours === 9) await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
    await world.advance(3_600_000)
    await sendingEnds(world.app.db, world.app.context)
    await flush()
  }
  owner = await atConsole(world, owner, 'merchant')
  const [endpointNow] = (await page()).records
  expect(endpointNow).toMatchObject({ enabled: false, restsSince: expect.any(String) })
  const records = await log()
  expect(records.find((d) => d.state === 'failed')).toMatchObject({ tries: mostTries, status: 500 })
  const { records: told } = await world.must('/api/v2/user/message/page', { size: 5 }, owner)
  expect(told[0]!.title).toContain('is paused')
  const before = cameTo(path).length
  await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await flush()
  expect(cameTo(path)).toHaveLength(before)
  receiver.answer('take', path)
  await world.must('/api/v2/mch/webhook/enable', { id, enabled: true }, owner)
  await flush()
  expect((await page()).records[0]).toMatchObject({ enabled: true, restsSince: null, waiting: 0 })
  expect(cameTo(path)).toHaveLength(before + 1)
})
test('each try bears the same id and body; what follows of the same thing waits for it, others do not', async () => {
  const { path, secret } = await endpoint(['order.placed', 'order.cancelled'])
  receiver.answer('refuse', path)
  const { orderNos } = await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await flush()
  await world.must('/api/v2/order/sell/cancel', { orderNo: orderNos[0]!, reason: 'I moved' }, shopper)
  await flush()
  expect(typesAt(path)).toEqual(['order.placed'])
  receiver.answer('take', path)
  await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await flush()
  expect(typesAt(path)).toEqual(['order.placed', 'order.placed'])
  await world.advance(11_000)
  await sendingEnds(world.app.db, world.app.context)
  await flush()
  expect(typesAt(path).slice(2)).toEqual(['order.placed', 'order.cancelled'])
  const [first, , again] = cameTo(path)
  expect([again!.headers['webhook-id'], again!.body]).toEqual([first!.headers['webhook-id'], first!.body])
  expect(verifies(secret, again!)).toBe(true)
})
test.each([
  ['move', 307, null],
  ['hang', null, 'late'],
  ['flood', 200, null],
  ['gone', 410, null],
] as const)('a receiver that does %s', async (mode, status, fault) => {
  const { id, path } = await endpoint(['order.placed'])
  receiver.answer(mode, path)
  const sent = await world.must('/api/v2/mch/webhook/test', { id }, owner)
  await flush()
  const detail = await world.must('/api/v2/mch/webhook/delivery/detail', { id: sent.id }, owner)
  expect(detail.log).toMatchObject([{ status, fault }])
  expect(detail.log[0]!.answer.length).toBeLessThanOrEqual(2000)
  expect(detail.state).toBe(mode === 'flood' ? 'done' : 'failed')
  expect(receiver.received.some((one) => one.path === '/moved')).toBe(false)
  expect((await page()).records[0]!.enabled).toBe(true)
})
test('a receiver that hangs holds up nobody else’s', async () => {
  const slow = await endpoint(['order.placed'])
  receiver.answer('hang', slow.path)
  const quick = await endpoint(['order.placed'], other)
  for (let n = 0; n < 6; n++) await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await mustPlace(world, shopper, { skuId: goods.skus.paper, quantity: 1 })
  await world.runJobs()
  await expect.poll(() => typesAt(quick.path)).toEqual(['order.placed'])
  expect(cameTo(slow.path).length).toBeLessThanOrEqual(4)
  await sendingEnds(world.app.db, world.app.context)
  expect(cameTo(slow.path)).toHaveLength(6)
})
test('a changed secret: both sign for a day, then the new one alone; it is sealed', async () => {
  const { id, path, secret } = await endpoint()
  const next = await world.must('/api/v2/mch/webhook/secret', { id }, owner)
  const send = async () => {
    await world.must('/api/v2/mch/webhook/test', { id }, owner)
    await flush()
    return cameTo(path).at(-1)!
  }
  const both = await send()
  expect([verifies(secret, both), verifies(next.secret, both)]).toEqual([true, true])
  await world.advance(25 * 3_600_000)
  owner = await atConsole(world, owner, 'merchant')
  const alone = await send()
  expect([verifies(secret, alone), verifies(next.secret, alone)]).toEqual([false, true])
  const { rows } = await world.pool.query<{ kept: string }>(
    "select encode(secret, 'escape') || encode(old_secret, 'escape') as kept from webhook_endpoint where id = $1",
    [id],
  )
  for (const one of [secret, next.secret]) expect(rows[0]!.kept).not.toContain(one.slice(6, 30))
})
test('foreign endpoints and deliveries are not there; repeating is one try under the same id', async () => {
  const { id, path } = await endpoint(['order.placed'])
  await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await flush()
  const [one] = await log()
  const body = { id, url: receiver.url, events: ['order.paid'] as WebhookEvent[] }
  for (const asked of [
    world.ask('/api/v2/mch/webhook/edit', body, other),
    world.ask('/api/v2/mch/webhook/enable', { id, enabled: false }, other),
    world.ask('/api/v2/mch/webhook/secret', { id }, other),
    world.ask('/api/v2/mch/webhook/test', { id }, other),
    world.ask('/api/v2/mch/webhook/remove', { id }, other),
    world.ask('/api/v2/mch/webhook/delivery/detail', { id: one!.id }, other),
    world.ask('/api/v2/mch/webhook/delivery/repeat', { id: one!.id }, other),
  ])
    expect(reasonOf(await asked)).toBe('notFound')
  expect(await log(other)).toEqual([])
  expect((await world.must('/api/v2/mch/webhook/delivery/page', { endpointId: id }, other)).records).toEqual([])
  receiver.answer('refuse', path)
  await world.must('/api/v2/mch/webhook/delivery/repeat', { id: one!.id }, owner)
  await flush()
  expect(cameTo(path).map(({ headers }) => headers['webhook-id'])).toHaveLength(2)
  expect(new Set(cameTo(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await log())[0]).toMatchObject({ state: 'failed', tries: 2 })
  expect((await page()).records[0]!.enabled).toBe(true)
  await world.must('/api/v2/mch/webhook/enable', { id, enabled: false }, owner)
  expect(reasonOf(await world.ask('/api/v2/mch/webhook/delivery/repeat', { id: one!.id }, owner))).toBe('webhookRests')
  await world.must('/api/v2/mch/webhook/remove', { id }, owner)
  expect(await log()).toEqual([])
})
test('what a process that died had taken is sent by another; the log is swept', async () => {
  const { path } = await endpoint(['order.placed'])
  await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await world.pool.query("update webhook_delivery set taken_until = shop_now() + interval '60 seconds', tries = 1")
  await flush()
  expect(cameTo(path)).toEqual([])
  await world.advance(61_000)
  await world.pool.query("select graphile_worker.add_job('webhooks.send', '{}'::json)")
  await flush()
  expect(typesAt(path)).toEqual(['order.placed'])
  await world.advance(31 * 86_400_000)
  await world.pool.query("select graphile_worker.add_job('webhooks.tidy', '{}'::json)")
  await world.runJobs()
  expect((await world.pool.query('select from webhook_delivery')).rows).toEqual([])
})
test('paying twice at once tells it once', async () => {
  const { path } = await endpoint(['order.paid'])
  const { payNo } = await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await Promise.all([1, 2, 3].map(() => payFromBalance(world, shopper, payNo)))
  await flush()
  expect(typesAt(path)).toEqual(['order.paid'])
})
test('shipping in one parcel tells of parcel and order', async () => {
  const { path } = await endpoint(['parcel.moved', 'order.shipped'])
  const { parcelId, orderNo } = await shipped(world, goods, shopper)
  await flush()
  const told = cameTo(path).map(({ body }) => JSON.parse(body) as { type: string; data: object })
  expect(told.find(({ type }) => type === 'parcel.moved')!.data).toEqual({
    orderNo,
    parcelId,
    carrier: 'sf',
    status: 'travelling',
    scan: null,
  })
})
test('an order placed while its endpoint is being removed waits for nobody and is placed', async () => {
  const { id } = await endpoint()
  const removing = await world.pool.connect()
  await removing.query('begin')
  await removing.query('delete from webhook_endpoint where id = $1', [id])
  const { orderNos } = await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  await removing.query('commit')
  removing.release()
  expect(orderNos).toHaveLength(1)
  expect(await log()).toEqual([])
})
