// What the blocks of this shop may name, asked for once for all of their fields: own categories, collections, and the
// goods that were picked so far.
import { createContext, useContext } from 'react'
import type { PickedGoods } from '#features/catalog/shop-front/merchant/parts/goods-picker.tsx'

interface Choice {
  value: number
  label: string
}
export interface Places {
  categories: readonly Choice[]
  collections: readonly Choice[]
  /** that are known here; those that are gone are missing */
  goods: ReadonlyMap<number, PickedGoods>
  know: (goods: PickedGoods) => void
}
export const PlacesContext = createContext<Places>({
  categories: [],
  collections: [],
  goods: new Map(),
  know: () => undefined,
})
export const usePlaces = (): Places => useContext(PlacesContext)
/** One that is not there any more keeps its place, and is said to be gone. */
export const withGone = (choices: readonly Choice[], ids: readonly (number | null)[], gone: string): Choice[] => [
  ...choices,
  ...ids.flatMap((id) =>
    id === null || choices.some(({ value }) => value === id) ? [] : [{ value: id, label: gone }],
  ),
]
