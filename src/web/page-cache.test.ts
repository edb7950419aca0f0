// The pages kept for visitors.
import { expect, test } from 'vitest'
import { openPageCache, standIn } from './page-cache.ts'
import { drawnFor } from './page-key.ts'

const page = (text: string, status = 200, key = '/') =>
  Promise.resolve(
    new Response(`<p nonce="${standIn}">${text}</p>`, {
      status,
      headers: { 'content-type': 'text/html', [drawnFor]: key },
    }),
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
test.each(['another', undefined])('a drawing of another page is not kept, nor given to who waited: %s', async (key) => {
  const { answer } = openPageCache(() => 0)
  const drawing = async (text: string) => {
    const response = await page(text, 200, key)
    if (key === undefined) response.headers.delete(drawnFor)
    return response
  }
  const first = answer('/', 'n', () => drawing('poison'))
  const waiting = answer('/', 'n', () => page('right'))
  expect(await (await first).text()).toContain('poison') // it was their own request that led there
  expect(await (await waiting).text()).toContain('right')
  expect(await (await answer('/', 'n', () => page('right'))).text()).toContain('right')
})
test('the key stays inside', async () => {
  const { answer } = openPageCache(() => 0)
  for (const nonce of ['a', 'b']) expect((await answer('/', nonce, () => page('one'))).headers.get(drawnFor)).toBeNull()
})
