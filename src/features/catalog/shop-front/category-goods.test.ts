// How many goods an own category has stands with it: whatever is moved, binned and brought back, also at the same
// moment, it is what a count finds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let owner: Clerk
let tea: number
let gifts: number
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  owner = await clerkOf(world, goods.merchants.kiln, 'manager')
  const names = (en: string) => ({ 'zh-CN': '茶', 'en-US': en, 'es-ES': en })
  const made = await world.pool.query<{ id: number }>(
    `insert into shop_category (merchant_id, name, position) values ($1, $2, 1), ($1, $3, 2) returning id`,
    [goods.merchants.kiln, JSON.stringify(names('Tea')), JSON.stringify(names('Gifts'))],
  )
  ;[tea, gifts] = made.rows.map(({ id }) => id) as [number, number]
})
afterAll(() => world.close())

const kept = async () =>
  (await world.pool.query('select id, goods from shop_category order by id')).rows as { id: number; goods: number }[]
const counted = async () =>
  (
    await world.pool.query(
      `select c.id, (select count(*)::int from shop_category_product x join product p on p.id = x.product_id
         where x.category_id = c.id and p.status <> 'deleted') as goods from shop_category c order by id`,
    )
  ).rows as { id: number; goods: number }[]
const own = async () =>
  (
    await world.pool.query<{ id: number }>(
      `select id from product where merchant_id = $1 and status <> 'deleted' order by id`,
      [goods.merchants.kiln],
    )
  ).rows.map(({ id }) => id)

test('moved, binned and brought back: the count goes along', async () => {
  const ids = await own()
  expect(ids.length).toBeGreaterThan(2)
  await world.pool.query('insert into shop_category_product select $1, unnest($2::bigint[])', [tea, ids])
  await world.pool.query('insert into shop_category_product select $1, unnest($2::bigint[])', [gifts, ids.slice(1)])
  expect(await kept()).toEqual([
    { id: tea, goods: ids.length },
    { id: gifts, goods: ids.length - 1 },
  ])
  await world.must(
    '/api/v2/mch/goods/bin',
    { rows: [{ id: ids[1]!, seen: 'onSale' }], requestId: crypto.randomUUID() },
    owner,
  )
  expect(await kept()).toEqual(await counted())
  expect((await world.must('/api/v2/mch/shop/category/list', {}, owner)).records.map((c) => c.goods)).toEqual([
    ids.length - 1,
    ids.length - 2,
  ])
  await world.must('/api/v2/mch/goods/restore', { ids: [ids[1]!], requestId: crypto.randomUUID() }, owner)
  await world.pool.query('delete from shop_category_product where category_id = $1 and product_id = $2', [tea, ids[0]])
  expect(await kept()).toEqual(await counted())
})

const intoTea = (id: number) => ({
  text: 'insert into shop_category_product values ($1, $2)',
  values: [tea, id],
})
const intoBin = (id: number) => ({ text: `update product set status = 'deleted' where id = $1`, values: [id] })
test('goods that go into a category and into the bin at the same moment are counted as they end', async () => {
  const [id] = await own()
  for (const [first, second] of [
    [intoTea, intoBin],
    [intoBin, intoTea],
  ] as const) {
    await world.pool.query('delete from shop_category_product')
    await world.pool.query(`update product set status = 'offShelf' where id = $1`, [id])
    const early = await world.pool.connect()
    await early.query('begin')
    await early.query(first(id!))
    const late = world.pool.query(second(id!))
    // the other is at it before the first is done
    await new Promise((soon) => setTimeout(soon, 200))
    await early.query('commit')
    early.release()
    await late
    expect(await kept()).toEqual(await counted())
  }
})
