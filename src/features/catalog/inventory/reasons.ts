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
