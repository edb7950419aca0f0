// The simulator as the official client sees it: sessions, payments, refunds, errors and idempotency.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { apiVersion } from './stripe-provider.ts'
import { clientFor, openTestShop, order, type TestShop } from './stripe-test-shop.ts'

let shop: TestShop
let now = Date.now()
beforeAll(async () => {
  shop = await openTestShop({ clock: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = Date.now()
  await shop.control('reset')
  shop.notices.length = 0
})

const seconds = () => Math.floor(now / 1000)
const sessions = () => shop.stripe.checkout.sessions
async function refusal(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Stripe.errors.StripeError)
  return error as Stripe.errors.StripeError
}
async function paid() {
  const session = await shop.create()
  await shop.press(session, 'pay')
  return shop.intentOf(session.id)
}

describe('sessions', () => {
  test('speaks the version that the installed client asks for', async () => {
    expect(apiVersion).toBe(Stripe.API_VERSION)
    const balance = await shop.stripe.balance.retrieve()
    expect(balance.available[0]).toMatchObject({ amount: 0, currency: 'cny' })
    expect(balance.lastResponse.apiVersion).toBe(Stripe.API_VERSION)
    expect(balance.lastResponse.requestId).toMatch(/^req_\w{14}$/)
  })

  test('create, retrieve, list', async () => {
    const made = await shop.create({ expires_at: seconds() + 1900, customer_email: 'lin@example.com' })
    expect(made).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 4798,
      currency: 'cny',
      livemode: false,
    })
    expect(made).toMatchObject({
      client_reference_id: '2026101500001',
      metadata: { payNo: '2026101500001' },
      expires_at: seconds() + 1900,
    })
    expect(made.url).toBe(`${shop.simulator.url}/c/pay/${made.id}`)
    const again = await sessions().retrieve(made.id, { expand: ['payment_intent', 'line_items'] })
    expect(again.line_items?.data.map((line) => [line.description, line.quantity, line.amount_total])).toEqual([
      ['Teapot & cup <green> [1]', 2, 3998],
      ['Delivery', 1, 800],
    ])
    expect(again.line_items?.data[0]?.price?.unit_amount_decimal?.toString()).toBe('1999')
    const second = await shop.create()
    const list = await sessions().list({ limit: 1 })
    expect([list.data.map((session) => session.id), list.has_more]).toEqual([[second.id], true])
    const all: string[] = []
    for await (const session of sessions().list({ limit: 1 })) all.push(session.id)
    expect(all).toEqual([second.id, made.id])
  })

  test.each([
    [
      'less than 30 minutes',
      () => ({ expires_at: seconds() + 1799 }),
      { param: 'expires_at', message: /at least 30 minutes/ },
    ],
    [
      'more than 24 hours',
      () => ({ expires_at: seconds() + 86_401 }),
      { param: 'expires_at', message: /less than 24 hours/ },
    ],
    [
      '¥3.99',
      () => ({
        line_items: [{ quantity: 1, price_data: { currency: 'cny', unit_amount: 399, product_data: { name: 'Pin' } } }],
      }),
      { code: 'amount_too_small' },
    ],
    ['no lines', () => ({ line_items: [] }), { code: 'parameter_missing', param: 'line_items' }],
    ['no success address', () => ({ success_url: '' }), { code: 'parameter_missing', param: 'success_url' }],
    [
      'a script as address',
      () => ({ cancel_url: 'javascript:alert(1)' }),
      { code: 'url_invalid', param: 'cancel_url' },
    ],
    ['a wrong e-mail', () => ({ customer_email: 'lin' }), { code: 'email_invalid' }],
    [
      'a fraction of a fen',
      () => ({
        line_items: [
          { quantity: 1, price_data: { currency: 'cny', unit_amount: 19.99, product_data: { name: 'Pin' } } },
        ],
      }),
      { code: 'parameter_invalid_integer' },
    ],
    ['an unknown name', () => ({ coupon: 'x' }), { code: 'parameter_unknown', param: 'coupon' }],
  ])('refuses %s', async (_name, change, expected) => {
    const error = await refusal(shop.create(change() as Partial<Stripe.Checkout.SessionCreateParams>))
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    const { message, ...rest } = { message: /./, ...expected }
    expect(error).toMatchObject({ ...rest, statusCode: 400, message: expect.stringMatching(message) })
  })

  test('takes exactly ¥4.00 and exactly 30 minutes', async () => {
    const line = { quantity: 1, price_data: { currency: 'cny', unit_amount: 400, product_data: { name: 'Pin' } } }
    expect(await shop.create({ line_items: [line], expires_at: seconds() + 1800 })).toMatchObject({
      amount_total: 400,
      status: 'open',
    })
  })

  test('expires on demand, once', async () => {
    const { id } = await shop.create()
    expect(await sessions().expire(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null })
    expect((await refusal(sessions().expire(id))).message).toBe(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        'This Checkout Session has a status of `expired`.',
    )
    await expect.poll(() => shop.notices.map((notice) => notice.type)).toEqual(['checkout.session.expired'])
    expect(shop.notices[0]?.event.request?.id).toMatch(/^req_/)
  })

  test('expires by itself', async () => {
    const session = await shop.create({ expires_at: seconds() + 1800 })
    now += 1801_000
    await expect.poll(() => shop.notices.map((notice) => notice.type)).toEqual(['checkout.session.expired'])
    expect(await (await fetch(session.url ?? '')).text()).toContain('This payment page has closed')
    expect((await shop.press(session, 'pay')).headers.get('location')).toBe(session.id)
  })
})

describe('the hosted page', () => {
  test('a form pays, the notice is genuine, the buyer returns', async () => {
    const session = await shop.create()
    const page = await (await fetch(session.url ?? '')).text()
    expect(page).toContain('Teapot &#38; cup &#60;green&#62; [1]')
    expect(page).toContain('¥47.98')
    const answer = await shop.press(session, 'pay')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://shop.test/paid?session=${session.id}`,
    ])
    expect(shop.notices).toHaveLength(1)
    const [notice] = shop.notices
    expect(notice).toMatchObject({
      type: 'checkout.session.completed',
      genuine: true,
      event: { object: 'event', livemode: false, pending_webhooks: 1, api_version: Stripe.API_VERSION },
    })
    expect(notice?.event.data.object).toMatchObject({
      id: session.id,
      status: 'complete',
      payment_status: 'paid',
      amount_total: 4798,
      client_reference_id: '2026101500001',
    })
    const after = await sessions().retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
    expect(after.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 4798,
      metadata: { payNo: '2026101500001' },
      latest_charge: { paid: true, amount: 4798 },
    })
    expect((await shop.press(session, 'pay')).headers.get('location')).toBe(
      `http://shop.test/paid?session=${session.id}`,
    )
    expect(shop.notices).toHaveLength(1)
    expect(
      (await sessions().list({ payment_intent: (after.payment_intent as Stripe.PaymentIntent).id })).data.map(
        ({ id }) => id,
      ),
    ).toEqual([session.id])
  })

  test('a declined card leaves the session open', async () => {
    const session = await shop.create()
    expect((await shop.press(session, 'fail')).headers.get('location')).toBe(`${session.id}?declined=1`)
    expect(await (await fetch(`${session.url}?declined=1`)).text()).toContain('The card was declined')
    expect(shop.notices[0]).toMatchObject({
      type: 'payment_intent.payment_failed',
      event: {
        data: { object: { last_payment_error: { code: 'card_declined' }, metadata: { payNo: '2026101500001' } } },
      },
    })
    await shop.press(session, 'pay')
    const after = await sessions().retrieve(session.id, { expand: ['payment_intent'] })
    expect(after).toMatchObject({
      status: 'complete',
      payment_intent: { status: 'succeeded', last_payment_error: null },
    })
  })

  test('cancel returns and changes nothing; languages follow the session', async () => {
    const session = await shop.create({ locale: 'zh' })
    expect((await shop.press(session, 'cancel')).headers.get('location')).toBe('http://shop.test/cashier')
    expect((await sessions().retrieve(session.id)).status).toBe('open')
    expect(await (await fetch(session.url ?? '')).text()).toContain('测试付款页面')
    const spanish = await shop.create({ locale: 'auto' })
    expect(
      await (await fetch(spanish.url ?? '', { headers: { 'accept-language': 'es-ES,es;q=0.9' } })).text(),
    ).toContain('Página de pago de prueba')
    expect((await fetch(`${shop.simulator.url}/c/pay/cs_none`)).status).toBe(404)
  })
})

describe('refunds', () => {
  test('in parts, up to what was paid', async () => {
    const intent = await paid()
    const first = await shop.stripe.refunds.create({
      payment_intent: intent,
      amount: 1000,
      reason: 'requested_by_customer',
      metadata: { refundNo: 'R1' },
    })
    expect(first).toMatchObject({
      object: 'refund',
      status: 'succeeded',
      amount: 1000,
      payment_intent: intent,
      metadata: { refundNo: 'R1' },
      reason: 'requested_by_customer',
    })
    const over = await refusal(shop.stripe.refunds.create({ payment_intent: intent, amount: 3799 }))
    expect(over).toMatchObject({
      param: 'amount',
      message: 'Refund amount (¥37.99) is greater than unrefunded amount on charge (¥37.98)',
    })
    expect(await shop.stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 3798 })
    expect(await refusal(shop.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
      code: 'charge_already_refunded',
      statusCode: 400,
    })
    expect((await shop.stripe.refunds.list({ payment_intent: intent })).data.map((refund) => refund.amount)).toEqual([
      3798, 1000,
    ])
    expect((await shop.stripe.refunds.retrieve(first.id)).amount).toBe(1000)
    await expect
      .poll(() => shop.notices.map((notice) => notice.type).sort())
      .toEqual(['charge.refunded', 'charge.refunded', 'checkout.session.completed', 'refund.updated', 'refund.updated'])
    expect((await shop.stripe.balance.retrieve()).available[0]?.amount).toBe(0)
  })

  test('refuses what cannot be refunded', async () => {
    const intent = await paid()
    expect(await refusal(shop.stripe.refunds.create({ payment_intent: intent, amount: 0 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
    expect(await refusal(shop.stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
    expect(await refusal(shop.stripe.refunds.create({ amount: 5 }))).toMatchObject({ code: 'parameter_missing' })
    const session = await shop.create()
    await shop.press(session, 'fail')
    const failed = await shop.intentOf(session.id)
    expect((await refusal(shop.stripe.refunds.create({ payment_intent: failed }))).message).toContain(
      'does not have a successful charge to refund',
    )
  })
})

describe('the door', () => {
  test('keys', async () => {
    const error = await refusal(clientFor(shop.simulator, {}, 'sk_test_wrong').balance.retrieve())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error).toMatchObject({ statusCode: 401, message: 'Invalid API Key provided: sk_test_********rong' })
    const without = await fetch(`${shop.simulator.url}/v1/balance`)
    expect([without.status, await without.json()]).toMatchObject([
      401,
      { error: { type: 'invalid_request_error', message: /did not provide an API key/ } },
    ])
  })

  test('unknown things', async () => {
    expect(await refusal(sessions().retrieve('cs_none'))).toMatchObject({ code: 'resource_missing', statusCode: 404 })
    expect(await refusal(shop.stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      code: 'resource_missing',
      param: 'intent',
    })
    expect((await refusal(shop.stripe.customers.list())).message).toContain(
      'Unrecognized request URL (GET: /v1/customers)',
    )
    const { id } = await shop.create()
    expect((await refusal(sessions().retrieve(id, { expand: ['customer'] }))).message).toBe(
      'This property cannot be expanded (customer).',
    )
  })

  test('the same key and body give the same answer, another body is refused', async () => {
    const idempotencyKey = `order-${now}`
    const first = await shop.create({}, { idempotencyKey })
    const again = await shop.create({}, { idempotencyKey })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    const other = await refusal(shop.create({ client_reference_id: 'other' }, { idempotencyKey }))
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(other.statusCode).toBe(400)
    expect(await refusal(shop.stripe.refunds.create({ payment_intent: 'pi_none' }, { idempotencyKey }))).toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    )
    expect((await sessions().list()).data).toHaveLength(1)
    now += 25 * 3600_000
    expect((await shop.create({}, { idempotencyKey })).id).not.toBe(first.id)
  })

  test('a refusal of the parameters frees the key, a refusal of the deed does not', async () => {
    await refusal(shop.create({ expires_at: 1 }, { idempotencyKey: 'free' }))
    expect((await shop.create(order(), { idempotencyKey: 'free' })).status).toBe('open')
    const intent = await paid()
    await shop.stripe.refunds.create({ payment_intent: intent })
    const request = { payment_intent: intent, amount: 5 }
    await refusal(shop.stripe.refunds.create(request, { idempotencyKey: 'kept' }))
    const again = await refusal(shop.stripe.refunds.create(request, { idempotencyKey: 'kept' }))
    expect(again.headers?.['idempotent-replayed']).toBe('true')
  })
})
