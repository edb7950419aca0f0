// Every event of the shop, on one page: what happened, told after the fact to whoever subscribes. Emitting queues one job with the caller's transaction.
import { addJobs, type Job, type JobContext, type JobHandler } from './jobs.ts'
import type { Db } from './db.ts'

export interface Events {
  'order.placed': { orderId: number }
  'order.paid': { orderId: number }
  'order.cancelled': { orderId: number }
  'order.closed': { orderId: number }
  /** paid, closed at its deadline, or void because its orders were regrouped: attempts still open at providers must end */
  'payment.ended': { paymentId: number }
}
export type EventName = keyof Events
export type Subscriber<E extends EventName = EventName> = { on: E; name: string; handle: (context: JobContext, payload: Events[E]) => Promise<void> }
/** A subscriber; `name` is `<feature>.<verb>` and stays stable, for jobs outlive a release. */
export const subscribe = <E extends EventName>(on: E, name: string, handle: Subscriber<E>['handle']): Subscriber => ({ on, name, handle }) as unknown as Subscriber

const eventNames: Record<EventName, true> = { 'order.placed': true, 'order.paid': true, 'order.cancelled': true, 'order.closed': true, 'payment.ended': true }

/** An event as the job that tells it, to be queued with others in one statement. */
export const telling = <E extends EventName>(event: E, payload: Events[E]): Job => ({ name: event, payload })
/** Tells what happened, with the caller's transaction. */
export const emit = (db: Db, ...events: Job[]): Promise<void> => addJobs(db, events)

/** The jobs behind the events: each event becomes one job per subscriber, so that one that fails is retried alone. */
export function eventJobs(subscribers: readonly Subscriber[]): Record<string, JobHandler> {
  const jobs: Record<string, JobHandler> = {}
  for (const event of Object.keys(eventNames) as EventName[]) {
    const mine = subscribers.filter((s) => s.on === event)
    jobs[event] = async ({ db }, payload) => {
      if (mine.length === 0) return
      await addJobs(
        db,
        mine.map((s) => ({ name: s.name, payload })),
      )
    }
    for (const s of mine) jobs[s.name] = (context, payload) => s.handle(context, payload)
  }
  return jobs
}
