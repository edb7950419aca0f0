// What an invoice of the commission is over: the sums of its statement, the tax within them, its number. Pure.
export const paperKinds = ['invoice', 'creditNote'] as const
export type PaperKind = (typeof paperKinds)[number]
export const feeLines = ['commission', 'commissionBack', 'correction'] as const

export interface FeeLine {
  line: (typeof feeLines)[number]
  /** of how many orders */
  orders: number
  /** fen with the tax; of what was given back below zero */
  amount: number
}
/** Of a sum with tax in it, the tax: half up. */
export const taxWithin = (amount: number, taxBp: number): number => {
  const whole = BigInt(10_000 + taxBp)
  return Number((2n * BigInt(amount) * BigInt(taxBp) + whole) / (2n * whole))
}
/** What is issued for a period: an invoice, or where more commission was given back than taken a credit note; undefined
 * where the two are the same. The lines are signed as they sum up to its amount. */
export function paperOf(
  taken: Omit<FeeLine, 'line'>,
  back: Omit<FeeLine, 'line'>,
): { kind: PaperKind; amount: number; lines: FeeLine[] } | undefined {
  const net = taken.amount - back.amount
  if (net === 0) return undefined
  const sign = net > 0 ? 1 : -1
  const lines: FeeLine[] = [
    { line: 'commission', orders: taken.orders, amount: sign * taken.amount },
    { line: 'commissionBack', orders: back.orders, amount: -sign * back.amount },
  ]
  return {
    kind: net > 0 ? 'invoice' : 'creditNote',
    amount: Math.abs(net),
    lines: lines.filter(({ amount }) => amount !== 0),
  }
}
/** The tax of a part that is taken back of what is left: all parts together carry exactly the tax of the whole. */
export const taxOfPart = (left: { amount: number; tax: number }, part: number, taxBp: number): number =>
  part === left.amount ? left.tax : left.tax - Math.min(left.tax, taxWithin(left.amount - part, taxBp))

/** As it is printed: `MR2026-000012`. */
export const numberText = ({ prefix, year, number }: { prefix: string; year: number; number: number }): string =>
  `${prefix}${year}-${String(number).padStart(6, '0')}`
export const prefixForm = /^[A-Z0-9]{0,6}$/
