// What the benchmark says of an aim that is missed: by which floor, where nothing could meet it, and else nothing.
import { expect, test } from 'vitest'
import { aimCell } from '../bench/aims.ts'

const measured = (cost: number, more: { statements?: number; commits?: number; failed?: number } = {}) => ({
  server: cost / 2,
  postgres: cost / 2,
  statements: 1,
  commits: 0,
  done: 100,
  failed: 0,
  perSecond: 1,
  p50: 1,
  p99: 1,
  ...more,
})

test('a floor is named only where it alone is above the aim', () => {
  const notice = { name: 'a notice', aim: 4 }
  expect(aimCell(notice, measured(3.9), 1)).toBe('≤ 4 ✓')
  expect(aimCell(notice, measured(30, { statements: 24, commits: 6 }), 24)).toBe('≤ 4 ✗')
  expect(aimCell(notice, measured(30, { statements: 56, commits: 12 }), 56)).toBe(
    '≤ 4 ✗ floor 4.64: 0.115 to ask + 31.0 more statements × 0.03 + 12.0 commits × 0.3',
  )
  expect(aimCell({ name: 'a list', aim: 1.5, drawn: 1 }, measured(7, { statements: 0 }), 0)).toBe(
    '≤ 1.5 ✗ floor 1.60: 1 list drawn × 1.6',
  )
  expect(aimCell({ name: 'no aim' }, measured(7), 1)).toBe('–')
})
test('an aim is missed by too many statements, and by one wrong answer', () => {
  const add = { name: 'add', aim: 0.8, statements: 4 }
  expect(aimCell(add, measured(0.7), 4)).toBe('≤ 0.8, ≤ 4 ✓')
  expect(aimCell(add, measured(0.7), 5)).toBe('≤ 0.8, ≤ 4 ✗')
  expect(aimCell(add, measured(0.7, { failed: 1 }), 4)).toBe('≤ 0.8, ≤ 4 ✗')
})
