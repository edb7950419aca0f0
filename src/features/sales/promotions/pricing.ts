// The price of a basket: one pure function for cart, preview and create. Its parts always sum to its totals.
// Unit prices, then the lanes in their order, tax of what is left, freight and what comes off it.
import { freightOf, type FreightPiece } from '#features/catalog/merchants/freight.ts'
import type { FreightKind, Kinds, LineKind, PromotionKind } from './kinds/kind.ts'
import {
  afterCoupons,
  bearers,
  discountSum,
  freightLane,
  lanes,
  lineLanes,
  noDiscount,
  remaining,
  type BasketLine,
  type Discount,
  type Lane,
  type Offer,
  type Priced,
  type PricedGroup,
  type PricedLine,
  type Reduced,
  type Share,
  type Terms,
  type Verdict,
} from './lanes.ts'
import { offersOf, platformPart, verdictsOfPrices, withUnitPrice } from './unit-price.ts'
import { share } from '#kernel/data/money.ts'

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const inLane = ({ promotions }: Kinds, lane: Lane): PromotionKind[] => promotions.filter((kind) => kind.lane === lane)

/** Prices the lines for the terms; lines of one merchant become one group, in the order they came. */
export function priceBasket(lines: readonly BasketLine[], terms: Terms, kinds: Kinds): Priced {
  const priced = lines.map((line) => withUnitPrice(line, terms, kinds.unitPrices))
  const told = verdictsOfPrices(priced, terms, kinds.unitPrices)
  for (const lane of lineLanes)
    for (const kind of inLane(kinds, lane) as LineKind[])
      for (const offer of offersOf(kind, terms)) told.push(actOnLines(priced, kind, offer, terms))
  for (const line of priced) {
    const net = remaining(line)
    line.tax = terms.taxed ? share(net, line.taxBp) : 0
    line.payable = net + line.tax
  }
  const merchants = [...new Set(priced.map((l) => l.merchantId))]
  const groups = merchants.map((merchantId) => openGroup(merchantId, priced, terms))
  for (const kind of inLane(kinds, freightLane) as FreightKind[])
    for (const offer of offersOf(kind, terms)) told.push(actOnFreight(groups, kind, offer, terms))
  return {
    groups,
    ...sumsOf(groups),
    quantity: sum(priced.map((l) => l.quantity)),
    verdicts: terms.offers.map(({ ref }) => told.find((v) => v.ref === ref) ?? { ref, used: false, why: 'outOfScope' }),
  }
}

const isFor = ({ merchantId }: Offer, one: { merchantId: number }): boolean =>
  merchantId === undefined || merchantId === one.merchantId
const verdictOf = (ref: string, amount: number): Verdict =>
  amount > 0 ? { ref, used: true, amount } : { ref, used: false, why: 'savesNothing' }

function actOnLines(priced: readonly PricedLine[], kind: LineKind, offer: Offer, terms: Terms): Verdict {
  const open = priced.filter((line) => isFor(offer, line) && !line.unitPrice.bars.includes(kind.lane))
  const why = open.length === 0 ? 'outOfScope' : kind.applies(open, offer.settings, terms)
  if (why) return { ref: offer.ref, used: false, why }
  const wanted = kind.adjust(open, offer.settings, terms)
  const taken = open.map((line, i) => {
    const amount = Math.max(0, Math.min(wanted[i] ?? 0, remaining(line)))
    line.discount[kind.lane] += amount
    bear(line.shares, kind.lane, amount, platformPart(kind, offer))
    return amount
  })
  return verdictOf(offer.ref, sum(taken))
}

function actOnFreight(groups: readonly PricedGroup[], kind: FreightKind, offer: Offer, terms: Terms): Verdict {
  const open = groups.filter((group) => isFor(offer, group))
  const why = open.length === 0 ? 'outOfScope' : kind.applies(open, offer.settings, terms)
  if (why) return { ref: offer.ref, used: false, why }
  const wanted = kind.adjust(open, offer.settings, terms)
  const taken = open.map((group, i) => {
    const amount = Math.max(0, Math.min(wanted[i] ?? 0, group.freight - group.discount[kind.lane]))
    group.discount[kind.lane] += amount
    group.payable -= amount
    bear(group.shares, kind.lane, amount, platformPart(kind, offer))
    return amount
  })
  return verdictOf(offer.ref, sum(taken))
}

/** Adds an amount to the shares of a lane, the platform's part first: half a fen of it up. */
function bear(shares: Share[], lane: Lane, amount: number, platformBp: number): void {
  const platform = share(amount, platformBp)
  const parts: Record<Share['bearer'], number> = { platform, merchant: amount - platform }
  for (const bearer of bearers) {
    const known = shares.find((s) => s.lane === lane && s.bearer === bearer)
    if (known) known.amount += parts[bearer]
    else if (parts[bearer] > 0) shares.push({ lane, bearer, amount: parts[bearer] })
  }
}

export interface Quote {
  deliverable: boolean
  freight: number
  /** fen still free from, where one template rules; null when nothing is ever free */
  freeFromAmount: number | null
}
/** What it costs to bring lines of one merchant to a place; without one they cost nothing yet. */
export function freightQuote(
  lines: readonly (FreightPiece & Reduced & { templateId: number })[],
  templates: Terms['templates'],
  areas: Terms['areas'],
): Quote {
  const quotes = [...new Set(lines.map((l) => l.templateId))].map((id) => {
    const own = lines.filter((l) => l.templateId === id)
    const template = templates.get(id)
    if (!template) return { deliverable: areas === undefined, freight: 0, freeFromAmount: null }
    if (!areas) return { deliverable: true, freight: 0, freeFromAmount: null }
    return freightOf(template, own, sum(own.map(afterCoupons)), areas)
  })
  return {
    deliverable: quotes.every((q) => q.deliverable),
    freight: sum(quotes.map((q) => q.freight)),
    freeFromAmount: quotes.length === 1 ? quotes[0]!.freeFromAmount : null,
  }
}

/** The lines of one merchant with their freight, before anything comes off it. */
function openGroup(merchantId: number, priced: readonly PricedLine[], terms: Terms): PricedGroup {
  const lines = priced.filter((line) => line.merchantId === merchantId)
  const { deliverable, freight, freeFromAmount } = terms.collected?.has(merchantId)
    ? { deliverable: true, freight: 0, freeFromAmount: null }
    : freightQuote(lines, terms.templates, terms.areas)
  const discount = noDiscount()
  for (const lane of lineLanes) discount[lane] = sum(lines.map((l) => l.discount[lane]))
  return {
    merchantId,
    lines,
    deliverable,
    freeFreightFrom: freeFromAmount,
    goodsAmount: sum(lines.map((l) => l.goodsAmount)),
    freight,
    discount,
    shares: [],
    tax: sum(lines.map((l) => l.tax)),
    payable: sum(lines.map((l) => l.payable)) + freight,
  }
}

function sumsOf(groups: readonly PricedGroup[]): Omit<Priced, 'groups' | 'quantity' | 'verdicts'> {
  const discount: Discount = noDiscount()
  for (const lane of lanes) discount[lane] = sum(groups.map((g) => g.discount[lane]))
  return {
    goodsAmount: sum(groups.map((g) => g.goodsAmount)),
    freight: sum(groups.map((g) => g.freight)),
    discount,
    tax: sum(groups.map((g) => g.tax)),
    payable: sum(groups.map((g) => g.payable)),
    saved: discountSum(discount),
  }
}
