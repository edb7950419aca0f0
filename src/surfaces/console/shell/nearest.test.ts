// Where somebody is in the menu.
import { expect, test } from 'vitest'
import { nearestOf, placeIn } from './nearest.ts'

test('of two screens one below the other only the nearest is marked', () => {
  const menu = ['/orders', '/goods', '/goods/drafts']
  expect(nearestOf(menu, '/goods')).toBe('/goods')
  expect(nearestOf(menu, '/goods/42')).toBe('/goods')
  expect(nearestOf(menu, '/goods/drafts')).toBe('/goods/drafts')
  expect(nearestOf(menu, '/goodsreviews')).toBeUndefined()
})

test('a screen beside another may stand in its place', () => {
  const screens = [
    { path: '/payments' },
    { path: '/payments/files' },
    { path: '/payments/differences', under: '/payments/files' },
  ]
  expect(placeIn(screens, '/payments/differences')).toBe('/payments/files')
  expect(placeIn(screens, '/payments/files')).toBe('/payments/files')
  expect(placeIn(screens, '/payments/7001')).toBe('/payments')
  expect(placeIn(screens, '/elsewhere')).toBeUndefined()
})
