// The price of a basket, by property over random baskets; and a few by hand, so that the properties are not all there is.
import { expect, test } from 'vitest'
import { basketRound } from '../../../test/rounds/baskets.ts'
import { runSeed } from '../../../test/rounds/round.ts'
import { priceBasket, spread, type BasketLine, type Terms } from './pricing.ts'
import type { FreightTemplate } from '../merchants/merchants.ts'

const template: FreightTemplate = {
  id: 1,
  merchantId: 1,
  chargedBy: 'piece',
  rows: [
    {
      areas: ['CN'],
      firstUnits: 1,
      firstFee: 1200,
      nextUnits: 1,
      nextFee: 400,
      freeFromAmount: 29_900,
      freeFromCount: null,
    },
  ],
}
const line = (more: Partial<BasketLine> = {}): BasketLine => ({
  skuId: 1,
  merchantId: 1,
  templateId: 1,
  quantity: 1,
  price: 1999,
  memberPrice: null,
  weight: 300,
  volume: 900,
  taxBp: 1300,
  commissionBp: 500,
  ...more,
})
const terms = (more: Partial<Terms> = {}): Terms => ({
  superMember: false,
  levelBp: 0,
  areas: ['CN-31', 'CN'],
  taxed: false,
  templates: new Map([[1, template]]),
  ...more,
})

test('10,000 random baskets: sums, parts, signs and refunds agree to the fen', { timeout: 60_000 }, async () => {
  const seed = runSeed()
  console.log(`baskets: TEST_SEED=${seed}`)
  expect((await basketRound({ times: 10_000, seed })).wrong).toEqual([])
})

test('three pieces at ¥19.99 with their freight', () => {
  const priced = priceBasket([line({ quantity: 3 })], terms())
  expect([priced.goodsAmount, priced.freight, priced.tax, priced.payable, priced.quantity]).toEqual([
    5997, 2000, 0, 7997, 3,
  ])
})
test('an invoice adds the tax of what is left after discounts, half a fen up', () => {
  const priced = priceBasket([line({ memberPrice: 1850 })], terms({ superMember: true, taxed: true }))
  // 1850 × 13 % = 240.5
  expect([priced.discount.member, priced.tax, priced.payable, priced.saved]).toEqual([149, 241, 1850 + 241 + 1200, 149])
})
test('a member price above the price takes nothing off, and none counts without membership', () => {
  expect(priceBasket([line({ memberPrice: 2500 })], terms({ superMember: true })).discount.member).toBe(0)
  expect(priceBasket([line({ memberPrice: 1000 })], terms()).discount.member).toBe(0)
})
test.each([
  // 5 % of 19.90 is 0.995, of 19.89 0.9945, of 0.10 half a fen: half a fen counts as one, per piece
  [1990, 500, 1, 100],
  [1989, 500, 1, 99],
  [10, 500, 1, 1],
  [9, 500, 1, 0],
  [1990, 500, 3, 300],
  [1010, 250, 7, 175],
  [333, 800, 100, 2700],
])(
  'a level takes its rate off each piece, half a fen up: %i fen at %i bp, %i pieces',
  (price, levelBp, quantity, off) => {
    const { discount, payable } = priceBasket([line({ price, quantity })], terms({ levelBp, areas: undefined }))
    expect([discount.member, payable]).toEqual([off, price * quantity - off])
  },
)
test('a member price stands for the level of a super member, also where the level would take more', () => {
  const basket = [line({ price: 1000, memberPrice: 990 })]
  expect(priceBasket(basket, terms({ superMember: true, levelBp: 800 })).discount.member).toBe(10)
  expect(priceBasket(basket, terms({ levelBp: 800 })).discount.member).toBe(80)
})
test('freight is free from its amount, counted after the discounts', () => {
  expect(priceBasket([line({ price: 29_900 })], terms()).freight).toBe(0)
  expect(priceBasket([line({ price: 29_900, memberPrice: 29_899 })], terms({ superMember: true })).freight).toBe(1200)
})
test('without an address no freight, outside the range not deliverable', () => {
  expect(priceBasket([line()], terms({ areas: undefined })).groups[0]).toMatchObject({ freight: 0, deliverable: true })
  expect(priceBasket([line()], terms({ areas: ['FR'] })).groups[0]).toMatchObject({ freight: 0, deliverable: false })
})
test('a sum spread over lines follows what is left of them, odd fen to the largest remainder', () => {
  const { groups } = priceBasket([line({ price: 100 }), line({ price: 100 }), line({ price: 100 })], terms())
  expect(spread(100, groups[0]!.lines)).toEqual([34, 33, 33])
  expect(spread(1000, groups[0]!.lines)).toEqual([100, 100, 100])
})
