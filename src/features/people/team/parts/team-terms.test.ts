// A monthly limit as people type it.
import { expect, test } from 'vitest'
import { limitFrom, limitText } from './team-terms.ts'

test.each([
  ['', null],
  ['2000', 200_000],
  ['2,000', 200_000],
  ['2000,5', 200_050],
  ['2000.50', 200_050],
  ['0', 0],
  ['-5', undefined],
  ['2000.555', undefined],
  ['100000001', undefined],
  ['lots', undefined],
])('%s is %s', (text, fen) => expect(limitFrom(text)).toBe(fen))
test('what is kept is shown so that it is read the same', () => {
  for (const fen of [0, 1, 99, 100, 200_050, null]) expect(limitFrom(limitText(fen))).toBe(fen)
})
