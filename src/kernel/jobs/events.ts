// Events: what happened, told after the fact to whoever subscribes, by jobs that are queued with the transaction
// in which it happened. A feature declares the events that it tells in its events.ts.
import type { Job, JobContext, JobHandler } from './jobs.ts'

/** Every event of the shop with its payload; features add theirs by declaration. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- grows by declaration
export interface Events {}
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
