// Prices made for many SKUs by one rule: what each would cost, whether its list price still is one, what stands in the
// way. Pure.
import { priced, type Rule } from '../rounding.ts'
import type { Sku } from './goods-desk.ts'

/** keep: as long as it is above the price · before: the price of until now, where the new one is lower · none */
export const listRules = ['keep', 'before', 'none'] as const
export type ListRule = (typeof listRules)[number]
export interface Planned {
  sku: Sku
  /** undefined: that would be no price */
  price: number | undefined
  listPrice: number | null
}
export function planned(sku: Sku, rule: Rule, list: ListRule): Planned {
  const price = priced(sku.price, rule)
  if (price === undefined) return { sku, price, listPrice: sku.listPrice }
  const wished = list === 'keep' ? sku.listPrice : list === 'none' ? null : Math.max(sku.listPrice ?? 0, sku.price)
  return { sku, price, listPrice: wished !== null && wished > price ? wished : null }
}
export const moves = ({ sku, price, listPrice }: Planned): boolean =>
  price !== undefined && (price !== sku.price || listPrice !== sku.listPrice)
export const isDeep = ({ sku, price }: Planned): boolean => price !== undefined && price * 2 < sku.price
export const isBelowCost = ({ sku, price }: Planned): boolean =>
  price !== undefined && sku.cost !== null && price < sku.cost
