// What is kept of people: every column that names one stands in one manifest, with what becomes of it; and it does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#features.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

/** Columns that name a person: by reference, or by the name that such columns have. */
const naming = `
  select r.relname || '.' || a.attname as name from pg_constraint c
  join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'user_account'::regclass
  union
  select table_name || '.' || column_name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id'`
const namedBy = async (): Promise<string[]> =>
  (await world.pool.query<{ name: string }>(naming)).rows.map((r) => r.name).sort()
const told = (): string[] => features.flatMap(({ person }) => Object.keys(person?.columns ?? {}))

test('every column that names a person stands in one manifest', async () => {
  expect(told().sort()).toEqual(await namedBy())
  expect(new Set(told()).size).toBe(told().length)
})
test('a table that names people and that nobody speaks for is found', async () => {
  await world.pool.query('create table forgotten (user_id bigint references user_account)')
  expect((await namedBy()).filter((name) => !told().includes(name))).toEqual(['forgotten.user_id'])
  await world.pool.query('drop table forgotten')
})
test('whoever keeps something tells it and erases it, or says why it stays', () => {
  for (const { name, person } of features) {
    const erased = Object.values(person?.columns ?? {}).includes('erased')
    // accounts go with the closing itself, in its transaction
    if (erased && name !== 'people/accounts') expect(person?.erase, name).toBeTypeOf('function')
    for (const fate of Object.values(person?.columns ?? {}))
      if (fate !== 'erased') expect(fate.stays.length, name).toBeGreaterThan(5)
  }
})
