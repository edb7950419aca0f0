// Prices by quantity: which steps bring something, and which one some pieces reach.
import { expect, test } from 'vitest'
import { nextStep, priceAt, stepAt, stepsOf } from './tiers.ts'

const steps = stepsOf(1000, [
  { from: 10, price: 700 },
  { from: 3, price: 900 },
  { from: 5, price: 950 },
  { from: 2, price: 1000 },
])
test('steps come by their pieces; one that is not lower than what stands before it is none', () => {
  expect(steps).toEqual([
    { from: 3, price: 900 },
    { from: 10, price: 700 },
  ])
  expect(stepsOf(600, steps)).toEqual([])
})
test('pieces reach the highest step that they fill; the next is told where so many can be had', () => {
  expect([2, 3, 9, 10, 99].map((n) => stepAt(steps, n)?.from)).toEqual([undefined, 3, 3, 10, 10])
  expect([2, 3, 10].map((n) => priceAt(1000, steps, n))).toEqual([1000, 900, 700])
  expect(nextStep(steps, 3, 99)).toEqual({ from: 10, price: 700 })
  expect(nextStep(steps, 3, 9)).toBeUndefined()
  expect(nextStep(steps, 10, 99)).toBeUndefined()
})
