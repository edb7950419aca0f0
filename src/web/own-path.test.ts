import { expect, test } from 'vitest'
import { ownPage, ownPath } from './own-path.ts'

test.each(['/', '/goods/42?x=1#y', '/a//b', '/user/user?back=%2F%2Fevil.example'])('%s is ours', (path) =>
  expect(ownPath(path)).toBe(path),
)
test.each([
  null,
  '',
  'goods',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
])('%j is not', (path) => expect(ownPath(path)).toBeNull())
test('a browser never leaves the shop by a path that is ours', () => {
  for (const path of ['/a', '/a//b', '/?u=//x', '/%09/evil.example', '/%5Cevil.example'])
    expect(new URL(ownPath(path)!, 'https://shop.example').origin).toBe('https://shop.example')
})
test.each([
  ['/goods/1', '/goods/1'],
  ['/login/login?from=/x', '/'],
  ['/LOGIN', '/'],
  ['//evil.example', '/'],
])('after a sign-in %s leads to %s', (from, to) => expect(ownPage(from)).toBe(to))
