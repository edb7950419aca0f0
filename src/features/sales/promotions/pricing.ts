// The price of a basket: one pure function for cart, preview, create and refund. Its parts always sum to its totals.
import { freightOf, type FreightTemplate } from '#features/catalog/merchants/freight.ts'
import { share, split } from '#kernel/data/money.ts'
import { kinds } from './kinds.ts'

/** The lanes in their order (rules of the shop, section 4). Freight and tax follow them. */
export const lanes = ['member', 'merchantCoupon', 'platformCoupon', 'discountCode', 'points'] as const
export type Lane = (typeof lanes)[number]

/** One SKU to be priced; money in fen, rates in basis points, weight in grams, volume in cm³. */
export interface BasketLine {
  skuId: number
  merchantId: number
  templateId: number
  quantity: number
  price: number
  memberPrice: number | null
  weight: number
  volume: number
  taxBp: number
  commissionBp: number
}
/** Who buys, where it goes, whether an invoice is asked (then tax is due). areas: most specific first; undefined = no address yet, freight 0. */
export interface Terms {
  superMember: boolean
  levelBp: number
  areas: readonly string[] | undefined
  taxed: boolean
  templates: ReadonlyMap<number, FreightTemplate>
}
export interface PricedLine extends BasketLine {
  goodsAmount: number
  discount: Record<Lane, number>
  tax: number
  payable: number
}
export interface PricedGroup {
  merchantId: number
  lines: PricedLine[]
  deliverable: boolean
  /** fen still free from, as the template says for the place; null when nothing is ever free */
  freeFreightFrom: number | null
  goodsAmount: number
  freight: number
  discount: Record<Lane, number> & { freight: number }
  tax: number
  payable: number
}
export interface Priced {
  groups: PricedGroup[]
  goodsAmount: number
  freight: number
  discount: Record<Lane, number> & { freight: number }
  tax: number
  payable: number
  saved: number
  quantity: number
}
/** A promotion kind: in which lane it works and what it takes off each line (fen, same order as the lines). */
export interface PromotionKind {
  code: string
  lane: Lane
  adjust: (lines: readonly PricedLine[], terms: Terms) => number[]
}

/** What is left of a line's goods after the discounts so far. */
export const remaining = (line: PricedLine): number =>
  line.goodsAmount - lanes.reduce((sum, lane) => sum + line.discount[lane], 0)
const afterCoupons = (line: PricedLine): number => remaining(line) + line.discount.points
const noDiscount = (): Record<Lane, number> => ({
  member: 0,
  merchantCoupon: 0,
  platformCoupon: 0,
  discountCode: 0,
  points: 0,
})
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** Prices the lines for the terms; lines of one merchant become one group, in the order they came. */
export function priceBasket(lines: readonly BasketLine[], terms: Terms): Priced {
  const priced: PricedLine[] = lines.map((l) => ({
    ...l,
    goodsAmount: l.price * l.quantity,
    discount: noDiscount(),
    tax: 0,
    payable: 0,
  }))
  for (const lane of lanes) {
    for (const kind of kinds.filter((k) => k.lane === lane)) {
      const amounts = kind.adjust(priced, terms)
      for (const [i, line] of priced.entries())
        line.discount[lane] += Math.max(0, Math.min(amounts[i] ?? 0, remaining(line)))
    }
  }
  for (const line of priced) {
    const net = remaining(line)
    line.tax = terms.taxed ? share(net, line.taxBp) : 0
    line.payable = net + line.tax
  }
  const merchants = [...new Set(priced.map((l) => l.merchantId))]
  const groups = merchants.map((merchantId) =>
    priceGroup(
      merchantId,
      priced.filter((l) => l.merchantId === merchantId),
      terms,
    ),
  )
  return { groups, ...sumsOf(groups), quantity: sum(priced.map((l) => l.quantity)) }
}

function priceGroup(merchantId: number, lines: PricedLine[], terms: Terms): PricedGroup {
  const quotes = [...new Set(lines.map((l) => l.templateId))].map((id) => {
    const own = lines.filter((l) => l.templateId === id)
    const template = terms.templates.get(id)
    if (!template) return { deliverable: terms.areas === undefined, freight: 0, freeFromAmount: null }
    if (!terms.areas) return { deliverable: true, freight: 0, freeFromAmount: null }
    return freightOf(template, own, sum(own.map(afterCoupons)), terms.areas)
  })
  const goodsAmount = sum(lines.map((l) => l.goodsAmount))
  const freight = sum(quotes.map((q) => q.freight))
  const discount = { ...noDiscount(), freight: 0 }
  for (const lane of lanes) discount[lane] = sum(lines.map((l) => l.discount[lane]))
  const tax = sum(lines.map((l) => l.tax))
  return {
    merchantId,
    lines,
    deliverable: quotes.every((q) => q.deliverable),
    freeFreightFrom: quotes.length === 1 ? quotes[0]!.freeFromAmount : null,
    goodsAmount,
    freight,
    discount,
    tax,
    payable: sum(lines.map((l) => l.payable)) + freight - discount.freight,
  }
}

function sumsOf(groups: readonly PricedGroup[]): Omit<Priced, 'groups' | 'quantity'> {
  const discount = { ...noDiscount(), freight: 0 }
  for (const key of Object.keys(discount) as (keyof typeof discount)[])
    discount[key] = sum(groups.map((g) => g.discount[key]))
  return {
    goodsAmount: sum(groups.map((g) => g.goodsAmount)),
    freight: sum(groups.map((g) => g.freight)),
    discount,
    tax: sum(groups.map((g) => g.tax)),
    payable: sum(groups.map((g) => g.payable)),
    saved: sum(Object.values(discount)),
  }
}

/** Spreads an order-wide discount over its lines by what is left of each: for kinds that take one sum off many lines. */
export const spread = (amount: number, lines: readonly PricedLine[]): number[] =>
  split(Math.min(amount, sum(lines.map(remaining))), lines.map(remaining))
