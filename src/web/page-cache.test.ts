// The pages kept for visitors.
import { expect, test } from 'vitest'
import { openPageCache, standIn } from './page-cache.ts'

const page = (text: string, status = 200) =>
  Promise.resolve(
    new Response(`<p nonce="${standIn}">${text}</p>`, { status, headers: { 'content-type': 'text/html' } }),
  )

test('many who ask at once cost one drawing, each with a nonce of its own', async () => {
  const { answer: cached } = openPageCache(() => 0)
  let drawn = 0
  const ask = (nonce: string) => cached('/', nonce, () => page(`drawn ${++drawn}`))
  const replies = await Promise.all(['a1', 'b2', 'c3'].map(async (nonce) => (await ask(nonce)).text()))
  expect(replies).toEqual(['<p nonce="a1">drawn 1</p>', '<p nonce="b2">drawn 1</p>', '<p nonce="c3">drawn 1</p>'])
})
test('it is drawn anew after two seconds', async () => {
  let at = 0
  const { answer: cached } = openPageCache(() => at)
  await cached('/', 'n', () => page('one'))
  at = 1999
  expect(await (await cached('/', 'n', () => page('two'))).text()).toContain('one')
  at = 2000
  expect(await (await cached('/', 'n', () => page('two'))).text()).toContain('two')
})
test('failures are never kept', async () => {
  const { answer: cached } = openPageCache(() => 0)
  expect((await cached('/', 'n', () => page('broken', 500))).status).toBe(500)
  await expect(cached('/x', 'n', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cached('/', 'n', () => page('well'))).status).toBe(200)
  expect((await cached('/x', 'n', () => page('well'))).status).toBe(200)
})
test('what is cleared is drawn anew, also what was being drawn meanwhile', async () => {
  const { answer, clear } = openPageCache(() => 0)
  let drawn = (_: Response): void => undefined
  const first = answer('/', 'n', () => new Promise<Response>((done) => (drawn = done)))
  clear()
  drawn(await page('before the change'))
  expect(await (await first).text()).toContain('before')
  expect(await (await answer('/', 'n', () => page('after'))).text()).toContain('after')
  clear()
  expect(await (await answer('/', 'n', () => page('later'))).text()).toContain('later')
})
