// What stands for money: payment intents, charges, refunds, the balance. Amounts in fen, times in epoch seconds.
import type { Stripe } from 'stripe'
import { newId } from './stripe-wire.ts'
import { currency, type StoredSession } from './stripe-objects.ts'

export function newIntent(stored: StoredSession, now: number): Stripe.PaymentIntent {
  const id = newId('pi_3')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: stored.session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('', 25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency,
    customer: null,
    customer_account: null,
    description: stored.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: stored.intentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: stored.session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: undefined,
    transfer_group: null,
  }
}

/** What no charge of a shop has. */
const chargeWithout = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  customer: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  outcome: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>

/** A charge that went through, or (`declined`) one that the card's bank refused. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  email: string | null,
  declined: boolean,
  now: number,
): Stripe.Charge {
  return {
    id: newId('ch_3'),
    object: 'charge',
    ...chargeWithout,
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: declined ? null : newId('txn_3'),
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'MIRALO',
    captured: !declined,
    created: now,
    currency,
    description: intent.description,
    disputed: false,
    failure_code: declined ? 'card_declined' : null,
    failure_message: declined ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    paid: !declined,
    payment_intent: intent.id,
    payment_method: newId('pm_1'),
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
  }
}

export interface RefundRequest {
  charge: Stripe.Charge
  amount: number
  metadata: Record<string, string>
  reason: Stripe.Refund.Reason | null
  status: 'pending' | 'succeeded'
}

export function newRefund(request: RefundRequest, now: number): Stripe.Refund {
  const { charge, amount, metadata, reason, status } = request
  return {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3'),
    charge: charge.id,
    created: now,
    currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  }
}

export function newBalance(charges: Stripe.Charge[]): Stripe.Balance {
  const amount = charges.reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0)
  return {
    object: 'balance',
    available: [{ amount, currency, source_types: { card: amount } }],
    livemode: false,
    pending: [{ amount: 0, currency, source_types: { card: 0 } }],
  }
}

export const cardDeclined: Stripe.PaymentIntent.LastPaymentError = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  doc_url: 'https://stripe.com/docs/error-codes/card-declined',
  message: 'Your card was declined.',
  type: 'card_error',
}
