// What happens to a session after its creation: paid, declined, expired.
// Each is one step on the store and tells the shop by an event; a session is paid at most once.
import type { Stripe } from 'stripe'
import { Refusal } from './stripe-wire.ts'
import { emptyCustomer, type StoredSession } from './stripe-objects.ts'
import { cardDeclined, newCharge, newIntent } from './stripe-money-objects.ts'
import { apiVersion, idOf, nobody, snapshot, type Provider } from './stripe-provider.ts'
import type { OddMoney } from './stripe-mode.ts'
import type { Cause, StoredEvent } from './stripe-store.ts'

/** Throws Refusal 404 for an unknown id. */
export function sessionOf(provider: Provider, id: string): StoredSession {
  const stored = provider.store.get('session', id)
  if (!stored)
    throw new Refusal(`No such checkout.session: ${id}`, { status: 404, code: 'resource_missing', param: 'session' })
  return stored
}

/** The session as it travels: only an open one has a page. */
export function wireSession(provider: Provider, { session }: StoredSession): Record<string, unknown> {
  return snapshot({ ...session, url: session.status === 'open' ? `${provider.address()}/c/pay/${session.id}` : null })
}

export function emit(
  provider: Provider,
  type: string,
  object: object,
  cause: Cause = nobody,
  before?: Record<string, unknown>,
): StoredEvent {
  const data = { object: snapshot(object), ...(before ? { previous_attributes: before } : {}) }
  return provider.webhooks.emit({ api_version: apiVersion, created: provider.now(), type, data, request: cause })
}

/**
 * `late`: also when the session has expired, as a payment that reaches the provider after the deadline.
 * Throws Refusal 409 otherwise.
 */
export function paySession(provider: Provider, id: string, late = false): StoredEvent {
  const stored = sessionOf(provider, id)
  refuseUnless(stored, late ? ['open', 'expired'] : ['open'])
  return provider.store.together(() => {
    const { odd } = provider.mode
    const intent = oddIntent(intentFor(provider, stored), odd)
    const email = stored.session.customer_email
    const charge = { ...newCharge(intent, email, false, provider.now()), currency: intent.currency }
    const paid: StoredSession = {
      ...stored,
      session: {
        ...stored.session,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent.id,
        customer_details: emptyCustomer(email),
        ...oddTelling(intent, odd),
      },
    }
    provider.store.put('charge', charge.id, charge)
    provider.store.put('intent', intent.id, {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      payment_method: charge.payment_method,
    })
    provider.store.put('session', id, paid)
    return emit(provider, 'checkout.session.completed', wireSession(provider, paid))
  })
}

/** What it truly takes. */
function oddIntent(intent: Stripe.PaymentIntent, odd: OddMoney | null): Stripe.PaymentIntent {
  if (odd === 'currency') return { ...intent, currency: 'jpy' }
  return odd === 'more' || odd === 'less' ? { ...intent, amount: intent.amount + (odd === 'more' ? 1 : -1) } : intent
}
/** What the session says of it. */
function oddTelling(intent: Stripe.PaymentIntent, odd: OddMoney | null): Partial<Stripe.Checkout.Session> {
  if (odd === 'intent') return { payment_intent: null }
  if (odd === 'noAmount') return { amount_total: null }
  if (odd === 'zeroAmount') return { amount_total: 0 }
  return odd === null ? {} : { amount_total: intent.amount, currency: intent.currency }
}

/** The card is declined: the session stays open, the buyer may try again. Throws Refusal 409 if it is not open. */
export function declineSession(provider: Provider, id: string): StoredEvent {
  const stored = sessionOf(provider, id)
  refuseUnless(stored, ['open'])
  return provider.store.together(() => {
    const intent = intentFor(provider, stored)
    const charge = newCharge(intent, stored.session.customer_email, true, provider.now())
    const failed: Stripe.PaymentIntent = {
      ...intent,
      status: 'requires_payment_method',
      latest_charge: charge.id,
      last_payment_error: { ...cardDeclined, charge: charge.id },
    }
    provider.store.put('charge', charge.id, charge)
    provider.store.put('intent', intent.id, failed)
    provider.store.put('session', id, { ...stored, session: { ...stored.session, payment_intent: intent.id } })
    return emit(provider, 'payment_intent.payment_failed', failed)
  })
}

/** Throws Refusal 400, in Stripe's words, if the session is not open. */
export function expireSession(provider: Provider, id: string, cause: Cause = nobody): StoredEvent {
  const stored = sessionOf(provider, id)
  if (stored.session.status !== 'open') {
    throw new Refusal(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of \`${stored.session.status}\`.`,
      { executed: true },
    )
  }
  return provider.store.together(() => {
    const intent = provider.store.get('intent', idOf(stored.session.payment_intent))
    if (intent)
      provider.store.put('intent', intent.id, {
        ...intent,
        status: 'canceled',
        canceled_at: provider.now(),
        cancellation_reason: 'abandoned',
      })
    const expired: StoredSession = { ...stored, session: { ...stored.session, status: 'expired' } }
    provider.store.put('session', id, expired)
    return emit(provider, 'checkout.session.expired', wireSession(provider, expired), cause)
  })
}

/** Expires what has come to its end. */
export function expireDue(provider: Provider) {
  const now = provider.now()
  for (const { session } of provider.store.all('session'))
    if (session.status === 'open' && session.expires_at <= now) expireSession(provider, session.id)
}

function refuseUnless({ session }: StoredSession, states: string[]) {
  if (!states.includes(session.status ?? ''))
    throw new Refusal(`This Checkout Session has a status of \`${session.status}\`.`, { status: 409 })
}

/** The intent of earlier tries, or a new one: Stripe makes it at the first try to pay. */
function intentFor(provider: Provider, stored: StoredSession): Stripe.PaymentIntent {
  const earlier = provider.store.get('intent', idOf(stored.session.payment_intent))
  return earlier && earlier.status !== 'canceled' ? earlier : newIntent(stored, provider.now())
}
