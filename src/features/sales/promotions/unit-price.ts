// The price of one piece, chosen before any lane acts: the first fixed one that applies, else the lowest. Pure.
import {
  noLineDiscount,
  type BasketLine,
  type Offer,
  type PricedLine,
  type Terms,
  type UnitPrice,
  type Verdict,
} from './lanes.ts'
import { share } from '#kernel/data/money.ts'
import type { UnitPriceKind } from './kinds/kind.ts'

interface Candidate {
  kind: UnitPriceKind
  offer: Offer
  price: number
}
/** The offers of a kind; one that stands by itself has its own. */
export const offersOf = (kind: { code: string; standing?: true }, { offers }: Terms): Offer[] => [
  ...(kind.standing ? [{ kind: kind.code, ref: kind.code, settings: {} }] : []),
  ...offers.filter((offer) => offer.kind === kind.code),
]
/** Basis points that the platform bears of an offer. */
export const platformPart = (kind: { bearer: string }, offer: Offer): number =>
  offer.platformBp ?? (kind.bearer === 'platform' ? 10_000 : 0)

function candidates(line: BasketLine, terms: Terms, kinds: readonly UnitPriceKind[]): Candidate[] {
  return kinds.flatMap((kind) =>
    offersOf(kind, terms)
      .filter(({ merchantId = line.merchantId }) => merchantId === line.merchantId)
      .filter(({ settings }) => kind.applies(line, settings, terms))
      .map((offer) => ({ kind, offer, price: Math.max(0, kind.adjust(line, offer.settings, terms)) })),
  )
}

/** The line with its unit price and nothing taken off yet. Of equal prices the first in the list holds. */
export function withUnitPrice(line: BasketLine, terms: Terms, kinds: readonly UnitPriceKind[]): PricedLine {
  const all = candidates(line, terms, kinds)
  const fixed = all.find(({ kind }) => kind.rank === 'fixed')
  const won = fixed ?? all.toSorted((a, b) => a.price - b.price)[0]
  if (!won) throw new Error(`SKU ${line.skuId} has no unit price`)
  const reduction = Math.max(0, line.price - won.price) * line.quantity
  const unitPrice: UnitPrice = {
    kind: won.kind.code,
    ref: won.offer.ref,
    why: fixed ? 'fixed' : all.length === 1 ? 'only' : 'lowest',
    passed: all
      .filter((candidate) => candidate !== won)
      .map(({ kind, offer, price }) => ({ kind: kind.code, ref: offer.ref, price })),
    platform: share(reduction, platformPart(won.kind, won.offer)),
    bars: won.kind.bars,
  }
  const goodsAmount = won.price * line.quantity
  const none = { discount: noLineDiscount(), shares: [], tax: 0, payable: 0 }
  return { ...line, price: won.price, ordinaryPrice: line.price, unitPrice, goodsAmount, ...none }
}

/** What became of each offered price: used is told with what it saves against the ordinary one. */
export function verdictsOfPrices(
  lines: readonly PricedLine[],
  terms: Terms,
  kinds: readonly UnitPriceKind[],
): Verdict[] {
  const offered = terms.offers.filter((offer) => kinds.some((kind) => kind.code === offer.kind))
  return offered.map(({ ref }) => {
    const won = lines.filter(({ unitPrice }) => unitPrice.ref === ref)
    const saved = won.reduce((fen, line) => fen + (line.ordinaryPrice - line.price) * line.quantity, 0)
    if (won.length > 0) return { ref, used: true, amount: saved }
    const lost = lines.some(({ unitPrice }) => unitPrice.passed.some((one) => one.ref === ref))
    return { ref, used: false, why: lost ? 'anotherIsBetter' : 'outOfScope' }
  })
}
