// The door of the API: key, idempotency, silence, the log of requests and the error envelope. An endpoint itself is
// synchronous, so no two calls ever mix.
import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { canonicalForm, decodeForm, newId, Refusal } from './stripe-wire.ts'
import { expandAll } from './stripe-lists.ts'
import { expireDue } from './stripe-payments.ts'
import { apiVersion, type Provider, type SeenRequest } from './stripe-provider.ts'
import { balanceRoutes } from './stripe-balance.ts'
import { disputeRoutes } from './stripe-disputes.ts'
import { refundRoutes } from './stripe-refunds.ts'
import type { Route } from './stripe-route.ts'
import { sessionRoutes } from './stripe-sessions.ts'

interface Answer {
  status: number
  body: unknown
  original?: string
}

const keysLive = 24 * 3600
const requestsKept = 5000

/** `hung` collects the connections that get no answer, for whoever ends the silence. */
export function serveApi(app: FastifyInstance, provider: Provider, hung: Set<Socket>) {
  const routes = [...sessionRoutes, ...refundRoutes, ...disputeRoutes, ...balanceRoutes]
  for (const { method, path, run } of routes) {
    app.route({ method, url: path, handler: (request, reply) => answer(provider, hung, request, reply, run) })
  }
  app.setNotFoundHandler((request, reply) =>
    answer(provider, hung, request, reply, ({ path }) => {
      throw new Refusal(
        `Unrecognized request URL (${request.method}: ${path}). ` +
          'Please see https://stripe.com/docs or we can help at https://support.stripe.com/.',
        { status: 404 },
      )
    }),
  )
  app.setErrorHandler((error, _request, reply) => {
    const message = error instanceof Error ? error.message : String(error)
    return reply.code(400).send(new Refusal(`Invalid request: ${message}`).envelope(newId('req_', 14)))
  })
}

async function answer(
  provider: Provider,
  hung: Set<Socket>,
  request: FastifyRequest,
  reply: FastifyReply,
  run: Route['run'],
) {
  const { mode } = provider
  const seen = note(provider, request)
  const hang = () => {
    hung.add(request.raw.socket)
    return reply.hijack()
  }
  if (mode.silent.api === true) return hang()
  if (mode.apiDelayMs > 0) await pause(mode.apiDelayMs)
  const result = perform(provider, request, seen, run)
  if (mode.silent.api === 'afterwards') return hang()
  seen.status = result.status
  seen.replayed = result.original !== undefined
  void reply.headers({
    'request-id': seen.id,
    'stripe-version': request.headers['stripe-version'] ?? apiVersion,
    'cache-control': 'no-cache, no-store',
  })
  if (seen.idempotencyKey)
    void reply.header('idempotency-key', seen.idempotencyKey).header('original-request', result.original ?? seen.id)
  if (result.original) void reply.header('idempotent-replayed', 'true')
  return reply.code(result.status).send(result.body)
}

function note(provider: Provider, request: FastifyRequest): SeenRequest {
  const key = request.headers['idempotency-key']
  const seen: SeenRequest = {
    at: new Date().toISOString(),
    id: newId('req_', 14),
    method: request.method,
    path: request.url,
    body: typeof request.body === 'string' ? request.body : '',
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    status: null,
    replayed: false,
  }
  provider.requests.push(seen)
  if (provider.requests.length > requestsKept) provider.requests.shift()
  return seen
}

function perform(provider: Provider, request: FastifyRequest, seen: SeenRequest, run: Route['run']): Answer {
  try {
    authenticate(provider, request.headers.authorization)
    if (request.method === 'POST' && typeof request.body !== 'string' && request.body) {
      throw new Refusal('Invalid request (check that your POST content type is application/x-www-form-urlencoded).')
    }
    return request.method === 'POST' && seen.idempotencyKey
      ? once(provider, seen, seen.idempotencyKey, () => execute(provider, request, seen, run))
      : execute(provider, request, seen, run)
  } catch (error) {
    return refusalAnswer(error, seen.id)
  }
}

function authenticate(provider: Provider, header: string | undefined) {
  const given = bearer(header)
  if (!given) {
    throw new Refusal(
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See " +
        'https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.',
      { status: 401 },
    )
  }
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(given), digest(provider.secretKey)))
    throw new Refusal(`Invalid API Key provided: ${given.slice(0, 8)}********${given.slice(-4)}`, { status: 401 })
}

function bearer(header: string | undefined): string | undefined {
  const [scheme, value] = (header ?? '').split(' ')
  if (/^bearer$/i.test(scheme ?? '')) return value
  return /^basic$/i.test(scheme ?? '')
    ? Buffer.from(value ?? '', 'base64')
        .toString()
        .split(':')[0]
    : undefined
}

/** The same key and parameters give the first answer again; a refusal of the parameters themselves is not kept. */
function once(provider: Provider, seen: SeenRequest, key: string, work: () => Answer & { keep: boolean }): Answer {
  if (key.length > 255) throw new Refusal('Idempotency keys may be at most 255 characters long.')
  const parameters = canonicalForm(seen.body)
  const known = provider.store.get('answer', key)
  if (known && known.at > provider.now() - keysLive) {
    const other = ` Try using a key other than '${key}' if you meant to execute a different request.`
    if (known.path !== seen.path) {
      const paths = `('${seen.path}' vs '${known.path}')`
      throw new Refusal(
        'Keys for idempotent requests can only be used for the same endpoint they were first used for ' +
          `${paths}.${other}`,
        { type: 'idempotency_error' },
      )
    }
    if (known.parameters !== parameters) {
      throw new Refusal(
        `Keys for idempotent requests can only be used with the same parameters they were first used with.${other}`,
        { type: 'idempotency_error' },
      )
    }
    return { status: known.status, body: known.body, original: known.requestId }
  }
  return provider.store.together(() => {
    const { keep, status, body } = work()
    if (keep)
      provider.store.put('answer', key, {
        path: seen.path,
        parameters,
        status,
        body,
        requestId: seen.id,
        at: provider.now(),
      })
    return { status, body }
  })
}

function execute(
  provider: Provider,
  request: FastifyRequest,
  seen: SeenRequest,
  run: Route['run'],
): Answer & { keep: boolean } {
  const [path = '', query = ''] = request.url.split('?')
  const { id = '' } = (request.params ?? {}) as { id?: string }
  try {
    expireDue(provider)
    const form = decodeForm(request.method === 'POST' ? seen.body : query)
    const body = provider.store.together(() =>
      run({ provider, form, id, path, cause: { id: seen.id, idempotency_key: seen.idempotencyKey } }),
    )
    expandAll(provider, body, form)
    return { status: 200, body, keep: true }
  } catch (error) {
    return { ...refusalAnswer(error, seen.id), keep: error instanceof Refusal && error.executed }
  }
}

function refusalAnswer(error: unknown, requestId: string): Answer {
  if (!(error instanceof Refusal)) throw error
  return { status: error.status, body: error.envelope(requestId) }
}
