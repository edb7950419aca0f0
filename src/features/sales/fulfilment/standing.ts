// How an order stands by its units: what is left to ship, what travels, what arrived. Pure.
import type { OrderEvent, OrderStatus } from '../orders/states.ts'

/** Of a line: how many were bought, are in parcels, and were called off before they were shipped. */
export interface LineUnits {
  orderLineId: number
  skuId: number
  quantity: number
  shipped: number
  calledOff: number
  /** of a preorder: from which day on it is shipped, as 2026-12-20 */
  preorderDay: string | null
  travelling: number
  received: number
}
export const left = ({ quantity, shipped, calledOff }: LineUnits): number => quantity - shipped - calledOff
const sum = (lines: readonly LineUnits[], of: (line: LineUnits) => number): number =>
  lines.reduce((n, line) => n + of(line), 0)

/** The units that are left to ship, by line. */
export const unshipped = (lines: readonly LineUnits[]): { orderLineId: number; skuId: number; quantity: number }[] =>
  lines
    .map((line) => ({ orderLineId: line.orderLineId, skuId: line.skuId, quantity: left(line) }))
    .filter(({ quantity }) => quantity > 0)

/** What must happen to an order whose units stand so; undefined: it stays. */
export function dueEvent(status: OrderStatus, lines: readonly LineUnits[]): OrderEvent | undefined {
  if (sum(lines, left) > 0) return undefined
  if (sum(lines, (line) => line.travelling) > 0) return status === 'awaitingShipment' ? 'ship' : undefined
  return sum(lines, (line) => line.received) > 0 ? 'receive' : 'callOff'
}
/** Is nothing of it with the buyer, nor on its way, nor to be shipped? Then its freight goes back too. */
export const isNothingLeft = (lines: readonly LineUnits[]): boolean =>
  lines.every((line) => left(line) === 0 && line.travelling === 0 && line.received === 0)
