// Random lives of claims: orders in one or two parcels, claims of every kind, answers of all sides, and jumps of the
// clock. What the three sides are offered is exactly what is heard; after enough time only staff and providers have
// something to do; and the books are right.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../bin/audit-books.ts'
import { buyer, type Buyer } from './buying.ts'
import { atDesk, claim, day, photo, show, staffer, wishOf, type Type } from './claims.ts'
import { makeShop, type TestGoods } from './goods.ts'
import { runSeed } from './rounds/round.ts'
import { clerkOf, sold, waybill, type Clerk } from './shipping.ts'
import { openWorld, type World } from './world.ts'

let world: World
let goods: TestGoods
let ben: Buyer
let clerk: Clerk
let ann: Clerk
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  clerk = await clerkOf(world, goods.merchants.kiln)
  ann = await staffer(world)
})
afterAll(() => world.close())

interface Bought {
  orderNo: string
  orderLineId: number
}
/** Paid, shipped in one or two parcels of which the first arrived, the second perhaps. */
async function bought(quantity: number, parts: number, whole: boolean): Promise<Bought> {
  const { orderNo } = await sold(world, goods, ben, { quantity })
  const detail = () => world.must('/api/v2/order/sell/detail', { orderNo }, ben)
  const { orderLineId } = (await detail()).lines[0]!
  const part = (n: number) => ({ carrier: 'sf', waybill: waybill(), lines: [{ orderLineId, quantity: n }] })
  const parcels = parts === 1 || quantity === 1 ? [part(quantity)] : [part(1), part(quantity - 1)]
  const at = await atDesk(world, clerk)
  const { parcelIds } = await world.must('/api/v2/mch/order/ship', { orderNo, parcels }, at)
  for (const parcelId of whole ? parcelIds : parcelIds.slice(0, 1))
    await world.must('/api/v2/order/sell/parcel/confirm', { parcelId }, ben)
  return { orderNo, orderLineId }
}

const sides = {
  buyer: ['edit', 'cancel', 'appeal', 'logistics', 'confirm'],
  merchant: ['approve', 'reject', 'receive', 'refuse', 'notArrived', 'reship', 'gone'],
  staff: ['approve', 'reject', 'ship', 'gone', 'decide', 'decideArrival'],
} as const
type Side = keyof typeof sides
const deeds = (Object.keys(sides) as Side[]).flatMap((side) => sides[side].map((action) => ({ side, action })))
type Deed = (typeof deeds)[number]

/** Does what a side may be offered, with a toss of the coin where there is a choice; was it heard? */
async function act(
  { side, action }: Deed,
  serviceNo: string,
  coin: boolean,
): Promise<{ status: number; data: unknown }> {
  const parcel = { carrier: 'sf', waybill: waybill() }
  if (side === 'buyer') {
    if (action === 'edit') {
      const wish = {
        serviceNo,
        quantity: 1,
        ...(await wishOf(world, { type: coin ? 'refundOnly' : 'returnAndRefund' })),
      }
      return world.ask('/api/v2/order/refund/edit', wish, ben)
    }
    if (action === 'appeal') return world.ask('/api/v2/order/refund/appeal', { serviceNo, explanation: 'Look' }, ben)
    if (action === 'cancel') return world.ask('/api/v2/order/refund/cancel', { serviceNo }, ben)
    if (action === 'confirm') return world.ask('/api/v2/order/refund/confirm', { serviceNo }, ben)
    const sent = { serviceNo, ...parcel, phone: '13800132719', freight: coin ? 1200 : 0 }
    return world.ask('/api/v2/order/refund/logistics/add', sent, ben)
  }
  const gone = { serviceNo, state: coin ? 'lost' : 'returned', note: 'Gone', saleable: coin } as const
  const answer = { serviceNo, approve: action === 'approve', reason: 'Seen' }
  if (side === 'merchant') {
    const at = await atDesk(world, clerk)
    if (action === 'receive') return world.ask('/api/v2/mch/refund/receive', { serviceNo, saleable: coin }, at)
    if (action === 'notArrived') return world.ask('/api/v2/mch/refund/notArrived', { serviceNo, reason: 'Nothing' }, at)
    if (action === 'reship') return world.ask('/api/v2/mch/refund/reship', { serviceNo, ...parcel }, at)
    if (action === 'gone') return world.ask('/api/v2/mch/refund/gone', gone, at)
    if (action !== 'refuse') return world.ask('/api/v2/mch/refund/audit', answer, at)
    const how = { reason: 'Worn', uploadIds: [await photo(world, at)], ...parcel }
    return world.ask('/api/v2/mch/refund/refuse', { serviceNo, ...how }, at)
  }
  const at = await atDesk(world, ann)
  const why = { serviceNo, reason: 'Seen' }
  if (action === 'decide') return world.ask('/api/v2/admin/refund/appeal', { ...why, uphold: coin }, at)
  if (action === 'decideArrival') return world.ask('/api/v2/admin/refund/arrival', { ...why, arrived: coin }, at)
  if (action === 'ship') return world.ask('/api/v2/admin/refund/replenish/ship', { serviceNo, ...parcel }, at)
  if (action === 'gone') return world.ask('/api/v2/admin/refund/replenish/gone', gone, at)
  return world.ask('/api/v2/admin/refund/replenish/audit', answer, at)
}
async function offered(side: Side, serviceNo: string): Promise<string[]> {
  if (side === 'buyer') return (await show(world, ben, serviceNo)).actions
  return side === 'merchant'
    ? (await world.must('/api/v2/mch/refund/detail', { serviceNo }, await atDesk(world, clerk))).actions
    : (await world.must('/api/v2/admin/refund/detail', { serviceNo }, await atDesk(world, ann))).actions
}

const order = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), parts: fc.constantFrom(1, 2), whole: fc.boolean() })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('file' as const),
      at: fc.nat(20),
      quantity: fc.integer({ min: 1, max: 2 }),
      type: fc.constantFrom<Type>('refundOnly', 'returnAndRefund', 'exchange'),
      returnGoods: fc.boolean(),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      at: fc.nat(20),
      deed: fc.nat(20),
      any: fc.constantFrom(...deeds),
      // mostly what is offered, else anything at all
      wild: fc.integer({ min: 0, max: 3 }),
      coin: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 4, 8) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function walk(orders: readonly Bought[], steps: readonly Step[]): Promise<string[]> {
  const claims: string[] = []
  for (const now of steps) {
    if (now.do === 'wait') {
      await world.advance(now.days * day)
      continue
    }
    if (now.do === 'file') {
      const of = orders[now.at % orders.length]!
      const wish = now.type === 'exchange' ? { type: now.type, returnGoods: now.returnGoods } : { type: now.type }
      const { lines } = await world.must('/api/v2/order/refund/preview', { orderNo: of.orderNo }, ben)
      const reply = await claim(world, ben, of, { ...wish, quantity: now.quantity })
      expect(reply.status === 200, JSON.stringify(reply.raw)).toBe(lines[0]!.claimable >= now.quantity)
      if (reply.status === 200) claims.push(...reply.data.serviceNos)
      continue
    }
    if (claims.length === 0) continue
    const serviceNo = claims[now.at % claims.length]!
    const menu: Deed[] = []
    for (const side of Object.keys(sides) as Side[])
      for (const action of await offered(side, serviceNo)) menu.push({ side, action } as Deed)
    const deed = now.wild === 0 || menu.length === 0 ? now.any : menu[now.deed % menu.length]!
    const may = menu.some((m) => m.side === deed.side && m.action === deed.action)
    const reply = await act(deed, serviceNo, now.coin)
    expect([deed, reply.status === 200], JSON.stringify(reply.data)).toEqual([deed, may])
  }
  return claims
}

test('random lives of claims keep the table, the clock and the books', { timeout: 120_000 }, async () => {
  const seed = runSeed()
  console.log(`claims: TEST_SEED=${seed}`)
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 1, maxLength: 2 }),
      fc.array(step, { minLength: 8, maxLength: 22 }),
      async (wanted, steps) => {
        ben = await buyer(world, { fen: 100_000 })
        const orders: Bought[] = []
        for (const { quantity, parts, whole } of wanted) orders.push(await bought(quantity, parts, whole))
        const claims = await walk(orders, steps)
        for (let weeks = 0; weeks < 9; weeks++) await world.advance(7 * day)
        await world.runJobs()
        for (const serviceNo of claims) {
          const { status, waitsFor } = await show(world, ben, serviceNo)
          expect([null, 'staff'], status).toContain(waitsFor)
        }
        expect((await auditBooks(world.pool)).differences).toEqual({})
      },
    ),
    { seed, numRuns: 5, endOnFailure: true },
  )
})
