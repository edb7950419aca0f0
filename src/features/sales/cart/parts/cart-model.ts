// The cart as the page holds it, and what a tap makes of it before the shop has answered.
// Pure: sums of money stay as the shop last said them.
import { priceAt } from '#features/catalog/products/tiers.ts'
import type { Calls } from '#kernel/call/contract.ts'

export type Cart = Calls['/api/v2/cart/cart/list']['output']
export type CartLine = Cart['groups'][number]['lines'][number]

export const linesOf = (cart: Cart): CartLine[] => cart.groups.flatMap((group) => group.lines)
export const selectedOf = (lines: readonly CartLine[]): CartLine[] => lines.filter((line) => line.selected)
/** none, some or all of them are ticked. */
export function ticked(lines: readonly CartLine[]): 'none' | 'some' | 'all' {
  const count = selectedOf(lines).length
  return count === 0 ? 'none' : count === lines.length ? 'all' : 'some'
}

/** How many pieces of the line may be chosen, and what sets the bound. */
export function boundOf(line: CartLine): { max: number; by: 'stock' | 'limit' | 'none' } {
  const limit = line.purchaseLimit ?? Infinity
  if (limit < line.available) return { max: Math.max(1, Math.min(limit, 9999)), by: 'limit' }
  return { max: Math.max(1, Math.min(line.available, 9999)), by: line.available < 9999 ? 'stock' : 'none' }
}

function withLines(cart: Cart, change: (line: CartLine) => CartLine | undefined): Cart {
  const groups = cart.groups
    .map((group) => ({ ...group, lines: group.lines.flatMap((line) => change(line) ?? []) }))
    .filter((group) => group.lines.length > 0)
  const selected = selectedOf(groups.flatMap((group) => group.lines))
  const totals = {
    ...cart.totals,
    lines: selected.length,
    quantity: selected.reduce((sum, line) => sum + line.quantity, 0),
  }
  return { ...cart, groups, totals }
}
export const withQuantity = (cart: Cart, skuId: number, quantity: number): Cart =>
  withLines(cart, (line) => (line.skuId === skuId ? atQuantity(line, quantity) : line))
function atQuantity(line: CartLine, quantity: number): CartLine {
  const unitPrice = priceAt(line.price, line.tiers, quantity)
  return { ...line, quantity, unitPrice, subtotal: unitPrice * quantity }
}
export const withSelected = (cart: Cart, skuIds: readonly number[], selected: boolean): Cart =>
  withLines(cart, (line) => (skuIds.includes(line.skuId) ? { ...line, selected } : line))
export const without = (cart: Cart, skuIds: readonly number[]): Cart => ({
  ...withLines(cart, (line) => (skuIds.includes(line.skuId) ? undefined : line)),
  invalid: cart.invalid.filter((line) => !skuIds.includes(line.skuId)),
})
