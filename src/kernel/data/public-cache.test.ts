// The public cache: one load for many askers, gone by age or by any process's drop, nothing kept with the line down.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isKept } from '../../../test/kept.ts'
import { freshDatabase } from '../../../test/world.ts'
import { openDb, openPool } from './db.ts'
import { dropPublic, openPublicCache, type PublicCache } from './public-cache.ts'

let url: string
let pool: ReturnType<typeof openPool>
let here: PublicCache
let there: PublicCache
beforeAll(async () => {
  url = await freshDatabase()
  pool = openPool(url, { max: 2 })
  here = openPublicCache(url, 3)
  there = openPublicCache(url)
  await listening(2)
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await pool.end()
})
const listener = "datname = current_database() and query like 'listen public_cache%'"
/** Waits until so many processes hear the line. */
async function listening(count: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { rowCount } = await pool.query(`select 1 from pg_stat_activity where ${listener} and state = 'idle'`)
    if (rowCount === count) return
    await new Promise((r) => setTimeout(r, 25))
  }
  throw new Error('the line does not open')
}
/** Loads and counts how often. */
function counter() {
  let loads = 0
  return { load: () => Promise.resolve(++loads), loads: () => loads }
}

test('many askers, one load, until it is old', async () => {
  const { load, loads } = counter()
  const got = await Promise.all(Array.from({ length: 20 }, () => here.get('catalog', 'a', 40, load)))
  expect([new Set(got).size, loads()]).toEqual([1, 1])
  await expect.poll(() => here.get('catalog', 'a', 40, load), { interval: 20 }).toBe(2)
})

test('what is too old to be given is let go, though nobody asks for it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const cache = openPublicCache(url)
  try {
    await listening(3)
    const loaded = async (maxAge: number) =>
      new WeakRef(await cache.get('catalog', `of ${maxAge}`, maxAge, () => Promise.resolve({ maxAge })))
    const [short, long] = [await loaded(2000), await loaded(60_000)]
    expect([await isKept(short), await isKept(long)]).toEqual([true, true])
    vi.advanceTimersByTime(11_000)
    expect([await isKept(short), await isKept(long)]).toEqual([false, true])
  } finally {
    vi.useRealTimers()
    await cache.close()
  }
})
test('a drop anywhere drops everywhere, with the commit, and only its topic', async () => {
  const [goods, texts] = [counter(), counter()]
  const ask = () =>
    Promise.all([
      here.get('catalog', 'b', 60_000, goods.load),
      there.get('catalog', 'b', 60_000, goods.load),
      here.get('content', 'b', 60_000, texts.load),
    ])
  await ask()
  await openDb(pool)
    .transaction()
    .execute(async (db) => {
      await dropPublic(db, 'catalog')
      await new Promise((r) => setTimeout(r, 30))
      expect(await ask()).toEqual([1, 2, 1])
    })
  // each loads once more, in the order in which they hear of it
  await expect.poll(async () => (await ask()).toSorted((a, b) => a - b), { interval: 10 }).toEqual([1, 3, 4])
})

test('an answer that was being loaded while its topic dropped is not kept', async () => {
  let finish: (v: string) => void = () => undefined
  const old = here.get('catalog', 'c', 60_000, () => new Promise<string>((r) => (finish = r)))
  here.drop('catalog')
  finish('old')
  expect([await old, await here.get('catalog', 'c', 60_000, () => Promise.resolve('new'))]).toEqual(['old', 'new'])
})

test('a failed load is not kept, and the oldest goes when it is full', async () => {
  await expect(here.get('catalog', 'd', 60_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await here.get('catalog', 'd', 60_000, () => Promise.resolve('yes'))).toBe('yes')
  const { load, loads } = counter()
  for (const key of ['1', '2', '3', '4', '4', '1']) await here.get('catalog', key, 60_000, load)
  expect(loads()).toBe(5)
})

test('while the line is cut nothing is kept; it comes back by itself', async () => {
  await here.get('catalog', 'e', 60_000, () => Promise.resolve('before'))
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listener}`)
  await expect.poll(() => here.get('catalog', 'e', 60_000, () => Promise.resolve('after'))).toBe('after')
  await listening(2)
  const { load, loads } = counter()
  const twice = async () => [await here.get('catalog', 'f', 60_000, load), await here.get('catalog', 'f', 60_000, load)]
  await expect.poll(async () => new Set(await twice()).size).toBe(1)
  expect(loads()).toBeGreaterThan(0)
})
