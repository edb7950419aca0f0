// General limits: per person, visitors of a line, line and block, with the seconds to wait; off in a demo shop but by
// setting.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asker } from '../../../test/front.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { Counts } from './limits.ts'

const minute = 60_000
describe('counts of a minute', () => {
  test('any minute, wherever it begins, holds at most twice what is allowed, and a steady pace below it all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 20, maxLength: 200 }),
        (allowed, pauses) => {
          const counts = new Counts()
          let at = 0
          const let_in = pauses.flatMap((pause) => {
            at += pause
            const wait = counts.take([['a', allowed]], at)
            if (wait !== undefined) expect(wait).toBeGreaterThanOrEqual(1)
            return wait === undefined ? [at] : []
          })
          for (const from of let_in)
            expect(let_in.filter((t) => t >= from && t < from + minute).length).toBeLessThanOrEqual(2 * allowed)
        },
      ),
    )
    const steady = new Counts()
    for (let n = 0; n < 300; n++) expect(steady.take([['a', 60]], n * 1100)).toBeUndefined()
  })
  test('whoever waits as long as told is let in, and others do not wait', () => {
    const counts = new Counts()
    for (let n = 0; n < 10; n++) expect(counts.take([['a', 10]], 1000)).toBeUndefined()
    const wait = counts.take([['a', 10]], 2000)!
    expect(counts.take([['b', 10]], 2000)).toBeUndefined()
    expect(counts.take([['a', 10]], 2000 + wait * 1000 + minute)).toBeUndefined()
  })
  test('what is refused leaves nothing behind: made-up tokens of one line fill no memory', () => {
    const counts = new Counts()
    for (let n = 0; n < 1000; n++)
      counts.take(
        [
          [`token${n}`, 10],
          ['line', 20],
        ],
        1000,
      )
    expect(counts.size).toBe(21)
  })
})

describe('in a shop', () => {
  let world: World
  const settings = { readsPerMinute: 10, writesPerMinute: 4, previewsPerMinute: 2, lookupsPerMinute: 3 }
  beforeAll(async () => void (world = await openWorld({ settings, env: { TRUST_PROXY: 'loopback' } })))
  afterAll(() => world.close())
  const at = (ip: string, who: Asker = {}): Asker => ({ ...who, headers: { 'x-forwarded-for': ip } })
  const times = async (n: number, ask: (i: number) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: n }, (_, i) => ask(i)))).filter((r) => r.status !== 429).length

  test('a person has so many reads, also from many places; somebody else is free', async () => {
    const [one, other] = [await world.person(), await world.person()]
    const read = (who: Asker) => world.ask('/api/v2/user/getUserInfo', {}, who)
    expect(await times(15, (i) => read(at(`198.18.${i}.1`, one)))).toBe(10)
    const refused = await fetch(`${world.url}/api/v2/user/getUserInfo`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${one.token}` },
    })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 42901, data: { reason: 'tooFast' } })
    expect((await read(at('198.18.0.1', other))).status).toBe(200)
  })
  test('visitors of a line share five times as many, and tokens that are made up get no more', async () => {
    const read = (who: Asker) => world.ask('/api/v2/goods/search/suggest', { keyword: 'tea' }, who)
    expect(await times(60, () => read(at('203.0.113.7')))).toBe(50)
    const made = (i: number) => ({ token: `made-up-token-${i}`.padEnd(43, 'x') })
    expect(await times(250, (i) => read(at('2001:db8:1:2::1', made(i))))).toBe(200)
    expect((await read(at('2001:db8:1:2:3::1', made(999)))).status, 'the same /64').toBe(429)
    expect((await read(at('2001:db8:1:3::1'))).status, 'another /64').toBe(200)
  })
  test('carts, confirmations and look-ups are counted apart', async () => {
    const me = await world.person()
    const who = at('192.0.2.7', me)
    const add = () => world.ask('/api/v2/cart/cart/add', { skuId: 1, quantity: 1 }, who)
    expect(await times(8, add)).toBe(4)
    const find = (i: number) => world.ask('/api/v2/order/sell/detail', { orderNo: `2026${i}`.padEnd(20, '0') }, who)
    expect(await times(8, find)).toBe(3)
    expect((await world.ask('/api/v2/user/getUserInfo', {}, who)).status).toBe(200)
  })
  test('a demo shop has none by itself', async () => {
    const demo = await openWorld({ over: world })
    try {
      await demo.pool.query('delete from setting')
      await demo.app.context.settings.reload()
      const me = await demo.person('unhurried')
      expect(await times(30, () => demo.ask('/api/v2/user/getUserInfo', {}, me))).toBe(30)
    } finally {
      await demo.close()
    }
  })
})
