// The account's menu: only pages that exist, with their words in every language; the present one is found by address.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#surfaces/storefront/routes.ts'
import { areaGroups, presentWay } from './account-entries.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const paths = (list: readonly RouteConfigEntry[]): string[] =>
  list.flatMap((r) => [...(r.path ? [`/${r.path}`] : []), ...paths(r.children ?? [])])
const all = areaGroups(true).flatMap(({ ways }) => ways)

test('every entry leads to a page of the site map, once, and has words', () => {
  const known = paths(routes)
  expect(all.flatMap(({ to, also = [] }) => [to, ...also]).filter((to) => !known.includes(to))).toEqual([])
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
  expect(all.filter(({ name }) => !(name in en.account.way))).toEqual([])
})
test('a visitor sees what works without a sign-in', () => {
  expect(areaGroups(false).flatMap(({ ways }) => ways.map(({ name }) => name))).toEqual([
    'announcements',
    'settings',
    'help',
    'aboutUs',
    'about',
  ])
})
test.each([
  ['/user/user/order/details', 'orders'],
  ['/user/user/about', 'about'],
  ['/user/user/aboutUs', 'aboutUs'],
  ['/user/infoEdit', 'profile'],
  ['/user/user', undefined],
])('%s is %s', (path, name) => expect(presentWay(areaGroups(true), path)).toBe(name))
