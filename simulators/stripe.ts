// A payment provider that speaks Stripe's wire protocol, for development and tests:
// its own process by `node stripe.ts`, or in-process by startStripeSimulator.
// It listens on this machine only and never touches real money.
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { endWithParent } from './parent.ts'
import { serveApi } from './stripe-api.ts'
import { serveControl } from './stripe-control.ts'
import { calm } from './stripe-mode.ts'
import { serveFonts } from './stripe-fonts.ts'
import { servePage } from './stripe-page.ts'
import { expireDue } from './stripe-payments.ts'
import { failRefund } from './stripe-refunds.ts'
import type { Provider, SeenRequest } from './stripe-provider.ts'
import { openStore } from './stripe-store.ts'
import { Webhooks } from './stripe-webhooks.ts'

export interface SimulatorOptions {
  /** sk_test_… */
  secretKey: string
  webhookSecret: string
  /** Where the shop takes notices; without one they are held. */
  webhookUrl?: string | undefined
  /** 0 or none: a free one. */
  port?: number | undefined
  /** Keeps a journal there, so that a restart goes on where it stopped. */
  folder?: string | undefined
  /** The address under which buyers reach the hosted page, if not this process's own. */
  publicUrl?: string | undefined
  merchantName?: string | undefined
  /** Milliseconds before the first repetition of a notice (default 1000). */
  retryMs?: number | undefined
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined
}

export interface Simulator {
  url: string
  host: string
  port: number
  /** Changes where notices go; held ones stay held until a flush. */
  aimWebhooks(url: string | null): void
  close(): Promise<void>
}

const dueEvery = 500

/** Throws if the keys are missing or live, or the port is taken. */
export async function startStripeSimulator(options: SimulatorOptions): Promise<Simulator> {
  if (!/^sk_test_\w+$/.test(options.secretKey)) throw new Error('The secret key must be of the form sk_test_…')
  if (!options.webhookSecret) throw new Error('The webhook secret is missing')
  let url = ''
  const plans = new Set<NodeJS.Timeout>()
  const hung = new Set<Socket>()
  const provider = openProvider(options, plans, () => options.publicUrl?.replace(/\/$/, '') ?? url)
  const cancelPlans = () => {
    for (const plan of plans) clearTimeout(plan)
    plans.clear()
  }
  const app = openServer()
  await app.register(async (api) => serveApi(api, provider, hung), { prefix: '/v1' })
  await app.register(async (control) => serveControl(control, provider, { hung, cancelPlans }), { prefix: '/control' })
  servePage(app, provider)
  serveFonts(app)
  url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  provider.webhooks.resume()
  for (const refund of provider.store.all('refund')) if (refund.status === 'pending') failRefund(provider, refund.id)
  const sweep = setInterval(() => expireDue(provider), dueEvery)
  return {
    url,
    host: '127.0.0.1',
    port: Number(new URL(url).port),
    aimWebhooks: (next) => provider.webhooks.aim(next),
    async close() {
      clearInterval(sweep)
      cancelPlans()
      provider.webhooks.close()
      await app.close()
    },
  }
}

function openProvider(options: SimulatorOptions, plans: Set<NodeJS.Timeout>, address: () => string): Provider {
  const clock = options.clock ?? Date.now
  const now = () => Math.floor(clock() / 1000)
  const store = openStore(options.folder, now())
  const mode = calm()
  const webhooks = new Webhooks(store, mode, {
    secret: options.webhookSecret,
    url: options.webhookUrl ?? null,
    retryMs: options.retryMs ?? 1000,
  })
  const requests: SeenRequest[] = []
  const later = (ms: number, work: () => void) => {
    const plan = setTimeout(() => {
      plans.delete(plan)
      work()
    }, ms)
    plans.add(plan)
  }
  return {
    secretKey: options.secretKey,
    merchantName: options.merchantName ?? 'Miralo · 觅乐',
    address,
    store,
    mode,
    webhooks,
    requests,
    now,
    later,
  }
}

function openServer(): FastifyInstance {
  const ajv = { customOptions: { removeAdditional: false, coerceTypes: false } } as const
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 1_000_000,
    ajv,
    routerOptions: { maxParamLength: 200 },
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : JSON.parse(body))
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }))
    }
  })
  return app
}

async function runAsProcess() {
  const { env } = process
  const simulator = await startStripeSimulator({
    secretKey: env['SIM_STRIPE_KEY'] ?? '',
    webhookSecret: env['SIM_STRIPE_WEBHOOK_SECRET'] ?? '',
    webhookUrl: env['SIM_STRIPE_WEBHOOK_URL'] || undefined,
    port: Number(env['SIM_STRIPE_PORT'] || 0),
    folder: env['SIM_STRIPE_DIR'] || undefined,
    publicUrl: env['SIM_STRIPE_PUBLIC_URL'] || undefined,
    merchantName: env['SIM_STRIPE_MERCHANT'] || undefined,
    retryMs: Number(env['SIM_STRIPE_RETRY_MS'] || 1000),
  })
  console.log(JSON.stringify({ ready: true, url: simulator.url }))
  const end = () => void simulator.close().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  endWithParent(end)
}

if (import.meta.main) {
  await runAsProcess().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
