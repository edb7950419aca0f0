// Counts beside filters by the sets that large categories keep: whatever moved since, and whoever was moving it, they
// are those of the rows.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProducts, type ProductDraft } from '#features/catalog/products/products.ts'
import { transact } from '#kernel/data/db.ts'
import { languages, type Language } from '#kernel/text/language.ts'
import { keepFacets } from './facet-keeping.ts'
import { countFacets } from './facet-queries.ts'
import { listProducts, type Filter, type Sort } from './list-queries.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

/** Of every category, however small. */
const keep = (mostBytes?: number) => keepFacets(world.app.db, world.app.context.log, 1, mostBytes)
const keepNone = () => keepFacets(world.app.db, world.app.context.log, 1_000_000)
const keptOf = async (categoryId: number) =>
  (await world.pool.query('select from facet_kept where category_id = $1', [categoryId])).rowCount === 1
const due = async () => Number((await world.pool.query('select count(*) as n from facet_due')).rows[0].n)
type Asked = Filter & { categoryId: number }
/** As a shopper sees them, beside what the rows say. */
async function counted(filter: Asked, lang: Language = 'en-US', sort: Sort = 'newest') {
  world.app.context.cache.drop('catalog')
  const asked = { ...filter, sort, size: 100, facets: true }
  const { facets, total, records } = await world.must('/api/v2/goods/goods/page', asked, { lang })
  const list = await listProducts(world.app.db, lang, filter, sort, { size: 100, offset: 0, cursor: undefined })
  return {
    facets,
    list: { total, ids: records.map(({ id }) => id) },
    rows: await countFacets(world.app.db, lang, filter),
    listed: { total: list.total, ids: list.rows.map(({ id }) => id).slice(0, 100) },
  }
}
async function expectRight(filter: Asked, lang?: Language, sort?: Sort) {
  const { facets, list, rows, listed } = await counted(filter, lang, sort)
  expect(facets, JSON.stringify(filter)).toEqual(rows)
  expect(list, JSON.stringify(filter)).toEqual(listed)
}

interface Made {
  n: number
  category: 'cups' | 'teapots' | 'pens'
  paper: boolean
  brand: 'nanshan' | 'ferry' | undefined
  price: number
  reduced: boolean
  member: boolean
  stock: number
  services: string[]
  used: boolean
  material: string
  colours: string[]
  onSale: boolean
}
const draftOf = (made: Made): ProductDraft => {
  const { merchants, templates, categories, brands } = goods
  const priced = {
    price: made.price,
    listPrice: made.reduced ? made.price + 100 : null,
    memberPrice: made.member ? Math.max(1, made.price - 1) : null,
    stock: made.stock,
  }
  return {
    merchantId: made.paper ? merchants.paper : merchants.kiln,
    freightTemplateId: made.paper ? templates.paper : templates.kiln,
    handle: `made-${made.n}`,
    categoryId: categories[made.category],
    brandId: made.brand ? brands[made.brand] : null,
    title: same(`made ${made.n}`),
    services: made.services,
    condition: made.used ? 'used' : 'new',
    ...(made.used && { conditionNote: same('worn') }),
    attributes: [{ key: 'material', name: same('Material'), value: same(made.material) }],
    options: [
      { code: 'color', name: same('Colour'), values: made.colours.map((code) => ({ code, name: same(code) })) },
    ],
    status: made.onSale ? 'onSale' : 'offShelf',
    skus: made.colours.map((code) => ({ ...priced, values: [code] })),
  }
}
const save = (made: readonly Made[]) =>
  transact(world.app.db, (db) => saveProducts(db, [...new Map(made.map((m) => [m.n, draftOf(m)])).values()]))

const materials = ['Porcelain', 'Clay', 'Glass']
const colours = ['red', 'blue', 'green', 'grey']
const services = ['freeFreight', 'return7', 'invoice'] as const
const some = <T>(of: readonly T[]) => fc.subarray([...of])
const oneMade: fc.Arbitrary<Made> = fc.record({
  n: fc.nat(25),
  category: fc.constantFrom('cups', 'teapots', 'pens'),
  paper: fc.boolean(),
  brand: fc.constantFrom('nanshan', 'ferry', undefined),
  price: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9_000_000_000 })),
  reduced: fc.boolean(),
  member: fc.boolean(),
  stock: fc.constantFrom(0, 3),
  services: some(services),
  used: fc.boolean(),
  material: fc.constantFrom(...materials),
  colours: fc.subarray(colours, { minLength: 1 }),
  onSale: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
})
const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(oneMade, { minLength: 1, maxLength: 12 }).map((made) => () => save(made)) },
  { weight: 2, arbitrary: fc.constant(() => keep()) },
  { weight: 1, arbitrary: fc.constant(keepNone) },
)
const price = fc.option(fc.oneof(fc.nat(45), fc.nat(10_000_000), fc.constant(1_000_000_000_000)), { nil: undefined })
const traits = [
  ...materials.map((value) => ({ key: 'material', value })),
  ...colours.map((value) => ({ key: 'color', value })),
  { key: 'color', value: 'none has it' },
  { key: 'unknown', value: 'red' },
]
const filter = fc.record({
  category: fc.constantFrom('table', 'teaware', 'cups', 'pens'),
  brands: some(['nanshan', 'ferry']),
  merchants: some(['kiln', 'paper']),
  priceMin: price,
  priceMax: price,
  discount: fc.constantFrom(undefined, undefined, 'onSale', 'member', 'coupon'),
  services: some([...services, 'inStock', 'pickup']).map((chosen) => chosen.slice(0, 2)),
  attributes: some(traits).map((chosen) => chosen.slice(0, 3)),
  condition: fc.constantFrom(undefined, undefined, 'new', 'used'),
  lang: fc.constantFrom(...languages),
  sort: fc.constantFrom<Sort>('best', 'sales', 'newest', 'rating', 'priceUp', 'priceDown'),
})

test('whatever is chosen and whatever moved, counts are those of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.array(filter, { maxLength: 6 }),
      async (steps, asked) => {
        for (const take of steps) await take()
        for (const { category, brands, merchants, lang, sort, ...plain } of asked) {
          const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
          await expectRight(
            {
              ...given,
              categoryId: goods.categories[category as 'cups'],
              brandIds: brands.map((brand) => goods.brands[brand as 'ferry']),
              merchantIds: merchants.map((merchant) => goods.merchants[merchant as 'kiln']),
            },
            lang,
          )
        }
      },
    ),
    { numRuns: 40 },
  )
}, 120_000)

test('they are told by the sets, and of what moved by its rows', async () => {
  const { cups } = goods.categories
  await keepNone()
  await keep()
  expect(await keptOf(cups)).toBe(true)
  await expectRight({ categoryId: cups })
  // sets that are wrong are believed: so they are what is read
  await world.pool.query(`update facet_set set goods = goods & ~goods where category_id = $1 and facet = 'condition'`, [
    cups,
  ])
  const used = await counted({ categoryId: cups, condition: 'new' })
  expect(used.facets!.merchants).toEqual([])
  expect(used.list).toEqual({ total: 0, ids: [] })
  expect(used.listed.total).toBeGreaterThan(0)
  expect(used.rows.merchants).not.toEqual([])
  await world.pool.query('select refresh_listing(array(select id from product))')
  expect(await due(), 'a save that changes nothing moves nothing').toBe(0)
  await world.pool.query('update product_listing set condition = condition, sales = sales + 1')
  expect(await due()).toBe(0)
  await world.pool.query('update product_listing set price = price + 1 where category_id = $1', [cups])
  const live = await counted({ categoryId: cups, condition: 'new' })
  expect(live.facets, 'all of them are read now').toEqual(live.rows)
  // known as kept for a minute, and dropped meanwhile
  await keepNone()
  const { facets } = await world.must('/api/v2/goods/goods/page', { categoryId: cups, priceMin: 2, facets: true })
  expect(facets).toEqual(await countFacets(world.app.db, 'en-US', { categoryId: cups, priceMin: 2 }))
})

test('who changes goods while their sets are made is not forgotten', async () => {
  const { cups } = goods.categories
  await keepNone()
  const slow = await world.pool.connect()
  try {
    await slow.query('begin')
    await slow.query('update product_listing set on_offer = not on_offer, price = price * 3 where category_id = $1', [
      cups,
    ])
    await keep()
    await keep()
    await expectRight({ categoryId: cups, discount: 'onSale' })
    await slow.query('commit')
  } finally {
    slow.release()
  }
  await expectRight({ categoryId: cups, discount: 'onSale' })
  await keep()
  await expectRight({ categoryId: cups, priceMin: 100 })
})

test('two who make sets at once do so one after the other', async () => {
  await keepNone()
  await Promise.all([keep(), keep(), keep()])
  await expectRight({ categoryId: goods.categories.cups })
})

test('sets are kept of large categories alone, and of what is not kept nothing is noted for long', async () => {
  await keepNone()
  const { teapots, cups, table } = goods.categories
  const sizeOf = async (id: number) =>
    Number((await world.pool.query('select product_count as n from category where id = $1', [id])).rows[0].n)
  const larger = Math.max(await sizeOf(cups), await sizeOf(teapots))
  expect(await sizeOf(table)).toBeGreaterThan(larger)
  await keepFacets(world.app.db, world.app.context.log, larger + 1)
  expect([await keptOf(table), await keptOf(cups), await keptOf(teapots)]).toEqual([true, false, false])
  await world.pool.query('update product_listing set price = price + 7')
  expect(await due()).toBeGreaterThan(0)
  await keepNone()
  expect(await keptOf(table)).toBe(false)
  expect(await due()).toBe(0)
  expect((await world.pool.query('select from facet_set')).rowCount).toBe(0)
  expect((await world.pool.query('select from facet_goods')).rowCount).toBe(0)
})

const putOff = async () => (await world.pool.query('select from facet_put_off')).rowCount
const triedAgain = () => world.pool.query('delete from facet_put_off')
test('of a category that has more sets than are worth it rows are counted, for an hour', async () => {
  const { cups } = goods.categories
  await keepNone()
  await keep(8)
  expect(await keptOf(cups)).toBe(false)
  expect(await putOff()).toBeGreaterThan(0)
  await expectRight({ categoryId: cups })
  await keep()
  expect(await keptOf(cups)).toBe(false)
  await world.advance(3_601_000)
  await keep()
  expect(await keptOf(cups)).toBe(true)
  await triedAgain()
})

test('one category whose sets cannot be made holds up no other, and is counted by its rows', async () => {
  const { cups, pens } = goods.categories
  await keepNone()
  await world.pool.query(`
    create function not_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger not_now before insert on facet_kept for each row when (new.category_id = ${Math.min(cups, pens)})
      execute function not_now()`)
  await keep()
  await world.pool.query('drop function not_now cascade')
  expect([await keptOf(Math.min(cups, pens)), await keptOf(Math.max(cups, pens))]).toEqual([false, true])
  await expectRight({ categoryId: Math.min(cups, pens) })
  await triedAgain()
})

test('of a category where very much has moved since its sets were made the rows are counted', async () => {
  const { cups } = goods.categories
  await keepNone()
  await keep()
  await world.pool.query(`update facet_set set goods = goods & ~goods where category_id = $1 and facet = 'condition'`, [
    cups,
  ])
  await world.pool.query('insert into facet_due select $1, n from generate_series(1000000, 1005000) n', [cups])
  await expectRight({ categoryId: cups, condition: 'new' })
  await keepNone()
})
