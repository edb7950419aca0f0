// A price made from another by a share of it or a sum, and rounded as prices end. Integer fen and basis points. Pure,
// for server and browser.
import { leastPrice, mostPrice } from './limits.ts'

export const endings = ['none', 'whole', 'ninety', 'ninetyNine', 'nine'] as const
export type Ending = (typeof endings)[number]

/** What a price of so much whole yuan ends on: 128.00, 127.90, 127.99, 129.00. */
const steps: Record<Exclude<Ending, 'none'>, { step: number; end: number }> = {
  whole: { step: 100, end: 0 },
  ninety: { step: 100, end: 90 },
  ninetyNine: { step: 100, end: 99 },
  nine: { step: 1000, end: 900 },
}
/** The nearest price of this ending, of two equally near the higher; at least the first there is. */
export function ended(fen: number, ending: Ending): number {
  if (ending === 'none') return fen
  const { step, end } = steps[ending]
  const near = Math.floor((fen - end + step / 2) / step) * step + end
  return near >= leastPrice ? near : near + step
}
/** By so many basis points (below zero: cheaper), half a fen up. */
export const changedBy = (fen: number, basisPoints: number): number =>
  Math.floor((fen * (10_000 + basisPoints) + 5000) / 10_000)

export type Rule =
  | { kind: 'set'; fen: number }
  | { kind: 'by'; fen: number }
  | { kind: 'percent'; basisPoints: number; ending: Ending }
/** undefined where that would be no price. */
export function priced(fen: number, rule: Rule): number | undefined {
  const made =
    rule.kind === 'set'
      ? rule.fen
      : rule.kind === 'by'
        ? fen + rule.fen
        : ended(changedBy(fen, rule.basisPoints), rule.ending)
  return made >= leastPrice && made <= mostPrice ? made : undefined
}
