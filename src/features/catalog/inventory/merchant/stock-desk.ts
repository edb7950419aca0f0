// What both the list and the page of a SKU know: its row, how it stands.
import type { Output } from '#surfaces/console/desk/call.ts'
import type { StateKind } from '#surfaces/console/desk/state.tsx'

export type SkuStock = Output<'/api/v2/mch/stock/detail'>

export type Standing = 'soldOut' | 'low' | 'offShelf' | 'uncounted' | 'preorder'
export const looks: Record<Standing, StateKind> = {
  soldOut: 'bad',
  low: 'few',
  offShelf: 'off',
  uncounted: 'off',
  preorder: 'few',
}
/** What somebody should know of it; nothing where there is enough. */
export function standingOf({ onSale, free, low, policy }: SkuStock): Standing | undefined {
  if (!onSale) return 'offShelf'
  if (policy === 'uncounted') return 'uncounted'
  if (free <= 0) return policy === 'preorder' ? 'preorder' : 'soldOut'
  return low ? 'low' : undefined
}
