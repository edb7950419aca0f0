// Online payment over Stripe's Checkout Sessions: redirect there, signed webhooks back, every state asked of the API
// before it is believed.
import Stripe from 'stripe'
import type { ProviderState, RedirectMethod, RefundState, Start } from './method.ts'
import type { Language } from '#kernel/text/language.ts'
import { clearing } from '#kernel/data/ledger.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { hrefWith } from '#web/href-with.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const clients = new WeakMap<AppContext, Stripe>()
/** The client of this shop; its host can be another (a simulator speaks the same protocol). */
export function stripeOf(app: AppContext): Stripe {
  const known = clients.get(app)
  if (known) return known
  const config = app.env.stripe
  if (!config) throw new Error('online payment is not set up')
  const host = config.host ? new URL(config.host) : undefined
  const elsewhere = host
    ? {
        host: host.hostname,
        port: Number(host.port || (host.protocol === 'https:' ? 443 : 80)),
        protocol: host.protocol === 'https:' ? ('https' as const) : ('http' as const),
      }
    : {}
  const client = new Stripe(config.secretKey, {
    ...elsewhere,
    timeout: app.settings.get('providerTimeoutMs'),
    maxNetworkRetries: 1,
    telemetry: false,
  })
  clients.set(app, client)
  return client
}

const locales: Record<Language, 'zh' | 'en' | 'es'> = { 'zh-CN': 'zh', 'en-US': 'en', 'es-ES': 'es' }
function stateOf(session: Stripe.Checkout.Session): ProviderState {
  const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id
  if (session.payment_status === 'paid' && intent && session.currency === 'cny')
    return { state: 'paid', txn: intent, amount: session.amount_total ?? 0 }
  return session.status === 'open' ? { state: 'open' } : { state: 'ended' }
}
const refundState = (refund: Stripe.Refund): RefundState => ({
  state:
    refund.status === 'succeeded'
      ? 'done'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'processing',
  ref: refund.id,
})

async function openSession(
  app: AppContext,
  { attemptNo, payNo, amount, lang, title, endsAt }: Start,
): Promise<{ ref: string; redirectUrl: string }> {
  const back = app.publicUrl()
  const metadata = { attemptNo, payNo }
  try {
    const session = await stripeOf(app).checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: attemptNo,
        metadata,
        payment_intent_data: { metadata },
        locale: locales[lang],
        line_items: [
          { quantity: 1, price_data: { currency: 'cny', unit_amount: amount, product_data: { name: title } } },
        ],
        success_url: back + hrefWith('/shoppingCart/paySuccess', { payNo }),
        cancel_url: back + hrefWith('/shoppingCart/payOrder', { payNo }),
        expires_at: endsAt,
      },
      { idempotencyKey: attemptNo },
    )
    return { ref: session.id, redirectUrl: session.url! }
  } catch (e) {
    if (e instanceof Stripe.errors.StripeInvalidRequestError)
      throw new Refusal('paymentFailed', { why: e.code ?? 'refused' })
    throw e
  }
}

export const online: RedirectMethod = {
  code: 'online',
  interaction: 'redirect',
  obstacle: (app, amount) =>
    app.env.stripe === undefined
      ? 'hidden'
      : amount < app.settings.get('stripeMinimumFen')
        ? 'methodNotAvailable'
        : null,
  funds: () => null,
  source: () => clearing('stripe'),
  start: openSession,
  query: async (app, ref) => stateOf(await stripeOf(app).checkout.sessions.retrieve(ref)),
  end: async (app, ref) => {
    try {
      return stateOf(await stripeOf(app).checkout.sessions.expire(ref))
    } catch (e) {
      if (!(e instanceof Stripe.errors.StripeInvalidRequestError)) throw e
      // it was no longer open: paid or ended by itself
      return stateOf(await stripeOf(app).checkout.sessions.retrieve(ref))
    }
  },
  refund: async (app, { refundNo, txn, amount }) =>
    refundState(
      await stripeOf(app).refunds.create(
        { payment_intent: txn, amount, metadata: { refundNo } },
        { idempotencyKey: refundNo },
      ),
    ),
  queryRefund: async (app, ref) => refundState(await stripeOf(app).refunds.retrieve(ref)),
}
