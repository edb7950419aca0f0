// Cells of the matrix, as they are typed and pasted.
import { expect, test } from 'vitest'
import { emptySku } from '../content.ts'
import { cellText, cellValue, fillDown, layOver, setAll, sheetOf } from './cells.ts'

test('money by point, comma, sign and thousands; what is none is told', () => {
  expect(['89', '89.5', '89,50', '¥1,299.00', ' ￥12 '].map((text) => cellValue('price', text))).toEqual([
    8900, 8950, 8950, 129_900, 1200,
  ])
  expect(['x', '1.234', '-1', '1e3'].map((text) => cellValue('price', text))).toEqual(Array(4).fill(undefined))
  expect([cellValue('price', ''), cellValue('stock', ''), cellValue('weight', '')]).toEqual([null, null, 0])
})
test('prices by quantity as steps of pieces and money, also with the signs of a Chinese keyboard', () => {
  const tiers = [
    { from: 3, price: 8900 },
    { from: 10, price: 7950 },
  ]
  expect(cellValue('tiers', '3: 89; 10: 79.50')).toEqual(tiers)
  expect(cellValue('tiers', '3：89；10：79,5；')).toEqual(tiers)
  expect(cellText({ ...emptySku([]), tiers }, 'tiers')).toBe('3: 89.00; 10: 79.50')
  expect(cellValue('tiers', cellText({ ...emptySku([]), tiers }, 'tiers'))).toEqual(tiers)
  expect(cellValue('tiers', '  ')).toEqual([])
  const wrong = ['3', '1: 89', '3: x', '3: 89 10: 79', '2: 9; 3: 8; 4: 7; 5: 6; 6: 5; 7: 4']
  expect(wrong.map((text) => cellValue('tiers', text))).toEqual(Array(5).fill(undefined))
})
test('a sheet, a fill and a set lay prices by quantity as they lay numbers', () => {
  const rows = [emptySku(['a']), emptySku(['b'])]
  const laid = layOver(rows, { row: 0, column: 'cost' }, sheetOf('40\t3: 89\n41\tno\n42\t3: 88\n'), () => false)
  expect([laid.put, laid.left]).toEqual([3, 3])
  expect(laid.skus.map(({ cost, tiers }) => [cost, tiers])).toEqual([
    [4000, [{ from: 3, price: 8900 }]],
    [4100, []],
  ])
  expect(fillDown(laid.skus, [0, 1], 'tiers')[1]!.tiers).toEqual([{ from: 3, price: 8900 }])
  expect(setAll(laid.skus, [1], 'tiers', 'set', '5: 80')![1]!.tiers).toEqual([{ from: 5, price: 8000 }])
})
