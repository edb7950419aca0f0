// The lanes in which a price comes down, in the order in which they act, and what is priced. Contracts, storage,
// screens and
// the audit read this list; nobody else spells it. Pure.
import type { FreightTemplate } from '#features/catalog/merchants/freight.ts'
import type { Tier } from '#features/catalog/products/tiers.ts'
import { split, unitShare, type UnitShare } from '#kernel/data/money.ts'

/** A basket takes one of these two. */
const oneOfTwo = ['platformCoupon', 'discountCode'] as const
/** One coupon, code or sum of points takes off several orders: they are paid, cancelled and revived together. */
export const sharedLanes = [...oneOfTwo, 'points'] as const
/** What "free from an amount" of the freight has seen. */
export const beforePoints = ['member', 'merchantCoupon', ...oneOfTwo] as const
/** Lanes that lower the goods of a line; tax follows them. */
export const lineLanes = [...beforePoints, 'points', 'merchantAdjustment'] as const
/** The lane that lowers the freight of an order. */
export const freightLane = 'freight'
export const lanes = [...lineLanes, freightLane] as const

export type LineLane = (typeof lineLanes)[number]
export type Lane = (typeof lanes)[number]
export type LineDiscount = Record<LineLane, number>
export type Discount = Record<Lane, number>
/** Who pays for it: the platform adds to what the buyer pays, the merchant gets less. */
export const bearers = ['platform', 'merchant'] as const
export type Bearer = (typeof bearers)[number]
/** What came off in a lane at the cost of one bearer, in fen. */
export interface Share {
  lane: Lane
  bearer: Bearer
  amount: number
}

/** Coupons that exclude each other bear the same name here. */
export const choiceOf = (lane: Lane): string => ((oneOfTwo as readonly Lane[]).includes(lane) ? oneOfTwo.join() : lane)

/** One SKU to be priced; money in fen, rates in basis points, weight in grams, volume in cm³. */
export interface BasketLine {
  skuId: number
  merchantId: number
  templateId: number
  quantity: number
  /** what anybody pays for one */
  price: number
  memberPrice: number | null
  /** what one costs from so many pieces on */
  tiers: readonly Tier[]
  weight: number
  volume: number
  taxBp: number
  commissionBp: number
}
/** A promotion with what its kind needs to know: a coupon, a campaign, a quote. `settings` are of its kind's schema. */
export interface Offer {
  kind: string
  /** where it comes from; no two of a basket are the same */
  ref: string
  settings: Record<PropertyKey, unknown>
  /** for the goods of this merchant; undefined: for all */
  merchantId?: number
  /** basis points that the platform bears, where it says otherwise than its kind */
  platformBp?: number
}
/** Who buys, where it goes, what is offered, whether an invoice is asked (then tax is due). */
export interface Terms {
  superMember: boolean
  levelBp: number
  /** most specific first; undefined: no address yet, freight 0 */
  areas: readonly string[] | undefined
  /** merchants whose goods the buyer collects: those cost no freight, and no place is out of reach */
  collected?: ReadonlySet<number>
  taxed: boolean
  templates: ReadonlyMap<number, FreightTemplate>
  offers: readonly Offer[]
}
/** The unit price that won, and why: it is the only one, the lowest, or fixed and beyond comparison. */
export interface UnitPrice {
  kind: string
  ref: string
  why: 'only' | 'lowest' | 'fixed'
  /** the others that stood for this line */
  passed: { kind: string; ref: string; price: number }[]
  /** fen of the line's reduction against the ordinary price that the platform bears */
  platform: number
  /** lanes that do not act on this line */
  bars: readonly LineLane[]
}
export interface PricedLine extends BasketLine {
  /** what anybody pays for one; `price` is what the buyer pays before discounts */
  ordinaryPrice: number
  unitPrice: UnitPrice
  goodsAmount: number
  discount: LineDiscount
  shares: Share[]
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
  discount: Discount
  /** of the freight; those of the goods stand on the lines */
  shares: Share[]
  tax: number
  payable: number
}
/** Why an offer took nothing off. */
export type NotUsed = 'outOfScope' | 'belowThreshold' | 'savesNothing' | 'anotherIsBetter'
export type Verdict = { ref: string } & ({ used: true; amount: number } | { used: false; why: NotUsed })
export interface Priced {
  groups: PricedGroup[]
  goodsAmount: number
  freight: number
  discount: Discount
  tax: number
  payable: number
  saved: number
  quantity: number
  /** every offer: what it took off, or why nothing */
  verdicts: Verdict[]
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const zeros = <L extends Lane>(of: readonly L[]) => Object.fromEntries(of.map((lane) => [lane, 0])) as Record<L, number>
export const noLineDiscount = (): LineDiscount => zeros(lineLanes)
export const noDiscount = (): Discount => zeros(lanes)
/** All that came off, in fen. */
export const discountSum = (discount: Partial<Discount>): number => sum(Object.values(discount))
/** What came off the goods, without the freight's. */
export const offGoods = (discount: LineDiscount): number => sum(lineLanes.map((lane) => discount[lane]))

export type Reduced = Pick<PricedLine, 'goodsAmount' | 'discount'>
/** What is left of a line's goods after the discounts so far. */
export const remaining = ({ goodsAmount, discount }: Reduced): number => goodsAmount - offGoods(discount)
/** A line's goods as the freight looks at them: after coupons, before points. */
export const afterCoupons = ({ goodsAmount, discount }: Reduced): number =>
  goodsAmount - sum(beforePoints.map((lane) => discount[lane]))

/** Spreads a sum over lines by what is left of each: for kinds that take one sum off many lines. */
export const spread = (amount: number, lines: readonly Reduced[]): number[] =>
  split(Math.min(amount, sum(lines.map(remaining))), lines.map(remaining))

/** The shares of a line in the order in which they acted, with what each unit carries of them. What a unit's price has
 * left
 * after them, and its part of the tax, is its part of what is paid: any units can be given back by sums alone. */
export function unitShares(line: Pick<PricedLine, 'goodsAmount' | 'quantity' | 'shares'>) {
  let left = line.goodsAmount
  return line.shares.map((share): { share: Share; perUnit: UnitShare } => {
    left -= share.amount
    return { share, perUnit: unitShare(share.amount, line.quantity, left) }
  })
}
