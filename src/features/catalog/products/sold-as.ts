// As what so many pieces of a SKU are sold: beyond what is there they wait for a delivery. Pure.
interface Facts<Kind extends string> {
  stock: Kind
  /** the pieces that are there of what is also sold as preorder; null of all else */
  ready: number | null
  preorderDay: string | null
}
/** With the day from which on they are shipped, where they are preordered and it is known. */
export const soldAs = <Kind extends string>({ stock, ready, preorderDay }: Facts<Kind>, quantity: number) =>
  ready !== null && quantity > ready
    ? { stock: 'preorder' as const, preorderDay }
    : { stock, preorderDay: stock === 'preorder' ? preorderDay : null }
