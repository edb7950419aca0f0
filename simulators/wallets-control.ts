// The tester's hand on the wallets: what they saw and how often, faults on and off, payments, a new certificate, forged
// notices. Only for callers on this machine, never for a page of another site.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocal } from '#web/local.ts'
import { newPair, platformCertificate } from './wallets-keys.ts'
import type { Sender } from './wallets-notices.ts'
import { calm, keyOf, oddities, tampers, wallets, type Mode, type Providers, type Wallet } from './wallets-store.ts'
import { closeTrade, failRefund, openTrade, payTrade, takenOf, tradeOf } from './wallets-trades.ts'

const wait = { type: 'integer', minimum: 0, maximum: 600_000 }
const modeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    delayMs: wait,
    apiDelayMs: wait,
    duplicate: { type: 'integer', minimum: 0, maximum: 100 },
    reorder: { type: 'boolean' },
    tamper: { enum: [...tampers, null] },
    silent: {
      type: 'object',
      additionalProperties: false,
      properties: { api: { enum: [true, false, 'afterwards'] }, notices: { type: 'boolean' } },
    },
    failRefunds: { enum: [true, false, 'refuse'] },
    wrongSignature: { type: 'boolean' },
    odd: { enum: [...oddities, null] },
  },
}
type Change = Partial<Omit<Mode, 'silent'>> & { silent?: Partial<Mode['silent']> }
type Named = FastifyRequest<{ Params: { wallet: Wallet; no: string } }>
const named = {
  params: { type: 'object', properties: { wallet: { enum: [...wallets] }, no: { type: 'string' } } },
}
const strangeSchema = {
  params: { type: 'object', properties: { wallet: { enum: [...wallets] } } },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['fen'],
    properties: { fen: { type: 'integer', minimum: 1, maximum: 100_000_000 } },
  },
}
type Strange = FastifyRequest<{ Params: { wallet: Wallet }; Body: { fen: number } }>
const shopMayTake = 5000

export function serveControl(app: FastifyInstance, p: Providers, sender: Sender, hangUp: () => void) {
  app.addHook('onRequest', async (request, reply) => {
    const foreign = request.headers['sec-fetch-site'] === 'cross-site' || !isLocal(request)
    if (foreign) await reply.code(403).send({ error: 'Only for callers on this machine.' })
  })
  app.get('/state', () => ({
    mode: p.mode,
    counts: p.counts,
    certificates: p.certificates.map(({ serial }) => serial),
    trades: [...p.store.trades.values()].map((trade) => ({ ...trade, taken: takenOf(trade) })),
    refunds: [...p.store.refunds.values()],
    notices: [...p.store.notices.values()],
    seen: p.seen.slice(-200),
  }))
  app.post<{ Body: Change }>('/mode', { schema: { body: modeSchema } }, ({ body }) => {
    Object.assign(p.mode, { ...body, silent: { ...p.mode.silent, ...body.silent } })
    if (body.silent?.api === false) hangUp()
    return { mode: p.mode }
  })
  app.post('/reset', () => {
    sender.drop()
    Object.assign(p.mode, calm())
    p.store.clear()
    p.seen.length = 0
    for (const name of Object.keys(p.counts)) delete p.counts[name]
    hangUp()
    return { reset: true }
  })
  app.post('/flush', async () => ({ sent: await sender.flush() }))
  app.post<{ Params: { id: string }; Querystring: { times?: string } }>(
    '/resend/:id',
    async ({ params, query }, reply) => {
      const notice = p.store.notices.get(params.id)
      if (!notice) return reply.code(404).send({ error: 'no such notice' })
      await sender.resend(notice, Number(query.times ?? 1))
      return { notice }
    },
  )
  serveCertificates(app, p)
  serveMoves(app, p, sender)
}

function serveCertificates(app: FastifyInstance, p: Providers) {
  /** WeChat's platform takes a new certificate: it signs from now on. `?drop=1`: the old ones are in force no more. */
  app.post<{ Querystring: { drop?: string } }>('/rotate', async ({ query }) => {
    const next = platformCertificate(await newPair(), p.now())
    if (query.drop === '1') p.certificates.length = 0
    p.certificates.push(next)
    return { serial: next.serial }
  })
}

/** Each answers when the shop has taken the notice or refused it, if it is sent at once. */
function serveMoves(app: FastifyInstance, p: Providers, sender: Sender) {
  const tradeAt = ({ params }: Named) => tradeOf(p, params.wallet, params.no)
  for (const [name, late] of [
    ['pay', false],
    ['pay-late', true],
  ] as const)
    app.post(`/${name}/:wallet/:no`, { schema: named }, async (request: Named, reply) => {
      const trade = tradeAt(request)
      const notice = trade && payTrade(p, trade, late)
      if (!notice) return reply.code(409).send({ error: 'not open', state: trade?.state ?? null })
      await sender.settled(shopMayTake)
      return { trade, notice: p.store.notices.get(notice.id) }
    })
  /** A payment that the shop knows nothing of, as at another till of the same merchant: it stands in the file alone. */
  app.post('/strange/:wallet', { schema: strangeSchema }, ({ params: { wallet }, body: { fen } }: Strange) => {
    const outTradeNo = `TILL${p.now()}`
    const trade = openTrade(p, {
      wallet,
      outTradeNo,
      way: 'native',
      fen,
      title: 'At the till',
      notifyUrl: '',
      returnUrl: null,
      until: p.now(),
      asked: '',
    })
    if (trade !== 'other') payTrade(p, trade)
    return { trade }
  })
  app.post('/close/:wallet/:no', { schema: named }, (request: Named, reply) => {
    const trade = tradeAt(request)
    return trade && closeTrade(p, trade) ? { trade } : reply.code(409).send({ error: 'not open' })
  })
  app.post('/fail-refund/:wallet/:no', { schema: named }, async ({ params }: Named, reply) => {
    const refund = p.store.refunds.get(keyOf(params.wallet, params.no))
    if (!refund) return reply.code(404).send({ error: 'no such refund' })
    failRefund(p, refund)
    await sender.settled(shopMayTake)
    return { refund }
  })
}
