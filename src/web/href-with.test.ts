import { expect, test } from 'vitest'
import { hrefWith } from './href-with.ts'

test('what is given stands in the query, what is not stays out', () => {
  expect(hrefWith('/goods/list', { categoryId: 3, sort: undefined, q: null })).toBe('/goods/list?categoryId=3')
  expect(hrefWith('/goods/list', { sort: undefined })).toBe('/goods/list')
  expect(hrefWith('/goods/list', new URLSearchParams('f=a&f=b'))).toBe('/goods/list?f=a&f=b')
})
test('an address within an address keeps its own query', () => {
  const from = hrefWith('/goods/list', { categoryId: 3, sort: 'sales' })
  const address = hrefWith('/login/login', { from })
  expect(new URL(address, 'https://shop.example').searchParams.get('from')).toBe(from)
})
test('a page that the site map does not have is no program', () => {
  // @ts-expect-error: no such page
  expect(hrefWith('/goods/lst', { id: 1 })).toBe('/goods/lst?id=1')
  // @ts-expect-error: a part to fill in is for href
  expect(hrefWith('/goods/:id', { skuId: 1 })).toBe('/goods/:id?skuId=1')
})
