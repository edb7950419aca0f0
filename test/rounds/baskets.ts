// Random baskets through the pricing function: sums and parts agree to the fen, nothing is negative,
// and any order of partial refunds ends at what was paid.
import fc from 'fast-check'
import {
  lanes,
  priceBasket,
  remaining,
  spread,
  type BasketLine,
  type Priced,
  type Terms,
} from '#features/promotions/pricing.ts'
import type { FreightTemplate } from '#features/merchants/merchants.ts'
import { unitsShare } from '#kernel/money.ts'
import type { Outcome, Pace } from './round.ts'

const places = [undefined, ['CN-31', 'CN'], ['CN-65', 'CN'], ['ES-MD', 'ES'], ['FR']] as const
const line = fc.record({
  skuId: fc.integer({ min: 1, max: 1_000_000 }),
  merchantId: fc.integer({ min: 1, max: 4 }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9999 })),
  price: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 10_000_000 })),
  memberPrice: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
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

export interface RandomBasket {
  lines: BasketLine[]
  terms: Terms
  chops: number[]
}
/** Lines of up to four merchants with two freight templates each, for any place and person; `chops` cut the refunds. */
export const randomBasket: fc.Arbitrary<RandomBasket> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    second: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    templates: fc.array(template, { minLength: 8, maxLength: 8 }),
    superMember: fc.boolean(),
    levelBp: fc.constantFrom(0, 0, 100, 250, 999, 10_000),
    areas: fc.constantFrom(...places),
    taxed: fc.boolean(),
    chops: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 8 }),
  })
  .map(({ lines, second, templates, superMember, levelBp, areas, taxed, chops }) => ({
    lines: lines.map((l, i) => ({ ...l, templateId: l.merchantId * 2 + (second[i] ? 1 : 0) })),
    terms: {
      superMember,
      levelBp,
      areas,
      taxed,
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
const discounts = (d: Priced['discount']): number => sum(Object.values(d))

/** What is wrong with a priced basket, in words; undefined when nothing is. */
export function faultOf({ lines, terms, chops }: RandomBasket, priced: Priced): string | undefined {
  const all = priced.groups.flatMap((g) => g.lines)
  const whole = [priced, ...priced.groups]
  if (all.length !== lines.length) return 'a line got lost'
  if (whole.some((p) => p.goodsAmount + p.freight + p.tax - discounts(p.discount) !== p.payable))
    return 'lines + freight + tax − discounts is not the total'
  for (const key of ['goodsAmount', 'freight', 'tax', 'payable'] as const)
    if (sum(priced.groups.map((g) => g[key])) !== priced[key]) return `the groups do not sum to ${key}`
  if (
    priced.groups.some(
      (g) => sum(g.lines.map((l) => l.goodsAmount)) !== g.goodsAmount || sum(g.lines.map((l) => l.tax)) !== g.tax,
    )
  )
    return 'the lines do not sum to their group'
  if (priced.groups.some((g) => sum(g.lines.map((l) => l.payable)) + g.freight - g.discount.freight !== g.payable))
    return 'the lines and freight do not sum to their group'
  if (priced.groups.some((g) => lanes.some((lane) => sum(g.lines.map((l) => l.discount[lane])) !== g.discount[lane])))
    return 'the discounts do not sum to their group'
  if (all.some((l) => l.goodsAmount !== l.price * l.quantity || l.payable !== remaining(l) + l.tax))
    return 'a line does not carry its own sums'
  const figures = [
    ...whole.flatMap((p) => [p.payable, p.freight, p.tax, ...Object.values(p.discount)]),
    ...all.flatMap((l) => [l.payable, l.tax, remaining(l), ...Object.values(l.discount)]),
  ]
  if (figures.some((n) => !Number.isSafeInteger(n) || n < 0)) return 'a figure is negative or no whole number of fen'
  if (!terms.taxed && priced.tax !== 0) return 'tax without an invoice'
  if (terms.areas === undefined && priced.freight !== 0) return 'freight without an address'
  if (priced.groups.some((g) => g.deliverable !== (terms.areas?.[0] !== 'FR')))
    return 'a place no template names is in range, or one that is named is not'
  return refundFault(all, chops) ?? spreadFault(all, chops[0]!)
}

/** Gives every line back in parts of the chopped sizes: each part is fair, all parts are what was paid. */
function refundFault(lines: Priced['groups'][number]['lines'], chops: readonly number[]): string | undefined {
  for (const l of lines) {
    let [given, back] = [0, 0]
    for (let i = 0; given < l.quantity; i++) {
      const count = Math.min(Math.max(chops[i % chops.length]!, Math.ceil(l.quantity / 40)), l.quantity - given)
      const part = unitsShare(l.payable, l.quantity, given, count)
      if (part < Math.floor(l.payable / l.quantity) * count || part > Math.ceil(l.payable / l.quantity) * count)
        return 'a refund is not the share of its units'
      given += count
      back += part
    }
    if (back !== l.payable) return 'the refunds of a line do not end at what was paid'
  }
  return undefined
}
function spreadFault(lines: Priced['groups'][number]['lines'], amount: number): string | undefined {
  const parts = spread(amount, lines)
  if (sum(parts) !== Math.min(amount, sum(lines.map(remaining))))
    return 'a discount spread over lines does not keep its sum'
  return parts.some((p, i) => p < 0 || p > remaining(lines[i]!))
    ? 'a line is given more discount than it has left'
    : undefined
}

export function basketRound({ times, seed }: Omit<Pace, 'postgres'>): Promise<Outcome> {
  const property = fc.property(randomBasket, (basket) => {
    const fault = faultOf(basket, priceBasket(basket.lines, basket.terms))
    if (fault) throw new Error(fault)
  })
  const result = fc.check(property, { numRuns: times, seed })
  const wrong = result.failed
    ? [
        (result.errorInstance instanceof Error ? result.errorInstance.message : 'failed') +
          ` for ${JSON.stringify(result.counterexample)}`,
      ]
    : []
  return Promise.resolve({ wrong, told: { baskets: result.numRuns } })
}
