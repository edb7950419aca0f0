// Patterns of like find exactly what was typed: shown by PostgreSQL itself.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'
import { likePattern } from './like.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const text = fc.string({ unit: fc.constantFrom('%', '_', '\\', 'a', 'b', '茶', "'"), maxLength: 6 })
const samples = fc.sample(fc.record({ text, words: text }), 400)

test('PostgreSQL finds with it what holds the words, and what begins with them', async () => {
  const { rows } = await world.pool.query<{ holds: boolean; begins: boolean }>(
    `select t like w as holds, t like b as begins
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality u(t, w, b, n) order by n`,
    [
      samples.map((s) => s.text),
      samples.map((s) => likePattern(s.words)),
      samples.map((s) => likePattern(s.words, 'beginning')),
    ],
  )
  for (const [i, { text: given, words }] of samples.entries())
    expect(rows[i], `${words} in ${given}`).toEqual({ holds: given.includes(words), begins: given.startsWith(words) })
})
