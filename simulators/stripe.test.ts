// The simulator as the official client sees it: sessions and the hosted page.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { apiVersion } from './stripe-provider.ts'
import { openTestShop, refusal, type TestShop } from './stripe-test-shop.ts'

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
