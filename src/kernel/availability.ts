// Whether something can be had, in the words of schema.org. Pure.

export type Availability = 'InStock' | 'OutOfStock' | 'PreOrder'
interface Stock {
  available: number
  stock: string
  /** pieces that are there of what is also sold as preorder */
  ready: number | null
}
/** As the page sells it: what is there first, then what may be ordered before it is there. */
export function availabilityOf(status: string, { available, stock, ready }: Stock): Availability {
  if (status !== 'onSale' || available <= 0) return 'OutOfStock'
  return stock === 'preorder' && !ready ? 'PreOrder' : 'InStock'
}
