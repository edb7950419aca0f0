// The tester's controls: every fault, the journal over a restart, and the simulator as a process of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { clientFor, openTestShop, type TestShop } from './stripe-test-shop.ts'
import type { StoredEvent } from './stripe-store.ts'
import type { SeenRequest } from './stripe-provider.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.control('reset')
  shop.notices.length = 0
  shop.answers.length = 0
})

interface State {
  requests: SeenRequest[]
  sessions: Stripe.Checkout.Session[]
  refunds: Stripe.Refund[]
  events: StoredEvent[]
}
const state = async () => (await shop.control('state')).body as State
const types = () => shop.notices.map((notice) => notice.type)
const pay = async (id: string) =>
  (await shop.control(`pay/${id}`)) as { status: number; body: { events: StoredEvent[] } }
const referenceOf = (at: number) =>
  (shop.notices[at]?.event.data.object as Stripe.Checkout.Session | undefined)?.client_reference_id

test('pays, fails, expires without the page, and shows what it saw', async () => {
  const { id } = await shop.create({}, { idempotencyKey: 'seen' })
  await shop.control(`fail/${id}`)
  const { body } = await pay(id)
  expect(body.events[0]).toMatchObject({ state: 'delivered', attempts: [{ status: 200, tamper: null }] })
  expect((await pay(id)).status).toBe(409)
  expect((await pay('cs_none')).status).toBe(404)
  const other = await shop.create()
  await shop.control(`expire/${other.id}`)
  expect(types()).toEqual(['payment_intent.payment_failed', 'checkout.session.completed', 'checkout.session.expired'])
  const seen = await state()
  expect(seen.requests[0]).toMatchObject({
    method: 'POST',
    path: '/v1/checkout/sessions',
    status: 200,
    idempotencyKey: 'seen',
  })
  expect(seen.sessions.map((session) => session.status)).toEqual(['complete', 'expired'])
  expect(JSON.stringify(seen)).not.toContain('sk_test_')
})

test('a late payment of an expired session', async () => {
  const { id } = await shop.create()
  await shop.stripe.checkout.sessions.expire(id)
  await shop.control(`pay-late/${id}`)
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' })
  expect(types()).toEqual(['checkout.session.expired', 'checkout.session.completed'])
})

test('repeats until the shop takes it', async () => {
  shop.answers.push(500, 503)
  const { id } = await shop.create()
  await pay(id)
  await expect.poll(() => shop.notices.map((notice) => notice.answered)).toEqual([500, 503, 200])
  expect(new Set(shop.notices.map((notice) => notice.id)).size).toBe(1)
  await expect.poll(async () => (await state()).events[0]?.state).toBe('delivered')
})

test('duplicates and resends keep the event id', async () => {
  await shop.control('mode', { duplicate: 2 })
  const { id } = await shop.create()
  const { body } = await pay(id)
  expect(shop.notices).toHaveLength(3)
  await shop.control(`resend/${body.events[0]?.event.id}`, { times: 2 })
  await shop.control(`resend/${body.events[0]?.event.id}`)
  expect(shop.notices).toHaveLength(6)
  expect(new Set(shop.notices.map((notice) => notice.id)).size).toBe(1)
})

test('reorders on a flush, and delays', async () => {
  await shop.control('mode', { reorder: true })
  const { id } = await shop.create()
  await shop.control(`fail/${id}`)
  await pay(id)
  expect(types()).toEqual([])
  await shop.control('flush')
  expect(types()).toEqual(['checkout.session.completed', 'payment_intent.payment_failed'])
  await shop.control('mode', { reorder: false, delayMs: 150 })
  const started = Date.now()
  await pay((await shop.create()).id)
  expect(types()).toHaveLength(2)
  await expect.poll(types).toHaveLength(3)
  expect(Date.now() - started).toBeGreaterThanOrEqual(140)
})

test('a wrong signature is refused; once honest again the repetition holds', async () => {
  await shop.control('mode', { tamper: 'signature' })
  await pay((await shop.create()).id)
  expect(shop.notices[0]).toMatchObject({ genuine: false, answered: 400 })
  await shop.control('mode', { tamper: null })
  await expect.poll(() => shop.notices.at(-1)?.genuine).toBe(true)
})

test('lies under a true signature: amount and order', async () => {
  const first = await shop.create({ client_reference_id: 'first' })
  const second = await shop.create({ client_reference_id: 'second' })
  await shop.control('mode', { tamper: 'amount' })
  await pay(first.id)
  expect(shop.notices[0]).toMatchObject({
    genuine: true,
    event: { data: { object: { id: first.id, amount_total: 4797 } } },
  })
  expect((await shop.stripe.checkout.sessions.retrieve(first.id)).amount_total).toBe(4798)
  await shop.control('mode', { tamper: 'otherOrder' })
  await pay(second.id)
  expect(shop.notices[1]).toMatchObject({ genuine: true, event: { data: { object: { id: second.id } } } })
  expect(referenceOf(1)).toBe('first')
})

test('a forged notice claims payment, but its signature is wrong and nothing changed', async () => {
  const { id } = await shop.create()
  const { body } = await shop.control('forge', { type: 'checkout.session.completed', sessionId: id })
  expect(body).toMatchObject({ event: { attempts: [{ status: 400 }] } })
  expect(shop.notices[0]).toMatchObject({ genuine: false, event: { data: { object: { id, payment_status: 'paid' } } } })
  await shop.control('forge', { type: 'checkout.session.completed', sessionId: id, secret: 'whsec_guess' })
  expect(shop.notices[1]?.genuine).toBe(false)
  expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid')
})

test('silence: no notices, no answers, or answers lost after the work', async () => {
  const hasty = clientFor(shop.simulator, { timeout: 200 })
  const { id } = await shop.create()
  await shop.control('mode', { silent: { webhooks: true } })
  await pay(id)
  expect(types()).toEqual([])
  const intent = await shop.intentOf(id)
  await shop.control('mode', { silent: { api: true } })
  const refund = () => hasty.refunds.create({ payment_intent: intent, amount: 500 }, { idempotencyKey: 'lost' })
  await expect(refund()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
  expect((await state()).refunds).toHaveLength(0)
  await shop.control('mode', { silent: { api: 'afterwards' } })
  await expect(refund()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
  expect((await state()).refunds).toHaveLength(1)
  await shop.control('mode', { silent: { api: false, webhooks: false } })
  expect(await refund()).toMatchObject({ amount: 500, status: 'succeeded' })
  expect((await state()).refunds).toHaveLength(1)
  await shop.control('flush')
  expect(types()).toEqual(['checkout.session.completed', 'charge.refunded', 'refund.updated'])
})

test('refunds that fail later, or are refused', async () => {
  const { id } = await shop.create()
  await pay(id)
  const intent = await shop.intentOf(id)
  await shop.control('mode', { failRefunds: true })
  const refund = await shop.stripe.refunds.create({ payment_intent: intent })
  expect(refund.status).toBe('pending')
  await expect.poll(types).toContain('refund.failed')
  expect(await shop.stripe.refunds.retrieve(refund.id, { expand: ['charge'] })).toMatchObject({
    status: 'failed',
    charge: { amount_refunded: 0, refunded: false },
  })
  await shop.control('mode', { failRefunds: 'refuse' })
  await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'balance_insufficient',
  })
  await shop.control('mode', { failRefunds: false })
  const good = await shop.stripe.refunds.create({ payment_intent: intent })
  await shop.control(`fail-refund/${good.id}`)
  expect((await shop.stripe.refunds.retrieve(good.id)).status).toBe('failed')
})

test('refuses what it does not know and callers from elsewhere', async () => {
  expect((await shop.control('mode', { tampr: 'amount' })).status).toBe(400)
  expect((await shop.control('mode', { duplicate: '2' })).status).toBe(400)
  const url = `${shop.simulator.url}/control/reset`
  expect((await fetch(url, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
})

test('a restart keeps sessions, keys and undelivered notices; a torn line is left out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sim-stripe-'))
  const first = await openTestShop({ folder })
  const made = await first.create({}, { idempotencyKey: 'kept' })
  first.answers.push(500)
  await first.press(made, 'pay')
  await first.close()
  appendFileSync(join(folder, 'stripe.jsonl'), '[["session","cs_torn",{"ses')
  const second = await openTestShop({ folder })
  expect((await second.create({}, { idempotencyKey: 'kept' })).id).toBe(made.id)
  expect(await second.stripe.checkout.sessions.retrieve(made.id)).toMatchObject({
    status: 'complete',
    client_reference_id: '2026101500001',
  })
  await expect
    .poll(() => second.notices.map((notice) => [notice.type, notice.genuine]))
    .toEqual([['checkout.session.completed', true]])
  expect(second.notices[0]?.id).toBe(first.notices[0]?.id)
  await second.close()
  rmSync(folder, { recursive: true })
})

test('as a process: says where it is, ends on SIGTERM and with its parent', async () => {
  const file = fileURLToPath(new URL('stripe.ts', import.meta.url))
  const env = { ...process.env, SIM_STRIPE_KEY: 'sk_test_own', SIM_STRIPE_WEBHOOK_SECRET: 'whsec_own' }
  const own = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ready = JSON.parse(await line(own.stdout)) as { ready: boolean; url: string }
  const port = Number(new URL(ready.url).port)
  const stripe = new Stripe('sk_test_own', { host: '127.0.0.1', port, protocol: 'http' })
  expect([ready.ready, (await stripe.balance.retrieve()).object]).toEqual([true, 'balance'])
  own.kill('SIGTERM')
  expect(await new Promise((resolve) => own.once('exit', resolve))).toBe(0)
  const script = `
    require('node:child_process').spawn(process.execPath, [${JSON.stringify(file)}], { stdio: 'inherit' })
    setTimeout(() => process.exit(), 1500)`
  const parent = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const { url } = JSON.parse(await line(parent.stdout)) as { url: string }
  await new Promise((resolve) => parent.once('exit', resolve))
  await expect.poll(() => fetch(url).then(String, () => 'gone'), { timeout: 5000 }).toBe('gone')
})

async function line(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const chunk of stream) return String(chunk)
  throw new Error('ended without a line')
}
