// Balance transactions: what each charge and refund did to the balance, less the fee that was kept.
import type { Stripe } from 'stripe'
import { pageOf } from './stripe-lists.ts'
import { snapshot, type Provider } from './stripe-provider.ts'
import type { Route } from './stripe-route.ts'

/** 2.9 %, to the nearest fen; a refund gives none of it back. */
const feeOf = (fen: number): number => Math.round((fen * 29) / 1000)

const common = { object: 'balance_transaction', description: null, exchange_rate: null, fee_details: [] } as const
function ofCharge(charge: Stripe.Charge): Record<string, unknown> {
  const [amount, fee] = [charge.amount_captured, feeOf(charge.amount_captured)]
  const kind = { type: 'charge', reporting_category: 'charge', source: charge.id }
  const { created, currency } = charge
  const id = charge.balance_transaction
  return { ...common, ...kind, id, amount, fee, net: amount - fee, created, currency, available_on: created }
}
function ofRefund(refund: Stripe.Refund): Record<string, unknown> {
  const { created, currency, amount } = refund
  const kind = { type: 'refund', reporting_category: 'refund', source: refund.id }
  const id = refund.balance_transaction
  return { ...common, ...kind, id, amount: -amount, fee: 0, net: -amount, created, currency, available_on: created }
}
function failureOf(refund: Stripe.Refund): Record<string, unknown> {
  const { created, currency, amount } = refund
  const kind = { type: 'refund_failure', reporting_category: 'refund_failure', source: refund.id }
  const id = refund.failure_balance_transaction
  return { ...common, ...kind, id, amount, fee: 0, net: amount, created, currency, available_on: created }
}
/** Oldest first. */
function transactions({ store }: Provider): Record<string, unknown>[] {
  const charges = store.all('charge').filter(({ balance_transaction: id }) => id !== null)
  const refunds = store.all('refund')
  const failed = refunds.filter(({ failure_balance_transaction: id }) => id)
  return [...charges.map(ofCharge), ...refunds.map(ofRefund), ...failed.map(failureOf)].toSorted(
    (a, b) => Number(a['created']) - Number(b['created']),
  )
}

export const balanceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/balance_transactions',
    run: ({ provider, form, path }) => snapshot(pageOf(transactions(provider), form, path)),
  },
]
