// One sending of one notice: Stripe's signature over the exact bytes, a bounded wait, a bounded number in flight.
import { createHmac } from 'node:crypto'

export interface Outcome {
  status: number | null
  error: string | null
}

const patience = 10_000

/** The `stripe-signature` header: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<payload>">`. */
export function sign(payload: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
}

/** Never throws: an address that cannot be reached is an outcome. A redirect is not followed. */
export async function post(
  url: string | null,
  payload: string,
  secret: string,
  closing: AbortSignal,
): Promise<Outcome> {
  if (!url) return { status: null, error: 'no webhook address' }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'cache-control': 'no-cache',
    'stripe-signature': sign(payload, secret),
  }
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(patience)])
    const response = await fetch(url, { method: 'POST', body: payload, redirect: 'manual', headers, signal })
    await response.arrayBuffer()
    return { status: response.status, error: null }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: null, error: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** At most `most` pieces of work at once; the others wait their turn. */
export function openSlots(most: number) {
  const waiting: (() => void)[] = []
  let busy = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
