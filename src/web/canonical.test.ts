import { expect, test } from 'vitest'
import { canonicalPath, patternsOf } from './canonical.ts'

const patterns = ['goods/list', 'goods/:id', 'home/serchlist', 'shoppingCart', 'index copy']

test('a right address stays', () => {
  for (const path of ['/', '/goods/list', '/goods/42', '/shoppingCart', '/no/such', '/index%20copy'])
    expect(canonicalPath(path, patterns)).toBeUndefined()
})
test('a trailing slash goes', () => {
  expect(canonicalPath('/goods/list/', patterns)).toBe('/goods/list')
  expect(canonicalPath('/goods/42//', patterns)).toBe('/goods/42')
  expect(canonicalPath('//', patterns)).toBe('/')
})
test('letters are written as in the site map', () => {
  expect(canonicalPath('/Goods/List', patterns)).toBe('/goods/list')
  expect(canonicalPath('/goods/LIST/', ['goods/:id', 'goods/list'])).toBe('/goods/list')
  expect(canonicalPath('/SHOPPINGCART/', patterns)).toBe('/shoppingCart')
  expect(canonicalPath('/GOODS/42', patterns)).toBe('/goods/42')
})
test('a redirect never leaves the site', () => {
  expect(canonicalPath('//evil.example/', patterns)).not.toMatch(/^\/\//)
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
