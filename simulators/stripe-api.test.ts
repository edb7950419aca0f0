// The API's door as the official client sees it: keys, unknown things, idempotency.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { clientFor, openTestShop, order, paid, refusal, type TestShop } from './stripe-test-shop.ts'

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

const sessions = () => shop.stripe.checkout.sessions

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
  const intent = await paid(shop)
  await shop.stripe.refunds.create({ payment_intent: intent })
  const request = { payment_intent: intent, amount: 5 }
  await refusal(shop.stripe.refunds.create(request, { idempotencyKey: 'kept' }))
  const again = await refusal(shop.stripe.refunds.create(request, { idempotencyKey: 'kept' }))
  expect(again.headers?.['idempotent-replayed']).toBe('true')
})
