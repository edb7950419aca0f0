// The platform's dashboard: who may see what, growth, what sold most, words in vain of several only, what waits by age.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs, roleWith } from '../../../../test/roles.ts'
import { clerkOf, sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { keepSearches } from '#features/catalog/search/search.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let finance: Clerk
beforeAll(async () => {
  world = await openWorld({ env: { TRUST_PROXY: '127.0.0.1' }, settings: { readsPerMinute: 0 } })
  goods = await makeShop(world)
  ana = await buyer(world)
  finance = await staff('finance')
})
afterAll(() => world.close())
const staff = async (role: string): Promise<Clerk> => joinAs(world, await world.person(), { audience: 'staff', role })
const job = async (name: string) => {
  await world.pool.query(`select graphile_worker.add_job($1, '{}')`, [name])
  await world.runJobs()
}

test('figures are for who may read them, waiting things for all staff; nothing for others', async () => {
  const calls = [
    ['/api/v2/admin/stat/growth', { period: '7d' }],
    ['/api/v2/admin/stat/top', { period: '7d' }],
    ['/api/v2/admin/stat/file', { period: '7d', of: 'words' }],
  ] as const
  const support = await staff('support')
  const merchant = await clerkOf(world, goods.merchants.kiln, 'manager')
  for (const [path, input] of calls) {
    expect((await world.ask(path, input, finance)).status, path).toBe(200)
    for (const who of [support, merchant, ana]) expect((await world.ask(path, input, who)).status, path).toBe(403)
    expect((await world.ask(path, input)).status, path).toBe(401)
  }
  expect((await world.ask('/api/v2/admin/home/todo', {}, support)).status).toBe(200)
  expect((await world.ask('/api/v2/admin/home/todo', {}, merchant)).status).toBe(403)
})

test('who came new stands by the day; what sold most by sums, the shop with its orders', async () => {
  await sold(world, goods, ana)
  await sold(world, goods, ana, { sku: 'paper' })
  await job('figures.countDays')
  // the first sales of a shop stand there within the minute
  const { shops } = await world.must('/api/v2/admin/stat/top', { period: '7d' }, finance)
  expect(shops).toHaveLength(2)
  await world.pool.query(`delete from figure_growth`)
  await world.pool.query(`update user_account set created_at = created_at - interval '3 days' where id = $1`, [
    ana.userId,
  ])
  await job('figures.findTop')
  const { now } = await world.must('/api/v2/admin/stat/growth', { period: '7d' }, finance)
  const { rows } = await world.pool.query<{ people: number; shops: number }>(
    `select (select count(*)::int - 1 from user_account) as people, (select count(*)::int from merchant) as shops`,
  )
  expect(now.at(-1)).toMatchObject(rows[0]!)
  expect(now.at(-4)).toMatchObject({ people: 1, shops: 0 })
  const top = await world.must('/api/v2/admin/stat/top', { period: '7d' }, finance)
  const sums = await world.pool.query<{ id: number; n: number; sales: number }>(
    `select merchant_id as id, count(*) as n, sum(paid)::bigint as sales from shop_order where paid_at is not null
     group by 1 order by 3 desc`,
  )
  expect(top.shops.map(({ id, n, sales }) => ({ id, n, sales }))).toEqual(sums.rows)
  expect(new Set(top.goods.map(({ id }) => id))).toEqual(new Set([goods.products.normal, goods.products.paper]))
  const { sum } = await world.must('/api/v2/admin/stat/days', { period: '7d' }, finance)
  expect(top.shops.reduce((n, r) => n + r.sales, 0)).toBe(sum.sales)
  const { csv } = await world.must('/api/v2/admin/stat/file', { period: '7d', of: 'days' }, finance)
  expect(csv.split('\n')).toHaveLength(9)
})

test('words that found nothing are told when several networks typed them, never those of one', async () => {
  const search = (keyword: string, ip: string, agent = 'Mozilla/5.0 (X11) Firefox/140.0') =>
    world.must('/api/v2/goods/goods/page', { keyword }, { headers: { 'x-forwarded-for': ip, 'user-agent': agent } })
  for (const n of [1, 2, 3]) await search('zzqx harpsichord', `192.0.2.${n}`)
  for (const n of [1, 2, 3, 4]) await search('qqzz secret illness', '192.0.2.9', `Mozilla/5.0 Firefox/${n}`)
  await keepSearches(world.app.db, world.app.context)
  const words = async (who = finance) => (await world.must('/api/v2/admin/stat/top', { period: '7d' }, who)).words
  expect((await words()).map(({ word, people }) => ({ word, people }))).toEqual([
    { word: 'zzqx harpsichord', people: 3 },
  ])
  await world.advance(86_400_000)
  await job('search.closeMisses')
  expect(await words(await staff('finance'))).toHaveLength(1)
  for (const table of ['search_miss', 'search_missed']) {
    const { rows } = await world.pool.query<{ word: string }>(`select word from ${table}`)
    expect(rows.map(({ word }) => word)).not.toContain('qqzz secret illness')
  }
})

test('what waits stands by its age, and only what a role may read', async () => {
  const at = (n: number) => new Date(world.app.context.clock.now() - n * 3_600_000)
  await world.pool.query(
    `insert into report_case (kind, thing_id, merchant_id, created_at) values ('merchant', $1, $1, $2)`,
    [goods.merchants.kiln, at(5)],
  )
  const review = await staff('review')
  const kinds = async (who: Clerk) =>
    (await world.must('/api/v2/admin/home/todo', {}, who)).records.map(({ kind }) => kind)
  expect(await kinds(review)).toContain('reports')
  const narrow = await roleWith(world, 'staff', ['desk.read', 'order.read'])
  expect(await kinds(await staff(narrow))).not.toContain('reports')
  const { records } = await world.must('/api/v2/admin/home/todo', {}, review)
  const ages = records.map(({ oldest }) => oldest)
  expect(ages).toEqual(ages.toSorted())
})
test('feedback, brands, shops and people that wait for an answer stand there, until they have it', async () => {
  const { userId } = await world.person('waits')
  const asked = [
    `insert into feedback (user_id, kind, kind_name, lang, body) values ($1, 'other', '{}', 'en-US', 'Hi')`,
    `insert into brand_request (merchant_id, asked_by, name, name_key, proofs) values ($2, $1, '{}', 'x', '["x"]')`,
    `insert into merchant_closing (merchant_id, asked_by, side, reason) values ($2, $1, 'owner', 'x')`,
    `insert into identity_check (user_id, kind, country, document, masked_name, masked_number)
      values ($1, 'personal', 'CN', 'id', 'x', 'x')`,
    `insert into account_closing (user_id, reason) values ($1, 'x')`,
  ]
  const kinds = ['feedback', 'brandRequests', 'shopClosings', 'identities', 'closings']
  const all = await staff(await roleWith(world, 'staff', desks))
  const waiting = async () =>
    (await world.must('/api/v2/admin/home/todo', {}, all)).records.filter(({ kind }) => kinds.includes(kind))
  const before = (await waiting()).length
  const more = [userId, goods.merchants.kiln]
  for (const text of asked) await world.pool.query(text, more.slice(0, text.includes('$2') ? 2 : 1))
  expect(before).toBe(0)
  expect((await waiting()).map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual(
    kinds.map((kind) => `${kind} 1`).toSorted(),
  )
  await world.pool.query(`update feedback set status = 'answered'`)
  expect((await waiting()).map(({ kind }) => kind)).not.toContain('feedback')
})
const desks = ['desk.read', 'feedback.read', 'brand.read', 'merchant.read', 'review.read']
