// Checkout sessions over the API: create (with all limits of Stripe's that a shop can meet), retrieve, list, expire.
import { Refusal, type Form, type FormValue } from './stripe-wire.ts'
import { address, email, integer, list, metadata, oneOf, onlyKnown, record, required, text } from './stripe-params.ts'
import { currency, newSession, type LineRequest, type SessionRequest } from './stripe-objects.ts'
import { expireSession, sessionOf, wireSession } from './stripe-payments.ts'
import { pageOf } from './stripe-lists.ts'
import type { Call, Route } from './stripe-route.ts'

/** Stripe's least amount of about 0.50 USD, in fen. */
const leastAmount = 400
const mostAmount = 99_999_999
const shortest = 30 * 60
const longest = 24 * 3600

const known = [
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'currency',
  'custom_text',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'success_url',
  'ui_mode',
]
const locales = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl ' +
  'pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'
).split(' ')

export const sessionRoutes: Route[] = [
  { method: 'POST', path: '/checkout/sessions', run: create },
  { method: 'GET', path: '/checkout/sessions', run: listSessions },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    run: ({ provider, id }) => wireSession(provider, sessionOf(provider, id)),
  },
  { method: 'GET', path: '/checkout/sessions/:id/line_items', run: listLines },
  { method: 'POST', path: '/checkout/sessions/:id/expire', run: expire },
]

function create({ provider, form }: Call) {
  const stored = newSession(readRequest(form, provider.now()), provider.now())
  const total = stored.session.amount_total ?? 0
  if (total < leastAmount)
    throw new Refusal("The Checkout Session's total amount due must add up to at least ¥4.00 cny", {
      code: 'amount_too_small',
    })
  if (total > mostAmount)
    throw new Refusal("The Checkout Session's total amount due must be no more than ¥999,999.99 cny", {
      code: 'amount_too_large',
    })
  provider.store.put('session', stored.session.id, stored)
  return wireSession(provider, stored)
}

function readRequest(form: Form, now: number): SessionRequest {
  onlyKnown(form, known)
  required(oneOf(form['mode'], 'mode', ['payment']), 'mode')
  oneOf(form['ui_mode'], 'ui_mode', ['hosted_page'])
  oneOf(form['currency'], 'currency', [currency])
  const intent = record(form['payment_intent_data'], 'payment_intent_data') ?? {}
  onlyKnown(intent, ['metadata', 'description'], 'payment_intent_data')
  const words = record(form['custom_text'], 'custom_text') ?? {}
  onlyKnown(words, ['submit'], 'custom_text')
  const submit = record(words['submit'], 'custom_text[submit]') ?? {}
  const methods = list(form['allowed_payment_method_types'], 'allowed_payment_method_types').map(
    (method, at) => text(method, `allowed_payment_method_types[${at}]`) ?? '',
  )
  return {
    lines: readLines(form['line_items']),
    reference: text(form['client_reference_id'], 'client_reference_id', 200) ?? null,
    metadata: metadata(form['metadata']),
    intentMetadata: metadata(intent['metadata'], 'payment_intent_data[metadata]'),
    description: text(intent['description'], 'payment_intent_data[description]', 1000) ?? null,
    successUrl: required(address(form['success_url'], 'success_url'), 'success_url'),
    cancelUrl: address(form['cancel_url'], 'cancel_url') ?? null,
    expiresAt: readExpiry(form['expires_at'], now),
    locale: oneOf(form['locale'], 'locale', locales) ?? null,
    said: text(submit['message'], 'custom_text[submit][message]', 1200) ?? null,
    email: email(form['customer_email'], 'customer_email') ?? null,
    methods: methods.length > 0 ? methods : null,
  }
}

function readExpiry(value: FormValue | undefined, now: number): number {
  const at = integer(value, 'expires_at', 0)
  if (at === undefined) return now + longest
  if (at < now + shortest)
    throw new Refusal('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    })
  if (at > now + longest)
    throw new Refusal('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    })
  return at
}

function readLines(value: FormValue | undefined): LineRequest[] {
  const lines = list(required(value, 'line_items'), 'line_items')
  if (lines.length === 0) required(undefined, 'line_items')
  if (lines.length > 100) throw new Refusal('You may only specify up to 100 line items.', { param: 'line_items' })
  return lines.map((line, at) =>
    readLine(required(record(line, `line_items[${at}]`), `line_items[${at}]`), `line_items[${at}]`),
  )
}

function readLine(line: Form, at: string): LineRequest {
  onlyKnown(line, ['price_data', 'quantity'], at)
  const price = required(record(line['price_data'], `${at}[price_data]`), `${at}[price_data]`)
  onlyKnown(price, ['currency', 'unit_amount', 'product_data', 'tax_behavior'], `${at}[price_data]`)
  required(oneOf(price['currency'], `${at}[price_data][currency]`, [currency]), `${at}[price_data][currency]`)
  const product = required(
    record(price['product_data'], `${at}[price_data][product_data]`),
    `${at}[price_data][product_data]`,
  )
  onlyKnown(product, ['name', 'description', 'images', 'metadata', 'unit_label'], `${at}[price_data][product_data]`)
  return {
    name: required(
      text(product['name'], `${at}[price_data][product_data][name]`),
      `${at}[price_data][product_data][name]`,
    ),
    unitAmount: required(
      integer(price['unit_amount'], `${at}[price_data][unit_amount]`, 0, mostAmount),
      `${at}[price_data][unit_amount]`,
    ),
    quantity: required(integer(line['quantity'], `${at}[quantity]`, 1, 999_999), `${at}[quantity]`),
  }
}

function listSessions({ provider, form, path }: Call) {
  onlyKnown(form, ['payment_intent', 'status', 'created', 'limit', 'starting_after', 'ending_before', 'expand'])
  const intent = text(form['payment_intent'], 'payment_intent')
  const status = oneOf(form['status'], 'status', ['open', 'complete', 'expired'])
  const wanted = provider.store
    .all('session')
    .filter(({ session }) => (!intent || session.payment_intent === intent) && (!status || session.status === status))
  return pageOf(
    wanted.map((stored) => wireSession(provider, stored)),
    form,
    path,
  )
}

function listLines({ provider, id, path }: Call) {
  return { object: 'list', data: structuredClone(sessionOf(provider, id).lines), has_more: false, url: path }
}

function expire({ provider, id, form, cause }: Call) {
  onlyKnown(form, ['expand'])
  expireSession(provider, id, cause)
  return wireSession(provider, sessionOf(provider, id))
}
