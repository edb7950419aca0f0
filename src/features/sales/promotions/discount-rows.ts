// What comes off a price in words, lane by lane: the same in cart, confirmation and order. Pure.
import type { SumRow } from '#ui/layout/panel.tsx'
import { lanes, type Discount, type Lane } from './lanes.ts'

/** Lanes in which nothing came off are left out. */
export const discountRows = (say: (key: `promotions:lanes.${Lane}`) => string, discount: Partial<Discount>): SumRow[] =>
  lanes.flatMap((lane) => {
    const fen = discount[lane] ?? 0
    return fen > 0 ? [{ label: say(`promotions:lanes.${lane}`), fen: -fen }] : []
  })
