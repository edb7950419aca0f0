// What Stripe took, as its sessions tell it: in answers and in notices.
import type Stripe from 'stripe'
import type { Took } from './took.ts'

/** What was paid, if it can be told from the session: a sum in our currency, and its transaction to send it back by. */
export function takenBy({ payment_intent: intent, currency, amount_total: total }: Stripe.Checkout.Session): Took {
  const txn = (typeof intent === 'string' ? intent : intent?.id) || null
  const amount = Number.isSafeInteger(total) && total! > 0 ? total : null
  if (currency !== 'cny') return { state: 'odd', why: 'wrongCurrency', txn, amount: null }
  if (amount === null) return { state: 'odd', why: 'noAmount', txn, amount }
  return txn === null ? { state: 'odd', why: 'noTransaction', txn, amount } : { state: 'paid', txn, amount }
}
