// Stripe's webhooks: an HMAC over the exact bytes.
import type Stripe from 'stripe'
import { header, plainly, type Notices, type Told } from './notice.ts'
import { stripeOf } from '../methods/stripe-client.ts'
import { takenBy } from '../methods/stripe-taken.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

function eventOf(app: AppContext, raw: Buffer, signature: string) {
  try {
    return stripeOf(app).webhooks.constructEvent(raw, signature, app.env.stripe!.webhookSecret)
  } catch {
    return undefined
  }
}
function aboutOf({ id, object }: { id?: string; object?: string }): Told['about'] {
  if (id === undefined) return {}
  return object === 'checkout.session'
    ? { ref: id }
    : object === 'refund'
      ? { refundRef: id }
      : object === 'dispute'
        ? { disputeRef: id }
        : {}
}

function paidIn({ type, data: { object } }: Stripe.Event): Told['paid'] {
  const isTold = type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded'
  return isTold && object.object === 'checkout.session' && object.payment_status === 'paid'
    ? plainly(takenBy(object), object.client_reference_id)
    : undefined
}

export const stripeNotices: Notices = {
  provider: 'stripe',
  path: '/notify/stripe',
  body: 'application/json',
  read: (app, raw, headers) => {
    const event = eventOf(app, raw, header(headers, 'stripe-signature'))
    return event && { eventId: event.id, kind: event.type, about: aboutOf(event.data.object), paid: paidIn(event) }
  },
  taken: { status: 200, type: 'text/plain', body: 'kept' },
  refused: { status: 400, type: 'text/plain', body: 'the signature is wrong' },
}
