import { expect, test } from 'vitest'
import { feeOf } from './fee.ts'

test('an amount is read as it is written in three languages', () => {
  expect(['18', '18.5', '18,50', ' 0.07 ', '１８'].map(feeOf)).toEqual([1800, 1850, 1850, 7, 1800])
  expect(feeOf('')).toBe(0)
})
test('what is no amount is none', () => {
  expect(['-3', '1e3', '18.505', 'free', '10000.01', '¥18'].map(feeOf)).toEqual(Array(6).fill(undefined))
})
