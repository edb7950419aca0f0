// The floor of search: a change that answers people worse than this fails.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { openWorld, type World } from '../world.ts'
import { measure, ndcg, queries, scoreOf, type Answered } from './measure.ts'

let world: World
let answered: Answered[]
beforeAll(async () => {
  world = await openWorld()
  await seedDemo(world.app)
  answered = await measure(world)
}, 120_000)
afterAll(() => world.close())

test('at least 20 queries in each language, of every kind', () => {
  for (const list of Object.values(queries)) expect(list.length).toBeGreaterThanOrEqual(20)
  expect(new Set(answered.map((a) => a.kind)).size).toBe(11)
})
test.each(Object.keys(queries))('%s is answered well', (lang) => {
  const own = answered.filter((a) => a.lang === lang)
  const weak = own
    .filter((a) => a.ndcg < 0.6)
    .map((a) => `${a.q} ${a.ndcg.toFixed(2)}: ${a.top.slice(0, 5).join(', ')}`)
  expect(scoreOf(own).ndcg, weak.join('\n')).toBeGreaterThan(0.88)
  expect(own.filter((a) => a.total === 0).map((a) => a.q)).toEqual([])
})
test('the measure tells order and absence', () => {
  expect(ndcg(['a', 'b'], { a: 3, b: 1 })).toBe(1)
  expect(ndcg(['b', 'a'], { a: 3, b: 1 })).toBeLessThan(0.8)
  expect(ndcg(['x'], { a: 3 })).toBe(0)
})
