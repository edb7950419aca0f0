// What the units that a buyer kept are worth to the merchant and the platform: sums of stored shares. Pure.
import { share, sumOfUnits, unitShare, type UnitShare } from '#kernel/data/money.ts'

export interface SoldLine {
  quantity: number
  /** units that went back: always the first of the line */
  refundedQuantity: number
  /** what the payer paid, with tax */
  payable: UnitShare
  tax: number
  /** what the platform added */
  added: readonly UnitShare[]
  /** of one unit, before anything came off */
  price: number
  commissionBp: number
}
/** In fen. */
export interface Worth {
  /** with the platform's part of discounts, without tax */
  goods: number
  /** the same units at their price; less goods it is what the merchant itself took off */
  gross: number
  /** of goods, what the platform added */
  added: number
  /** of goods, the platform's */
  commission: number
  tax: number
}

/** What the units from `first` to the line's end are worth: goods and tax are all that these units hold. */
export function worthFrom(line: SoldLine, first: number): Worth {
  const { quantity, payable, price, commissionBp } = line
  const kept = (of: UnitShare): number => sumOfUnits(of, quantity, first, quantity - first)
  const payer = kept(payable)
  // by units the shares round each in their own way: tax never passes what was paid for the same units
  const tax = Math.min(payer, kept(unitShare(line.tax, quantity)))
  const added = line.added.reduce((sum, of) => sum + kept(of), 0)
  const goods = payer - tax + added
  return { goods, gross: price * (quantity - first), added, commission: share(goods, commissionBp), tax }
}
/** What the line is worth now. */
export const worthOf = (line: SoldLine): Worth => worthFrom(line, line.refundedQuantity)

/** What less it is worth once `units` more go back. */
export function worthOfNext(line: SoldLine, units: number): Worth {
  const [now, then] = [worthOf(line), worthFrom(line, line.refundedQuantity + units)]
  return {
    goods: now.goods - then.goods,
    gross: now.gross - then.gross,
    added: now.added - then.added,
    commission: now.commission - then.commission,
    tax: now.tax - then.tax,
  }
}

/** The platform's part of goods that are the merchant's. */
export const partOf = (goods: number, commissionBp: number): number => share(goods, commissionBp)
/** The same without what a bank took of it: that counts as not sold yet. */
export function lackedBy<T extends Omit<Worth, 'tax'>>(worth: T, gone: number, commissionBp: number): T {
  if (gone === 0) return worth
  const goods = worth.goods - gone
  return { ...worth, goods, gross: worth.gross - gone, commission: partOf(goods, commissionBp) }
}
