// Received orders and claims about them for tests, and those who answer.
import type { Calls } from '#kernel/call/contract.ts'
import type { Buyer } from './buying.ts'
import type { TestGoods, TestSku } from './goods.ts'
import { consoleToken, joinAs } from './roles.ts'
import { shipped, type Clerk, type Sold } from './shipping.ts'
import { mustSend, picture } from './uploading.ts'
import type { Person, World } from './world.ts'

export const hour = 3_600_000
export const day = 24 * hour
export interface Received extends Sold {
  orderLineId: number
  parcelId: number
}
/** An order of one SKU that arrived whole. */
export async function received(
  world: World,
  goods: TestGoods,
  buyer: Buyer,
  wish: { sku?: TestSku; quantity?: number } = {},
): Promise<Received> {
  const order = await shipped(world, goods, buyer, wish)
  await world.must('/api/v2/order/sell/confirm', { orderNo: order.orderNo }, buyer)
  const { lines } = await world.must('/api/v2/order/sell/detail', { orderNo: order.orderNo }, buyer)
  return { ...order, orderLineId: lines[0]!.orderLineId }
}

export type Type = Calls['/api/v2/order/refund/create']['input']['type']
export interface ClaimWish {
  type?: Type
  returnGoods?: boolean
  reason?: string
  quantity?: number
  skuId?: number
  uploadIds?: string[]
}
const reasons: Record<Type, string> = { refundOnly: 'quality', returnAndRefund: 'quality', exchange: 'quality' }
export const reasonId = async ({ pool }: World, code: string): Promise<number> =>
  (await pool.query<{ id: number }>('select id::int from claim_reason where code = $1', [code])).rows[0]!.id
export async function wishOf(world: World, wish: ClaimWish) {
  const { type = 'refundOnly', returnGoods, reason, uploadIds } = wish
  const code = reason ?? (type === 'exchange' && returnGoods === false ? 'missingPieces' : reasons[type])
  return {
    type,
    ...(returnGoods !== undefined && { returnGoods }),
    ...(uploadIds && { uploadIds }),
    reasonId: await reasonId(world, code),
    explanation: 'The lid is cracked',
  }
}
/** Files a claim; the reply, refused or not. */
export async function claim(
  world: World,
  buyer: Person,
  { orderNo, orderLineId }: Pick<Received, 'orderNo' | 'orderLineId'>,
  wish: ClaimWish = {},
) {
  const { quantity = 1, skuId } = wish
  const line = { orderLineId, quantity, ...(skuId !== undefined && { skuId }) }
  const input = { orderNo, lines: [line], ...(await wishOf(world, wish)) }
  return world.ask('/api/v2/order/refund/create', input, buyer)
}
/** The number of a claim that was filed. */
export async function claimed(world: World, buyer: Person, order: Received, wish: ClaimWish = {}): Promise<string> {
  const reply = await claim(world, buyer, order, wish)
  if (reply.status !== 200) throw new Error(`not claimed: ${JSON.stringify(reply.raw)}`)
  return reply.data.serviceNos[0]!
}
export const show = (world: World, who: Person, serviceNo: string) =>
  world.must('/api/v2/order/refund/detail', { serviceNo }, who)

/** Somebody at the console whose sign-in outlasts the days that go by. */
export async function atDesk<C extends Clerk>(world: World, clerk: C): Promise<C> {
  return { ...clerk, token: await consoleToken(world, clerk.userId) }
}
export const staffer = async (world: World, role = 'support') =>
  joinAs(world, await world.person(), { audience: 'staff', role })
/** A photo for a claim, sent by this person. */
export const photo = async (world: World, who: Person): Promise<string> =>
  (await mustSend(world, who, 'claim', await picture().png().toBuffer(), 'image/png')).uploadId
