// What stands on an invoice and on its credit notes, in fen: what was paid for the units that are left, and the
// difference when fewer are left. Pure.
import type { Texts } from '#kernel/text/language.ts'

export interface BilledLine {
  orderLineId: number
  title: Texts
  /** values of the spec */
  spec: Texts[]
  quantity: number
  /** what the payer paid for them, tax included */
  amount: number
  tax: number
  taxBp: number
}
export interface Billed {
  lines: BilledLine[]
  freight: number
  /** what no line explains; 0 as long as only units and freight go back */
  other: number
}
/** A line of an order as it stands: all units, those that went back, and what the payer would get for the rest. */
export interface OrderLine extends Omit<BilledLine, 'amount'> {
  refundedQuantity: number
  left: number
}

export const totalOf = ({ lines, freight, other }: Billed): number =>
  lines.reduce((sum, line) => sum + line.amount, freight + other)
export const taxOf = ({ lines }: Billed): number => lines.reduce((sum, line) => sum + line.tax, 0)
/** Half up, of so many units of a line's tax. */
const share = (tax: number, units: number, of: number): number => Math.floor((2 * tax * units + of) / (2 * of))

/** What is left of an order, of which `paidLeft` fen in all were paid and did not go back. */
export function billedOf(lines: readonly OrderLine[], freight: number, paidLeft: number): Billed {
  const kept = lines.flatMap(({ refundedQuantity, left, quantity, tax, ...line }) => {
    const units = quantity - refundedQuantity
    return units === 0 ? [] : [{ ...line, quantity: units, amount: left, tax: share(tax, units, quantity) }]
  })
  const told = totalOf({ lines: kept, freight, other: 0 })
  return { lines: kept, freight, other: paidLeft - told }
}

/** What an invoice and its credit notes still say. */
export function standing(invoice: Billed, credits: readonly Billed[]): Billed {
  return credits.reduce((left, credit) => minus(left, credit), invoice)
}
/** What has to be credited so that only `now` is left. */
export const creditOf = (left: Billed, now: Billed): Billed => minus(left, now)

function minus(from: Billed, what: Billed): Billed {
  const lines = from.lines.flatMap((line) => {
    const less = what.lines.find(({ orderLineId }) => orderLineId === line.orderLineId)
    const rest = {
      ...line,
      quantity: line.quantity - (less?.quantity ?? 0),
      amount: line.amount - (less?.amount ?? 0),
      tax: line.tax - (less?.tax ?? 0),
    }
    return rest.quantity === 0 && rest.amount === 0 && rest.tax === 0 ? [] : [rest]
  })
  return { lines, freight: from.freight - what.freight, other: from.other - what.other }
}
