// Refunds as the official client sees them: in parts, up to what was paid, and what is refused.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, paid, refusal, type TestShop } from './stripe-test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.control('reset')
  shop.notices.length = 0
})

test('refunds in parts, up to what was paid', async () => {
  const intent = await paid(shop)
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
  const intent = await paid(shop)
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
