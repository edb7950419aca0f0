// Drawn pages of products say what is so: after whatever they are made of changed, before and after they are drawn.
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { compiledOf } from '#kernel/call/compiled.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { languages } from '#kernel/text/language.ts'
import { goodsDetailNormal } from './contract.ts'
import { findProduct, findProducts } from './detail-queries.ts'
import { drawn } from './drawn.ts'
import { takeUndrawn, writeDrawn } from './drawn-queries.ts'
import { adjustStock, bringPrices, saveProduct, type ProductDraft } from './products.ts'
import { detailOf } from './showing.ts'

const path = '/api/v2/goods/goods/detail/normal'
let world: World
let goods: TestGoods
let bowl: ProductDraft
let bowlId: number
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  const values = [
    { code: 'white', name: same('White') },
    { code: 'blue', name: same('Blue') },
  ]
  bowl = {
    merchantId: goods.merchants.kiln,
    handle: 'bowl',
    categoryId: goods.categories.cups,
    freightTemplateId: goods.templates.kiln,
    title: { 'zh-CN': '碗', 'en-US': 'Bowl', 'es-ES': 'Cuenco' },
    // what would break JSON that is put together by hand
    subtitle: same('"Thin" \\ as\u001epaper\n{"skus":['),
    options: [{ code: 'colour', name: same('Colour'), values }],
    attributes: [{ key: 'glaze', name: same('Glaze'), value: same('Celadon') }],
    pictures: [picture('one')],
    skus: [sku('white', 900), sku('blue', 1200)],
  }
  await save({})
  await draw()
})
afterAll(() => world.close())

const picture = (file: string) => ({ file, width: 800, height: 600, preview: 'UklGRg==', alt: same(`Seen ${file}`) })
const sku = (value: string, price: number) => ({ values: [value], price, stock: 2 })
const save = async (change: Partial<ProductDraft>) => {
  bowl = { ...bowl, ...change }
  bowlId = (await transact(world.app.db, (db) => saveProduct(db, bowl))).id
}
const draw = async () => {
  await addJob(world.app.db, 'catalog.drawDetails', {})
  await world.runJobs()
}
const undrawn = async () =>
  Number((await world.pool.query('select count(*) from product_detail where said is null')).rows[0].count)
const look = (lang = 'en-US') => world.must(path, { id: bowlId }, { lang })
/** All goods in all languages: as they are read, and as they are made of today's facts. */
async function compared() {
  const { rows } = await world.pool.query<{ id: number }>(
    `select id::int from product where status <> 'deleted' and not unreviewed order by id`,
  )
  const pairs = []
  for (const lang of languages)
    for (const { id } of rows) {
      const facts = (await findProduct(world.app.db, id, lang, undefined))!
      const made: unknown = JSON.parse(JSON.stringify(compiledOf(goodsDetailNormal).clean(detailOf(facts, lang))))
      pairs.push({ read: await world.must(path, { id }, { lang }), made })
    }
  expect(pairs.length).toBeGreaterThan(languages.length)
  return pairs
}
const expectTrue = async () => {
  for (const { read, made } of await compared()) expect(read).toEqual(made)
}
const inOne = (work: (db: Db) => Promise<unknown>) => transact(world.app.db, work)
const skuIds = async () =>
  (await world.pool.query<{ id: number }>('select id::int from sku where product_id = $1 order by position', [bowlId]))
    .rows

test('all are drawn, keep what the contract promises, and are the same as made of their facts', async () => {
  expect(await undrawn()).toBe(0)
  const check = Compile(goodsDetailNormal.output)
  for (const { read, made } of await compared()) {
    expect(check.Check(read), JSON.stringify(read)).toBe(true)
    expect(read).toEqual(made)
  }
  expect(await look('es-ES')).toMatchObject({ title: 'Cuenco', skus: [{ price: 900 }, { price: 1200 }] })
})

type Change = [what: string, change: () => Promise<unknown>, shown: object]
const changes: Change[] = [
  ['title', () => save({ title: same('Dish') }), { title: 'Dish' }],
  ['subtitle', () => save({ subtitle: same('Thick') }), { subtitle: 'Thick' }],
  ['fact', () => save({ fact: same('Heavy') }), { fact: 'Heavy' }],
  ['body', () => save({ body: same('<p>Fired twice.</p>') }), { body: '<p>Fired twice.</p>' }],
  ['attributes', () => save({ attributes: [] }), { attributes: [] }],
  ['pictures', () => save({ pictures: [picture('two')] }), { pictures: [{ file: 'two' }] }],
  ['services', () => save({ services: ['sevenDays'] }), { services: ['sevenDays'] }],
  ['condition', () => save({ condition: 'used', conditionNote: same('A chip') }), { conditionNote: 'A chip' }],
  ['a SKU more', () => save({ skus: [sku('white', 900)] }), { skus: [{ optionValues: ['white'] }] }],
  ['a price', () => save({ skus: [sku('white', 500), sku('blue', 700)] }), { skus: [{ price: 500 }, {}] }],
  [
    'what is said by SQL alone',
    () =>
      world.pool.query(
        `update product set seo_title = '{"en-US": "Found"}', purchase_limit = 3, video = '{"file": "v", "alt": {}}'
         where id = $1`,
        [bowlId],
      ),
    { seoTitle: 'Found', purchaseLimit: 3, video: { file: 'v' } },
  ],
  [
    'a SKU by SQL alone',
    () =>
      world.pool.query(
        `update sku set code = 'B1', weight_g = 70, picture = 'two', tiers = '[{"from": 3, "price": 400}]',
           list_price = 800, content = '{"amount": 1000, "unit": "g"}' where product_id = $1 and position = 0`,
        [bowlId],
      ),
    { skus: [{ code: 'B1', weight: 70, picture: 'two', listPrice: 800, tiers: [{ from: 3, price: 400 }] }, {}] },
  ],
  [
    'prices of the shop before',
    () => {
      const until = new Date(world.app.context.clock.now())
      return inOne((db) => bringPrices(db, [{ productId: bowlId, before: 5000, until }]))
    },
    { skus: [{ lowestBefore: expect.any(Number) as number }, {}] },
  ],
  [
    'the order of SKUs',
    () => world.pool.query('update sku set position = 9 - position'),
    { skus: [{ price: 700 }, {}] },
  ],
]
test.each(changes)('%s: shown at once, and drawn', async (_what, change, shown) => {
  await change()
  expect(await undrawn()).toBeGreaterThan(0)
  expect(await look()).toMatchObject(shown)
  await expectTrue()
  await draw()
  expect(await undrawn()).toBe(0)
  expect(await look()).toMatchObject(shown)
  await expectTrue()
})

test('what moves often, and what others say, empties nothing and is shown at once', async () => {
  const none = (await skuIds()).map(({ id }) => ({ skuId: id, onHand: 0 }))
  await inOne((db) => adjustStock(db, none, 'counted', 'test'))
  await world.pool.query('update product set sales = 77, rating = 321, review_count = 5 where id = $1', [bowlId])
  // what stands in a seal beside what the contract names stays in the shop
  await world.pool.query(
    `update merchant set motto = '{"en-US": "Slowly"}', seal = seal || '{"note": "ours"}' where id = $1`,
    [goods.merchants.kiln],
  )
  await world.pool.query(`update stock set policy = 'preorder', preorder_day = '2999-12-20' where sku_id = $1`, [
    none[0]!.skuId,
  ])
  expect(await undrawn()).toBe(0)
  expect(await look()).toMatchObject({
    sales: 77,
    rating: 321,
    reviewCount: 5,
    merchant: { motto: 'Slowly', followed: false },
    skus: [
      { available: expect.any(Number) as number, stock: 'preorder', ready: 0, preorderDay: '2999-12-20' },
      { available: 0 },
    ],
  })
  await expectTrue()
})
test('who draws from what was before loses against who changes it meanwhile', async () => {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await world.pool.query('update product_detail set said = null where product_id = $1', [bowlId])
  let changed: Promise<unknown> = Promise.resolve()
  await inOne(async (db) => {
    expect(await takeUndrawn(db, 100)).toHaveLength(languages.length)
    const [found] = await findProducts(db, [bowlId], 'en-US')
    changed = save({ title: same('Late bowl') })
    await expect.poll(async () => (await world.pool.query(waiting)).rowCount).toBeGreaterThan(0)
    await writeDrawn(db, 'en-US', [{ id: bowlId, said: drawn(detailOf(found!, 'en-US')) }])
  })
  await changed
  expect(await look()).toMatchObject({ title: 'Late bowl' })
  await draw()
  expect(await look()).toMatchObject({ title: 'Late bowl' })
})
