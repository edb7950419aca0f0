// Orders and claims taken out as files: what the desk may see, masked when it may no longer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, sold, type Clerk } from '../../../../test/shipping.ts'
import { fileResult } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let keeper: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
})
afterAll(() => world.close())

test('orders with phone and address while the desk may see them, masked afterwards; it is logged', async () => {
  const ana = await buyer(world, { fen: 100_000_000 })
  const { orderNo } = await sold(world, goods, ana)
  const clerk = await clerkOf(world, goods.merchants.kiln, 'orders')
  const range = () => ({ from: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' })
  const taken = async () => {
    const { jobId } = await world.must('/api/v2/mch/order/export', range(), clerk)
    await world.runJobs()
    return fileResult(world, clerk, jobId)
  }
  const { address } = await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
  // parted at semicolons, as a spreadsheet in Spanish does, it would run
  await world.pool.query('update shop_order set remark = $2 where order_no = $1', [orderNo, 'Ring;=1+1'])
  const file = await taken()
  expect(file).toContain(address.phone.slice(1))
  expect(file).toContain("Ring;'=1+1")
  await world.pool.query(
    `update shop_order set ended_at = shop_now() - interval '91 days', status = 'cancelled'
    where order_no = $1`,
    [orderNo],
  )
  const later = await taken()
  expect(later).toContain(orderNo.slice(0, 4))
  expect(later).not.toContain(address.phone.slice(-6))
  const { rows } = await world.pool.query(`select count(*)::int as n from audit_log where action = 'order.export'`)
  expect(rows).toEqual([{ n: 2 }])
  expect((await world.ask('/api/v2/mch/order/export', range(), keeper)).status).toBe(403)
  expect((await world.ask('/api/v2/mch/refund/export', range(), keeper)).status).toBe(403)
  const { jobId } = await world.must('/api/v2/mch/refund/export', range(), clerk)
  await world.runJobs()
  expect((await fileResult(world, clerk, jobId)).split('\n').length).toBeGreaterThan(0)
})
test('finance sees no phone or address, on the screen or in a file, nor the files of those who do', async () => {
  const ana = await buyer(world, { fen: 100_000_000 })
  const { orderNo } = await sold(world, goods, ana)
  const clerk = await clerkOf(world, goods.merchants.kiln, 'service')
  const finance = await clerkOf(world, goods.merchants.kiln, 'finance')
  const taken = async (by: Clerk) => {
    const wish = { from: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }
    const { jobId } = await world.must('/api/v2/mch/order/export', wish, by)
    await world.runJobs()
    return { jobId, file: await fileResult(world, by, jobId) }
  }
  const { address } = await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
  const seen = await world.must('/api/v2/mch/order/detail', { orderNo }, finance)
  expect(seen.address.phone).toMatch(/^\+\*+ \*+$/)
  expect(seen.address.parts).toBeNull()
  const whole = await taken(clerk)
  expect(whole.file).toContain(address.phone.slice(1))
  const without = await taken(finance)
  expect(without.file).toContain(orderNo.slice(0, 4))
  expect(without.file).not.toContain(address.phone.slice(-6))
  expect((await world.ask('/api/v2/mch/file/result', { jobId: whole.jobId }, finance)).status).toBe(404)
  expect((await world.ask('/api/v2/mch/file/result', { jobId: without.jobId }, clerk)).status).toBe(200)
})
