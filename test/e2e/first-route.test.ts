// What a shopper is sent of scripts before a page lives, and that none of it is for the server.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bytesOf, firstRoute } from '../../bench/first-route.ts'
import { sharedShop } from './running-shop.ts'

const shop = sharedShop()
const texts = new Map<string, string>()
async function fetchText(path: string): Promise<string> {
  const known = texts.get(path)
  if (known !== undefined) return known
  const reply = await fetch(shop.url + path, { headers: { cookie: 'lang=en-US' } })
  expect(reply.status, path).toBe(200)
  const text = await reply.text()
  if (path.startsWith('/assets/')) texts.set(path, text)
  return text
}

/** Bytes as sent; a page that needs more than it did says so here, and why in its change. */
test.each([
  ['/', 150_000],
  ['/goods/list', 148_000],
  ['/shoppingCart', 165_000],
  ['a product', 166_500],
])('the scripts of %s are few', async (page, most) => {
  const list = await fetchText('/goods/list')
  const product = /href="(\/goods\/\d+)"/.exec(list)![1]!
  const scripts = await firstRoute(fetchText, page.startsWith('/') ? page : product)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.map(({ path }) => path).join(' ')).toMatch(/entry\.client.*/)
  expect(bytesOf(scripts), scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')).toBeLessThan(most)
})

test('no contract and no schema is among the scripts of shoppers', () => {
  const folder = new URL('../../build/client/assets/', import.meta.url)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  // what every schema of the library carries
  expect(scripts.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('~kind'))).toEqual([])
})
