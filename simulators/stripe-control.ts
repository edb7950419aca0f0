// The tester's hand on the provider: shows all it saw, pays, fails, expires, and switches faults on.
// Only for callers on this machine, never for a page of another site.
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocal } from '#web/local.ts'
import { Refusal } from './stripe-wire.ts'
import { calm, changeMode, modeSchema, type ModeChange } from './stripe-mode.ts'
import { declineSession, expireSession, paySession, sessionOf, wireSession } from './stripe-payments.ts'
import { apiVersion, idOf, nobody, snapshot, type Provider } from './stripe-provider.ts'
import { decideDispute, openDispute } from './stripe-disputes.ts'
import { failRefund, passRefund } from './stripe-refunds.ts'
import type { StoredEvent } from './stripe-store.ts'

export interface ControlHooks {
  /** The connections that silence left without an answer. */
  hung: Set<Socket>
  /** Forgets everything that was planned. */
  cancelPlans: () => void
}
type WithId = FastifyRequest<{ Params: { id: string } }>

const shopMayTake = 5000

export function serveControl(app: FastifyInstance, provider: Provider, hooks: ControlHooks) {
  app.addHook('onRequest', async (request) => {
    const foreign = request.headers['sec-fetch-site'] === 'cross-site' || !isLocal(request)
    if (foreign) throw new Refusal('Only for callers on this machine.', { status: 403 })
  })
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Refusal ? error.status : ((error as { statusCode?: number }).statusCode ?? 500)
    return reply.code(status).send({ error: error instanceof Error ? error.message : String(error) })
  })
  app.get('/state', () => state(provider))
  serveModes(app, provider, hooks)
  serveMoves(app, provider)
  serveDisputes(app, provider)
  serveSendings(app, provider)
}

function state(provider: Provider) {
  const { store, mode, requests } = provider
  return {
    mode,
    requests,
    sessions: store.all('session').map((stored) => ({ ...wireSession(provider, stored), line_items: stored.lines })),
    paymentIntents: store.all('intent'),
    charges: store.all('charge'),
    refunds: store.all('refund'),
    disputes: store.all('dispute'),
    events: store.all('event'),
  }
}

function serveModes(app: FastifyInstance, provider: Provider, hooks: ControlHooks) {
  const hangUp = () => {
    for (const socket of hooks.hung) socket.destroy()
    hooks.hung.clear()
  }
  app.post<{ Body: ModeChange }>('/mode', { schema: { body: modeSchema } }, ({ body }) => {
    changeMode(provider.mode, body)
    if (provider.mode.silent.api === false) hangUp()
    return { mode: provider.mode }
  })
  const webhook = {
    type: 'object',
    additionalProperties: false,
    required: ['url'],
    properties: { url: { type: ['string', 'null'], pattern: '^https?://' } },
  }
  app.post<{ Body: { url: string | null } }>('/webhook', { schema: { body: webhook } }, ({ body }) => {
    provider.webhooks.aim(body.url)
    return { url: body.url }
  })
  app.post('/reset', () => {
    hooks.cancelPlans()
    provider.webhooks.drop()
    provider.store.clear()
    provider.requests.length = 0
    changeMode(provider.mode, calm())
    hangUp()
    return { reset: true }
  })
}

/** Each answers when the shop has taken the notice or refused it, if it is sent at once. */
function serveMoves(app: FastifyInstance, provider: Provider) {
  const moves: Record<string, (id: string) => StoredEvent[]> = {
    pay: (id) => [paySession(provider, id)],
    'pay-late': (id) => [paySession(provider, id, true)],
    fail: (id) => [declineSession(provider, id)],
    expire: (id) => [expireSession(provider, id)],
  }
  for (const [name, move] of Object.entries(moves)) {
    app.post(`/${name}/:id`, async ({ params }: WithId) => {
      const events = await sent(provider, move(params.id))
      return { session: wireSession(provider, sessionOf(provider, params.id)), events }
    })
  }
  for (const [name, move] of [
    ['fail-refund', failRefund],
    ['pass-refund', passRefund],
  ] as const)
    app.post(`/${name}/:id`, async ({ params }: WithId) => {
      const events = await sent(provider, move(provider, params.id))
      return { refund: provider.store.get('refund', params.id), events }
    })
}

/** A cardholder's bank takes a payment back, and decides for whom. */
function serveDisputes(app: FastifyInstance, provider: Provider) {
  const amount = {
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { amount: { type: 'integer', minimum: 1 } },
  }
  app.post<{ Params: { id: string }; Body: { amount?: number } | null }>(
    '/dispute/:id',
    { schema: { body: amount } },
    async ({ params, body }) => {
      const { dispute, events } = openDispute(provider, params.id, body?.amount)
      return { dispute, events: await sent(provider, events) }
    },
  )
  for (const won of [true, false])
    app.post(`/${won ? 'win' : 'lose'}-dispute/:id`, async ({ params }: WithId) => {
      const events = await sent(provider, decideDispute(provider, params.id, won))
      return { dispute: provider.store.get('dispute', params.id), events }
    })
}

async function sent(provider: Provider, events: StoredEvent[]) {
  const ids = events.map(({ event }) => event.id)
  await provider.webhooks.settled(ids, shopMayTake)
  return ids.map((id) => provider.store.get('event', id))
}

interface Forgery {
  type: string
  sessionId: string
  secret?: string
}
const forgery = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'sessionId'],
  properties: {
    type: { type: 'string', pattern: '^[a-z_.]{3,80}$' },
    sessionId: { type: 'string' },
    secret: { type: 'string', minLength: 1 },
  },
}

function serveSendings(app: FastifyInstance, provider: Provider) {
  const times = {
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { times: { type: 'integer', minimum: 1, maximum: 1000 } },
  }
  app.post<{ Params: { id: string }; Body: { times?: number } | null }>(
    '/resend/:id',
    { schema: { body: times } },
    async ({ params, body }) => {
      const event = await provider.webhooks.resend(params.id, body?.times ?? 1)
      if (!event) throw new Refusal('No such event.', { status: 404 })
      return { event }
    },
  )
  app.post<{ Body: Forgery }>('/forge', { schema: { body: forgery } }, async ({ body }) => {
    const object = forged(provider, body)
    const event = await provider.webhooks.forge(
      { api_version: apiVersion, created: provider.now(), type: body.type, data: { object }, request: nobody },
      body.secret,
    )
    return { event }
  })
  app.post('/flush', async () => {
    const ids = await provider.webhooks.flush()
    return { events: ids.map((id) => provider.store.get('event', id)) }
  })
}

/** What the event would say if it were true: a paid session, or the intent of one. */
function forged(provider: Provider, { type, sessionId }: Forgery): Record<string, unknown> {
  const stored = sessionOf(provider, sessionId)
  const intent = provider.store.get('intent', idOf(stored.session.payment_intent))
  if (!type.startsWith('checkout.session.'))
    return snapshot(
      intent ?? {
        object: 'payment_intent',
        id: 'pi_forged',
        amount: stored.session.amount_total,
        metadata: stored.intentMetadata,
      },
    )
  const paid = type === 'checkout.session.completed'
  const claim = paid
    ? { status: 'complete', payment_status: 'paid', payment_intent: stored.session.payment_intent ?? 'pi_forged' }
    : { status: 'expired' }
  return { ...wireSession(provider, stored), ...claim, url: null }
}
