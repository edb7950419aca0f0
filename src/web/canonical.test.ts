import { expect, test } from 'vitest'
import { canonicalPath, isNowhere, patternsOf } from './canonical.ts'

const patterns = ['goods/list', 'goods/:id', 'home/serchlist', 'shoppingCart', 'index copy']

test('a right address stays', () => {
  for (const path of ['/', '/goods/list', '/goods/42', '/shoppingCart', '/no/such', '/index%20copy'])
    expect(canonicalPath(path, patterns)).toBeUndefined()
})
test('a trailing slash goes', () => {
  expect(canonicalPath('/goods/list/', patterns)).toBe('/goods/list')
  expect(canonicalPath('/goods/42//', patterns)).toBe('/goods/42')
})
test('letters are written as in the site map', () => {
  expect(canonicalPath('/Goods/List', patterns)).toBe('/goods/list')
  expect(canonicalPath('/goods/LIST/', ['goods/:id', 'goods/list'])).toBe('/goods/list')
  expect(canonicalPath('/SHOPPINGCART/', patterns)).toBe('/shoppingCart')
  expect(canonicalPath('/GOODS/42', patterns)).toBe('/goods/42')
})
test.each([
  '//',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '/\t/evil.example/',
  '//goods/list/',
  '/GOODS\\LIST/',
])('%j leads nowhere', (path) => {
  expect(isNowhere(path)).toBe(true)
  expect(canonicalPath(path, patterns)).toBeUndefined()
})
test('a redirect never leaves the site', () => {
  for (const path of ['/%5Cevil.example/', '/%2F%2Fevil.example/', '/.//evil.example/', '/a//evil.example//']) {
    const to = canonicalPath(path, patterns)!
    expect(new URL(to, 'https://shop.example').origin, path).toBe('https://shop.example')
  }
})
test('nested routes are joined', () => {
  expect(
    patternsOf({
      root: { id: 'root', path: '' },
      a: { id: 'a', parentId: 'root', path: 'login/login' },
      b: { id: 'b', parentId: 'a', path: 'forgot' },
    }),
  ).toEqual(['login/login', 'login/login/forgot'])
})
