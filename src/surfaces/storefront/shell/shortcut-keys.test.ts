import { expect, test } from 'vitest'
import { meaningOf } from './shortcut-keys.ts'

test.each([
  ['/', undefined, { kind: 'search' }],
  ['?', undefined, { kind: 'list' }],
  ['g', undefined, { kind: 'wait' }],
  ['c', 'g', { kind: 'go', to: '/shoppingCart' }],
  ['g', 'g', { kind: 'wait' }],
  ['/', 'g', { kind: 'search' }],
  ['c', undefined, undefined],
  ['x', 'g', undefined],
  ['toString', 'g', undefined],
])('%s after %s', (key, after, means) => expect(meaningOf(key, after)).toEqual(means))
