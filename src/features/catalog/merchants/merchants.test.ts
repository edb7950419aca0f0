// Merchants by the front door: sorts, departments, names, and who else is there when one is closed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProducts } from '#features/catalog/products/products.ts'
import { saveFreightTemplate, saveMerchant } from './merchants.ts'

let world: World
let goods: TestGoods
let otter: number
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  const seal = { char: '獭', shape: 'oval', ink: '#554b66' }
  otter = await saveMerchant(world.app.db, {
    code: 'otter',
    name: { 'en-US': 'Otter 100% Audio', 'zh-CN': '水獭声学' },
    seal,
    scores: { goods: 499, service: 499, delivery: 499 },
    followers: 12,
    businessName: '深圳水獭声学科技有限公司',
  })
  const freightTemplateId = await saveFreightTemplate(world.app.db, {
    merchantId: otter,
    name: 'Any',
    chargedBy: 'piece',
    rows: [
      {
        areas: ['CN'],
        firstUnits: 1,
        firstFee: 0,
        nextUnits: 1,
        nextFee: 0,
        freeFromAmount: null,
        freeFromCount: null,
      },
    ],
  })
  await saveProducts(world.app.db, [
    {
      merchantId: otter,
      handle: 'mic',
      categoryId: goods.categories.pens,
      freightTemplateId,
      title: same('Recording pen'),
      skus: [{ values: [], price: 1000, stock: 5 }],
    },
  ])
})
afterAll(() => world.close())

const merchants = async (input: object): Promise<number[]> =>
  (await world.must('/api/v2/merchant/page', input)).records.map((m) => m.id)

test('by followers or by the three scores, walked by keys', async () => {
  const { kiln, paper } = goods.merchants
  expect(await merchants({})).toEqual([paper, kiln, otter])
  expect(await merchants({ sort: 'rating' })).toEqual([otter, kiln, paper])
  for (const sort of ['followers', 'rating'] as const) {
    const first = await world.must('/api/v2/merchant/page', { sort, size: 2 })
    const second = await world.must('/api/v2/merchant/page', { sort, size: 2, after: first.next! })
    expect([...first.records, ...second.records].map((m) => m.id)).toEqual(await merchants({ sort }))
    expect([first.total, second.next]).toEqual([3, null])
  }
})

test('of one department, and by any part of a name in any language', async () => {
  const { kiln, paper } = goods.merchants
  expect(await merchants({ categoryId: goods.categories.desk })).toEqual([paper, otter])
  expect(await merchants({ categoryId: goods.categories.teaware })).toEqual([kiln])
  expect(await merchants({ keyword: '水獭' })).toEqual([otter])
  expect(await merchants({ keyword: ' NANSHAN ' })).toEqual([kiln])
  expect(await merchants({ keyword: '100%' })).toEqual([otter])
  expect(await merchants({ keyword: '%' })).toEqual([otter])
  expect(await merchants({ keyword: 'nobody' })).toEqual([])
})

test('a merchant tells its business name; a closed one names others of its department', async () => {
  expect((await world.must('/api/v2/merchant/detail', { id: otter })).businessName).toBe('深圳水獭声学科技有限公司')
  await saveMerchant(world.app.db, {
    code: 'otter',
    name: { 'en-US': 'Otter 100% Audio' },
    seal: { char: '獭', shape: 'oval', ink: '#554b66' },
    status: 'closed',
  })
  expect(await merchants({})).not.toContain(otter)
  expect((await world.must('/api/v2/merchant/similar', { id: otter })).records.map((m) => m.id)).toEqual([
    goods.merchants.paper,
  ])
  expect((await world.must('/api/v2/merchant/detail', { id: otter })).status).toBe('closed')
})
