// Tries that are compared now, many at once: a place that comes free goes to whoever waits, and to none too many.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { forgive, hold, settle } from './meters.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const once = (key: string) => ({ key, allowed: 2, seconds: 900 })
const atOnce = <T>(times: number, one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => one(n)))

test('of forty right ones at once each gets its turn, and never more than allowed are compared together', async () => {
  const key = 'right ones'
  let together = 0
  let most = 0
  const taken = await atOnce(40, async () => {
    const mine = await hold(world.app.db, [once(key)])
    if (mine.spent) return mine
    most = Math.max(most, ++together)
    await new Promise((done) => setTimeout(done, 1))
    together--
    await forgive(world.app.db, key)
    return mine
  })
  expect(taken.filter((t) => t.spent)).toEqual([])
  expect(most).toBeLessThanOrEqual(2)
})
test('wrong ones at once: as many as are allowed, all others hear so', async () => {
  const key = 'wrong ones'
  const taken = await atOnce(40, async () => {
    const mine = await hold(world.app.db, [once(key)])
    if (!mine.spent) await settle(world.app.db, key)
    return mine
  })
  expect(taken.filter((t) => !t.spent)).toHaveLength(2)
})
