// Stripe's own client, one for a shop.
import Stripe from 'stripe'
import type { AppContext } from '#kernel/call/app-context.ts'

const clients = new WeakMap<AppContext, Stripe>()
/** Its host can be another (a simulator speaks the same protocol). It never asks twice by itself: somebody may be
 * waiting, and what must be asked again is asked by a job. */
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
  const client = new Stripe(config.secretKey, { ...elsewhere, maxNetworkRetries: 0, telemetry: false })
  clients.set(app, client)
  return client
}
