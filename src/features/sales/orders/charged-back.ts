// What orders hold, where banks took some of it back; and what merchants owe for what is taken of them.
import { addChargedBack, holdChargedBack, type ChargedBack } from './refund-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { heldOrder, lockedBalance, ofMerchant, transfer, type Leg } from '#kernel/data/ledger.ts'

/** What banks took of what an order would hold; its row is locked for the rest of the transaction. */
export const chargedBackOf = (db: Db, orderId: number): Promise<ChargedBack> => holdChargedBack(db, orderId)
/** Notes that an order lacks so much more, or less, of what it would hold. */
export const noteChargedBack = async (db: Db, orderId: number, amount: number): Promise<void> => {
  if (amount !== 0) await addChargedBack(db, orderId, amount)
}

/** Before `amount` leaves what an order holds: what a chargeback took of it, its merchant bears from now on. Once per
 * key. */
export async function makeUp(db: Db, orderId: number, amount: number, key: string): Promise<void> {
  const { chargedBack, merchantId } = await holdChargedBack(db, orderId)
  if (chargedBack === 0) return
  const lacking = Math.min(chargedBack, amount - (await lockedBalance(db, heldOrder(orderId))))
  if (lacking <= 0) return
  const legs = [...(await owedBy(db, merchantId, lacking)), { ...heldOrder(orderId), amount: lacking }]
  if (await transfer(db, `order:${orderId}:madeUp:${key}`, 'madeUp', legs)) await addChargedBack(db, orderId, -lacking)
}

/** The legs that take `amount` fen from a merchant: out of what is payable to it, and what that lacks it owes. */
export async function owedBy(db: Db, merchantId: number, amount: number): Promise<Leg[]> {
  const payable = ofMerchant(merchantId, 'payable')
  const paid = Math.min(amount, await lockedBalance(db, payable))
  return [
    { ...payable, amount: -paid },
    { ...ofMerchant(merchantId, 'receivable'), amount: paid - amount },
  ].filter((leg) => leg.amount !== 0)
}
/** The legs that give `amount` fen to a merchant: what it owes is paid first. */
export async function givenTo(db: Db, merchantId: number, amount: number): Promise<Leg[]> {
  const receivable = ofMerchant(merchantId, 'receivable')
  const owed = Math.min(amount, -(await lockedBalance(db, receivable)))
  return [
    { ...receivable, amount: owed },
    { ...ofMerchant(merchantId, 'payable'), amount: amount - owed },
  ].filter((leg) => leg.amount !== 0)
}
