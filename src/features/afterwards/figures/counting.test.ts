// Days counted from their rows: whatever happens in which order, and however often it is counted between, the figures
// are those of a full count. Money is never counted twice.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { claimed, received } from '../../../../test/claims.ts'
import { figuresAddUp } from '../../../../test/figure-sums.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { reviewed } from '../../../../test/reviewing.ts'
import { clerkOf, sold } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { countDays, recount } from './figures.ts'
import { sumsOf } from './queries.ts'
import { bucketsOf } from './spans.ts'

let world: World
let goods: TestGoods
let buyers: Buyer[]
beforeAll(async () => {
  world = await openWorld({ settings: { figureHourDays: 60 } })
  goods = await makeShop(world)
  buyers = await Promise.all(['ana', 'bob', 'chen'].map((name) => buyer(world, { fen: 10_000_000, name })))
})
afterAll(async () => {
  await figuresAddUp(world)
  await world.close()
})

const count = () => countDays(world.app.db, world.app.context.settings)
const tables = ['figure_sales', 'figure_sales_hour', 'figure_goods', 'figure_goods_week', 'figure_part'] as const
/** All that stands counted. */
async function standing(): Promise<Record<string, unknown[]>> {
  const of = async (table: string) =>
    (await world.pool.query<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t order by t::text`)).rows
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await of(table)] as const)))
}
async function countedAnew(): Promise<Record<string, unknown[]>> {
  for (const table of tables) await world.pool.query(`delete from ${table}`)
  await recount(world.app.db)
  await count()
  return standing()
}
/** Another row like the newest of a kind, but for what is said. */
async function another(table: string, like: number, change: Record<string, unknown>): Promise<number> {
  const { rows } = await world.pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  )
  const { columns } = rows[0]!
  const made = await world.pool.query<{ id: number }>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table},
       (select to_jsonb(t) from ${table} t where t.id = $1) || $2::jsonb) returning id`,
    [like, JSON.stringify(change)],
  )
  return made.rows[0]!.id
}
const first = async (table: string): Promise<number> =>
  (await world.pool.query<{ id: number }>(`select min(id) as id from ${table}`)).rows[0]!.id

const at = fc.integer({ min: 0, max: 40 * 24 * 60 }).map((m) => new Date(Date.UTC(2026, 2, 1, 0, m)).toISOString())
const buyerNo = fc.nat({ max: 2 })
const where = fc.constantFrom('kiln' as const, 'paper' as const)
const event = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), at, who: buyerNo, where }),
  fc.record({ do: fc.constant('place' as const), at, who: buyerNo, where }),
  fc.record({ do: fc.constant('refund' as const), at, of: fc.nat(), fen: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ do: fc.constant('claim' as const), at, where }),
  fc.record({ do: fc.constant('review' as const), at, where, rating: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('hide' as const), of: fc.nat() }),
  fc.record({ do: fc.constant('count' as const) }),
)
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never
interface Ground {
  /** rows that others are made like */
  like: Record<'shop_order' | 'order_line' | 'claim' | 'review', number>
  attempt: number
  /** those that were paid */
  orders: number[]
  made: number
}
/** A review that was brought along. */
const ofNoOrder = { order_id: null, order_line_id: null, shop_goods: null, shop_service: null, shop_delivery: null }
async function happens(e: Event, ground: Ground): Promise<void> {
  const { like, orders } = ground
  const unique = `test ${++ground.made}`
  if (e.do === 'pay' || e.do === 'place') {
    const userId = buyers[e.who]!.userId
    const order = { order_no: unique, user_id: userId, merchant_id: goods.merchants[e.where], created_at: e.at }
    const id = await another('shop_order', like.shop_order, { ...order, paid_at: null, paid: 0, refunded: 0 })
    await another('order_line', like.order_line, { order_id: id, user_id: userId })
    if (e.do === 'place') return
    await world.pool.query('update shop_order set paid_at = $2, paid = payable where id = $1', [id, e.at])
    orders.push(id)
  } else if (e.do === 'refund' && orders.length > 0)
    await world.pool.query(
      `insert into refund (key, refund_no, attempt_id, order_id, amount, reason, created_at)
       values ($1, $1, $2, $3, $4, 'test', $5)`,
      [unique, ground.attempt, orders[e.of % orders.length], e.fen, e.at],
    )
  else if (e.do === 'claim') {
    const claim = { service_no: unique, merchant_id: goods.merchants[e.where], created_at: e.at }
    await another('claim', like.claim, claim)
  } else if (e.do === 'review') {
    const [merchant_id, rating] = [goods.merchants[e.where], e.rating]
    await another('review', like.review, { ...ofNoOrder, merchant_id, created_at: e.at, rating })
  } else if (e.do === 'hide')
    await world.pool.query(
      `update review set status = case status when 'shown' then 'hidden' else 'shown' end
       where id = (select id from review order by id offset $1 % (select count(*) from review) limit 1)`,
      [e.of % 1000],
    )
  else await count()
}

/** Whoever buys twice in a month counts once in it. */
const months = [...bucketsOf('12m', '2026-12-31'), { from: '2026-02-01', until: '2026-04-06' }]
const buyersOfMonths = async (merchantId: number) =>
  (await sumsOf(world.app.db, merchantId, months)).map(({ buyers: n }) => n)
const boughtInMonths = async (merchantId: number) =>
  (
    await world.pool.query<{ n: number }>(
      `select (select count(distinct user_id)::int from shop_order where merchant_id = $1
         and shop_day(paid_at) >= b.from and shop_day(paid_at) < b.until) as n
       from json_to_recordset($2) as b("from" date, until date) order by b.from, b.until`,
      [merchantId, JSON.stringify(months)],
    )
  ).rows.map(({ n }) => n)

test('any order of events, counted at any moments between, gives the figures of a full count', async () => {
  await sold(world, goods, buyers[0]!)
  await claimed(world, buyers[1]!, await received(world, goods, buyers[1]!))
  await reviewed(world, goods, buyers[2]!)
  await mustPlace(world, buyers[0]!, { skuId: goods.skus.paper, quantity: 2 })
  const [order, line, claim, review, attempt] = await Promise.all(
    ['shop_order', 'order_line', 'claim', 'review', 'payment_attempt'].map(first),
  )
  const like = { shop_order: order!, order_line: line!, claim: claim!, review: review! }
  const ground: Ground = { like, attempt: attempt!, orders: [], made: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 30 }), async (events) => {
      for (const e of events) await happens(e, ground)
      await count()
      const stood = await standing()
      expect(stood).toEqual(await countedAnew())
      await count()
      expect(await standing()).toEqual(stood)
    }),
    { numRuns: 12 },
  )
  for (const merchantId of [goods.merchants.kiln, goods.merchants.paper])
    expect(await buyersOfMonths(merchantId)).toEqual(await boughtInMonths(merchantId))
  const sums = await world.pool.query<{ sales: string; paid: string; refunds: string; back: string }>(
    `select (select sum(sales) from figure_sales) as sales,
       (select sum(paid) from shop_order where paid_at is not null) as paid,
       (select sum(refunds) from figure_sales) as refunds, (select sum(amount) from refund) as back`,
  )
  expect(sums.rows[0]!.sales).toBe(sums.rows[0]!.paid)
  expect(sums.rows[0]!.refunds).toBe(sums.rows[0]!.back)
})

test('counted by several at once, and while orders are paid, nothing is lost or doubled', async () => {
  await Promise.all([
    ...buyers.map((who) => sold(world, goods, who)),
    ...Array.from({ length: 6 }, () => count()),
    ...buyers.map((who) => sold(world, goods, who, { sku: 'second' })),
  ])
  await Promise.all([count(), count()])
  const stood = await standing()
  expect(stood).toEqual(await countedAnew())
})

test('what goes back stands on its own day; a sum that was brought stays as it is', async () => {
  const { kiln } = goods.merchants
  await world.pool.query(
    `insert into figure_sales (merchant_id, day, brought, paid, sales) values ($1, '2019-05-05', true, 3, 4200)`,
    [kiln],
  )
  await recount(world.app.db, kiln)
  await count()
  const clerk = await clerkOf(world, kiln, 'finance')
  const then = await world.must('/api/v2/mch/stat/days', { period: '7d', last: '2019-05-05' }, clerk)
  expect(then.sum).toMatchObject({ paid: 3, sales: 4200, refunds: 0 })
})
