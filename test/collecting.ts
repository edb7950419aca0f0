// Orders that are collected, for tests: a point, who collects, placed, paid, ready.
import { payFromBalance, type Buyer } from './buying.ts'
import { makePoint } from './points.ts'
import type { TestGoods } from './goods.ts'
import type { Clerk } from './shipping.ts'
import type { World } from './world.ts'

export const zhang = { name: '张伟', areaCode: '86', phone: '13800132719' }
export interface Scene {
  world: World
  goods: TestGoods
  who: Buyer
  pointId: number
  personId: number
}
/** A buyer with somebody who collects, and a point of the kiln that is open day and night. */
export async function collectScene(world: World, goods: TestGoods, who: Buyer): Promise<Scene> {
  const hours = Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' }))
  const pointId = await makePoint(world, goods.merchants.kiln, { hours })
  const { id: personId } = await world.must('/api/v2/order/pickup/person/add', zhang, who)
  return { world, goods, who, pointId, personId }
}
/** A day from now by the clock of the shop, as the point's. */
export const tomorrow = (world: World): string =>
  new Date(world.app.context.clock.now() + 86_400_000)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
    .slice(0, 10)
export const pickupOf = ({ world, goods, pointId, personId }: Scene) => ({
  merchantId: goods.merchants.kiln,
  pointId,
  personId,
  time: { day: tomorrow(world), at: '10:00' },
})
/** Preview and create; the wish may be another one at the second step. */
export async function placeCollected(scene: Scene, wish = pickupOf(scene), then = wish) {
  const { world, goods, who } = scene
  const from = { skuId: goods.skus.normal, quantity: 2 }
  const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', { from, pickups: [wish] }, who)
  return world.ask('/api/v2/order/sell/normal/create', { from, pickups: [then], priceToken }, who)
}
export async function paidCollected(scene: Scene): Promise<string> {
  const placed = await placeCollected(scene)
  if (placed.status !== 200) throw new Error(`not placed: ${JSON.stringify(placed.raw)}`)
  const paid = await payFromBalance(scene.world, scene.who, placed.data.payNo)
  if (paid.status !== 200) throw new Error(`not paid: ${JSON.stringify(paid.raw)}`)
  return placed.data.orderNos[0]!
}
/** The same, ready at the merchant's; with its code. */
export async function readyCollected(scene: Scene, clerk: Clerk): Promise<{ orderNo: string; code: string }> {
  const orderNo = await paidCollected(scene)
  await scene.world.must('/api/v2/mch/order/pickup/ready', { orderNo }, clerk)
  return { orderNo, code: await codeOf(scene, orderNo) }
}
export const codeOf = async ({ world, who }: Scene, orderNo: string): Promise<string> =>
  (await world.must('/api/v2/order/sell/logistics', { orderNo }, who)).pickupCode ?? ''
