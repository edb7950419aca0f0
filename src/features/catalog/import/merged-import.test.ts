// A file that names what its shop has merged: nothing is made double again, and the file is told where it went.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { mustSend } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let keeper: Clerk
let stranger: Clerk
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0 } })
  goods = await makeShop(world)
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
  stranger = await clerkOf(world, goods.merchants.paper, 'goods')
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
const header = 'Handle,Title,Variant Price,Variant SKU,Variant Inventory Qty\n'
const plain = { language: 'en-US', currency: 'CNY', rate: '1', headings: [], categories: [] } as const
/** Brings a file in; what is told of it. */
async function brought(text: string, by = keeper) {
  const { uploadId } = await mustSend(world, by, 'importFile', Buffer.from(text), 'text/csv')
  const file = { uploadId, name: 'goods.csv', requestId: requestId() }
  const { jobId } = await world.must('/api/v2/mch/goods/import/add', file, by)
  const wish = { jobId, dryRun: false, ...plain, headings: [], categories: [], requestId: requestId() }
  await world.must('/api/v2/mch/goods/import/begin', wish, by)
  await world.runJobs()
  return (await world.must('/api/v2/mch/goods/import/detail', { jobId }, by)).report!
}
test('what was merged comes back under no name: the file is told where it went', async () => {
  const rows = 'twin-a,Twin of two,12.50,TW-A,7\ntwin-b,Twin of two,12.50,TW-B,7\n'
  await brought(header + rows)
  await world.app.tasks['doubles.find']!({}, {} as never)
  const pairs = await world.must('/api/v2/mch/goods/double/page', { size: 50 }, keeper)
  const pair = pairs.records.find(({ one }) => one.title === 'Twin of two')!
  const merge = { id: pair.id, keepId: pair.one.id, requestId: requestId() }
  await world.must('/api/v2/mch/goods/double/merge', merge, keeper)
  const titled = async () =>
    (
      await world.pool.query<{ handle: string }>(
        `select handle from product where title ->> 'en-US' = 'Twin of two' and status <> 'deleted'`,
      )
    ).rows.map(({ handle }) => handle)
  expect(await titled()).toEqual(['twin-a'])
  const again = await brought(header + rows.replace('12.50,TW-B', '11.00,TW-B'))
  expect(again).toMatchObject({ created: 0, unchanged: 1, skippedProducts: 1 })
  expect(again.faults).toMatchObject([{ reason: 'mergedInto', product: 'twin-b', params: { value: 'twin-a' } }])
  expect(await titled()).toEqual(['twin-a'])
  // another shop may call something of its own so
  expect(await brought(header + rows, stranger)).toMatchObject({ created: 2, skippedProducts: 0 })
})
