// The buyer's list of orders: found by words exactly as they are typed, and read on without losing or doubling one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let lin: Buyer
const titles = ['Half off: 50% cotton', 'Size_M socks', 'Path C:\\tea', 'Plain notebook', 'Nothing odd']
const orderOf = new Map<string, string>()
beforeAll(async () => {
  world = await openWorld()
  const { skus } = await makeShop(world)
  lin = await buyer(world)
  for (const title of titles) {
    const { orderNos } = await mustPlace(world, lin, { skuId: skus.paper, quantity: 1 })
    orderOf.set(orderNos[0]!, title)
    await world.pool.query(
      `update order_line set title = $2 where order_id = (select id from shop_order where order_no = $1)`,
      [orderNos[0], { 'en-US': title }],
    )
  }
})
afterAll(() => world.close())

const found = async (keyword: string): Promise<string[]> => {
  const { records, total } = await world.must('/api/v2/order/sell/page', { keyword }, lin)
  expect(total).toBe(records.length)
  return records.map((r) => orderOf.get(r.orderNo)!)
}

test.each([
  ['%', ['Half off: 50% cotton']],
  ['50%', ['Half off: 50% cotton']],
  ['5%c', []],
  ['_', ['Size_M socks']],
  ['Size_m', ['Size_M socks']],
  ['Plain_notebook', []],
  ['Nothing%odd', []],
  ['NOTEBOOK', ['Plain notebook']],
  ['\\', ['Path C:\\tea']],
  ['c:\\tea', ['Path C:\\tea']],
  ['C:\\%', []],
  // what only the keeping of texts is made of
  ['en-US', []],
  ['"', []],
])('%s finds what holds it as it stands', async (keyword, expected) => {
  expect(await found(keyword)).toEqual(expected)
})
test.each([1, 2, 4])('read on in steps of %i: each order once, the newest first', async (size) => {
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await world.must('/api/v2/order/sell/page', { size, ...(after && { after }) }, lin)
    seen.push(...page.records.map((r) => r.orderNo))
    after = page.next ?? undefined
  } while (after && seen.length <= orderOf.size)
  expect(seen).toEqual([...orderOf.keys()].toReversed())
})
