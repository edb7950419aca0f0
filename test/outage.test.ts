// A database that takes no writes and a disk that is full: browsing goes on, the rest is told so and can be asked
// again, staff are alarmed once a minute, and when it is over everything goes on by itself.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buyer, mustPlace, place, type Buyer } from './buying.ts'
import { send } from './front.ts'
import { makeShop, type TestGoods } from './goods.ts'
import { put, ticket } from './uploading.ts'
import { openWorld, type World } from './world.ts'

const disk = vi.hoisted(() => ({ full: false }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const open: typeof real.open = async (...given) => {
    const file = await real.open(...given)
    if (disk.full) file.write = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    return file
  }
  return { ...real, open }
})

let world: World
let goods: TestGoods
let ana: Buyer
const alarms: string[] = []
beforeAll(async () => {
  world = await openWorld({ pages: 'production' })
  goods = await makeShop(world)
  ana = await buyer(world)
  world.app.context.log.error = (fields) => void ('alarm' in fields && alarms.push(String(fields.alarm)))
})
afterAll(() => world.close())

/** As after a failover to a copy: every line is cut, and new ones take no writes. */
async function takeNoWrites(on: boolean): Promise<void> {
  const { rows } = await world.pool.query<{ name: string }>('select quote_ident(current_database()) as name')
  await world.pool.query('set default_transaction_read_only = off')
  await world.pool.query(`alter database ${rows[0]!.name} set default_transaction_read_only = ${on ? 'on' : 'off'}`)
  await world.pool
    .query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
    .catch(() => undefined)
}

test('without writes one may look around; writing is refused in words, alarmed once, and heals alone', async () => {
  const order = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  await takeNoWrites(true)
  await expect.poll(async () => (await world.ask('/api/v2/goods/goods/page', { keyword: 'cup' })).status).toBe(200)
  for (const path of ['/', '/goods/list', `/goods/${goods.products.normal}`])
    expect((await fetch(world.url + path)).status, path).toBe(200)
  expect((await world.ask('/api/v2/order/sell/page', {}, ana)).status).toBe(200)
  const asked = async () => [
    await world.ask('/api/v2/cart/cart/add', { skuId: goods.skus.paper, quantity: 1 }, ana),
    await place(world, ana, { skuId: goods.skus.paper, quantity: 1 }),
    await world.ask('/api/v2/order/sell/cancel', { orderNo: order.orderNos[0]! }, { ...ana, lang: 'es-ES' }),
  ]
  const replies = [...(await asked()), ...(await asked())]
  expect(replies.map((r) => [r.status, r.data.reason])).toEqual(replies.map(() => [503, 'readOnly']))
  expect(replies[2]!.message).toBe('Por ahora la tienda solo puede consultarse. Inténtalo de nuevo en un momento')
  expect(alarms.filter((a) => a === 'readOnly')).toHaveLength(1)
  await takeNoWrites(false)
  await expect.poll(async () => (await asked()).map((r) => r.status), { timeout: 10_000 }).toContain(200)
  expect((await world.ask('/api/v2/cart/cart/add', { skuId: goods.skus.paper, quantity: 1 }, ana)).status).toBe(200)
})

test('a database whose disk is full refuses what it cannot keep, and only that', async () => {
  await world.pool.query(`
    create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_space before insert or update on cart_line execute function no_space()`)
  const add = () => send(world.url, '/api/v2/cart/cart/add', `{"skuId":${goods.skus.second},"quantity":1}`, ana)
  const reply = await add()
  expect([reply.status, reply.data.reason]).toEqual([503, 'storageFull'])
  expect((await place(world, ana, { skuId: goods.skus.second, quantity: 1 })).status).toBe(200)
  await world.pool.query('drop trigger no_space on cart_line')
  expect((await add()).status).toBe(200)
})

test('a file that finds no room is refused as such, and taken when there is room again', async () => {
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n')
  disk.full = true
  const full = await put(world, ana, await ticket(world, ana, 'avatar', bytes.length, 'image/png'), bytes)
  expect([full.status, full.data.reason]).toEqual([503, 'storageFull'])
  disk.full = false
  const again = await put(world, ana, await ticket(world, ana, 'avatar', bytes.length, 'image/png'), bytes)
  expect([again.status, again.data.reason]).toEqual([415, 'uploadTypeRefused'])
  expect(alarms.filter((a) => a === 'storageFull')).toHaveLength(1)
})
