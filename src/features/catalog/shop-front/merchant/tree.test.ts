import { expect, test } from 'vitest'
import { dropped, indented, moved, type Tree } from './tree.ts'

const leaf = (key: string) => ({ key, id: undefined, name: { 'en-US': key }, hidden: false, goods: 0 })
const tree: Tree = [
  { ...leaf('a'), below: [leaf('a1'), leaf('a2')] },
  { ...leaf('b'), below: [leaf('b1')] },
  { ...leaf('c'), below: [] },
]
const shown = (of: Tree) => of.map((b) => [b.key, ...b.below.map((l) => l.key)].join(' ')).join(', ')

test('a branch moves with what stands below it, and no further than the ends', () => {
  expect(shown(moved(tree, 'a', 1))).toBe('b b1, a a1 a2, c')
  expect(moved(tree, 'a', -1)).toBe(tree)
  expect(shown(dropped(tree, 'c', 'a2'))).toBe('c, a a1 a2, b b1')
})
test('a leaf moves among its neighbours, then into the next branch', () => {
  expect(shown(moved(tree, 'a1', 1))).toBe('a a2 a1, b b1, c')
  expect(shown(moved(tree, 'a2', 1))).toBe('a a1, b a2 b1, c')
  expect(shown(moved(tree, 'b1', -1))).toBe('a a1 a2 b1, b, c')
  expect(shown(dropped(tree, 'a1', 'b1'))).toBe('a a2, b b1 a1, c')
  expect(shown(dropped(tree, 'b1', 'a2'))).toBe('a a1 b1 a2, b, c')
  expect(shown(dropped(tree, 'a1', 'c'))).toBe('a a2, b b1, c a1')
})
test('a leaf becomes a branch, a bare branch a leaf of the one above it', () => {
  expect(shown(indented(tree, 'a2'))).toBe('a a1, a2, b b1, c')
  expect(shown(indented(tree, 'c'))).toBe('a a1 a2, b b1 c')
  expect(indented(tree, 'b')).toBe(tree)
})
