// The choice of coupons against every set there is, over random baskets; and its reasons by hand.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomBasket } from '../../../../test/rounds/baskets.ts'
import { couponOf, everyKind } from '../../../../test/rounds/promotions.ts'
import { runSeed } from '../../../../test/rounds/round.ts'
import { chooseOffers, few } from './choose.ts'
import type { BasketLine, Offer, Terms } from './lanes.ts'
import { priceBasket } from './pricing.ts'

interface Made {
  lane: 'merchantCoupon' | 'platformCoupon' | 'discountCode'
  merchantId: number
  off: number
  from: number
}
const coupons = (minLength: number, maxLength: number) =>
  fc.array(
    fc.record({
      lane: fc.constantFrom('merchantCoupon' as const, 'platformCoupon' as const, 'discountCode' as const),
      merchantId: fc.integer({ min: 1, max: 4 }),
      off: fc.integer({ min: 0, max: 5000 }),
      from: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200_000 })),
    }),
    { minLength, maxLength },
  )
const offersOf = (made: readonly Made[]): Offer[] =>
  made.map(({ lane, merchantId, ...settings }, i) =>
    couponOf(lane, `coupon ${i}`, settings, lane === 'merchantCoupon' ? { merchantId } : {}),
  )
/** What excludes each other: coupons of one merchant, platform coupons and codes. */
const seat = (offer: Offer): number => offer.merchantId ?? 0
const allSets = (offers: readonly Offer[]): Offer[][] =>
  offers.reduce<Offer[][]>(
    (sets, offer) => [
      ...sets,
      ...sets.filter((s) => s.every((o) => seat(o) !== seat(offer))).map((s) => [...s, offer]),
    ],
    [[]],
  )
const countOfSets = (offers: readonly Offer[]): number =>
  [...new Set(offers.map(seat))].reduce((n, one) => n * (offers.filter((o) => seat(o) === one).length + 1), 1)
const payable = (lines: readonly BasketLine[], terms: Terms, offers: readonly Offer[]): number =>
  priceBasket(lines, { ...terms, offers: [...terms.offers, ...offers] }, everyKind).payable
const seed = runSeed()
console.log(`choices: TEST_SEED=${seed}`)

test(
  '1,000 random choices among few: no set there is is cheaper, and told is what was taken',
  { timeout: 60_000 },
  () => {
    const property = fc.property(randomBasket, coupons(0, 5), ({ lines, terms }, made) => {
      const bare = { ...terms, offers: [] }
      const offered = offersOf(made)
      const best = chooseOffers(lines, bare, everyKind, offered)
      const used = offered.filter((_, i) => best.verdicts[i]!.used)
      expect(payable(lines, bare, used)).toBe(best.payable)
      expect(new Set(used.map(seat)).size).toBe(used.length)
      expect(best.payable).toBe(Math.min(...allSets(offered).map((set) => payable(lines, bare, set))))
    })
    fc.assert(property, { numRuns: 1000, seed })
  },
)
test(
  '60 random choices among many: each merchant alone, then the platform, has no cheaper set',
  { timeout: 60_000 },
  () => {
    const property = fc.property(randomBasket, coupons(24, 30), ({ lines, terms }, made) => {
      const bare = { ...terms, offers: [] }
      const offered = offersOf(made)
      // where all sets are tried together, a merchant's own best need not be in the best one
      fc.pre(countOfSets(offered) > few)
      const best = chooseOffers(lines, bare, everyKind, offered)
      const used = offered.filter((_, i) => best.verdicts[i]!.used)
      const merchants = used.filter((offer) => seat(offer) !== 0)
      const plain = payable(lines, bare, merchants)
      for (const offer of offered) {
        const beside = merchants.filter((one) => seat(one) !== seat(offer))
        if (seat(offer) === 0) expect(best.payable).toBeLessThanOrEqual(payable(lines, bare, [...merchants, offer]))
        else expect(plain).toBeLessThanOrEqual(payable(lines, bare, [...beside, offer]))
      }
    })
    fc.assert(property, { numRuns: 60, seed })
  },
)

const line: BasketLine = {
  skuId: 1,
  merchantId: 1,
  templateId: 1,
  quantity: 1,
  price: 10_000,
  memberPrice: null,
  tiers: [],
  weight: 0,
  volume: 0,
  taxBp: 0,
  commissionBp: 0,
}
const terms: Terms = {
  superMember: false,
  levelBp: 0,
  areas: undefined,
  taxed: false,
  templates: new Map(),
  offers: [],
}

test('every coupon is told why: used, another is better, below its threshold, not for these goods', () => {
  const offered = [
    couponOf('merchantCoupon', 'small', { off: 500, from: 0 }, { merchantId: 1 }),
    couponOf('merchantCoupon', 'large', { off: 800, from: 0 }, { merchantId: 1 }),
    couponOf('merchantCoupon', 'far', { off: 900, from: 10_001 }, { merchantId: 1 }),
    couponOf('merchantCoupon', 'other', { off: 900, from: 0 }, { merchantId: 2 }),
    couponOf('platformCoupon', 'platform', { off: 300, from: 0 }),
    couponOf('discountCode', 'code', { off: 299, from: 0 }),
    couponOf('discountCode', 'empty', { off: 0, from: 0 }),
    { kind: 'unheard of', ref: 'strange', settings: {} },
  ]
  const { verdicts, payable: due } = chooseOffers([line], terms, everyKind, offered)
  expect(due).toBe(10_000 - 800 - 300)
  expect(verdicts.map((v) => [v.ref, v.used ? v.amount : v.why])).toEqual([
    ['small', 'anotherIsBetter'],
    ['large', 800],
    ['far', 'belowThreshold'],
    ['other', 'outOfScope'],
    ['platform', 300],
    ['code', 'anotherIsBetter'],
    ['empty', 'savesNothing'],
    ['strange', 'outOfScope'],
  ])
})
test('of two that save the same the first offered is taken, and what acts in any case is told first', () => {
  const twins = ['a', 'b'].map((ref) => couponOf('platformCoupon', ref, { off: 300, from: 0 }))
  const points = { kind: 'points', ref: 'points', settings: { points: 100 } }
  const { verdicts } = chooseOffers([line], { ...terms, offers: [points] }, everyKind, twins)
  expect(verdicts.map((v) => [v.ref, v.used])).toEqual([
    ['points', true],
    ['a', true],
    ['b', false],
  ])
})
test('the shop coupon is left when it would cost more of the platform coupon than it gives', () => {
  const offered = [
    couponOf('merchantCoupon', 'shop', { off: 800, from: 0 }, { merchantId: 1 }),
    couponOf('platformCoupon', 'platform', { off: 900, from: 9500 }),
  ]
  const { verdicts, payable: due } = chooseOffers([line], terms, everyKind, offered)
  expect(due).toBe(9100)
  expect(verdicts).toEqual([
    { ref: 'shop', used: false, why: 'anotherIsBetter' },
    { ref: 'platform', used: true, amount: 900 },
  ])
})
