// Payments that a cardholder's bank takes back, at Stripe: how they stand, and our words to them.
import { stripeLibrary, stripeOf } from './stripe-client.ts'
import type { DisputeState, RedirectMethod } from './method.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const states: ReadonlyMap<string, DisputeState['state']> = new Map([
  ['warning_needs_response', 'open'],
  ['needs_response', 'open'],
  ['appeal_needs_response', 'open'],
  ['warning_under_review', 'answered'],
  ['under_review', 'answered'],
  ['appeal_under_review', 'answered'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
])
const inTime = (app: AppContext): { timeout: number } => ({ timeout: app.settings.get('providerTimeoutMs') })

async function query(app: AppContext, ref: string): Promise<DisputeState> {
  const dispute = await stripeOf(app).disputes.retrieve(ref, {}, inTime(app))
  const { id, amount, currency, payment_intent: intent, status, reason } = dispute
  const txn = typeof intent === 'string' ? intent : intent?.id
  const state = states.get(status)
  if (id !== ref || !txn || state === undefined || currency !== 'cny')
    throw new Error(`the provider tells of the dispute ${ref} what cannot be read: ${status} ${currency}`)
  const moved = dispute.balance_transactions.reduce((sum, one) => sum + one.amount, 0)
  return { state, txn, amount, reason, taken: moved < 0, dueAt: dispute.evidence_details.due_by }
}
/** What the provider refuses is told; all else may pass. */
async function toldOf(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (e) {
    if (e instanceof stripeLibrary().errors.StripeInvalidRequestError) throw new Refusal('chargebackChanged')
    throw e
  }
}
export const stripeDisputes: NonNullable<RedirectMethod['disputes']> = {
  query,
  answer: (app, ref, words) =>
    toldOf(stripeOf(app).disputes.update(ref, { evidence: { uncategorized_text: words }, submit: true }, inTime(app))),
  accept: (app, ref) => toldOf(stripeOf(app).disputes.close(ref, {}, inTime(app))),
}
