// Random baskets through the pricing function, with the shop's kinds and with kinds of every lane: sums and parts agree
// to the fen, nothing is negative, and any order of partial refunds ends at what was paid.
import fc from 'fast-check'
import { kinds } from '#features/sales/promotions/kinds.ts'
import type { Kinds } from '#features/sales/promotions/kinds/kind.ts'
import {
  discountSum,
  lanes,
  lineLanes,
  remaining,
  spread,
  unitShares,
  type BasketLine,
  type Offer,
  type Priced,
  type PricedLine,
  type Share,
  type Terms,
} from '#features/sales/promotions/lanes.ts'
import { priceBasket } from '#features/sales/promotions/pricing.ts'
import type { FreightTemplate } from '#features/catalog/merchants/merchants.ts'
import { sumOfUnits, unitShare } from '#kernel/data/money.ts'
import { everyKind } from './promotions.ts'
import type { Outcome, Pace } from './round.ts'

const places = [undefined, ['CN-31', 'CN'], ['CN-65', 'CN'], ['ES-MD', 'ES'], ['FR']] as const
// in any order, above the price, twice from the same pieces on: pricing keeps to what is lowest
const step = fc.record({
  from: fc.oneof(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 2, max: 9999 })),
  price: fc.oneof(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 10_000_000 })),
})
const line = fc.record({
  skuId: fc.integer({ min: 1, max: 1_000_000 }),
  merchantId: fc.integer({ min: 1, max: 4 }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9999 })),
  price: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 10_000_000 })),
  memberPrice: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  tiers: fc.array(step, { maxLength: 5 }),
  weight: fc.integer({ min: 0, max: 50_000 }),
  volume: fc.integer({ min: 0, max: 200_000 }),
  taxBp: fc.oneof(fc.constantFrom(0, 300, 600, 1300), fc.integer({ min: 0, max: 10_000 })),
  commissionBp: fc.integer({ min: 0, max: 3000 }),
})
const row = (areas: string[]) =>
  fc.record({
    areas: fc.constant(areas),
    firstUnits: fc.integer({ min: 1, max: 5000 }),
    firstFee: fc.integer({ min: 0, max: 20_000 }),
    nextUnits: fc.integer({ min: 1, max: 5000 }),
    nextFee: fc.integer({ min: 0, max: 5000 }),
    freeFromAmount: fc.option(fc.integer({ min: 1, max: 100_000 })),
    freeFromCount: fc.option(fc.integer({ min: 1, max: 100 })),
  })
const rows = fc.tuple(row(['CN']), row(['CN-65', 'CN-54']), row(['ES']))
const template = fc.record({ chargedBy: fc.constantFrom('piece' as const, 'weight' as const, 'volume' as const), rows })

const sums = fc.integer({ min: 0, max: 60_000 })
const priceOf = (code: string) => fc.record({ code: fc.constant(code), settings: fc.record({ price: sums }) })
const offOf = (code: string) => fc.record({ code: fc.constant(code), settings: fc.record({ off: sums, from: sums }) })
/** Offers of every kind; the SKU they are for is put in by `offersFor`. */
const offer = fc.oneof(
  ...['sale', 'campaign', 'quote'].map(priceOf),
  ...['coupon:merchantCoupon', 'coupon:platformCoupon', 'coupon:discountCode', 'lowered', 'rude'].map(offOf),
  fc.record({ code: fc.constant('points'), settings: fc.record({ points: sums }) }),
  fc.record({ code: fc.constant('freeFreight'), settings: fc.record({ upTo: sums }) }),
  fc.record({ code: fc.constant('category'), settings: fc.record({ rateBp: fc.integer({ min: 0, max: 10_000 }) }) }),
)
const offered = fc.record({
  offer,
  at: fc.integer({ min: 0, max: 11 }),
  own: fc.boolean(),
  platformBp: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
})
interface Offered {
  offer: { code: string; settings: Offer['settings'] }
  at: number
  own: boolean
  platformBp: number | undefined
}
const offersFor = (lines: readonly { skuId: number; merchantId: number }[], all: readonly Offered[]): Offer[] =>
  all.map((one, i) => {
    const { skuId, merchantId } = lines[one.at % lines.length]!
    return {
      kind: one.offer.code,
      ref: `offer ${i}`,
      settings: { ...one.offer.settings, skuId },
      ...(one.own && { merchantId }),
      ...(one.platformBp !== undefined && { platformBp: one.platformBp }),
    }
  })

export interface RandomBasket {
  lines: BasketLine[]
  terms: Terms
  chops: number[]
}
/** Lines of up to four merchants with two freight templates each, for any place and person; `chops` cut the refunds. */
export const randomBasket: fc.Arbitrary<RandomBasket> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    offers: fc.array(offered, { maxLength: 8 }),
    second: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    templates: fc.array(template, { minLength: 8, maxLength: 8 }),
    superMember: fc.boolean(),
    levelBp: fc.constantFrom(0, 0, 100, 250, 999, 10_000),
    areas: fc.constantFrom(...places),
    taxed: fc.boolean(),
    chops: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 8 }),
  })
  .map(({ lines, offers, second, templates, superMember, levelBp, areas, taxed, chops }) => ({
    lines: lines.map((l, i) => ({ ...l, templateId: l.merchantId * 2 + (second[i] ? 1 : 0) })),
    terms: {
      superMember,
      levelBp,
      areas,
      taxed,
      offers: offersFor(lines, offers),
      templates: new Map(
        templates.map((t, i): [number, FreightTemplate] => [
          i + 2,
          { id: i + 2, merchantId: Math.floor((i + 2) / 2), ...t },
        ]),
      ),
    },
    chops,
  }))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
type Rule = [string, (priced: Priced, basket: RandomBasket) => boolean]
const linesOf = (priced: Priced): PricedLine[] => priced.groups.flatMap((g) => g.lines)
const wholes = (priced: Priced) => [priced, ...priced.groups]
const inLane = (shares: readonly Share[], lane: string): number =>
  sum(shares.filter((share) => share.lane === lane).map((share) => share.amount))

/** What holds for every priced basket. */
const rules: Rule[] = [
  ['a line got lost', (priced, { lines }) => linesOf(priced).length === lines.length],
  [
    'lines + freight + tax − discounts is not the total',
    (priced) => wholes(priced).every((p) => p.goodsAmount + p.freight + p.tax - discountSum(p.discount) === p.payable),
  ],
  [
    'the groups do not sum to the whole',
    (priced) =>
      (['goodsAmount', 'freight', 'tax', 'payable'] as const).every(
        (key) => sum(priced.groups.map((g) => g[key])) === priced[key],
      ),
  ],
  [
    'the lines do not sum to their group',
    ({ groups }) =>
      groups.every(
        (g) =>
          sum(g.lines.map((l) => l.goodsAmount)) === g.goodsAmount &&
          sum(g.lines.map((l) => l.tax)) === g.tax &&
          sum(g.lines.map((l) => l.payable)) + g.freight - g.discount.freight === g.payable,
      ),
  ],
  [
    'the discounts do not sum to their group',
    ({ groups }) =>
      groups.every((g) => lineLanes.every((lane) => sum(g.lines.map((l) => l.discount[lane])) === g.discount[lane])),
  ],
  [
    'the shares are not the discounts',
    (priced) =>
      linesOf(priced).every((l) => lineLanes.every((lane) => inLane(l.shares, lane) === l.discount[lane])) &&
      priced.groups.every((g) => inLane(g.shares, 'freight') === g.discount.freight),
  ],
  [
    'a line does not carry its own sums',
    (priced) =>
      linesOf(priced).every((l) => l.goodsAmount === l.price * l.quantity && l.payable === remaining(l) + l.tax),
  ],
  ['a figure is negative or no whole number of fen', (priced) => figures(priced).every((n) => isFen(n))],
  ['freight came down below zero', ({ groups }) => groups.every((g) => g.discount.freight <= g.freight)],
  ['tax without an invoice', (priced, { terms }) => terms.taxed || priced.tax === 0],
  ['freight without an address', (priced, { terms }) => terms.areas !== undefined || priced.freight === 0],
  [
    'a place no template names is in range, or one that is named is not',
    ({ groups }, { terms }) => groups.every((g) => g.deliverable === (terms.areas?.[0] !== 'FR')),
  ],
  [
    'a line costs more than a step that its pieces reach',
    (priced) =>
      linesOf(priced).every(
        (l) =>
          l.unitPrice.why === 'fixed' || reached(l).every((price) => l.price <= price && l.price <= l.ordinaryPrice),
      ),
  ],
  [
    'a price by quantity holds that no step of the line says, or the platform bears it',
    (priced) =>
      linesOf(priced).every(
        (l) => l.unitPrice.kind !== 'tier' || (reached(l).includes(l.price) && l.unitPrice.platform === 0),
      ),
  ],
  [
    'a barred lane acted on a line',
    (priced) => linesOf(priced).every((l) => l.unitPrice.bars.every((lane) => l.discount[lane] === 0)),
  ],
  [
    'not every offer is told once',
    (priced, { terms }) =>
      priced.verdicts.length === terms.offers.length && priced.verdicts.every((v, i) => v.ref === terms.offers[i]!.ref),
  ],
]
const reached = ({ tiers, quantity }: PricedLine): number[] =>
  tiers.filter(({ from }) => from <= quantity).map(({ price }) => price)
const isFen = (n: number): boolean => Number.isSafeInteger(n) && n >= 0
const figures = (priced: Priced): number[] => [
  ...wholes(priced).flatMap((p) => [p.payable, p.freight, p.tax, ...lanes.map((lane) => p.discount[lane])]),
  ...linesOf(priced).flatMap((l) => [
    l.payable,
    l.tax,
    remaining(l),
    l.unitPrice.platform,
    ...lineLanes.map((lane) => l.discount[lane]),
    ...l.shares.map((share) => share.amount),
  ]),
]

/** What is wrong with a priced basket, in words; undefined when nothing is. */
export function faultOf(basket: RandomBasket, priced: Priced): string | undefined {
  const broken = rules.find(([, holds]) => !holds(priced, basket))
  const all = linesOf(priced)
  return broken?.[0] ?? refundFault(all, basket.chops) ?? spreadFault(all, basket.chops[0]!)
}

/** Gives every line back in parts of the chopped sizes: each part is fair, all parts are what was paid and what was
 * added. */
function refundFault(lines: readonly PricedLine[], chops: readonly number[]): string | undefined {
  for (const l of lines) {
    const paid = unitShare(l.payable, l.quantity)
    const shares = unitShares(l)
    const back = { paid: 0, shares: shares.map(() => 0) }
    for (let i = 0, given = 0; given < l.quantity; i++) {
      const count = Math.min(Math.max(chops[i % chops.length]!, Math.ceil(l.quantity / 40)), l.quantity - given)
      const part = sumOfUnits(paid, l.quantity, given, count)
      const parts = shares.map(({ perUnit }) => sumOfUnits(perUnit, l.quantity, given, count))
      if (part < paid.unit * count || part > (paid.unit + 1) * count) return 'a refund is not the share of its units'
      if (parts.some((fen) => fen < 0)) return 'a unit carries less than nothing of a share'
      const tax = part + sum(parts) - l.price * count
      if (tax < 0 || tax > Math.ceil(l.tax / l.quantity) * count) return 'units are not their price less their shares'
      given += count
      back.paid += part
      for (const [n, fen] of parts.entries()) back.shares[n]! += fen
    }
    if (back.paid !== l.payable) return 'the refunds of a line do not end at what was paid'
    if (shares.some(({ share }, n) => back.shares[n] !== share.amount)) return 'a share does not end at its amount'
  }
  return undefined
}
function spreadFault(lines: readonly PricedLine[], amount: number): string | undefined {
  const parts = spread(amount, lines)
  if (sum(parts) !== Math.min(amount, sum(lines.map(remaining))))
    return 'a discount spread over lines does not keep its sum'
  return parts.some((p, i) => p < 0 || p > remaining(lines[i]!))
    ? 'a line is given more discount than it has left'
    : undefined
}

function check(times: number, seed: number, of: Kinds, limit = Infinity) {
  const property = fc.property(randomBasket, (basket) => {
    const offers = basket.terms.offers.slice(0, limit)
    const fair = { ...basket, terms: { ...basket.terms, offers } }
    const fault = faultOf(fair, priceBasket(fair.lines, fair.terms, of))
    if (fault) throw new Error(fault)
  })
  const result = fc.check(property, { numRuns: times, seed })
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : 'failed'
  return { runs: result.numRuns, wrong: result.failed ? [`${why} for ${JSON.stringify(result.counterexample)}`] : [] }
}
/** Half of the baskets with what the shop sells today, half with every kind. */
export function basketRound({ times, seed }: Omit<Pace, 'postgres'>): Promise<Outcome> {
  const half = Math.ceil(times / 2)
  const [today, every] = [check(half, seed, kinds, 0), check(times - half, seed, everyKind)]
  return Promise.resolve({ wrong: [...today.wrong, ...every.wrong], told: { baskets: today.runs + every.runs } })
}
