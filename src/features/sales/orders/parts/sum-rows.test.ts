import type { Say } from '#kernel/text/words.ts'
import { expect, test } from 'vitest'
import { noDiscount } from '../../promotions/lanes.ts'
import { sumRows } from './sum-rows.ts'

const t = ((key: string) => key) as unknown as Say<'orders', 'promotions'>
const discount = noDiscount()

test('every row adds up to what is to be paid; what is nothing is not shown', () => {
  const rows = sumRows(
    t,
    { goodsAmount: 10_000, freight: 800, discount: { ...discount, member: 300, freight: 800 }, tax: 120 },
    2,
  )
  expect(rows.map((row) => row.label)).toEqual([
    'sums.goods',
    'sums.freight',
    'promotions:lanes.member',
    'promotions:lanes.freight',
    'sums.tax',
  ])
  expect(rows.reduce((sum, row) => sum + ('fen' in row ? row.fen : 0), 0)).toBe(10_000 + 800 - 300 - 800 + 120)
})

test('freight of zero is told, freight not known yet is said in words', () => {
  expect(sumRows(t, { goodsAmount: 100, freight: 0, discount, tax: 0 }, 1)).toContainEqual({
    label: 'sums.freight',
    fen: 0,
  })
  expect(sumRows(t, { goodsAmount: 100, freight: 0, discount, tax: 0 }, 1, false)).toContainEqual({
    label: 'sums.freight',
    text: 'sums.freightLater',
  })
})
