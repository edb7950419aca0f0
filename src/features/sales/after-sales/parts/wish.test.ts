import { expect, test } from 'vitest'
import { kindIn, linesIn, linesText, saidOf } from './wish.ts'

const lines = (text: string) => linesIn(new URLSearchParams({ lines: text }))

test('lines come back as they were written', () => {
  const chosen = [
    { orderLineId: 12, quantity: 1 },
    { orderLineId: 15, quantity: 20 },
  ]
  expect(linesText(chosen)).toBe('12x1-15x20')
  expect(lines(linesText(chosen))).toEqual(chosen)
})
test('what cannot be read is left out, and a line stands once', () => {
  expect(lines('')).toEqual([])
  expect(lines('12x0-0x3-ax1-7-3x2x1-9x99999')).toEqual([])
  expect(lines('4x1-4x2-<b>x1')).toEqual([{ orderLineId: 4, quantity: 2 }])
})
test('a kind is one that there is', () => {
  expect(kindIn(new URLSearchParams('kind=exchange'))).toBe('exchange')
  expect(kindIn(new URLSearchParams('kind=toString'))).toBeUndefined()
  expect(saidOf('replenishment')).toEqual({ type: 'exchange', returnGoods: false })
  expect(saidOf('exchange')).toEqual({ type: 'exchange', returnGoods: true })
  expect(saidOf('refundOnly')).toEqual({ type: 'refundOnly' })
})
