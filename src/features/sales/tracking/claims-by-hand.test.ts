// Stations of claims' parcels by the hand of whoever sent them, where nobody follows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimParcels, type ClaimParcels } from '../../../../test/claim-parcels.ts'
import { atDesk, hour } from '../../../../test/claims.ts'
import { openFollowingWorld, type FollowingWorld } from '../../../../test/following.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import type { World } from '../../../../test/world.ts'

let on: FollowingWorld
let world: World
let made: ClaimParcels
beforeAll(async () => {
  on = await openFollowingWorld()
  world = on.world
  made = await claimParcels(on)
})
afterAll(() => on.close())

const station = (claimParcelId: number, more: object = {}) => ({
  claimParcelId,
  at: new Date(world.app.context.clock.now()).toISOString(),
  kind: 'out',
  requestId: crypto.randomUUID(),
  ...more,
})
const reason = async (reply: Promise<{ data: unknown }>) => ((await reply).data as { reason: string }).reason
test('who sent it tells: the merchant of an exchange, taken back while young; not of what a buyer sent', async () => {
  const { serviceNo } = await made.replaced('081212345678', 'nacex')
  const { claimParcelId, tracked } = await made.parcelOf(serviceNo)
  expect(tracked).toBe(false)
  await made.must(made.mch('station/add', station(claimParcelId, { place: 'Sevilla' })))
  expect(await made.parcelOf(serviceNo)).toMatchObject({
    track: 'out',
    scans: [{ place: 'Sevilla', byMerchant: true }],
  })
  await made.must(made.mch('station/add', station(claimParcelId, { kind: 'delivered' })))
  expect((await made.last(serviceNo)).buyer).toBe('ReplacementThere')
  const [scan] = (await made.parcelOf(serviceNo)).scans
  await made.must(made.mch('station/remove', { claimParcelId, scanId: scan!.scanId, requestId: crypto.randomUUID() }))
  expect((await made.parcelOf(serviceNo)).deliveredAt).toBeNull()
  const back = await made.returning({ type: 'returnAndRefund' }, '081212345679', 'nacex')
  expect(await reason(made.mch('station/add', station((await made.parcelOf(back.serviceNo)).claimParcelId)))).toBe(
    'notFound',
  )
})
test('staff of a replenishment, in their log; the merchant does not', async () => {
  const { serviceNo } = await made.supplied('081212345680', 'nacex')
  const { claimParcelId } = await made.parcelOf(serviceNo)
  expect(await reason(made.mch('station/add', station(claimParcelId)))).toBe('notFound')
  await made.must(made.staff('replenish/station/add', station(claimParcelId)))
  expect((await made.parcelOf(serviceNo)).track).toBe('out')
  const { rows } = await world.pool.query(`select from audit_log where action = 'claim.station'`)
  expect(rows).toHaveLength(1)
})
test('refused: of another merchant, where its carrier tells, in the future, once the claim went on', async () => {
  const { serviceNo } = await made.replaced('081212345681', 'nacex')
  const { claimParcelId } = await made.parcelOf(serviceNo)
  const other = await atDesk(world, await clerkOf(world, made.goods.merchants.paper, 'service'))
  expect(await reason(world.ask('/api/v2/mch/refund/station/add', station(claimParcelId) as never, other))).toBe(
    'notFound',
  )
  expect(await reason(made.mch('station/add', station(999_999_999)))).toBe('notFound')
  const soon = new Date(world.app.context.clock.now() + hour).toISOString()
  expect(await reason(made.mch('station/add', station(claimParcelId, { at: soon })))).toBe('stationTime')
  const told = await made.replaced()
  const followed = await made.parcelOf(told.serviceNo)
  expect(await reason(made.mch('station/add', station(followed.claimParcelId)))).toBe('trackedByCarrier')
  await world.must('/api/v2/order/refund/confirm', { serviceNo }, made.ben)
  expect(await reason(made.mch('station/add', station(claimParcelId)))).toBe('afterSaleStateChanged')
})
