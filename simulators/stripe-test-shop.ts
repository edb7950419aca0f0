// For tests: a provider in this process and a small shop that takes its notices, through the official client only.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { idOf } from './stripe-provider.ts'
import { startStripeSimulator, type Simulator, type SimulatorOptions } from './stripe.ts'

const secretKey = 'sk_test_shop'
const webhookSecret = 'whsec_shop'

export interface Notice {
  id: string
  type: string
  genuine: boolean
  event: Stripe.Event
  answered: number
}

export interface TestShop {
  simulator: Simulator
  stripe: Stripe
  /** Every notice that came, in order; `genuine` says whether its signature held. */
  notices: Notice[]
  /** The status codes of the next answers; then 200, or 400 for a notice that is not genuine. */
  answers: number[]
  create(
    change?: Partial<Stripe.Checkout.SessionCreateParams>,
    options?: Stripe.RequestOptions,
  ): Promise<Stripe.Response<Stripe.Checkout.Session>>
  control(path: string, body?: object): Promise<{ status: number; body: unknown }>
  /** The id of a session's payment intent. */
  intentOf(sessionId: string): Promise<string>
  /** Presses a button of the hosted page, without a script. */
  press(session: Stripe.Checkout.Session, action: string): Promise<Response>
  close(): Promise<void>
}

export async function openTestShop(options: Partial<SimulatorOptions> = {}): Promise<TestShop> {
  const notices: Notice[] = []
  const answers: number[] = []
  const server = takeNotices(notices, answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notice`
  const simulator = await startStripeSimulator({ secretKey, webhookSecret, webhookUrl, retryMs: 20, ...options })
  const stripe = clientFor(simulator)
  return {
    simulator,
    stripe,
    notices,
    answers,
    create: (change, requestOptions) => stripe.checkout.sessions.create(order(change), requestOptions),
    async control(path, body) {
      const sending = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
      const response = await fetch(`${simulator.url}/control/${path}`, {
        method: path === 'state' ? 'GET' : 'POST',
        ...sending,
      })
      return { status: response.status, body: (await response.json()) as unknown }
    },
    intentOf: async (sessionId) => idOf((await stripe.checkout.sessions.retrieve(sessionId)).payment_intent),
    press: (session, action) =>
      fetch(session.url ?? '', { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' }),
    async close() {
      await simulator.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The refusal that this work must end in. */
export async function refusal(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw error
}

/** The payment intent of an order that was paid. */
export async function paid(shop: TestShop): Promise<string> {
  const session = await shop.create()
  await shop.press(session, 'pay')
  return shop.intentOf(session.id)
}

export function clientFor(simulator: Simulator, config: Partial<Stripe.StripeConfig> = {}, key = secretKey): Stripe {
  return new Stripe(key, {
    host: simulator.host,
    port: simulator.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    ...config,
  })
}

/** Two teapots at ¥19.99 and delivery at ¥8.00: 4798 fen. */
export function order(change: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, fen: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'cny', unit_amount: fen, product_data: { name } },
  })
  return {
    mode: 'payment',
    line_items: [line('Teapot & cup <green> [1]', 1999, 2), line('Delivery', 800, 1)],
    client_reference_id: '2026101500001',
    metadata: { payNo: '2026101500001' },
    payment_intent_data: { metadata: { payNo: '2026101500001' } },
    success_url: 'http://shop.test/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/cashier',
    locale: 'en',
    ...change,
  }
}

function takeNotices(notices: Notice[], answers: number[]): Server {
  const verifier = new Stripe(secretKey)
  return createServer((request, response) => {
    void text(request).then((payload) => {
      const signature = String(request.headers['stripe-signature'])
      const event = JSON.parse(payload) as Stripe.Event
      const genuine = holds(() => verifier.webhooks.constructEvent(payload, signature, webhookSecret))
      const answered = answers.shift() ?? (genuine ? 200 : 400)
      notices.push({ id: event.id, type: event.type, genuine, event, answered })
      response.writeHead(answered).end()
    })
  })
}

function holds(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}
