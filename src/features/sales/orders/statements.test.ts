// How many statements the way from the cart to an order sends, however many lines there are.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, payPassword } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { statementCount } from '#kernel/data/db.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const method = 'balance' as const
async function sent<T>(work: () => Promise<T>): Promise<[number, T]> {
  const before = statementCount()
  const done = await work()
  return [statementCount() - before, done]
}

test.each([['one line', 1] as const, ['lines of two merchants', 2] as const])(
  '%s: add, preview, create, pay',
  async (_, n) => {
    const lin = await buyer(world, { fen: 1_000_000 })
    // hashes as the tests make them are renewed at the first proof
    await world.must('/api/v2/user/pay-password/verify', { payPassword }, lin)
    // the first call of a sign-in notes that it was seen
    await world.must('/api/v2/cart/cart/total', {}, lin)
    for (const skuId of [goods.skus.normal, goods.skus.heavy].slice(0, n)) {
      const [adding] = await sent(() => world.must('/api/v2/cart/cart/add', { skuId, quantity: 1 }, lin))
      // sign-in, line
      expect(adding).toBe(2)
    }
    const wish = { from: { cart: true } as const, addressId: lin.addressId }
    const [previewing, { priceToken }] = await sent(() => world.must('/api/v2/order/sell/normal/preview', wish, lin))
    // sign-in, basket
    expect(previewing).toBe(2)
    const requestId = crypto.randomUUID()
    const [creating, { orderNos, payNo }] = await sent(() =>
      world.must('/api/v2/order/sell/normal/create', { ...wish, priceToken, requestId }, lin),
    )
    expect(orderNos).toHaveLength(n)
    // sign-in, basket, begin, what is held, standing, order, stock, answer, commit
    expect(creating).toBe(9)
    const [paying] = await sent(() => world.must('/api/v2/order/pay/create', { payNo, method, payPassword }, lin))
    // sign-in, cashier, password, a right try, begin, payment with its attempt, order, ledger, messages, stock, commit
    expect(paying).toBe(11)
  },
)
