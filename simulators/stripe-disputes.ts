// Payments that a cardholder's bank takes back: the money leaves at once, an answer is sent once, the bank decides.
import type { Stripe } from 'stripe'
import { newId, Refusal } from './stripe-wire.ts'
import { onlyKnown, record, text } from './stripe-params.ts'
import { emit, sessionOf } from './stripe-payments.ts'
import { currency } from './stripe-objects.ts'
import { idOf, snapshot, type Provider } from './stripe-provider.ts'
import type { Call, Route } from './stripe-route.ts'
import type { StoredEvent } from './stripe-store.ts'

const answeredWithin = 14 * 24 * 3600

export const disputeRoutes: Route[] = [
  { method: 'GET', path: '/disputes/:id', run: ({ provider, id }) => snapshot(disputeOf(provider, id)) },
  { method: 'POST', path: '/disputes/:id', run: update },
  { method: 'POST', path: '/disputes/:id/close', run: close },
]

function disputeOf(provider: Provider, id: string): Stripe.Dispute {
  const dispute = provider.store.get('dispute', id)
  if (!dispute)
    throw new Refusal(`No such dispute: '${id}'`, { status: 404, code: 'resource_missing', param: 'dispute' })
  return dispute
}

function moved(provider: Provider, amount: number): Stripe.BalanceTransaction {
  const id = newId('txn_1')
  const now = provider.now()
  const whole: Omit<Stripe.BalanceTransaction, 'balance_type'> = {
    id,
    object: 'balance_transaction',
    amount,
    available_on: now,
    created: now,
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: null,
    status: 'available',
    type: 'adjustment',
  }
  return whole as Stripe.BalanceTransaction
}

/** The bank takes back what the session was paid with, or so much of it. Throws Refusal 409 where nothing was. */
export function openDispute(
  provider: Provider,
  sessionId: string,
  amount?: number,
): { dispute: Stripe.Dispute; events: StoredEvent[] } {
  const { session } = sessionOf(provider, sessionId)
  const intent = provider.store.get('intent', idOf(session.payment_intent))
  const charge = intent && provider.store.get('charge', idOf(intent.latest_charge))
  if (!intent || !charge?.paid || charge.disputed) throw new Refusal('Nothing to dispute.', { status: 409 })
  const taken = Math.min(amount ?? charge.amount, charge.amount)
  const dispute = {
    id: newId('dp_1'),
    object: 'dispute',
    amount: taken,
    balance_transactions: [moved(provider, -taken)],
    charge: charge.id,
    created: provider.now(),
    currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: provider.now() + answeredWithin,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  } as unknown as Stripe.Dispute
  return provider.store.together(() => {
    provider.store.put('dispute', dispute.id, dispute)
    provider.store.put('charge', charge.id, { ...charge, disputed: true })
    const events = ['charge.dispute.created', 'charge.dispute.funds_withdrawn'].map((type) =>
      emit(provider, type, dispute),
    )
    return { dispute, events }
  })
}

/** The bank's last word; once. Throws Refusal 404 or 409. */
export function decideDispute(provider: Provider, id: string, won: boolean): StoredEvent[] {
  const dispute = disputeOf(provider, id)
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw new Refusal('This dispute is closed.', { status: 409 })
  return provider.store.together(() => {
    const back = won ? [moved(provider, dispute.amount)] : []
    const balance_transactions = [...dispute.balance_transactions, ...back]
    const over: Stripe.Dispute = { ...dispute, status: won ? 'won' : 'lost', balance_transactions }
    provider.store.put('dispute', id, over)
    const charge = provider.store.get('charge', idOf(dispute.charge))
    if (won && charge) provider.store.put('charge', charge.id, { ...charge, disputed: false })
    const events = [emit(provider, 'charge.dispute.closed', over)]
    if (won) events.unshift(emit(provider, 'charge.dispute.funds_reinstated', over))
    return events
  })
}

function update({ provider, form, id, cause }: Call) {
  onlyKnown(form, ['evidence', 'metadata', 'submit', 'expand'])
  const dispute = disputeOf(provider, id)
  if (dispute.status !== 'needs_response')
    throw new Refusal('This dispute has already been answered or closed.', { executed: true })
  const evidence = record(form['evidence'], 'evidence') ?? {}
  onlyKnown(evidence, ['uncategorized_text'], 'evidence')
  const words = text(evidence['uncategorized_text'], 'evidence[uncategorized_text]', 20_000) ?? null
  const submits = text(form['submit'], 'submit') !== 'false'
  const answered: Stripe.Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, uncategorized_text: words },
    evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: submits ? 1 : 0 },
    status: submits ? 'under_review' : dispute.status,
  }
  provider.store.put('dispute', id, answered)
  emit(provider, 'charge.dispute.updated', answered, cause, {})
  return snapshot(answered)
}
function close({ provider, id }: Call) {
  if (disputeOf(provider, id).status === 'needs_response') decideDispute(provider, id, false)
  else throw new Refusal('This dispute has already been answered or closed.', { executed: true })
  return snapshot(disputeOf(provider, id))
}
