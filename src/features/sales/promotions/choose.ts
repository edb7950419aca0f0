// The best set of coupons. Few are tried in every combination; of many, every set of each merchant by itself, for
// merchants
// are independent of each other, and then every set of the platform. Pure.
import type { Kinds } from './kinds/kind.ts'
import { choiceOf, type BasketLine, type NotUsed, type Offer, type Priced, type Terms, type Verdict } from './lanes.ts'
import { priceBasket } from './pricing.ts'

/** All ways to take at most one of each row; taking none comes first. */
const sets = (rows: readonly (readonly Offer[])[]): Offer[][] =>
  rows.reduce<Offer[][]>((all, row) => [...all, ...row.flatMap((offer) => all.map((set) => [...set, offer]))], [[]])

/** up to so many combinations all are tried */
export const few = 256

/** Prices the basket with those of the offered coupons that make it cheapest. `terms.offers` act in any case.
 * Of equal sets the one with fewer coupons is taken, then the one offered first; each coupon is told its verdict. */
export function chooseOffers(
  lines: readonly BasketLine[],
  terms: Terms,
  kinds: Kinds,
  offered: readonly Offer[],
): Priced {
  const laneOf = new Map(kinds.promotions.map((kind) => [kind.code, kind.lane]))
  const known = offered.filter((offer) => laneOf.has(offer.kind))
  const seat = (offer: Offer): string => `${offer.merchantId ?? ''} ${choiceOf(laneOf.get(offer.kind)!)}`
  const priceWith = (chosen: readonly Offer[]): Priced =>
    priceBasket(lines, { ...terms, offers: [...terms.offers, ...chosen] }, kinds)
  const chosen = cheapest(known, seat, (set) => priceWith(set).payable)
  const priced = priceWith(chosen)
  const verdict = ({ ref }: Offer, of: Priced): Verdict => of.verdicts.find((v) => v.ref === ref)!
  const notUsed = (offer: Offer): NotUsed => {
    const others = chosen.filter((one) => seat(one) !== seat(offer))
    const instead = verdict(offer, priceWith([...others, offer]))
    if (!instead.used) return instead.why
    return priceWith([offer]).payable < priceWith([]).payable ? 'anotherIsBetter' : 'savesNothing'
  }
  const told = offered.map((offer): Verdict => {
    if (chosen.includes(offer)) return verdict(offer, priced)
    return { ref: offer.ref, used: false, why: known.includes(offer) ? notUsed(offer) : 'outOfScope' }
  })
  return { ...priced, verdicts: [...priced.verdicts.slice(0, terms.offers.length), ...told] }
}

/** The offers that cost least together, at most one per seat. */
function cheapest(offers: readonly Offer[], seat: (o: Offer) => string, payable: (set: Offer[]) => number): Offer[] {
  const seated = (of: readonly Offer[]): Offer[][] =>
    [...new Set(of.map(seat))].map((name) => of.filter((offer) => seat(offer) === name))
  const best = (before: Offer[], of: readonly Offer[]): Offer[] =>
    sets(seated(of))
      .map((set) => ({ set: [...before, ...set], fen: payable([...before, ...set]) }))
      .toSorted((a, b) => a.fen - b.fen || a.set.length - b.set.length)[0]!.set
  if (seated(offers).reduce((n, row) => n * (row.length + 1), 1) <= few) return best([], offers)
  const merchants = new Set(offers.flatMap((offer) => offer.merchantId ?? []))
  return [...merchants, undefined].reduce<Offer[]>(
    (chosen, owner) =>
      best(
        chosen,
        offers.filter((offer) => offer.merchantId === owner),
      ),
    [],
  )
}
