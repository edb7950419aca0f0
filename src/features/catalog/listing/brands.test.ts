// The brand hall by the front door: an index in each language, of a category or a letter,
// walked by keys; and who sells a brand.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveBrand, saveProducts } from '#features/catalog/products/products.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  const names = [
    { 'en-US': 'White Ravine', 'zh-CN': '白涧', 'es-ES': 'Barranco Blanco' },
    { 'en-US': 'Álamo', 'zh-CN': '杨木', 'es-ES': 'Álamo' },
    { 'en-US': '7 Cats', 'zh-CN': '七猫', 'es-ES': '7 Gatos' },
    { 'en-US': 'Without goods', 'zh-CN': '无货' },
  ]
  const ids: number[] = []
  for (const [at, name] of names.entries()) ids.push(await saveBrand(world.app.db, { code: `brand-${at}`, name }))
  await saveProducts(
    world.app.db,
    ids.slice(0, 3).map((brandId, at) => ({
      merchantId: at === 0 ? goods.merchants.paper : goods.merchants.kiln,
      handle: `of-brand-${at}`,
      categoryId: goods.categories.pens,
      brandId,
      freightTemplateId: at === 0 ? goods.templates.paper : goods.templates.kiln,
      title: same(`Thing ${at}`),
      pictures: [{ file: `thing-${at}`, width: 1440, height: 1440 }],
      skus: [{ values: [], price: 1000, stock: 5 }],
    })),
  )
})
afterAll(() => world.close())

const hall = (input: object, lang = 'en-US') =>
  world.must('/api/v2/goods/brand/page', { sort: 'name', size: 50, ...input }, { lang })

test('the index stands in the order of each language; a brand without goods is not in it', async () => {
  const of = async (lang: string) => (await hall({}, lang)).records.map((b) => [b.letter, b.name])
  expect(await of('en-US')).toEqual([
    ['#', '7 Cats'],
    ['A', 'Álamo'],
    ['F', 'Ferry'],
    ['N', 'Nanshan'],
    ['W', 'White Ravine'],
  ])
  expect(await of('zh-CN')).toEqual([
    ['B', '白涧'],
    ['D', '渡口'],
    ['N', '南山'],
    ['Q', '七猫'],
    ['Y', '杨木'],
  ])
  expect((await hall({}, 'es-ES')).letters).toEqual(['A', 'B', 'F', 'N', '#'].map((letter) => ({ letter, count: 1 })))
})

test('one letter, one category: the count is theirs, the index stays that of the category', async () => {
  const w = await hall({ letter: 'W' })
  expect([w.total, w.records.map((b) => b.name), w.letters.length]).toEqual([1, ['White Ravine'], 5])
  const table = await hall({ categoryId: goods.categories.table })
  expect([table.total, table.records.map((b) => b.name), table.letters]).toEqual([
    1,
    ['Nanshan'],
    [{ letter: 'N', count: 1 }],
  ])
  expect((await world.ask('/api/v2/goods/brand/page', { letter: 'ab' })).data.reason).toBe('badInput')
})

test.each(['name', 'goods'] as const)('walked by keys (%s) every brand comes once', async (sort) => {
  const seen: number[] = []
  let after: string | undefined
  do {
    const { records, next } = await world.must('/api/v2/goods/brand/page', {
      sort,
      size: 2,
      ...(after ? { after } : {}),
    })
    seen.push(...records.map((b) => b.id))
    after = next ?? undefined
  } while (after)
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('a brand tells the merchants that sell it and shows its newest goods', async () => {
  const { records } = await hall({ letter: 'W' })
  const brand = await world.must('/api/v2/goods/brand/detail', { id: records[0]!.id })
  expect(brand.merchants.map((h) => [h.merchantId, h.productCount])).toEqual([[goods.merchants.paper, 1]])
  expect(brand.pictures.map((p) => p.file)).toEqual(['thing-0'])
})

test('the newest goods of several merchants, in the order asked', async () => {
  const { kiln, paper } = goods.merchants
  const { records } = await world.must('/api/v2/goods/goods/list/merchant', {
    merchantIds: [paper, kiln, 999_999],
    size: 2,
  })
  expect(records.map((r) => [r.merchantId, r.goods.length])).toEqual([
    [paper, 2],
    [kiln, 2],
    [999_999, 0],
  ])
  for (const r of records) for (const g of r.goods) expect(g.merchant.merchantId).toBe(r.merchantId)
})
