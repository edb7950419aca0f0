// Money that comes for orders of a shop that has stopped selling: it goes back, whenever the shop stopped.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, stockOf, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { joinAs } from '../../../../test/roles.ts'
import type { World } from '../../../../test/world.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  online = await openOnlineWorld()
  world = online.world
  goods = await makeShop(world)
  await online.control('mode', { silent: { api: false, webhooks: true } })
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const overdue = 1_801_000
const wish = () => ({ id: goods.merchants.kiln, reason: 'Papers', requestId: crypto.randomUUID() })
const reviewer = async () => joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
async function suspend() {
  await world.must('/api/v2/admin/merchant/suspend', wish(), await reviewer())
  await world.runJobs()
}
const reopen = async () => world.must('/api/v2/admin/merchant/reopen', wish(), await reviewer())
async function begun() {
  const who = await buyer(world, { fen: 0 })
  const before = await stockOf(world, goods.skus.normal)
  const { payNo, orderNos } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  return { who, before, orderNo: orderNos[0]!, session: await online.begin(who, payNo) }
}
const detail = (who: Buyer, orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, who)
const comes = async (session: string) => {
  await online.control(`pay-late/${session}`)
  await online.control('flush')
  await world.runJobs()
}

test('stopped after the order ran out: it is not revived, and the money goes back', async () => {
  const { who, before, orderNo, session } = await begun()
  await world.advance(overdue)
  await suspend()
  await comes(session)
  const order = await detail(who, orderNo)
  const refunds = [{ amount: order.payable, status: 'done', why: 'late' }]
  expect(order).toMatchObject({ status: 'closed', paid: 0, refunds })
  expect(await stockOf(world, goods.skus.normal)).toEqual(before)
  await reopen()
})
test('stopped while it waited: it is cancelled, what was begun at the provider ends, and nothing is held', async () => {
  const { who, before, orderNo, session } = await begun()
  await suspend()
  expect(await detail(who, orderNo)).toMatchObject({ status: 'cancelled', paid: 0 })
  expect(await stockOf(world, goods.skus.normal)).toEqual(before)
  expect((await online.control(`pay/${session}`)).status).toBe(409)
  await reopen()
})
