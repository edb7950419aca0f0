import { beforeEach, expect, test } from 'vitest'
import { visitorCart } from './visitor-cart.ts'

beforeEach(() => visitorCart.clear())
const lines = () =>
  visitorCart.lines().map(({ skuId, quantity, selected, addedPrice }) => [skuId, quantity, selected, addedPrice])

test('a line goes on with another SKU at its place, with its pieces and its tick', () => {
  visitorCart.add(1, 2, 1000)
  visitorCart.add(9, 1, 500)
  visitorCart.set([1], { selected: false })
  visitorCart.change(1, 2, 1200)
  expect(lines()).toEqual([
    [9, 1, true, 500],
    [2, 2, false, 1200],
  ])
})

test('a line of the other SKU takes the pieces in, up to what a line may hold', () => {
  visitorCart.add(1, 9000, 1000)
  visitorCart.add(2, 3000, 1200)
  visitorCart.change(1, 2, 1200)
  expect(lines()).toEqual([[2, 9999, true, 1200]])
})

test('what was removed comes back once', () => {
  visitorCart.add(1, 2, 1000)
  const gone = visitorCart.remove([1])
  expect(lines()).toEqual([])
  visitorCart.putBack(gone)
  visitorCart.putBack(gone)
  expect(lines()).toEqual([[1, 2, true, 1000]])
})
