// The database's clock: cheap while it is right, and moved for all at once by the transaction that moves it.
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'
import { transact, type Db } from './db.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const hour = 3_600_000
/** By a prepared statement, as all of the shop are: its plan has the clock in it. */
const ahead = async (db: Db) =>
  (await sql<{ ms: number }>`select extract(epoch from shop_now() - now())::float8 * 1000 as ms`.execute(db)).rows[0]!
    .ms
const move = (db: Db, ms: number) => sql`update clock set shift = shift + ${ms} * interval '1 millisecond'`.execute(db)
const planned = async () =>
  (await world.pool.query<{ 'QUERY PLAN': string }>('explain (verbose) select shop_now() from category limit 1')).rows
    .map((row) => row['QUERY PLAN'])
    .join(' ')

test('a clock that is right is the one of the database, put into each statement', async () => {
  expect(await ahead(world.app.db)).toBe(0)
  expect(await planned()).toContain('now()')
  expect(await planned()).not.toMatch(/shop_now|clock/)
})

test('who moves it sees it moved at once, the others once that is certain, and never where it is undone', async () => {
  const { db } = world.app
  await expect(
    transact(db, async (within) => {
      expect(await ahead(within)).toBe(0)
      await move(within, hour)
      expect(await ahead(within)).toBe(hour)
      expect(await ahead(db)).toBe(0)
      await move(within, hour)
      expect(await ahead(within)).toBe(2 * hour)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await ahead(db)).toBe(0)
  await world.advance(hour)
  for (let n = 0; n < 8; n++) expect(await ahead(db)).toBe(hour)
  await world.advance(hour)
  expect(await Promise.all(Array.from({ length: 8 }, () => ahead(db)))).toEqual(Array(8).fill(2 * hour))
  await world.advance(-2 * hour)
  expect(await ahead(db)).toBe(0)
  expect(await planned()).not.toMatch(/shop_now|clock/)
})

test('whoever moves it at the same time takes turns', async () => {
  const others = Array.from({ length: 6 }, () => new pg.Client({ connectionString: world.databaseUrl }))
  await Promise.all(others.map((other) => other.connect()))
  for (let round = 0; round < 5; round++)
    await Promise.all(
      others.map((other, n) =>
        other.query(`update clock set shift = shift + $1 * interval '1 hour'`, [n % 2 ? -1 : 1]),
      ),
    )
  await Promise.all(others.map((other) => other.end()))
  expect(await ahead(world.app.db)).toBe(0)
  expect(await planned()).not.toMatch(/shop_now|clock/)
})
