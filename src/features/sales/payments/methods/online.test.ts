// What a provider's session says, read from its answers: only money of ours, in our currency, counts as paid.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext } from '#kernel/call/app-context.ts'
import { online } from './online.ts'

let server: Server
let app: AppContext
let session: object
beforeAll(async () => {
  server = createServer((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session)),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = {
    env: { stripe: { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789', host } },
    settings: { get: () => 2000 },
  } as unknown as AppContext
})
afterAll(() => new Promise((done) => server.close(done)))

const paid = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1', currency: 'cny', amount_total: 4200 }
test.each([
  ['paid', paid, { state: 'paid', txn: 'pi_1', amount: 4200 }],
  [
    'paid, its intent told whole',
    { ...paid, payment_intent: { id: 'pi_2' } },
    { state: 'paid', txn: 'pi_2', amount: 4200 },
  ],
  [
    'paid in another currency',
    { ...paid, currency: 'jpy' },
    { state: 'odd', why: 'wrongCurrency', txn: 'pi_1', amount: null },
  ],
  [
    'paid without an intent',
    { ...paid, payment_intent: null },
    { state: 'odd', why: 'noTransaction', txn: null, amount: 4200 },
  ],
  ['paid, of nothing', { ...paid, amount_total: 0 }, { state: 'odd', why: 'noAmount', txn: 'pi_1', amount: null }],
  ['paid, no sum', { ...paid, amount_total: null }, { state: 'odd', why: 'noAmount', txn: 'pi_1', amount: null }],
  ['paid, half a fen', { ...paid, amount_total: 0.5 }, { state: 'odd', why: 'noAmount', txn: 'pi_1', amount: null }],
  ['open', { ...paid, status: 'open', payment_status: 'unpaid' }, { state: 'open' }],
  ['complete, the money still on its way', { ...paid, payment_status: 'unpaid' }, { state: 'open' }],
  ['complete, for nothing', { ...paid, payment_status: 'no_payment_required' }, { state: 'ended' }],
  ['expired', { ...paid, status: 'expired', payment_status: 'unpaid' }, { state: 'ended' }],
])('%s', async (_, told, state) => {
  session = { object: 'checkout.session', id: 'cs_1', ...told }
  expect(await online.query(app, 'cs_1')).toEqual(state)
})

test.each([
  ['nothing', {}],
  ['no state that it could have', { ...paid, payment_status: 'unpaid', status: 'asleep' }],
  ['another session', { ...paid, id: 'cs_2' }],
])('an answer that tells %s is none', async (_, told) => {
  session = { object: 'checkout.session', id: 'cs_1', ...told }
  await expect(online.query(app, 'cs_1')).rejects.toThrow('the provider')
})
