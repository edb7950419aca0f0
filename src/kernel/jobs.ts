// Jobs: queued in the caller's transaction, run at least once. A handler re-checks the state it acts on.
import { Logger, parseCronItems, run, runMigrations, type Runner, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './db.ts'
import type { Log, Shop } from './shop.ts'

export interface JobOptions {
  /** The same key replaces an earlier job that has not run: a timer. */
  key?: string
  /** When to run, by the database's clock; now when missing. */
  runAt?: Date
  maxAttempts?: number
}
export interface JobContext {
  db: Db
  shop: Shop
}
export type JobHandler = (context: JobContext, payload: never) => Promise<void>
export interface Schedule {
  /** crontab of five fields, UTC */
  cron: string
  job: string
}

export const migrateJobs = (pgPool: pg.Pool): Promise<void> => runMigrations({ pgPool })

export interface Job extends JobOptions {
  name: string
  payload: object
}
/** Queues jobs with the caller's transaction, in one statement. `runAt` is on the shop's clock, the queue's is the machine's: the difference is taken in SQL. */
export async function addJobs(db: Db, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return
  const specs = jobs.map(({ name, payload, key, runAt, maxAttempts = 12 }) => ({ name, payload, key, run_at: runAt?.toISOString(), attempts: maxAttempts }))
  await sql`select count(graphile_worker.add_job(j.name, j.payload, job_key => j.key, max_attempts => j.attempts, run_at => case when j.run_at is not null then now() + (j.run_at - shop_now()) end))
    from json_to_recordset(${JSON.stringify(specs)}::json) as j(name text, payload json, key text, attempts int, run_at timestamptz)`.execute(db)
}
export const addJob = (db: Db, name: string, payload: object, options: JobOptions = {}): Promise<void> => addJobs(db, [{ name, payload, ...options }])

/** Takes a timer back. */
export const dropJob = (db: Db, key: string): Promise<unknown> => sql`select 1 from graphile_worker.remove_job(${key})`.execute(db)

/** Makes graphile's task list from our handlers. */
export const taskList = (db: Db, shop: Shop, handlers: Readonly<Record<string, JobHandler>>): TaskList =>
  Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => handle({ db, shop }, payload as never)]))

/** Lets go of jobs that a killed worker held, or they would wait for hours. No job of ours takes a minute; a process that is alone with its database need not wait even that. */
const unlockAbandoned = (pool: pg.Pool, alone: boolean): Promise<unknown> =>
  pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs where locked_by is not null and locked_at < now() - $1::interval))`,
    [alone ? '0' : '60 seconds'],
  )

/** The queue's own words: only what is wrong with a job is worth a line. */
export const jobLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({}, message)
    else if (level === 'warning') log.warn({}, message)
  })

/** Runs jobs until stopped. */
export async function startWorker(pool: pg.Pool, log: Log, tasks: TaskList, schedules: readonly Schedule[], alone: boolean): Promise<Runner> {
  await unlockAbandoned(pool, alone)
  const timer = setInterval(() => void unlockAbandoned(pool, false).catch(() => undefined), 60_000)
  timer.unref()
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 4,
    noHandleSignals: true,
    logger: jobLogger(log),
    pollInterval: 1000,
    parsedCronItems: parseCronItems(schedules.map((s) => ({ task: s.job, match: s.cron, identifier: s.job }))),
  })
  void runner.promise.catch(() => undefined).finally(() => clearInterval(timer))
  return runner
}
