// Where somebody is in the menu.
import { expect, test } from 'vitest'
import { nearestOf } from './nearest.ts'

test('of two screens one below the other only the nearest is marked', () => {
  const menu = ['/orders', '/goods', '/goods/drafts']
  expect(nearestOf(menu, '/goods')).toBe('/goods')
  expect(nearestOf(menu, '/goods/42')).toBe('/goods')
  expect(nearestOf(menu, '/goods/drafts')).toBe('/goods/drafts')
  expect(nearestOf(menu, '/goodsreviews')).toBeUndefined()
})
