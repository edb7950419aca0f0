// The pages kept for visitors.
import { expect, test, vi } from 'vitest'
import { isKept } from '../../test/kept.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openPageCache, readDrawn, standIn, type Drawn } from './page-cache.ts'
import { drawnFor } from './page-key.ts'

const page = (text: string, status = 200, key = '/') =>
  readDrawn(
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
  expect((await cached('/', 'n', () => page('two'))).text()).toContain('one')
  at = 2000
  expect((await cached('/', 'n', () => page('two'))).text()).toContain('two')
})
test('it is not kept for nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const { answer: cached } = openPageCache()
    const drawnOnce = async () => {
      const drawn = await page('one')
      await cached('/', 'n', () => Promise.resolve(drawn))
      return new WeakRef(drawn)
    }
    const drawn = await drawnOnce()
    expect(await isKept(drawn)).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(await isKept(drawn)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
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
  let drawn = (_: Drawn): void => undefined
  const first = answer('/', 'n', () => new Promise<Drawn>((done) => (drawn = done)))
  clear()
  drawn(await page('before the change'))
  expect((await first).text()).toContain('before')
  expect((await answer('/', 'n', () => page('after'))).text()).toContain('after')
  clear()
  expect((await answer('/', 'n', () => page('later'))).text()).toContain('later')
})
test.each(['another', undefined])('a drawing of another page is not kept, nor given to who waited: %s', async (key) => {
  const { answer } = openPageCache(() => 0)
  const drawing = async (text: string) => {
    const drawn = await page(text, 200, key)
    return key === undefined ? { ...drawn, key } : drawn
  }
  const first = answer('/', 'n', () => drawing('poison'))
  const waiting = answer('/', 'n', () => page('right'))
  expect((await first).text()).toContain('poison') // it was their own request that led there
  expect((await waiting).text()).toContain('right')
  expect((await answer('/', 'n', () => page('right'))).text()).toContain('right')
})
test('the key stays inside', async () => {
  const { answer } = openPageCache(() => 0)
  for (const nonce of ['a', 'b'])
    expect((await answer('/', nonce, () => page('one'))).headers.map(([name]) => name)).not.toContain(drawnFor)
})

const nonce = (letter: string) => letter.repeat(32)
test.each(['br', 'gzip'] as const)(
  'who asks after the first gets what was compressed once, by %s',
  async (encoding) => {
    const { answer } = openPageCache(() => 0)
    const words = Array.from(
      { length: 400 },
      (_, n) => `<script nonce="${standIn}">${n * 7919} 茶壶 ${standIn}</script>`,
    )
    const draw = () => page(words.join(''))
    const first = await answer('/', nonce('a'), draw)
    expect(await first.packed(encoding)).toBeUndefined() // most pages are asked for once
    for (const letter of ['b', 'c']) {
      const sheet = await answer('/', nonce(letter), draw)
      const packed = (await sheet.packed(encoding))!
      const read = (encoding === 'br' ? brotliDecompressSync : gunzipSync)(packed).toString()
      expect(read).toBe(sheet.text())
      expect(read).toContain(`${nonce(letter)}</script>`)
      expect(read).not.toContain(standIn)
      expect(packed.length).toBeLessThan(read.length / 3)
    }
  },
)
test('a page without scripts is compressed as it is', async () => {
  const { answer } = openPageCache(() => 0)
  const draw = () => readDrawn(new Response('<p>nothing</p>'.repeat(99), { headers: { [drawnFor]: '/' } }))
  await answer('/', nonce('a'), draw)
  const packed = await (await answer('/', nonce('b'), draw)).packed('br')
  expect(brotliDecompressSync(packed!).toString()).toBe('<p>nothing</p>'.repeat(99))
})
