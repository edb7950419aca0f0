// Goods of a desk found by a word that more of them have than are asked for by number.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

test('a word that more goods have than are carried along: the newest, and what has it as its code', async () => {
  const { must, pool } = world
  const by = await clerkOf(world, goods.merchants.paper, 'goods')
  await pool.query(
    `insert into product (merchant_id, handle, category_id, freight_template_id, title, status)
    select merchant_id, 'many-' || n, category_id, freight_template_id,
      jsonb_build_object('en-US', case when n % 500 = 0 then 'Rare' else 'Plain' end || ' Quill ' || n), 'offShelf'
    from product, generate_series(1, 3000) n where product.id = $1`,
    [goods.products.paper],
  )
  await pool.query(`update sku set code = 'quill' where id = $1`, [goods.skus.paper])
  const ids = async (input: object) => {
    const { records, total } = await must('/api/v2/mch/goods/page', { keyword: 'quill', ...input }, by)
    return { ids: (records as { id: number }[]).map(({ id }) => id), total }
  }
  const newest = await ids({ size: 3 })
  expect(newest).toEqual({ ids: newest.ids.toSorted((a, b) => b - a), total: 100 })
  expect((await ids({ tab: 'onSale' })).ids).toEqual([goods.products.paper])
  const rare = await must('/api/v2/mch/goods/page', { keyword: 'rare quill' }, by)
  expect(rare).toMatchObject({ total: 6, totalIsExact: true })
  expect((await must('/api/v2/mch/stock/page', { keyword: 'QUILL' }, by)).records).toMatchObject([
    { skuId: goods.skus.paper },
  ])
  await pool.query(`delete from product where handle like 'many-%'`)
})

test('goods are found by the title that they have now, in whatever language it was changed', async () => {
  const { must, pool } = world
  const by = await clerkOf(world, goods.merchants.paper, 'goods')
  const found = async (keyword: string) =>
    ((await must('/api/v2/mch/goods/page', { keyword }, by)).records as { id: number }[]).map(({ id }) => id)
  expect(await found('vademecum')).toEqual([])
  await pool.query(`update product set title = title || '{"es-ES": "Vademécum"}' where id = $1`, [goods.products.paper])
  expect(await found('VADEMÉCUM')).toEqual([goods.products.paper])
  await pool.query(`update product set title = title - 'es-ES' where id = $1`, [goods.products.paper])
  expect(await found('vademécum')).toEqual([])
  const { rows } = await pool.query(
    `select from product p full join product_title t on t.product_id = p.id
    where t.titles is distinct from title_words(p.title)`,
  )
  expect(rows).toEqual([])
})
