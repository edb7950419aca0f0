// Jobs: queued in the caller's transaction, run at least once. A handler re-checks the state it acts on.
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger,
  parseCronItems,
  run,
  runMigrations,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { sql, type RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from '../data/db.ts'
import type { Log, AppContext } from '../call/app-context.ts'

export interface JobOptions {
  /** The same key replaces an earlier job that has not run: a timer. */
  key?: string
  /** When to run, by the database's clock; now when missing. */
  runAt?: Date
  maxAttempts?: number
  /** Those of one line run one after the other, in the whole shop. */
  line?: string
  /** All others go first: what waits long for others, and nobody waits for. */
  last?: boolean
}
export interface JobContext {
  db: Db
  app: AppContext
}
export type JobHandler = (context: JobContext, payload: never) => Promise<void>
export interface Schedule {
  /** crontab of five fields, UTC */
  cron: string
  job: string
}

export const migrateJobs = (pgPool: pg.Pool): Promise<void> => runMigrations({ pgPool })
/** Whether the tables of jobs are there; the last steps of theirs each process takes by itself. */
export async function hasJobs(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as there`,
  )
  return rows[0]!.there
}

export interface Job extends JobOptions {
  name: string
  payload: object
}
/** The last of each key: one statement sets a timer only once. */
const lastOfKey = (jobs: readonly Job[]): Job[] => [...new Map(jobs.map((job, at) => [job.key ?? at, job])).values()]
const specOf = ({ name, payload, key, runAt, maxAttempts = 12, line, last = false }: Job) => ({
  name,
  payload,
  key,
  run_at: runAt?.getTime(),
  attempts: maxAttempts,
  line,
  priority: last ? 10 : 0,
})
const specsOf = (jobs: readonly Job[]) => sql`${JSON.stringify(lastOfKey(jobs).map(specOf))}::json`
/**
 * Within a statement: adds these jobs, all by one call (`queue_jobs`); and `each.jobs` once more for every row of
 * `each.rows`, whose columns are the payload. `runAt` is on the shop's clock, the queue's is the machine's: the
 * difference is taken in SQL.
 */
export const addingJobs = (
  jobs: readonly Job[],
  each?: { jobs: readonly Job[]; rows: RawBuilder<unknown> },
): RawBuilder<number> =>
  each
    ? sql`(
  select queue_jobs(json_agg(s.spec)) from (
    select j.spec from json_array_elements(${specsOf(jobs)}) j(spec)
    union all select (j.spec::jsonb || jsonb_build_object('payload', r))::json
    from json_array_elements(${specsOf(each.jobs)}) j(spec) cross join ${each.rows} r) s having count(*) > 0)`
    : sql`queue_jobs(${specsOf(jobs)})`
/** Within a statement: takes these timers back. */
export const droppingJobs = (keys: readonly string[]): RawBuilder<number> =>
  sql`unqueue_jobs((select ${[...keys]}::text[])::text[])`

/** Queues jobs with the caller's transaction, and takes timers back, in one statement. */
export async function addJobs(db: Db, jobs: readonly Job[], dropped: readonly string[] = []): Promise<void> {
  if (jobs.length > 0 && dropped.length > 0) await sql`select ${addingJobs(jobs)}, ${droppingJobs(dropped)}`.execute(db)
  else if (jobs.length > 0) await sql`select ${addingJobs(jobs)}`.execute(db)
  else if (dropped.length > 0) await sql`select ${droppingJobs(dropped)}`.execute(db)
}
export const addJob = (db: Db, name: string, payload: object, options: JobOptions = {}): Promise<void> =>
  addJobs(db, [{ name, payload, ...options }])

/** Takes a timer back. */
export const dropJob = (db: Db, key: string): Promise<void> => addJobs(db, [], [key])

/**
 * Lets go of work that waits, or failed for good, under a person's number: letters with their words in them.
 * What runs just now is let run, what erases them (`<feature>.erase`) stays.
 */
export const dropJobsOf = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier not like '%.erase' and j.locked_at is null
      and j.payload ->> 'userId' = ${String(userId)}`.execute(db)

/** Within a statement: queues a timer of which it learns only there what it is about, once for each of its rows. */
export const queueingTimer = (
  name: string,
  { payload, key, runAt }: Record<'payload' | 'key' | 'runAt', RawBuilder<unknown>>,
): RawBuilder<number> => sql`queue_jobs(json_build_array(json_build_object('name', ${name}::text, 'payload', ${payload},
    'key', ${key}, 'run_at', extract(epoch from ${runAt}) * 1000, 'attempts', 12, 'priority', 0)))`

/** Makes graphile's task list from our handlers. */
export const taskList = (db: Db, app: AppContext, handlers: Readonly<Record<string, JobHandler>>): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown) => handle({ db, app }, payload as never),
    ]),
  )

/**
 * Lets go of jobs that a killed worker held, or they would wait for hours.
 * No job of ours takes a minute; a process that is alone with its database need not wait even that.
 */
const unlockAbandoned = (pool: pg.Pool, alone: boolean): Promise<unknown> =>
  pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs
       where locked_by is not null and locked_at < now() - $1::interval))`,
    [alone ? '0' : '60 seconds'],
  )

/** The queue's own words: only what is wrong with a job is worth a line. */
export const jobLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({}, message)
    else if (level === 'warning') log.warn({}, message)
  })

export interface Jobs {
  stop: () => Promise<void>
}
interface Running {
  runner: Runner
  /** when it takes no more jobs: it was stopped, or lost the database while it noted the end of one */
  over: Promise<unknown>
}
const workers = 4
async function open(pool: pg.Pool, log: Log, tasks: TaskList, schedules: readonly Schedule[]): Promise<Running> {
  const events: WorkerEvents = new EventEmitter()
  const shutdown = once(events, 'pool:gracefulShutdown')
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    events,
    concurrency: workers,
    noHandleSignals: true,
    logger: jobLogger(log),
    pollInterval: 1000,
    parsedCronItems: parseCronItems(schedules.map((s) => ({ task: s.job, match: s.cron, identifier: s.job }))),
    // Fetched by one statement for all who are free, and noted as done together with those that end just then.
    // Unbatched, a job whose end cannot be noted rejects where nobody listens, and ends the process.
    preset: { worker: { localQueue: { size: workers }, completeJobBatchDelay: 30, failJobBatchDelay: 0 } },
  })
  return { runner, over: Promise.race([shutdown, runner.promise.catch(() => undefined)]) }
}

/**
 * Runs jobs until stopped. A runner that lost the database gives up, and its promise may never tell:
 * another takes its place as soon as there is a database again.
 */
export async function startWorker(
  pool: pg.Pool,
  log: Log,
  tasks: TaskList,
  schedules: readonly Schedule[],
  alone: boolean,
): Promise<Jobs> {
  const begin = async (): Promise<Running> => {
    await unlockAbandoned(pool, alone)
    return open(pool, log, tasks, schedules)
  }
  let stopped = false
  let running = await begin()
  const replace = async (): Promise<void> => {
    while (!stopped) {
      await sleep(500)
      const next = stopped ? undefined : await begin().catch(() => undefined)
      if (!next) continue
      if (stopped) return next.runner.stop()
      void running.runner.stop().catch(() => undefined)
      running = next
      return
    }
  }
  const watch = async (): Promise<void> => {
    while (!stopped) {
      await running.over
      await replace()
    }
  }
  void watch()
  const timer = setInterval(() => void unlockAbandoned(pool, false).catch(() => undefined), 60_000)
  timer.unref()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running.runner.stop()
    },
  }
}
