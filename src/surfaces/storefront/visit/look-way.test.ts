// By which way an address leads to goods.
import { expect, test } from 'vitest'
import { wayOf } from './look-way.ts'

test.each([
  ['/', '', { kind: 'home' }],
  ['/home/serchlist', '?q=teapot&page=2', { kind: 'search', word: 'teapot' }],
  ['/home/serchlist', '', { kind: 'search' }],
  ['/goods/list', '?categoryId=12', { kind: 'category', categoryId: 12 }],
  ['/goods/list', '?categoryId=x', { kind: 'category' }],
  ['/goods/list', '?categoryId=-1', { kind: 'category' }],
  ['/goods/7', '', { kind: 'product' }],
  ['/home/shopIndex', '?id=1', { kind: 'shop' }],
  ['/user/user/footprint', '', { kind: 'own' }],
  ['/help', '', { kind: 'direct' }],
] as const)('%s%s', (pathname, search, way) => expect(wayOf(pathname, search)).toEqual(way))
test('words that are huge are cut', () => {
  expect(wayOf('/home/serchlist', `?q=${'x'.repeat(9000)}`).word).toHaveLength(200)
})
