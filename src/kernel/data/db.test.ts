// Transactions: what passes by itself is tried again, whole and three times; what does not is told.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'
import { isPassing, isSqlState, migrate, openDb, openPool, together, transact, type Db } from './db.ts'
import { languages, pick, type Texts } from '../text/language.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.pool.query('create table pair (id int primary key, n int not null)')
  await world.pool.query('insert into pair values (1, 0), (2, 0)')
})
afterAll(() => world.close())

const raise = (db: Db, state: string) =>
  sql`do ${sql.lit(`begin raise exception 'made up' using errcode = '${state}'; end`)}`.execute(db)

test.each(['40001', '40P01'])('SQLSTATE %s is tried three times and then told', async (state) => {
  let tries = 0
  const failing = transact(world.app.db, async (trx) => {
    tries++
    await raise(trx, state)
  })
  await expect(failing).rejects.toMatchObject({ code: state })
  expect(tries).toBe(3)
  tries = 0
  const once = await transact(world.app.db, async (trx) => {
    await sql`update pair set n = n + 1 where id = 1`.execute(trx)
    if (++tries < 3) await raise(trx, state)
    return 'done'
  })
  expect([once, tries]).toEqual(['done', 3])
})
test('the tries that failed left nothing behind', async () => {
  expect((await world.pool.query<{ n: number }>('select n from pair where id = 1')).rows[0]!.n).toBe(2)
})
test('other errors are told at once', async () => {
  let tries = 0
  const failing = transact(world.app.db, async (trx) => {
    tries++
    await raise(trx, '23505')
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(tries).toBe(1)
})
test('two transactions that lock in opposite order both come through', async () => {
  const step = (first: number, second: number) =>
    transact(world.app.db, async (trx) => {
      await sql`update pair set n = n + 10 where id = ${first}`.execute(trx)
      await sql`select pg_sleep(0.1)`.execute(trx)
      await sql`update pair set n = n + 10 where id = ${second}`.execute(trx)
    })
  await Promise.all([step(1, 2), step(2, 1)])
  expect((await world.pool.query<{ n: number }>('select n from pair order by id')).rows.map((r) => r.n)).toEqual([
    22, 20,
  ])
})
test('a row locked for longer than a second, and a pool without a free line, are "too crowded"', async () => {
  const holder = await world.pool.connect()
  await holder.query('begin; select 1 from pair where id = 1 for update')
  await expect(
    transact(world.app.db, (trx) => sql`update pair set n = 0 where id = 1`.execute(trx)),
  ).rejects.toMatchObject({ reason: 'crowded' })
  await holder.query('rollback')
  holder.release()
  const narrow = openPool(world.databaseUrl, { max: 1, wait: 100 })
  const db = openDb(narrow)
  const slow = sql`select pg_sleep(0.5)`.execute(db)
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ reason: 'crowded' })
  await slow
  await narrow.end()
})
test('a cut line is told as passing, and the pool goes on', async () => {
  const own = openPool(world.databaseUrl, { max: 2 })
  const db = openDb(own)
  const cut = await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch((e: unknown) => e)
  expect(isPassing(cut)).toBe(true)
  expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows[0]!.n).toBe(1)
  expect(isPassing(await raise(db, '23505').catch((e: unknown) => e))).toBe(false)
  await own.end()
})
test('an SQLSTATE is told with its constraint', async () => {
  const e = await world.pool.query('insert into pair values (1, 1)').catch((error: unknown) => error)
  expect([
    isSqlState(e, '23505'),
    isSqlState(e, '23505', 'pair_pkey'),
    isSqlState(e, '23505', 'other'),
    isSqlState(e, '40001'),
    isSqlState(new Error('x'), '23505'),
  ]).toEqual([true, true, false, false, false])
})
test('migrations run once, also when four processes begin at once', async () => {
  expect(await Promise.all(Array.from({ length: 4 }, () => migrate(world.pool)))).toEqual([[], [], [], []])
})
test('together: in the transaction of the caller, or in one of its own; a fault leaves nothing', async () => {
  const add = (db: Db, fails: boolean) =>
    together(db, async (trx) => {
      await sql`update pair set n = n + 1 where id = 2`.execute(trx)
      if (fails) throw new Error('made up')
    })
  const n = async () => (await world.pool.query<{ n: number }>('select n from pair where id = 2')).rows[0]!.n
  const before = await n()
  await expect(add(world.app.db, true)).rejects.toThrow('made up')
  expect(await n()).toBe(before)
  await add(world.app.db, false)
  expect(await n()).toBe(before + 1)
  const outer = transact(world.app.db, async (trx) => {
    await add(trx, false)
    throw new Error('the caller fails')
  })
  await expect(outer).rejects.toThrow('the caller fails')
  expect(await n()).toBe(before + 1)
})
test('SQL falls back through the languages as the code does', async () => {
  for (let has = 0; has < 8; has++) {
    const texts: Texts = Object.fromEntries(languages.filter((_, i) => has & (1 << i)).map((l) => [l, `in ${l}`]))
    for (const lang of languages) {
      const told = await world.pool.query<{ text: string }>('select in_language($1::jsonb, $2) as text', [texts, lang])
      expect(told.rows[0]!.text, `${JSON.stringify(texts)} for ${lang}`).toBe(pick(texts, lang))
    }
  }
})
