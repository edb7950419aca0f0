// The money of a claim: the stored shares of its units go back, the freight by the rule, the freight of sending the
// goods back where it was the merchant's fault.
import { freightOf, noUnits, owedBy } from '../orders/orders.ts'
import { refundUnits } from '../payments/payments.ts'
import { freightFacts, type FreightFacts } from './money-queries.ts'
import type { ClaimRow } from './queries.ts'
import { takeBack } from '../settlement/settlement.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { transfer, userBalance } from '#kernel/data/ledger.ts'

export const refundKey = (serviceNo: string): string => `claim:${serviceNo}`

/**
 * Freight goes back with the refund that completes the order, where a claim, a loss or a unit that was never shipped
 * was the merchant's fault.
 */
export const freightGoesBack = async (
  db: Db,
  orderId: number,
  quantity: number,
  fault: ClaimRow['fault'],
): Promise<boolean> => isWhole((await freightFacts(db, [orderId]))[0], quantity, fault)
/** The same by what is known of the order. */
export const isWhole = (facts: FreightFacts | undefined, quantity: number, fault: ClaimRow['fault']): boolean =>
  (facts?.left ?? 0) === quantity && (fault === 'merchant' || facts?.merchantsFault === true)

/** Begins the refund of a locked claim, once; what the payer gets for the units, and of the freight. */
export async function giveBack(db: Db, app: AppContext, claim: ClaimRow): Promise<{ goods: number; freight: number }> {
  const { orderId, merchantId, orderLineId, quantity, fault, serviceNo } = claim
  const whole = await freightGoesBack(db, orderId, quantity, fault)
  const [units, key] = [[{ orderLineId, quantity }], refundKey(serviceNo)]
  // what was settled comes out of the merchant's account first
  await takeBack(db, { id: orderId, merchantId }, units, key, whole)
  const freight = async () => (whole ? freightOf(db, orderId) : noUnits)
  const back = await refundUnits(db, app, orderId, units, 'afterSale', key, freight)
  if (!back) throw new Error(`claim ${serviceNo} was refunded before`)
  return back
}

/** What is repaid of the freight that the buyer stated. */
export const repaidOf = (app: AppContext, { fault, returnFreight }: Pick<ClaimRow, 'fault' | 'returnFreight'>) =>
  fault === 'merchant' ? Math.min(returnFreight, app.settings.get('returnFreightMaxFen')) : 0

/** The merchant has the goods: the freight of sending them back is repaid where it was the merchant's fault, once. */
export async function repayReturnFreight(db: Db, app: AppContext, claim: ClaimRow): Promise<number> {
  const amount = repaidOf(app, claim)
  if (amount === 0 || claim.returnFreightRepaid > 0) return claim.returnFreightRepaid
  const legs = [...(await owedBy(db, claim.merchantId, amount)), { ...userBalance(claim.userId), amount }]
  await transfer(db, `claim:${claim.serviceNo}:returnFreight`, 'returnFreight', legs)
  return amount
}
