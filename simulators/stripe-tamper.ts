// Notices that lie: one fen off, or under the reference of another order. The provider's own records stay true.
import type { Tamper } from './stripe-mode.ts'
import type { Store, WireEvent } from './stripe-store.ts'

/** The event as it is sent; a wrong signature leaves its words alone. */
export function tampered(event: WireEvent, tamper: Tamper | null, store: Store): WireEvent {
  if (tamper === 'amount') return withOtherAmount(event)
  return tamper === 'otherOrder' ? withOtherOrder(event, store) : event
}

const amounts = ['amount_total', 'amount_subtotal', 'amount', 'amount_received', 'amount_refunded', 'amount_captured']

function withOtherAmount(event: WireEvent): WireEvent {
  const object = { ...event.data.object }
  for (const name of amounts) if (typeof object[name] === 'number') object[name] = object[name] - 1
  return { ...event, data: { ...event.data, object } }
}

/** Takes reference and metadata of the newest other session; made-up ones if there is none. */
function withOtherOrder(event: WireEvent, store: Store): WireEvent {
  const object = { ...event.data.object }
  const own = (id: unknown) => id === object['id'] || (typeof id === 'string' && id === object['payment_intent'])
  const other = store.all('session').findLast(({ session }) => !own(session.id) && !own(session.payment_intent))
  const isSession = object['object'] === 'checkout.session'
  if (isSession) object['client_reference_id'] = other?.session.client_reference_id ?? '0000000000000000'
  const metadata = isSession ? other?.session.metadata : other?.intentMetadata
  object['metadata'] = metadata ?? madeUp(object['metadata'])
  return { ...event, data: { ...event.data, object } }
}

function madeUp(metadata: unknown): Record<string, string> {
  const names = typeof metadata === 'object' && metadata !== null ? Object.keys(metadata) : []
  return Object.fromEntries(names.map((name) => [name, '0000000000000000']))
}
