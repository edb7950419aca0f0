// The SQL of operation: the queue as it stands, the database, and the runs of programs beside the shop.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface Queue {
  due: number
  planned: number
  running: number
  retried: number
  parked: number
  oldestDueSeconds: number
  workerSeenAt: Date | null
}
export const queueOf = (db: Db): Promise<Queue> =>
  sql<Queue>`
    select count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)::int as due,
      count(*) filter (where run_at > now() and locked_at is null and attempts < max_attempts)::int as planned,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where attempts > 0 and attempts < max_attempts and locked_at is null)::int as retried,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as parked,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::int as "oldestDueSeconds",
      (select max(last_execution) from graphile_worker._private_known_crontabs) as "workerSeenAt"
    from graphile_worker._private_jobs`
    .execute(db)
    .then((r) => r.rows[0]!)

interface FailingRow {
  job: string
  count: number
  attempts: number
  error: string
}
/** What fails just now and will be tried again, or failed for good, by job. */
export const failing = (db: Db): Promise<FailingRow[]> =>
  sql<FailingRow>`
    select t.identifier as job, count(*)::int as count, max(j.attempts)::int as attempts,
      coalesce((array_agg(j.last_error order by j.updated_at desc))[1], '') as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts > 0 and j.last_error is not null group by 1 order by 2 desc, 1 limit 50`
    .execute(db)
    .then((r) => r.rows)

interface ParkedRow {
  id: number
  job: string
  attempts: number
  error: string
  createdAt: Date
  failedAt: Date
}
export const parkedJobs = (
  db: Db,
  { size, offset, before }: { size: number; offset: number; before: number | undefined },
): Promise<ParkedRow[]> =>
  sql<ParkedRow>`
    select j.id, t.identifier as job, j.attempts::int as attempts, coalesce(j.last_error, '') as error,
      j.created_at as "createdAt", j.updated_at as "failedAt"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null and (${before === undefined} or j.id < ${before ?? 0})
    order by j.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countParked = (db: Db): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** The name of a parked job, its row locked; undefined where it is none, any more. */
export const lockParked = (db: Db, id: number): Promise<string | undefined> =>
  sql<{ job: string }>`
    select t.identifier as job from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id = ${id} and j.attempts >= j.max_attempts and j.locked_at is null for update of j`
    .execute(db)
    .then((r) => r.rows[0]?.job)
export const retryJob = (db: Db, id: number): Promise<unknown> =>
  sql`update graphile_worker._private_jobs set attempts = 0, run_at = now(), last_error = null, updated_at = now()
    where id = ${id}`.execute(db)
export const deleteJob = (db: Db, id: number): Promise<unknown> =>
  sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(db)

interface DatabaseRow {
  postgres: string
  migration: string
  migrations: number
  bytes: number
  hasStatements: boolean
}
export const databaseOf = (db: Db): Promise<DatabaseRow> =>
  sql<DatabaseRow>`
    select current_setting('server_version') as postgres, max(name) as migration, count(*)::int as migrations,
      pg_database_size(current_database()) as bytes,
      to_regclass('pg_stat_statements') is not null and pg_has_role('pg_read_all_stats', 'usage') as "hasStatements"
    from migration`
    .execute(db)
    .then((r) => r.rows[0]!)
export const filesOf = (db: Db): Promise<{ files: number; bytes: number }> =>
  sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from upload where status = 'kept'`
    .execute(db)
    .then((r) => r.rows[0]!)
/** The slowest on average of those that the database has counted; their blanks are empty. */
export const databaseStatements = (db: Db, least: number) =>
  sql<{ statement: string; count: number; worst: number; mean: number }>`
    select left(query, 2000) as statement, calls::int as count, max_exec_time::int as worst, mean_exec_time::int as mean
    from pg_stat_statements where max_exec_time >= ${least} order by mean_exec_time desc limit 20`
    .execute(db)
    .then((r) => r.rows)

export interface Totals {
  placed: number
  paid: number
  sales: number
  refunds: number
}
/** Of all days, as they stand counted. */
export const totalsOf = (db: Db): Promise<Totals> =>
  sql<Totals>`
    select coalesce(sum(placed), 0)::bigint as placed, coalesce(sum(paid), 0)::bigint as paid,
      coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(refunds), 0)::bigint as refunds from figure_day`
    .execute(db)
    .then((r) => r.rows[0]!)
