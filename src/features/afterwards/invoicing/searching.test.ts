// Invoices found at a merchant's desk by what stands on them, through the front door.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { paperMeant } from './states.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln, 'finance')
  const issuer = {
    name: '南山窑陶瓷有限公司',
    taxNo: '91330100799655058B',
    address: '',
    phone: '',
    bank: '',
    account: '',
  }
  await world.must('/api/v2/mch/invoice/issuer/save', issuer, clerk)
})
afterAll(() => world.close())

const found = async (keyword: string, by = clerk) =>
  (await world.must('/api/v2/mch/invoice/page', { keyword, size: 50 }, by)).records.map((a) => a.id)
async function asked(title: string) {
  const { orderNo } = await sold(world, goods, ana)
  const invoice = { type: 'individual', title, country: 'ES', taxNo: '12345678Z' } as const
  return { orderNo, id: (await world.must('/api/v2/invoice/apply/add', { orderNo, invoice }, ana)).id }
}

test('by order, number and title, each its own desk alone', async () => {
  const [first, second] = [await asked('Lucía Ortega'), await asked('青石贸易有限公司')]
  await world.must('/api/v2/mch/invoice/issue', { id: first.id }, clerk)
  const { records } = await world.must('/api/v2/invoice/apply/page', { size: 50 }, ana)
  const number = records.find(({ id }) => id === first.id)!.papers[0]!.number
  for (const word of [first.orderNo, number, 'cía orte']) expect(await found(word)).toEqual([first.id])
  for (const word of [second.orderNo, '青石', '易']) expect(await found(word)).toEqual([second.id])
  for (const word of ['CN' + number, number + '0', '%', '2026-9999999999']) expect(await found(word)).toEqual([])
  const other = await clerkOf(world, goods.merchants.paper, 'finance')
  for (const word of [first.orderNo, number, 'Lucía', '青石']) expect(await found(word, other)).toEqual([])
})

test('the number of a paper is read as it is printed', () => {
  expect(paperMeant('2026-000012')).toEqual({ kind: 'invoice', year: 2026, number: 12 })
  expect(paperMeant('cn2026-000003')).toEqual({ kind: 'creditNote', year: 2026, number: 3 })
  for (const words of ['2026-12', 'XX2026-000012', '2026-0000000012', ' 2026-000012', ''])
    expect(paperMeant(words)).toBeUndefined()
})
