// Trying the provider of online payment: its newest session is read, nothing is made.
import Stripe from 'stripe'
import { stripeOf } from './methods/stripe-client.ts'
import type { Probe, Probes } from '#kernel/call/app-context.ts'

const payment: Probe = async ({ app }) => {
  try {
    const timeout = app.settings.get('providerTimeoutMs')
    await stripeOf(app).checkout.sessions.list({ limit: 1 }, { timeout })
    return { why: 'fine' }
  } catch (e) {
    if (!(e instanceof Stripe.errors.StripeError) || e.statusCode === undefined) return { why: 'unreachable' }
    if (e.statusCode === 401 || e.statusCode === 403) return { why: 'keys' }
    return { why: 'refused', said: e.message }
  }
}
export const probes: Probes = { payment }
