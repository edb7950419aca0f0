// The price of a basket, by property over random baskets; and a few by hand, so that the properties are not all there
// is.
import { expect, test } from 'vitest'
import { basketRound } from '../../../../test/rounds/baskets.ts'
import { couponOf, everyKind } from '../../../../test/rounds/promotions.ts'
import { runSeed } from '../../../../test/rounds/round.ts'
import { spread, type BasketLine, type Offer, type Terms } from './lanes.ts'
import { kinds } from './kinds.ts'
import { priceBasket as priceWith } from './pricing.ts'
import type { FreightTemplate } from '#features/catalog/merchants/merchants.ts'

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
  tiers: [],
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
  offers: [],
  ...more,
})
const priceBasket = (lines: BasketLine[], of: Terms) => priceWith(lines, of, kinds)
/** With kinds of every lane, and these offers. */
const priceAll = (lines: BasketLine[], offers: Offer[], more: Partial<Terms> = {}) =>
  priceWith(lines, terms({ offers, ...more }), everyKind)

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

test.each([
  // 1999 × 0.5 % = 9.995, 1999 × 2.5 % = 49.975, 1960 × 12.5 % = 245
  [1999, 50, 10],
  [1999, 250, 50],
  [1960, 1250, 245],
  // exactly half a fen goes up, a hair less goes down: 100 × 0.5 % = 0.5, 99 × 0.5 % = 0.495
  [100, 50, 1],
  [99, 50, 0],
])('the rate of a level is taken of one piece, half a fen up: %i fen at %i bp', (price, levelBp, off) => {
  const priced = priceBasket([line({ price, quantity: 3 })], terms({ levelBp }))
  expect(priced.discount.member).toBe(off * 3)
  expect(priced.groups[0]!.lines[0]!.shares).toEqual(
    off === 0 ? [] : [{ lane: 'member', bearer: 'platform', amount: off * 3 }],
  )
})
test("a stored member price is the merchant's, and no level counts beside it", () => {
  const priced = priceBasket([line({ memberPrice: 1990 })], terms({ superMember: true, levelBp: 1000 }))
  expect(priced.groups[0]!.lines[0]!.shares).toEqual([{ lane: 'member', bearer: 'merchant', amount: 9 }])
})

const sale = (price: number): Offer => ({ kind: 'sale', ref: 's', settings: { skuId: 1, price } })
const campaign = (price: number): Offer => ({ kind: 'campaign', ref: 'c', settings: { skuId: 1, price } })
const unitPrice = (offers: Offer[], more: Partial<BasketLine> = {}) =>
  priceAll([line(more)], offers).groups[0]!.lines[0]!

test('the ordinary price stands alone today, and says so', () => {
  expect(priceBasket([line()], terms()).groups[0]!.lines[0]!).toMatchObject({
    price: 1999,
    unitPrice: { kind: 'ordinary', why: 'only', passed: [] },
  })
})
test('the lowest price of sale and tier wins, the tier from its quantity on, and the others are named', () => {
  const tiers = [{ from: 3, price: 1400 }]
  expect(unitPrice([sale(1500)], { tiers, quantity: 2 })).toMatchObject({
    price: 1500,
    unitPrice: { kind: 'sale', why: 'lowest', passed: [{ kind: 'ordinary', ref: 'ordinary', price: 1999 }] },
  })
  expect(unitPrice([sale(1500)], { tiers, quantity: 3 })).toMatchObject({ price: 1400, unitPrice: { kind: 'tier' } })
  expect(unitPrice([sale(2100)])).toMatchObject({ price: 1999, unitPrice: { kind: 'ordinary' } })
})
test('a step holds from its pieces on, at the cost of the merchant; all pieces cost it', () => {
  const tiers = [
    { from: 10, price: 1500 },
    { from: 3, price: 1800 },
  ]
  const priced = (quantity: number, more: Partial<Terms> = {}) =>
    priceBasket([line({ tiers, quantity, memberPrice: 1700 })], terms(more))
  expect([2, 3, 9, 10].map((quantity) => priced(quantity).goodsAmount)).toEqual([3998, 5400, 16_200, 15_000])
  expect(priced(3).groups[0]!.lines[0]!).toMatchObject({
    ordinaryPrice: 1999,
    unitPrice: { kind: 'tier', why: 'lowest', platform: 0, bars: [] },
    shares: [],
  })
  // what the member price saves beyond the step is the lane of members
  expect(priced(3, { superMember: true }).discount.member).toBe(300)
  expect(priced(10, { superMember: true }).discount.member).toBe(0)
})
test('a step at or above the price, or above a step before it, is none', () => {
  const tiers = [
    { from: 2, price: 1999 },
    { from: 3, price: 1500 },
    { from: 5, price: 1600 },
  ]
  const priced = (quantity: number) => priceBasket([line({ tiers, quantity })], terms()).groups[0]!.lines[0]!
  expect([2, 3, 5].map((quantity) => [priced(quantity).price, priced(quantity).unitPrice.kind])).toEqual([
    [1999, 'ordinary'],
    [1500, 'tier'],
    [1500, 'tier'],
  ])
})
test('a member pays what is left to the member price when another price is lower than the ordinary one', () => {
  const priced = (price: number) =>
    priceAll([line({ memberPrice: 1450 })], [sale(price)], { superMember: true, levelBp: 0 })
  expect([priced(1500).goodsAmount, priced(1500).discount.member]).toEqual([1500, 50])
  expect([priced(1400).goodsAmount, priced(1400).discount.member]).toEqual([1400, 0])
})
test('a campaign line takes its price, no coupon, no points, no lowering and no member price', () => {
  const offers = [
    campaign(1900),
    sale(1000),
    couponOf('platformCoupon', 'p', { off: 500, from: 0 }),
    { kind: 'points', ref: 'points', settings: { points: 100 } },
    { kind: 'lowered', ref: 'l', settings: { off: 100 } },
  ]
  const alone = priceAll([line({ memberPrice: 1 })], offers, { superMember: true })
  expect([alone.goodsAmount, alone.payable - alone.freight]).toEqual([1900, 1900])
  expect(alone.verdicts.map((v) => (v.used ? v.amount : v.why))).toEqual([
    99,
    'anotherIsBetter',
    'outOfScope',
    'outOfScope',
    'outOfScope',
  ])
  const beside = priceAll([line(), line({ skuId: 2 })], offers)
  expect(beside.groups[0]!.lines.map((l) => l.discount.platformCoupon)).toEqual([0, 500])
})

test('the lanes act in their order, whatever the order of kinds and offers: each sees what the one before left', () => {
  const offers = [
    { kind: 'lowered', ref: 'lowered', settings: { off: 1000 } },
    { kind: 'points', ref: 'points', settings: { points: 9999 } },
    { kind: 'freeFreight', ref: 'freight', settings: { upTo: 700 } },
    couponOf('platformCoupon', 'platform', { off: 1000, from: 8500 }),
    couponOf('merchantCoupon', 'merchant', { off: 500, from: 9000 }),
  ]
  const priced = priceAll([line({ price: 10_000, memberPrice: 9000 })], offers, { superMember: true, taxed: true })
  // 10000 − 1000 member − 500 − 1000 = 7500; 30 % points 2250; − 1000; tax 13 % of 4250 = 552.5
  expect(priced.discount).toEqual({
    member: 1000,
    merchantCoupon: 500,
    platformCoupon: 1000,
    discountCode: 0,
    points: 2250,
    merchantAdjustment: 1000,
    freight: 700,
  })
  expect([priced.tax, priced.freight, priced.payable]).toEqual([553, 1200, 4250 + 553 + 1200 - 700])
  expect(priced.groups[0]!.lines[0]!.shares.map(({ lane, bearer }) => [lane, bearer])).toEqual([
    ['member', 'merchant'],
    ['merchantCoupon', 'merchant'],
    ['platformCoupon', 'platform'],
    ['points', 'platform'],
    ['merchantAdjustment', 'merchant'],
  ])
  expect(priced.groups[0]!.shares).toEqual([{ lane: 'freight', bearer: 'platform', amount: 700 }])
})
test('free from an amount looks at goods after coupons and before points and lowering', () => {
  const less = [
    { kind: 'points', ref: 'points', settings: { points: 5000 } },
    { kind: 'lowered', ref: 'lowered', settings: { off: 5000 } },
  ]
  expect(priceAll([line({ price: 29_900 })], less).freight).toBe(0)
  const coupon = couponOf('merchantCoupon', 'm', { off: 1, from: 0 })
  expect(priceAll([line({ price: 29_900 })], [coupon]).freight).toBe(1200)
})
test('an offer may name the part that the platform bears, half a fen of it up', () => {
  const shared = couponOf('merchantCoupon', 'm', { off: 333, from: 0 }, { platformBp: 5000 })
  expect(priceAll([line()], [shared]).groups[0]!.lines[0]!.shares).toEqual([
    { lane: 'merchantCoupon', bearer: 'platform', amount: 167 },
    { lane: 'merchantCoupon', bearer: 'merchant', amount: 166 },
  ])
  const seckill = { ...campaign(999), platformBp: 2000 }
  expect(unitPrice([seckill], { quantity: 2 }).unitPrice).toMatchObject({
    kind: 'campaign',
    why: 'fixed',
    platform: 400,
  })
})
test('a coupon larger than its base takes all of it and no more; one below its threshold says so', () => {
  const all = priceAll([line()], [couponOf('merchantCoupon', 'm', { off: 99_999, from: 0 })])
  expect([all.discount.merchantCoupon, all.groups[0]!.lines[0]!.payable]).toEqual([1999, 0])
  const verdicts = priceAll([line()], [couponOf('merchantCoupon', 'm', { off: 100, from: 2000 })]).verdicts
  expect(verdicts).toEqual([{ ref: 'm', used: false, why: 'belowThreshold' }])
})
