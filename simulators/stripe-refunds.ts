// Refunds, payment intents and the balance over the API. The refunds of a charge never exceed what was paid.
import type { Stripe } from 'stripe'
import { Refusal } from './stripe-wire.ts'
import { integer, metadata, oneOf, onlyKnown, text } from './stripe-params.ts'
import { newBalance, newRefund } from './stripe-money-objects.ts'
import { emit } from './stripe-payments.ts'
import { pageOf } from './stripe-lists.ts'
import { idOf, snapshot, type Provider } from './stripe-provider.ts'
import type { Call, Route } from './stripe-route.ts'
import type { StoredEvent } from './stripe-store.ts'

const failsAfter = 200

export const refundRoutes: Route[] = [
  { method: 'POST', path: '/refunds', run: create },
  { method: 'GET', path: '/refunds', run: listRefunds },
  {
    method: 'GET',
    path: '/refunds/:id',
    run: ({ provider, id }) => snapshot(found(provider.store.get('refund', id), 'refund', id)),
  },
  {
    method: 'GET',
    path: '/payment_intents/:id',
    run: ({ provider, id }) => snapshot(found(provider.store.get('intent', id), 'payment_intent', id, 'intent')),
  },
  {
    method: 'GET',
    path: '/charges/:id',
    run: ({ provider, id }) => snapshot(found(provider.store.get('charge', id), 'charge', id)),
  },
  { method: 'GET', path: '/balance', run: ({ provider }) => snapshot(newBalance(provider.store.all('charge'))) },
]

function found<T>(object: T | undefined, name: string, id: string, param = name): T {
  if (!object) throw new Refusal(`No such ${name}: '${id}'`, { status: 404, code: 'resource_missing', param })
  return object
}

function create({ provider, form, cause }: Call) {
  onlyKnown(form, ['payment_intent', 'charge', 'amount', 'currency', 'metadata', 'reason', 'expand'])
  const charge = chargeOf(provider, text(form['payment_intent'], 'payment_intent'), text(form['charge'], 'charge'))
  const reason = oneOf(form['reason'], 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null
  const asked = integer(form['amount'], 'amount', 1)
  const notes = metadata(form['metadata'])
  if (charge.disputed)
    throw new Refusal(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      executed: true,
    })
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw new Refusal(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      executed: true,
    })
  const amount = asked ?? left
  if (amount > left)
    throw new Refusal(`Refund amount (${yuan(amount)}) is greater than unrefunded amount on charge (${yuan(left)})`, {
      param: 'amount',
      executed: true,
    })
  const { failRefunds } = provider.mode
  if (failRefunds === 'refuse')
    throw new Refusal('Insufficient funds in your Stripe balance to refund this amount.', {
      code: 'balance_insufficient',
      executed: true,
    })
  const refund = newRefund(
    { charge, amount, metadata: notes, reason, status: failRefunds ? 'pending' : 'succeeded' },
    provider.now(),
  )
  const refunded = withRefunded(charge, charge.amount_refunded + amount)
  provider.store.put('refund', refund.id, refund)
  provider.store.put('charge', charge.id, refunded)
  emit(provider, 'charge.refunded', refunded, cause, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  if (failRefunds === true) provider.later(failsAfter, () => failRefund(provider, refund.id))
  else if (failRefunds === false) emit(provider, 'refund.updated', refund, cause, {})
  return snapshot(refund)
}

/** The bank sends the money back: the refund counts no more. Throws Refusal 404 or, if it had failed already, 409. */
export function failRefund(provider: Provider, id: string): StoredEvent[] {
  const refund = found(provider.store.get('refund', id), 'refund', id)
  if (refund.status === 'failed') throw new Refusal('This refund has failed already.', { status: 409 })
  return provider.store.together(() => {
    const failed: Stripe.Refund = {
      ...refund,
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: `${refund.id.replace('re_', 'txn_')}f`,
    }
    const charge = provider.store.get('charge', idOf(refund.charge))
    if (charge) provider.store.put('charge', charge.id, withRefunded(charge, charge.amount_refunded - refund.amount))
    provider.store.put('refund', id, failed)
    return [
      emit(provider, 'refund.updated', failed, undefined, { status: refund.status }),
      emit(provider, 'refund.failed', failed),
    ]
  })
}

/** A refund that was pending is through. Throws Refusal 404 or, if it is not pending, 409. */
export function passRefund(provider: Provider, id: string): StoredEvent[] {
  const refund = found(provider.store.get('refund', id), 'refund', id)
  if (refund.status !== 'pending') throw new Refusal('This refund is not pending.', { status: 409 })
  const passed: Stripe.Refund = { ...refund, status: 'succeeded' }
  provider.store.put('refund', id, passed)
  return [emit(provider, 'refund.updated', passed, undefined, { status: refund.status })]
}

function chargeOf(provider: Provider, intentId: string | undefined, chargeId: string | undefined): Stripe.Charge {
  if (!intentId && !chargeId)
    throw new Refusal('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    })
  if (chargeId) return found(provider.store.get('charge', chargeId), 'charge', chargeId)
  const intent = found(provider.store.get('intent', intentId ?? ''), 'payment_intent', intentId ?? '')
  const charge = provider.store.get('charge', idOf(intent.latest_charge))
  if (intent.status !== 'succeeded' || !charge)
    throw new Refusal(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      executed: true,
    })
  return charge
}

function withRefunded(charge: Stripe.Charge, amount: number): Stripe.Charge {
  return { ...charge, amount_refunded: amount, refunded: amount === charge.amount }
}

function yuan(fen: number): string {
  return `¥${Math.trunc(fen / 100).toLocaleString('en-US')}.${String(fen % 100).padStart(2, '0')}`
}

function listRefunds({ provider, form, path }: Call) {
  onlyKnown(form, ['payment_intent', 'charge', 'created', 'limit', 'starting_after', 'ending_before', 'expand'])
  const intent = text(form['payment_intent'], 'payment_intent')
  const charge = text(form['charge'], 'charge')
  const wanted = provider.store
    .all('refund')
    .filter((refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge))
  return pageOf(wanted.map(snapshot), form, path)
}
