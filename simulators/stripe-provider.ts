// What every part of the simulator shares: settings, store, mode, clock, timers and the log of requests.
import type { Mode } from './stripe-mode.ts'
import type { Cause, Store } from './stripe-store.ts'
import type { Webhooks } from './stripe-webhooks.ts'

/** The version whose shapes the objects have: the one that the installed official client asks for. */
export const apiVersion = '2026-10-28.endive'

export interface SeenRequest {
  at: string
  id: string
  method: string
  path: string
  body: string
  idempotencyKey: string | null
  /** Null while the call hangs. */
  status: number | null
  replayed: boolean
}

export interface Provider {
  readonly secretKey: string
  readonly merchantName: string
  /** Where the hosted page is reached, without a slash at the end. */
  readonly address: () => string
  readonly store: Store
  readonly mode: Mode
  readonly webhooks: Webhooks
  readonly requests: SeenRequest[]
  /** Epoch seconds. */
  readonly now: () => number
  /** Runs once after `ms`, unless the simulator is closed or reset before. */
  readonly later: (ms: number, work: () => void) => void
}

export const nobody: Cause = { id: null, idempotency_key: null }

/** An object as a plain record of its own, so that what is sent later is what was true now. */
export function snapshot(object: object): Record<string, unknown> {
  return structuredClone(object) as Record<string, unknown>
}

/** The id behind a field that holds an id or, expanded, an object; '' for none. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
