// The pages kept for visitors.
import { expect, test } from 'vitest'
import { openPageCache, standIn } from './page-cache.ts'

const page = (text: string, status = 200) =>
  Promise.resolve(
    new Response(`<p nonce="${standIn}">${text}</p>`, { status, headers: { 'content-type': 'text/html' } }),
  )

test('many who ask at once cost one drawing, each with a nonce of its own', async () => {
  const cached = openPageCache(() => 0)
  let drawn = 0
  const ask = (nonce: string) => cached('/', nonce, () => page(`drawn ${++drawn}`))
  const replies = await Promise.all(['a1', 'b2', 'c3'].map(async (nonce) => (await ask(nonce)).text()))
  expect(replies).toEqual(['<p nonce="a1">drawn 1</p>', '<p nonce="b2">drawn 1</p>', '<p nonce="c3">drawn 1</p>'])
})
test('it is drawn anew after two seconds', async () => {
  let at = 0
  const cached = openPageCache(() => at)
  await cached('/', 'n', () => page('one'))
  at = 1999
  expect(await (await cached('/', 'n', () => page('two'))).text()).toContain('one')
  at = 2000
  expect(await (await cached('/', 'n', () => page('two'))).text()).toContain('two')
})
test('failures are never kept', async () => {
  const cached = openPageCache(() => 0)
  expect((await cached('/', 'n', () => page('broken', 500))).status).toBe(500)
  await expect(cached('/x', 'n', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cached('/', 'n', () => page('well'))).status).toBe(200)
  expect((await cached('/x', 'n', () => page('well'))).status).toBe(200)
})
