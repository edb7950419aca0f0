// Every event of the shop, on one page: what happened, told after the fact to whoever subscribes,
// by jobs that are queued with the transaction in which it happened.
import type { Job, JobContext, JobHandler } from './jobs.ts'

export interface Events {
  'order.placed': { orderId: number }
  'order.paid': { orderId: number }
  'order.cancelled': { orderId: number }
  'order.closed': { orderId: number }
  /** paid, closed at its deadline, or void as its orders were regrouped: attempts still open at providers must end */
  'payment.ended': { paymentId: number }
  /** the account is closed for good: every feature erases what it keeps of the person */
  'account.erased': { userId: number }
}
export type EventName = keyof Events
export type Subscriber<E extends EventName = EventName> = {
  on: E
  name: string
  handle: (context: JobContext, payload: Events[E]) => Promise<void>
}
/** A subscriber; `name` is `<feature>.<verb>` and stays stable, for jobs outlive a release. */
export const subscribe = <E extends EventName>(on: E, name: string, handle: Subscriber<E>['handle']): Subscriber =>
  ({ on, name, handle }) as unknown as Subscriber

// Told once at start, the same for every shop of the process: what nobody hears is not even queued.
const heard = new Map<EventName, string[]>()

/**
 * What happened, as one job per subscriber: one that fails is retried alone.
 * Queue them with the caller's transaction (addJobs).
 */
export const telling = <E extends EventName>(event: E, payload: Events[E]): Job[] =>
  (heard.get(event) ?? []).map((name) => ({ name, payload }))

/** Makes the subscribers heard and returns their job handlers. */
export function eventJobs(subscribers: readonly Subscriber[]): Record<string, JobHandler> {
  heard.clear()
  for (const { on, name } of subscribers) heard.set(on, [...(heard.get(on) ?? []), name])
  return Object.fromEntries(
    subscribers.map((s) => [s.name, (context: JobContext, payload: never) => s.handle(context, payload)]),
  )
}
