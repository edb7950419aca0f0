// The hosted payment page: plain forms that work without a script, each answered by a redirect.
// As Stripe does, it waits a little for the shop to take the notice before it sends the buyer back.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeForm } from './stripe-wire.ts'
import type { StoredSession } from './stripe-objects.ts'
import { endPage, languageOf, payPage } from './stripe-page-html.ts'
import { declineSession, expireDue, paySession } from './stripe-payments.ts'
import type { Provider } from './stripe-provider.ts'

type PageRequest = FastifyRequest<{ Params: { sessionId: string }; Querystring: { declined?: string } }>
const shopMayTake = 10_000

export function servePage(app: FastifyInstance, provider: Provider) {
  app.get('/c/pay/:sessionId', (request: PageRequest, reply) => show(provider, request, reply))
  app.post('/c/pay/:sessionId', (request: PageRequest, reply) => act(provider, request, reply))
}

function show(provider: Provider, request: PageRequest, reply: FastifyReply) {
  expireDue(provider)
  const stored = provider.store.get('session', request.params.sessionId)
  const nonce = randomBytes(16).toString('base64url')
  const frame = {
    language: languageOf(stored?.session.locale ?? null, request.headers['accept-language']),
    merchant: provider.merchantName,
    nonce,
  }
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy':
      `default-src 'none'; img-src data:; style-src 'self' 'nonce-${nonce}'; font-src 'self'; ` +
      `script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  })
  if (!stored) return reply.code(404).send(endPage(frame, 'missing', null))
  const { session } = stored
  if (session.status === 'complete')
    return reply.send(endPage(frame, 'paid', successUrl(stored), session.amount_total ?? 0))
  if (session.status === 'expired') return reply.send(endPage(frame, 'expired', session.cancel_url))
  return reply.send(
    payPage(frame, stored, Math.max(0, session.expires_at - provider.now()), request.query.declined === '1'),
  )
}

async function act(provider: Provider, request: PageRequest, reply: FastifyReply) {
  expireDue(provider)
  const id = request.params.sessionId
  const stored = provider.store.get('session', id)
  if (!stored) return show(provider, request, reply)
  const action = typeof request.body === 'string' ? decodeForm(request.body)['action'] : undefined
  const { status, cancel_url: cancelUrl } = stored.session
  if (action === 'cancel' && cancelUrl && status === 'open') return reply.redirect(cancelUrl, 303)
  if (action === 'pay' && status === 'complete') return reply.redirect(successUrl(stored), 303)
  if (status !== 'open' || (action !== 'pay' && action !== 'fail')) return reply.redirect(id, 303)
  const { event } = action === 'pay' ? paySession(provider, id) : declineSession(provider, id)
  await provider.webhooks.settled([event.id], shopMayTake)
  return reply.redirect(action === 'pay' ? successUrl(stored) : `${id}?declined=1`, 303)
}

function successUrl({ session }: StoredSession): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}
