// The SQL of programs that run beside the shop: begun once at a time, with signs of life, kept with what came of them.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export type RunKind = 'audit' | 'backup' | 'restoreTest'
export interface RunRow {
  id: number
  kind: RunKind
  state: 'running' | 'passed' | 'failed'
  file: string
  startedBy: string | null
  startedAt: Date
  endedAt: Date | null
  done: number
  total: number
  result: Result
}
export interface Check {
  name: string
  found: number
  ms: number
}
export interface Result {
  fault?: string
  checks?: Check[]
  findings?: { name: string; rows: string[] }[]
}
/** Ends those that gave no sign of life for so long: their process is gone. */
export const endSilent = (db: Db): Promise<unknown> =>
  sql`update operation_run set state = 'failed', ended_at = shop_now(), result = result || '{"fault": "silent"}'
    where state = 'running' and beat_at < now() - interval '5 minutes'`.execute(db)
/** Undefined where one of the kind is running. */
export async function beginRun(
  db: Db,
  { kind, file = '', by }: { kind: RunKind; file?: string; by: number | null },
): Promise<number | undefined> {
  await endSilent(db)
  const { rows } = await sql<{ id: number }>`
    insert into operation_run (kind, file, started_by) values (${kind}, ${file}, ${by})
    on conflict (kind) where state = 'running' do nothing returning id`.execute(db)
  return rows[0]?.id
}
export const beatRun = (db: Db, id: number, done: number, total: number): Promise<unknown> =>
  sql`update operation_run set beat_at = now(), done = ${done}, total = ${total}
    where id = ${id} and state = 'running'`.execute(db)
/** Whether it was running until now. */
export const endRun = (db: Db, id: number, state: 'passed' | 'failed', result: Result): Promise<boolean> =>
  sql`update operation_run set state = ${state}, ended_at = shop_now(), result = ${JSON.stringify(result)}::jsonb
    where id = ${id} and state = 'running'`
    .execute(db)
    .then((r) => Number(r.numAffectedRows ?? 0) > 0)

const columns = sql`r.id, r.kind, r.state, r.file, u.nickname as "startedBy", r.started_at as "startedAt",
  r.ended_at as "endedAt", r.done, r.total, r.result`
export const listRuns = (
  db: Db,
  kinds: readonly RunKind[],
  { size, offset, before }: { size: number; offset: number; before: number | undefined },
): Promise<RunRow[]> =>
  sql<RunRow>`
    select ${columns} from operation_run r left join user_account u on u.id = r.started_by
    where r.kind = any(${[...kinds]}::text[]) and (${before === undefined} or r.id < ${before ?? 0})
    order by r.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countRuns = (db: Db, kind: RunKind): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from operation_run where kind = ${kind} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const findRun = (db: Db, kind: RunKind, id: number): Promise<RunRow | undefined> =>
  sql<RunRow>`
    select ${columns} from operation_run r left join user_account u on u.id = r.started_by
    where r.kind = ${kind} and r.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
export const lastRun = (db: Db, kind: RunKind): Promise<{ passed: boolean; at: Date; findings: number } | undefined> =>
  sql<{ passed: boolean; at: Date; findings: number }>`
    select state = 'passed' as passed, ended_at as at,
      coalesce(jsonb_array_length(result -> 'findings'), 0) as findings
    from operation_run where kind = ${kind} and state <> 'running' order by id desc limit 1`
    .execute(db)
    .then((r) => r.rows[0])
