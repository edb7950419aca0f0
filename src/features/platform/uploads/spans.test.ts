import { expect, test } from 'vitest'
import { spanOf } from './spans.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-30', { start: 70, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-9', undefined],
  ['lines=0-1', undefined],
])('%s of 100 bytes', (header, expected) => {
  expect(spanOf(header, 100)).toEqual(expected)
})
