// Why pieces are counted, come or go by hand: what may be said of which. Pure; screens read it too.
export const kinds = ['count', 'add', 'remove'] as const
export type Kind = (typeof kinds)[number]

export const reasonsOf = {
  count: ['counted'],
  add: ['arrived', 'found', 'corrected'],
  remove: ['damaged', 'lost', 'given', 'corrected'],
} as const satisfies Record<Kind, readonly string[]>
export type Reason = (typeof reasonsOf)[Kind][number]
export const reasons = [...new Set(Object.values(reasonsOf).flat())]

/** Why pieces differ from the books when many are counted at once; `counted`: nobody knows. */
export const countCauses = [
  'counted',
  'damaged',
  'lost',
  'found',
  'given',
  'corrected',
] as const satisfies readonly Reason[]
export type CountCause = (typeof countCauses)[number]
/** What a difference suggests. */
export const causeOf = (by: number): CountCause => (by > 0 ? 'found' : 'counted')

export const fits = (kind: Kind, reason: Reason): boolean => (reasonsOf[kind] as readonly Reason[]).includes(reason)
/** How the pieces of a SKU are minded. */
export const policies = ['counted', 'uncounted', 'preorder'] as const
export type Policy = (typeof policies)[number]

/** The most pieces of a line. */
export const mostPieces = 1_000_000
/** What may be on hand, on either side of zero: preorders that are paid and wait for their pieces stand below it. */
export const mostOnHand = 2_000_000_000

const dayMs = 86_400_000
/** Is there such a day? As 2026-12-20. */
export const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
/** The first and the last day that a preorder may be promised for, by the shop's calendar: from tomorrow on. */
export function preorderDays(now: number, mostDays: number): [from: string, until: string] {
  const dayAt = (ahead: number) => new Date(now + 8 * 3_600_000 + ahead * dayMs).toISOString().slice(0, 10)
  return [dayAt(1), dayAt(mostDays)]
}
