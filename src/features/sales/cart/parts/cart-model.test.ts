import { expect, test } from 'vitest'
import { boundOf, ticked, without, withQuantity, withSelected } from './cart-model.ts'
import { noLineDiscount } from '../../promotions/lanes.ts'
import type { Cart, CartLine } from './cart-model.ts'

const line = (skuId: number, part: Partial<CartLine> = {}): CartLine => ({
  cartLineId: skuId,
  skuId,
  productId: skuId,
  title: `t${skuId}`,
  spec: '',
  picture: null,
  price: 1000,
  listPrice: null,
  priceChange: 0,
  quantity: 1,
  unitPrice: 1000,
  tiers: [],
  subtotal: 1000,
  selected: true,
  available: 50,
  stock: 'counted',
  preorderDay: null,
  purchaseLimit: null,
  unit: null,
  pausedUntil: null,
  asks: false,
  wordings: [],
  problem: null,
  ...part,
})
const merchant = { merchantId: 1, name: 'm', seal: { char: '窑', shape: 'square', ink: '#000' }, place: '' }
const cart = (...groups: CartLine[][]): Cart => ({
  groups: groups.map((lines) => ({ merchant, lines, freeFreightFrom: null, selectedAmount: 0 })),
  invalid: [line(99, { problem: 'soldOut' })],
  changed: 0,
  totals: { goodsAmount: 0, discount: noLineDiscount(), total: 0, saved: 0, quantity: 0, lines: 0 },
  count: 0,
})

test('a new quantity shows at once, with its subtotal and the number of pieces', () => {
  const next = withQuantity(cart([line(1), line(2)]), 2, 3)
  expect(next.groups[0]!.lines[1]).toMatchObject({ quantity: 3, subtotal: 3000 })
  expect(next.totals).toMatchObject({ quantity: 4, lines: 2 })
})

test('ticks count only ticked lines', () => {
  const next = withSelected(cart([line(1), line(2)]), [2], false)
  expect(next.totals).toMatchObject({ quantity: 1, lines: 1 })
  expect(ticked(next.groups[0]!.lines)).toBe('some')
})

test('a shop without lines goes, and what cannot be bought can be taken out too', () => {
  const next = without(cart([line(1)], [line(2)]), [1, 99])
  expect(next.groups).toHaveLength(1)
  expect(next.invalid).toEqual([])
})

test.each([
  [
    { available: 5, purchaseLimit: null },
    { max: 5, by: 'stock' },
  ],
  [
    { available: 5, purchaseLimit: 3 },
    { max: 3, by: 'limit' },
  ],
  [
    { available: 0, purchaseLimit: null },
    { max: 1, by: 'stock' },
  ],
  [
    { available: 20_000, purchaseLimit: null },
    { max: 9999, by: 'none' },
  ],
])('the bound of %o', (part, expected) => {
  expect(boundOf(line(1, part))).toEqual(expected)
})
