// As what so many pieces of a SKU are sold: beyond what is there they wait for a delivery, and in a holiday of the shop
// for its return. Pure.
import type { Holiday } from '#features/catalog/merchants/merchants.ts'

interface Facts<Kind extends string> {
  stock: Kind
  /** the pieces that are there of what is also sold as preorder; null of all else */
  ready: number | null
  preorderDay: string | null
  holiday: Holiday | null
}
/** From which day on they are shipped: the later of both; null where nobody says so. */
export const shipDay = (preorderDay: string | null, holiday: Holiday | null): string | null =>
  [preorderDay, holiday?.day ?? null]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null

/** With the day from which on they are shipped, where they wait and it is known. */
export function soldAs<Kind extends string>(
  { stock, ready, preorderDay, holiday }: Facts<Kind>,
  quantity: number,
): { stock: Kind | 'preorder'; preorderDay: string | null } {
  const sold = ready !== null && quantity > ready ? ('preorder' as const) : stock
  return { stock: sold, preorderDay: shipDay(sold === 'preorder' ? preorderDay : null, holiday) }
}
