// Stripe's own client, one for the keys of a shop.
import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import type { AppContext } from '#kernel/call/app-context.ts'
import { lazily } from '#kernel/lazily.ts'

const require = createRequire(import.meta.url)
/** The library, opened when a shop first speaks to Stripe. */
export const stripeLibrary = lazily(() => require('stripe') as typeof Stripe)

const clients = new WeakMap<NonNullable<AppContext['env']['stripe']>, Stripe>()
/** Its keys may be changed while the shop runs, and its host can be another (a simulator speaks the same protocol). It
 * never asks twice by itself: somebody may be waiting, and what must be asked again is asked by a job. */
export function stripeOf(app: AppContext): Stripe {
  const config = app.env.stripe
  if (!config) throw new Error('online payment is not set up')
  const known = clients.get(config)
  if (known) return known
  const host = config.host ? new URL(config.host) : undefined
  const elsewhere = host
    ? {
        host: host.hostname,
        port: Number(host.port || (host.protocol === 'https:' ? 443 : 80)),
        protocol: host.protocol === 'https:' ? ('https' as const) : ('http' as const),
      }
    : {}
  const client = new (stripeLibrary())(config.secretKey, { ...elsewhere, maxNetworkRetries: 0, telemetry: false })
  clients.set(config, client)
  return client
}
