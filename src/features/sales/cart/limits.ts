// Whether a quantity of a SKU may be bought: stock, shelf and purchase limit,
// in the order in which a shopper should hear of them. Pure.
import type { Reason } from '#kernel/call/refusal.ts'

export interface Facts {
  onSale: boolean
  available: number
  /** the day (2026-12-20) on which the shop is back, while it is on holiday and sells nothing */
  pausedUntil: string | null
  /** per buyer and product; null = none */
  purchaseLimit: number | null
  /** pieces of the product in earlier orders that still count */
  bought: number
  /** pieces of the product on other lines of the same cart */
  inOtherLines: number
}
export const problems = ['offShelf', 'paused', 'soldOut', 'onlyLeft', 'overLimit', 'unanswered', 'misanswered'] as const
export type Problem = (typeof problems)[number]
/** Why pieces cannot be bought as they are worded. */
export const wordingReasons = { missing: 'answersMissing', unfit: 'answersUnfit' } as const
export interface Verdict {
  problem: Problem
  reason: Reason
  params: Record<string, number | string>
}

/** How many more pieces of the product the buyer may take; Infinity without a limit. */
const allowance = ({ purchaseLimit, bought, inOtherLines }: Facts): number =>
  purchaseLimit === null ? Infinity : Math.max(0, purchaseLimit - bought - inOtherLines)

/** What stands in the way of this quantity, or undefined. */
export function judge(facts: Facts, quantity: number): Verdict | undefined {
  if (!facts.onSale) return { problem: 'offShelf', reason: 'itemOffShelf', params: {} }
  if (facts.pausedUntil !== null)
    return { problem: 'paused', reason: 'shopOnHoliday', params: { day: facts.pausedUntil } }
  if (facts.available <= 0) return { problem: 'soldOut', reason: 'itemNotInStock', params: {} }
  const allowed = allowance(facts)
  if (quantity > allowed)
    return allowed === 0
      ? { problem: 'overLimit', reason: 'exceedsPurchaseLimit', params: { limit: facts.purchaseLimit! } }
      : { problem: 'overLimit', reason: 'atMost', params: { limit: facts.purchaseLimit!, left: allowed } }
  if (quantity > facts.available) return { problem: 'onlyLeft', reason: 'onlyLeft', params: { left: facts.available } }
  return undefined
}

/** What of its wordings stands in the way; `fault` as the rule of questions finds it. */
export const judgeWordings = (fault: 'missing' | 'unfit' | undefined, title: string): Verdict | undefined =>
  fault && {
    problem: fault === 'missing' ? 'unanswered' : 'misanswered',
    reason: wordingReasons[fault],
    params: { title },
  }

/** The largest quantity up to `wanted` that may be bought; 0 when none. */
export const capped = (facts: Facts, wanted: number): number =>
  facts.onSale && facts.pausedUntil === null ? Math.max(0, Math.min(wanted, facts.available, allowance(facts))) : 0
