// Drawn cards say what is so: after whatever they are made of changed, before they are drawn anew and after it.
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { languages } from '#kernel/text/language.ts'
import { plantAttribute } from '#features/catalog/attributes/attributes.ts'
import { saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { adjustStock, saveProduct, takeOffShelf, type ProductDraft } from '#features/catalog/products/products.ts'
import { ProductCard } from './contract.ts'
import { findFacts, takeOldCards, writeCards } from './card-queries.ts'
import { findCards } from './list-queries.ts'
import { cardOf, drawn } from './showing.ts'

let world: World
let goods: TestGoods
let bowl: ProductDraft
let bowlId: number
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  const colours = [
    { code: 'white', name: same('White') },
    { code: 'blue', name: same('Blue') },
  ]
  bowl = {
    merchantId: goods.merchants.kiln,
    handle: 'bowl',
    categoryId: goods.categories.cups,
    freightTemplateId: goods.templates.kiln,
    title: same('Bowl'),
    fact: same('Thin'),
    options: [{ code: 'colour', name: same('Colour'), values: colours }],
    attributes: [{ key: 'glaze', name: same('Glaze'), value: same('Celadon') }],
    pictures: [picture('one'), picture('two')],
    skus: [sku('white', 900), sku('blue', 1200)],
  }
  await save({})
  await draw()
})
afterAll(() => world.close())

const picture = (file: string) => ({ file, width: 800, height: 600, preview: 'UklGRg==', alt: same(`Seen ${file}`) })
const sku = (value: string, price: number) => ({
  values: [value],
  price,
  stock: 2,
  content: { amount: 250_000, unit: 'g' as const },
})
const save = async (change: Partial<ProductDraft>) => {
  bowl = { ...bowl, ...change }
  bowlId = (await transact(world.app.db, (db) => saveProduct(db, bowl))).id
}
const draw = async () => {
  await addJob(world.app.db, 'catalog.drawCards', {})
  await world.runJobs()
}
const old = async () =>
  Number(
    (
      await world.pool.query(
        'select count(*) from product_card c join card_version v using (merchant_id) where c.version <> v.version',
      )
    ).rows[0].count,
  )
/** Cards of all goods in all languages, as lists read them, and as they are made of today's facts. */
async function compared(db: Db) {
  const { rows } = await world.pool.query<{ id: string }>('select id from product order by id')
  const ids = rows.map(({ id }) => Number(id))
  const pairs = await Promise.all(
    languages.map(async (lang) => {
      const facts = new Map((await findFacts(db, lang, ids)).map((f) => [f.facts.id, f.facts]))
      return (await findCards(db, lang, ids, true)).map((row) => ({
        read: cardOf(row, lang),
        made: { ...cardOf({ ...row, drawn: null, facts: facts.get(row.id)! }, lang) },
      }))
    }),
  )
  expect(pairs.flat()).toHaveLength(ids.length * languages.length)
  return pairs.flat()
}
async function expectTrue() {
  for (const { read, made } of await compared(world.app.db)) expect(read).toEqual(made)
}
const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
const bowlCard = async () => {
  const { records } = await world.must('/api/v2/goods/goods/cards', { ids: [bowlId] })
  return records[0]
}

/** The same card as a list shows it: no size is asked twice, for lists are kept for a moment. */
let size = 20
const listed = async () => {
  const { records } = await world.must('/api/v2/goods/goods/page', { merchantId: goods.merchants.kiln, size: size++ })
  return records.find(({ id }) => id === bowlId)
}

test('all cards are drawn, and keep what the contract promises', async () => {
  expect(await old()).toBe(0)
  const check = Compile(ProductCard)
  for (const { read } of await compared(world.app.db)) expect(check.Check(read), JSON.stringify(read)).toBe(true)
  expect(await bowlCard()).toMatchObject({ title: 'Bowl', fact: 'White', price: 900, priceMax: 1200, facts: [] })
})

type Change = [what: string, change: () => Promise<unknown>, shown: object]
const inOne = (work: (db: Db) => Promise<unknown>) => transact(world.app.db, work)
const changes: Change[] = [
  ['another title', () => save({ title: same('Dish') }), { title: 'Dish' }],
  ['another fact, one price', () => save({ fact: same('Thick'), skus: [sku('white', 900)] }), { fact: 'Thick' }],
  ['a SKU more', () => save({ skus: [sku('white', 900), sku('blue', 700)] }), { fact: 'Blue', onlySkuId: null }],
  ['another price', () => save({ skus: [sku('white', 500), sku('blue', 700)] }), { fact: 'White', price: 500 }],
  [
    'what it holds',
    () => save({ skus: [{ ...sku('white', 500), content: { amount: 500_000, unit: 'g' } }, sku('blue', 700)] }),
    { basePrice: { price: 1000, per: 'kg' } },
  ],
  [
    'a value named anew',
    () =>
      save({
        options: [
          {
            ...bowl.options![0]!,
            values: [
              { code: 'white', name: same('Milk') },
              { code: 'blue', name: same('Blue') },
            ],
          },
        ],
      }),
    { fact: 'Milk' },
  ],
  ['other pictures', () => save({ pictures: [picture('three')] }), { picture: { file: 'three', alt: 'Seen three' } }],
  ['used goods', () => save({ condition: 'used' }), { condition: 'used' }],
  [
    'another name of its merchant',
    () =>
      inOne((db) =>
        saveMerchant(db, {
          code: 'kiln',
          name: same('Old Kiln'),
          seal: { char: '窑', shape: 'gourd', ink: '#3f6f62' },
        }),
      ),
    { merchant: { name: 'Old Kiln' } },
  ],
  [
    'an attribute that cards say',
    () =>
      inOne((db) =>
        plantAttribute(db, { code: 'glaze', kind: 'one', name: same('Glaze'), card: true, values: [] }, [
          goods.categories.cups,
        ]),
      ),
    { facts: ['Celadon'] },
  ],
  ['the attribute closed', () => world.pool.query('update attribute set closed = true'), { facts: [] }],
]
test.each(changes)('%s is shown at once, and drawn', async (_what, change, shown) => {
  await change()
  expect(await old()).toBeGreaterThan(0)
  expect(await bowlCard()).toMatchObject(shown)
  expect(await listed()).toEqual(await bowlCard())
  await expectTrue()
  await draw()
  expect(await old()).toBe(0)
  expect(await bowlCard()).toMatchObject(shown)
  expect(await listed()).toEqual(await bowlCard())
  await expectTrue()
})
test('what moves often makes no card old, and is shown at once', async () => {
  const { rows } = await world.pool.query<{ id: string }>('select id from sku where product_id = $1', [bowlId])
  const skuIds = rows.map(({ id }) => Number(id))
  expect((await bowlCard())!.soldOut).toBe(false)
  expect((await listed())!.soldOut).toBe(false)
  const none = skuIds.map((skuId) => ({ skuId, onHand: 0 }))
  await inOne((db) => adjustStock(db, none, 'counted', 'test'))
  await world.pool.query('update product set sales = 77, rating = 321, review_count = 5 where id = $1', [bowlId])
  expect(await old()).toBe(0)
  expect(await bowlCard()).toMatchObject({ soldOut: true, sales: 77, rating: 321, reviewCount: 5 })
  expect(await listed()).toEqual(await bowlCard())
})
test('who draws from what was before loses against who changes it meanwhile', async () => {
  await world.pool.query('update product_card set version = -1 where product_id = $1', [bowlId])
  let changed: Promise<unknown> = Promise.resolve()
  await inOne(async (db) => {
    expect(await takeOldCards(db, 100)).toHaveLength(languages.length)
    const [found] = await findFacts(db, 'en-US', [bowlId])
    changed = save({ title: same('Late bowl') })
    await expect.poll(async () => (await world.pool.query(waiting)).rowCount).toBeGreaterThan(0)
    await writeCards(db, 'en-US', [{ id: bowlId, version: found!.version, said: drawn(found!.facts, 'en-US') }])
  })
  await changed
  expect(await bowlCard()).toMatchObject({ title: 'Late bowl' })
  await draw()
  expect(await bowlCard()).toMatchObject({ title: 'Late bowl' })
})
test('cards of goods off the shelf are drawn too', async () => {
  await inOne((db) => takeOffShelf(db, bowlId, 'Broken'))
  await draw()
  expect(await old()).toBe(0)
  await expectTrue()
})
