// The objects as they travel: every field that the official client's types name is there,
// unused ones as Stripe leaves them (null). Amounts in fen, times in epoch seconds.
import type { Stripe } from 'stripe'
import { newId } from './stripe-wire.ts'

export const currency = 'cny'

/** A session without its address: the page's own address may change when the simulator starts again. */
export interface StoredSession {
  session: Stripe.Checkout.Session
  lines: WireLine[]
  intentMetadata: Record<string, string>
  description: string | null
}
type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string }
export type WireLine = Omit<Stripe.LineItem, 'price'> & { price: WirePrice }

export interface LineRequest {
  name: string
  unitAmount: number
  quantity: number
}

export interface SessionRequest {
  lines: LineRequest[]
  reference: string | null
  metadata: Record<string, string>
  intentMetadata: Record<string, string>
  description: string | null
  successUrl: string
  cancelUrl: string | null
  expiresAt: number
  locale: Stripe.Checkout.Session.Locale | null
  /** the shop's own words beside the button */
  said: string | null
  email: string | null
  methods: string[] | null
}

export function newLine(line: LineRequest, now: number): WireLine {
  const amount = line.unitAmount * line.quantity
  const price: WirePrice = {
    id: newId('price_'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod_', 14),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: line.unitAmount,
    unit_amount_decimal: String(line.unitAmount),
  }
  return {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: line.name,
    metadata: {},
    price,
    quantity: line.quantity,
  }
}

export function newSession(request: SessionRequest, now: number): StoredSession {
  const lines = request.lines.map((line) => newLine(line, now))
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0)
  const session: Stripe.Checkout.Session = {
    ...emptySession(),
    id: newId('cs_test_a1', 58),
    amount_subtotal: total,
    amount_total: total,
    allowed_payment_method_types: request.methods,
    cancel_url: request.cancelUrl,
    client_reference_id: request.reference,
    created: now,
    custom_text: { ...emptySession().custom_text, submit: request.said === null ? null : { message: request.said } },
    customer_details: request.email ? emptyCustomer(request.email) : null,
    customer_email: request.email,
    expires_at: request.expiresAt,
    locale: request.locale,
    metadata: request.metadata,
    payment_method_types: request.methods ?? ['card'],
    success_url: request.successUrl,
  }
  return { session, lines, intentMetadata: request.intentMetadata, description: request.description }
}

export function emptyCustomer(email: string | null): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  }
}

/** What no session has at its beginning. */
const sessionWithout = {
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  cancel_url: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer: null,
  customer_account: null,
  customer_details: null,
  customer_email: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  success_url: null,
  url: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

function emptySession(): Stripe.Checkout.Session {
  return {
    id: '',
    object: 'checkout.session',
    ...sessionWithout,
    adaptive_pricing: { enabled: false },
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    created: 0,
    currency,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_creation: 'if_required',
    discounts: [],
    expires_at: 0,
    livemode: false,
    metadata: {},
    mode: 'payment',
    payment_method_collection: 'if_required',
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
  }
}
