// Events: what happened, told after the fact to whoever subscribes, by jobs that are queued with the transaction
// in which it happened. A feature declares the events that it tells in its events.ts.
import { addJobs, type Job, type JobContext, type JobHandler } from './jobs.ts'

/** Every event of the shop with its payload; features add theirs by declaration. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- grows by declaration
export interface Events {}
export type EventName = keyof Events
interface How<E extends EventName> {
  /** It takes few milliseconds and waits for nobody: it shares one job with others of its event. */
  quick?: boolean
  /** Whether there is something to do at all: what nobody has to do is not queued. */
  only?: (payload: Events[E]) => boolean
}
export type Subscriber<E extends EventName = EventName> = How<E> & {
  on: E
  name: string
  handle: (context: JobContext, payload: Events[E]) => Promise<void>
}
/** A subscriber; `name` is `<feature>.<verb>` and stays stable, for jobs outlive a release. */
export const subscribe = <E extends EventName>(
  on: E,
  name: string,
  handle: Subscriber<E>['handle'],
  how: How<E> = {},
): Subscriber => ({ on, name, handle, ...how }) as unknown as Subscriber

// Told once at start, the same for every shop of the process: what nobody hears is not even queued.
const heard = new Map<EventName, Subscriber[]>()
const sharedName = (event: EventName): string => `events.${event}`
const concerned = <E extends EventName>(event: E, payload: Events[E]): Subscriber[] =>
  (heard.get(event) ?? []).filter(({ only }) => only?.(payload as never) ?? true)

/**
 * What happened, as one job per subscriber: one that fails is retried alone. Those that are quick share a job.
 * Queue them with the caller's transaction (addJobs).
 */
export function telling<E extends EventName>(event: E, payload: Events[E]): Job[] {
  const all = concerned(event, payload)
  const quick = all.filter((s) => s.quick)
  const alone = quick.length > 1 ? all.filter((s) => !s.quick) : all
  const names = alone.map((s) => s.name)
  return [...(quick.length > 1 ? [sharedName(event)] : []), ...names].map((name) => ({ name, payload }))
}

/** Lets all quick ones hear it; those that fail are queued alone, and are tried again alone. */
const handleShared =
  (event: EventName): JobHandler =>
  async (context, payload: never) => {
    const failed: Job[] = []
    for (const { name, handle } of concerned(event, payload).filter((s) => s.quick)) {
      try {
        await handle(context, payload)
      } catch (e) {
        context.app.log.warn({ job: name, error: String(e) }, 'a job failed beside others: it is tried again alone')
        failed.push({ name, payload })
      }
    }
    await addJobs(context.db, failed)
  }

/** Makes the subscribers heard and returns their job handlers. */
export function eventJobs(subscribers: readonly Subscriber[]): Record<string, JobHandler> {
  heard.clear()
  for (const subscriber of subscribers) heard.set(subscriber.on, [...(heard.get(subscriber.on) ?? []), subscriber])
  const shared = [...new Set(subscribers.filter((s) => s.quick).map((s) => s.on))]
  return Object.fromEntries([
    ...subscribers.map((s): [string, JobHandler] => [s.name, (context, payload: never) => s.handle(context, payload)]),
    ...shared.map((event): [string, JobHandler] => [sharedName(event), handleShared(event)]),
  ])
}
