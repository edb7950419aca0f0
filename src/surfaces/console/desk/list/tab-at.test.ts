// Which tab an address opens.
import { expect, test } from 'vitest'
import type { Tab } from './columns.ts'
import { tabAmong, tabAt } from './tab-at.ts'

const tabs: readonly Pick<Tab, 'key' | 'search' | 'path' | 'own'>[] = [
  { key: 'toShip', search: '' },
  { key: 'ended', search: 'tab=ended' },
  { key: 'drafts', search: 'tab=drafts', path: '/goods/drafts' },
  { key: 'late', search: 'tab=ended&q=late', own: true },
]
test('a tab opens by what it asks, and the usual one by its name as well', () => {
  expect(tabAt(tabs, '')?.key).toBe('toShip')
  expect(tabAt(tabs, 'tab=toShip')?.key).toBe('toShip')
  expect(tabAt(tabs, 'tab=ended')?.key).toBe('ended')
  expect(tabAt(tabs, 'q=late&tab=ended')?.key).toBe('late')
  expect(tabAt(tabs, 'tab=drafts')).toBeUndefined()
  expect(tabAt(tabs, 'tab=ended&q=oil')).toBeUndefined()
})
test('with more asked the tab stays', () => {
  expect(tabAmong(tabs, 'q=oil')?.key).toBe('toShip')
  expect(tabAmong(tabs, 'tab=toShip&q=oil')?.key).toBe('toShip')
  expect(tabAmong(tabs, 'tab=ended&q=oil')?.key).toBe('ended')
})
