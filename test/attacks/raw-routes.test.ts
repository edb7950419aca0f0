// What is served beside the calls is served by turns too: private files that lie open in memory, lists for search
// engines, health.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mustSend } from '../uploading.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => void (world = await openWorld({ settings: { callWaitSeconds: 1, pageWaitSeconds: 1 } })))
afterAll(() => world.close())

test('who asks for private files all at once waits behind themselves, others are shown theirs', async () => {
  const [greedy, other] = [await world.person(), await world.person()]
  const side = 2400
  const grain = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer()
  const theirs = await mustSend(world, greedy, 'realName', grain, 'image/jpeg')
  const mine = await mustSend(world, other, 'realName', grain, 'image/jpeg')
  const ask = (who: { token: string }, id: string) =>
    fetch(`${world.url}/api/v2/token/file/${id}`, { headers: { authorization: `Bearer ${who.token}` } })
  const sizeOf = async (reply: Response) => (await reply.arrayBuffer()).byteLength
  const asked = Array.from({ length: 100 }, () => ask(greedy, theirs.uploadId))
  expect(await sizeOf(await ask(other, mine.uploadId))).toBe(mine.size)
  const all = await Promise.all(asked) // none of them was read
  const later = all.filter((r) => r.status === 503 && r.headers.has('retry-after')).length
  expect(later, 'their line is bounded').toBeGreaterThan(20)
  expect(all.filter((r) => r.status === 200)).toHaveLength(100 - later)
  await Promise.all(all.map(sizeOf))
  expect(await sizeOf(await ask(greedy, theirs.uploadId)), 'no place is held for ever').toBe(theirs.size)
})
test('lists for search engines are gathered one at a time', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => fetch(`${world.url}/sitemap-places.xml`)))
  expect(new Set(all.map((r) => r.status))).toEqual(new Set([200, 503]))
})
test('of a hundred who ask at once whether the shop is ready, few ask the database', async () => {
  const asked = vi.spyOn(world.app.pool, 'query')
  const all = await Promise.all(Array.from({ length: 100 }, () => fetch(`${world.url}/readyz`)))
  expect(new Set(all.map((r) => r.status))).toEqual(new Set([200]))
  expect(asked.mock.calls.length).toBeLessThan(60)
})
