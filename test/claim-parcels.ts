// Claims whose parcels are on their way, followed by a simulator, for tests.
import { buyer, type Buyer } from './buying.ts'
import { atDesk, claimed, received, show, staffer, type ClaimWish } from './claims.ts'
import type { FollowingWorld } from './following.ts'
import { makeShop } from './goods.ts'
import { clerkOf, waybill } from './shipping.ts'
import type { Person, World } from './world.ts'

export const swap: ClaimWish = { type: 'exchange' }
/** A buyer, a clerk of the kiln, somebody of the staff, and what they do. */
export async function claimParcels(on: FollowingWorld) {
  const { world } = on
  const goods = await makeShop(world)
  const clerk = await clerkOf(world, goods.merchants.kiln, 'service')
  const ann = await staffer(world)
  const ben: Buyer = await buyer(world, { fen: 100_000_000 })
  const mch = async (path: string, input: object) =>
    world.ask(`/api/v2/mch/refund/${path}` as '/api/v2/mch/refund/gone', input as never, await atDesk(world, clerk))
  const staff = async (path: string, input: object) =>
    world.ask(
      `/api/v2/admin/refund/${path}` as '/api/v2/admin/refund/arrival',
      input as never,
      await atDesk(world, ann),
    )
  const must = async (reply: Promise<{ status: number; raw: unknown }>) => {
    const { status, raw } = await reply
    if (status !== 200) throw new Error(JSON.stringify(raw))
  }
  const subscriberOf = async (number: string) => {
    await world.runJobs()
    return (await on.seen()).parcels.find((p) => p.number === number)?.subscriber
  }
  /** Goods of a claim on their way back. */
  async function returning(wish: ClaimWish = { type: 'returnAndRefund' }, number = waybill(), carrier = 'sf') {
    const order = await received(world, goods, ben)
    const serviceNo = await claimed(world, ben, order, wish)
    await must(mch('audit', { serviceNo, approve: true }))
    const parcel = { carrier, waybill: number, phone: '13800132719' }
    await world.must('/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, ben)
    return { ...order, serviceNo, number, ...(await subscriberOf(number)) }
  }
  /** An exchange whose replacement is on its way. */
  async function replaced(number = waybill(), carrier = 'sf') {
    const { serviceNo } = await returning(swap)
    await must(mch('receive', { serviceNo, saleable: true }))
    await must(mch('reship', { serviceNo, carrier, waybill: number }))
    return { serviceNo, number, ...(await subscriberOf(number)) }
  }
  /** A replenishment on its way. */
  async function supplied(number = waybill(), carrier = 'sf') {
    const serviceNo = await claimed(world, ben, await received(world, goods, ben), { ...swap, returnGoods: false })
    await must(staff('replenish/audit', { serviceNo, approve: true }))
    await must(staff('replenish/ship', { serviceNo, carrier, waybill: number }))
    return { serviceNo, number, ...(await subscriberOf(number)) }
  }
  const parcelOf = async (serviceNo: string) => (await show(world, ben, serviceNo)).parcels[0]!
  const steps = { mch, staff, must, returning, replaced, supplied }
  return { goods, clerk, ann, ben, ...steps, subscriberOf, parcelOf, ...hearing(world, ben, clerk) }
}
/** What both sides were told of a claim. */
function hearing(world: World, ben: Person, clerk: Person) {
  const toldOf = async (serviceNo: string, userId: number) =>
    (
      await world.pool.query<{ key: string }>(
        `select key from message where user_id = $1 and params ->> 'number' = $2 order by id`,
        [userId, serviceNo],
      )
    ).rows.map(({ key }) => key.replace('claim', ''))
  const last = async (serviceNo: string) => ({
    buyer: (await toldOf(serviceNo, ben.userId)).at(-1),
    merchant: (await toldOf(serviceNo, clerk.userId)).at(-1),
  })
  return { toldOf, last }
}

export type ClaimParcels = Awaited<ReturnType<typeof claimParcels>>
