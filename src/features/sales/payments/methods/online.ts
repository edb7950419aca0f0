// Online payment over Stripe's Checkout Sessions: redirect there, signed webhooks back, every state asked of the API
// before it is believed.
import type Stripe from 'stripe'
import { stripeNotices } from '../notices/stripe.ts'
import { stripeLibrary, stripeOf } from './stripe-client.ts'
import { stripeDisputes } from './stripe-disputes.ts'
import { takenBy } from './stripe-taken.ts'
import type { ProviderState, RedirectMethod, RefundOrder, RefundState, Start, Started } from './method.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { clearing } from '#kernel/data/ledger.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const inTime = (app: AppContext): { timeout: number } => ({ timeout: app.settings.get('providerTimeoutMs') })
/** Answers that say nothing of what was asked: a wrong key, another request of the same number under way, too many. */
const passing = [401, 403, 409, 429]
const isRefused = (e: unknown): e is InstanceType<typeof Stripe.errors.StripeError> =>
  e instanceof stripeLibrary().errors.StripeError &&
  e.statusCode !== undefined &&
  e.statusCode >= 400 &&
  e.statusCode < 500 &&
  !passing.includes(e.statusCode)

const locales: Record<Language, 'zh' | 'en' | 'es'> = { 'zh-CN': 'zh', 'en-US': 'en', 'es-ES': 'es' }
const shopTime = (seconds: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Shanghai' }).format(
    seconds * 1000,
  )
const sessionOf = (app: AppContext, ref: string): Promise<Stripe.Checkout.Session> =>
  stripeOf(app).checkout.sessions.retrieve(ref, {}, inTime(app))

function stateOf(session: Stripe.Checkout.Session, ref: string): ProviderState {
  if (session.id !== ref) throw new Error(`the provider answers for another session than ${ref}`)
  if (session.payment_status === 'paid') return takenBy(session)
  if (session.status === 'open') return { state: 'open' }
  if (session.status === 'expired') return { state: 'ended' }
  // completed, but the money is still on its way
  if (session.status === 'complete')
    return { state: session.payment_status === 'no_payment_required' ? 'ended' : 'open' }
  throw new Error(`the provider says nothing of the state of ${ref}`)
}
function refundState({ id, status }: Stripe.Refund): RefundState {
  if (!id) throw new Error('the provider answers a refund without naming it')
  if (status === 'succeeded') return { state: 'done', ref: id }
  if (status === 'failed' || status === 'canceled') return { state: 'failed', ref: id, why: status }
  return { state: 'processing', ref: id }
}

async function openSession(
  app: AppContext,
  { attemptNo, payNo, amount, lang, title, endsAt, until, back }: Start,
): Promise<Started> {
  const shop = app.publicUrl()
  const metadata = { attemptNo, payNo }
  try {
    const session = await stripeOf(app).checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: attemptNo,
        metadata,
        payment_intent_data: { metadata },
        locale: locales[lang],
        // its page stays open longer than the shop waits
        custom_text: { submit: { message: messages(lang)('payments:payBy', { time: shopTime(until, lang) }) } },
        line_items: [
          { quantity: 1, price_data: { currency: 'cny', unit_amount: amount, product_data: { name: title } } },
        ],
        success_url: shop + back.paid,
        cancel_url: shop + back.unpaid,
        expires_at: endsAt,
      },
      { idempotencyKey: attemptNo, ...inTime(app) },
    )
    if (!session.id) throw new Error('the provider opens a session without naming it')
    return { ref: session.id, redirectUrl: session.url ?? null, code: null }
  } catch (e) {
    if (isRefused(e)) throw new Refusal('paymentFailed', { why: e.code ?? 'refused' })
    throw e
  }
}

async function sendRefund(
  app: AppContext,
  { refundNo, sending, txn, amount, unsure }: RefundOrder,
): Promise<RefundState> {
  const { refunds } = stripeOf(app)
  if (unsure) {
    // its number is known to the provider for a day only, and the answer may have been lost before
    const sent = await refunds.list({ payment_intent: txn, limit: 100 }, inTime(app))
    const ours = sent.data.find((r) => (r.metadata?.['sending'] ?? r.metadata?.['refundNo']) === sending)
    if (ours) return refundState(ours)
  }
  try {
    const order = { payment_intent: txn, ...(amount === null ? {} : { amount }), metadata: { refundNo, sending } }
    return refundState(await refunds.create(order, { idempotencyKey: sending, ...inTime(app) }))
  } catch (e) {
    if (isRefused(e)) return { state: 'failed', ref: null, why: e.code ?? 'refused' }
    throw e
  }
}

export const online: RedirectMethod = {
  code: 'online',
  mark: 'card',
  interaction: 'redirect',
  way: () => ({ name: 'checkout', form: 'page' }),
  notices: stripeNotices,
  obstacle: (app, amount) =>
    app.env.stripe === undefined
      ? 'hidden'
      : amount < app.settings.get('stripeMinimumFen')
        ? 'methodNotAvailable'
        : null,
  funds: () => null,
  source: () => clearing('stripe'),
  start: openSession,
  query: async (app, ref) => stateOf(await sessionOf(app, ref), ref),
  end: async (app, ref) => {
    try {
      return stateOf(await stripeOf(app).checkout.sessions.expire(ref, {}, inTime(app)), ref)
    } catch (e) {
      if (!isRefused(e)) throw e
      // it was no longer open: paid or ended by itself
      return stateOf(await sessionOf(app, ref), ref)
    }
  },
  attemptNo: async (app, ref) => {
    try {
      return (await sessionOf(app, ref)).client_reference_id ?? null
    } catch (e) {
      if (isRefused(e)) return null
      throw e
    }
  },
  refund: sendRefund,
  disputes: stripeDisputes,
  queryRefund: async (app, ref) => refundState(await stripeOf(app).refunds.retrieve(ref, {}, inTime(app))),
}
