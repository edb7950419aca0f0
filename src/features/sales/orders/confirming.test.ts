// From the confirmation to the order: what was shown is what is bought, once, and nobody holds goods without paying.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreed, buyer, mustPlace, payFromBalance, place, stockOf, type Buyer } from '../../../../test/buying.ts'
import { send } from '../../../../test/front.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const create = '/api/v2/order/sell/normal/create'
const preview = '/api/v2/order/sell/normal/preview'
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const priceOf = (sku: keyof TestGoods['skus'], fen: number) =>
  world.pool.query('update sku set price = $1 where id = $2', [fen, goods.skus[sku]])
const fill = async (who: Buyer, ...skus: (keyof TestGoods['skus'])[]): Promise<void> => {
  for (const sku of skus) await world.must('/api/v2/cart/cart/add', { skuId: goods.skus[sku], quantity: 1 }, who)
}
const reasons = (replies: readonly { data: { reason?: string } }[]) => replies.map((r) => r.data.reason ?? 'placed')

describe('what was shown is what is bought', () => {
  test('two prices that moved are refused, also when the total is the same, and both are told', async () => {
    const ana = await buyer(world)
    await fill(ana, 'normal', 'second')
    const before = await world.must(preview, { from: { cart: true }, addressId: ana.addressId }, ana)
    const price = new Map(before.groups.flatMap((g) => g.lines.map((l) => [l.skuId, l.price])))
    const [one, two] = [price.get(goods.skus.normal)!, price.get(goods.skus.second)!]
    await priceOf('normal', one + 100)
    await priceOf('second', two - 100)
    const wish = { from: { cart: true as const }, addressId: ana.addressId, priceToken: before.priceToken }
    const reply = await world.ask(create, wish, ana)
    expect(reply.status).toBe(409)
    expect(reply.data).toMatchObject({
      reason: 'totalChanged',
      before: before.totals.payable,
      after: before.totals.payable,
    })
    expect((reply.data as never as { changes: object[] }).changes).toEqual(
      expect.arrayContaining([
        { field: 'price', skuId: goods.skus.normal, before: one, after: one + 100 },
        { field: 'price', skuId: goods.skus.second, before: two, after: two - 100 },
      ]),
    )
    await priceOf('normal', one)
    await priceOf('second', two)
    expect((await world.ask(create, wish, ana)).status).toBe(200)
  })

  test('a quantity changed in another window, a line more or less, another freight', async () => {
    const bo = await buyer(world)
    await fill(bo, 'normal', 'paper')
    const wish = await agreed(world, bo, { cart: true })
    const refused = async () => {
      const { data } = await world.ask(create, wish, bo)
      expect(data.reason).toBe('totalChanged')
      return (data as never as { changes: { field: string; before: number; after: number }[] }).changes
    }
    await fill(bo, 'normal')
    expect(await refused()).toContainEqual({ field: 'quantity', skuId: goods.skus.normal, before: 1, after: 2 })
    await fill(bo, 'heavy')
    expect(await refused()).toContainEqual({ field: 'quantity', skuId: goods.skus.heavy, before: 0, after: 1 })
    const { groups } = await world.must('/api/v2/cart/cart/list', {}, bo)
    const lines = groups.flatMap((g) => g.lines)
    await world.must('/api/v2/cart/cart/del', { cartLineIds: lines.map((l) => l.cartLineId!) }, bo)
    await fill(bo, 'normal')
    const changes = await refused()
    expect(changes).toContainEqual({ field: 'quantity', skuId: goods.skus.paper, before: 1, after: 0 })
    expect(changes.some((c) => c.field === 'freight' || c.field === 'price')).toBe(true)
  })

  test('goods that went off the shelf meanwhile are named', async () => {
    const cy = await buyer(world)
    const wish = await agreed(world, cy, { skuId: goods.skus.second, quantity: 1 })
    await world.pool.query(`update sku set status = 'offShelf' where id = $1`, [goods.skus.second])
    expect((await world.ask(create, wish, cy)).data.reason).toBe('orderHasOffShelf')
    await world.pool.query(`update sku set status = 'onSale' where id = $1`, [goods.skus.second])
  })

  test('a confirmation made up at home, of somebody else, changed, or too old is none', async () => {
    const [dan, eve] = [await buyer(world), await buyer(world)]
    const wish = await agreed(world, dan, { skuId: goods.skus.paper, quantity: 1 })
    const foreign = { ...wish, addressId: eve.addressId }
    const [body, mark] = wish.priceToken.split('.') as [string, string]
    const forged = [
      't1800',
      '',
      '.',
      `${body}.`,
      `${body}.${mark.slice(1)}A`,
      `${body.slice(0, -2)}.${mark}`,
      `x.${mark}`,
    ]
    const replies = await Promise.all(forged.map((priceToken) => world.ask(create, { ...wish, priceToken }, dan)))
    expect(reasons([...replies, await world.ask(create, foreign, eve)])).toEqual(
      Array.from({ length: forged.length + 1 }, () => 'confirmationOutdated'),
    )
    await world.advance(1_801_000)
    expect((await world.ask(create, wish, dan)).data.reason).toBe('confirmationOutdated')
  })
})

describe('once', () => {
  test('one confirmation makes one order, one after the other and at once', async () => {
    const fay = await buyer(world)
    const wish = await agreed(world, fay, { skuId: goods.skus.normal, quantity: 1 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => world.ask(create, wish, fay)))
    replies.push(await world.ask(create, wish, fay))
    expect(reasons(replies).toSorted()).toEqual([...Array.from({ length: 8 }, () => 'confirmationOutdated'), 'placed'])
  })

  test('the lines of a cart are taken by the order that takes them, however many ask at once', async () => {
    const gus = await buyer(world)
    await fill(gus, 'normal', 'paper')
    const wishes = await Promise.all(Array.from({ length: 6 }, () => agreed(world, gus, { cart: true })))
    const replies = await Promise.all(wishes.map((wish) => world.ask(create, wish, gus)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect((await world.must('/api/v2/order/sell/page', {}, gus)).records).toHaveLength(2)
    expect((await world.must('/api/v2/cart/cart/list', {}, gus)).groups).toEqual([])
  })

  test('twenty creates with one request id make one order; without an id there is none', async () => {
    const kim = await buyer(world)
    const wish = await agreed(world, kim, { skuId: goods.skus.normal, quantity: 1 })
    const missing = await send(world.url, create, JSON.stringify(wish), kim)
    expect(missing.data).toMatchObject({ reason: 'badInput', field: 'requestId' })
    const requestId = crypto.randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => world.ask(create, { ...wish, requestId }, kim)))
    expect(new Set(replies.map((r) => r.data.payNo)).size).toBe(1)
    expect((await world.must('/api/v2/order/sell/count', {}, kim)).all).toBe(1)
    // the same with its keys in another order is the same
    const turned = Object.fromEntries(Object.entries({ ...wish, requestId }).toReversed())
    expect((await send(world.url, create, JSON.stringify(turned), kim)).data).toEqual(replies[0]!.data)
  })
})

describe('nobody holds goods without paying', () => {
  test('five payments may wait, also when more are asked for at once; a paid one makes room', async () => {
    const leo = await buyer(world)
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => place(world, leo, { skuId: goods.skus.normal, quantity: 1 })),
    )
    expect(reasons(asked).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'placed'),
      ...Array.from({ length: 3 }, () => 'tooManyUnpaid'),
    ])
    await payFromBalance(world, leo, asked.find((r) => r.status === 200)!.data.payNo)
    expect((await place(world, leo, { skuId: goods.skus.normal, quantity: 1 })).status).toBe(200)
  })

  test('who lets a SKU run out three times a day gets it the day after; others and other goods are free', async () => {
    const [mia, ned] = [await buyer(world), await buyer(world)]
    await world.advance(1_802_000) // what others of these tests hold runs out
    const stock = await stockOf(world, goods.skus.paper)
    for (let n = 0; n < 3; n++) {
      await mustPlace(world, mia, { skuId: goods.skus.paper, quantity: 1 })
      await world.advance(1_802_000)
    }
    const again = () => place(world, mia, { skuId: goods.skus.paper, quantity: 1 })
    expect((await again()).data).toMatchObject({ reason: 'letExpire', skuId: goods.skus.paper })
    expect(await stockOf(world, goods.skus.paper)).toEqual(stock)
    expect((await place(world, mia, { skuId: goods.skus.normal, quantity: 1 })).status).toBe(200)
    expect((await place(world, ned, { skuId: goods.skus.paper, quantity: 1 })).status).toBe(200)
    await world.advance(86_400_000)
    expect((await again()).status).toBe(200)
  })
})
