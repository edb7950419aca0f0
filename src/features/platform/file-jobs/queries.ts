// SQL of file jobs: the list, what is worked, the parts that were written.
import { sql } from 'kysely'
import type { Limits } from '#kernel/call/page.ts'
import { textList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

export type Status = 'draft' | 'running' | 'done' | 'cancelled' | 'failed'
/** In the place of a merchant: the job is one of the platform's staff. */
export const ofStaff = 0
const ofDesk = (merchantId: number) =>
  merchantId === ofStaff ? sql`merchant_id is null` : sql`merchant_id = ${merchantId}`
export interface FileJob {
  id: number
  /** ofStaff: of no merchant */
  merchantId: number
  madeBy: number | null
  kind: string
  needs: string
  job: string
  name: string
  language: Language
  input: unknown
  uploadId: string | null
  status: Status
  cancelAsked: boolean
  done: number
  total: number | null
  step: number
  cursor: unknown
  report: unknown
  fault: string
  createdAt: Date
}
const columns = sql`id, coalesce(merchant_id, ${ofStaff}::bigint) as "merchantId", made_by as "madeBy", kind, needs,
  job, name, language, input,
  upload_id as "uploadId", status, cancel_asked as "cancelAsked", done, total, step, cursor, report,
  fault, created_at as "createdAt"`

interface NewJob extends Pick<FileJob, 'merchantId' | 'kind' | 'needs' | 'job' | 'name' | 'language' | 'input'> {
  madeBy: number
  status: Status
  uploadId: string | null
}
/** undefined when one of its kind runs for the merchant already. */
export const insertJob = (db: Db, job: NewJob): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into file_job (merchant_id, made_by, kind, needs, job, name, language, input, upload_id, status)
    values (nullif(${job.merchantId}::bigint, ${ofStaff}), ${job.madeBy}, ${job.kind}, ${job.needs}, ${job.job},
      ${job.name}, ${job.language},
      ${JSON.stringify(job.input)}::jsonb, ${job.uploadId}, ${job.status})
    on conflict do nothing returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)
export const jobOf = (db: Db, merchantId: number, id: number): Promise<FileJob | undefined> =>
  sql<FileJob>`select ${columns} from file_job where id = ${id} and ${ofDesk(merchantId)}`
    .execute(db)
    .then((r) => r.rows[0])
/** The same, held until the transaction ends. */
export const lockedJob = (db: Db, merchantId: number, id: number): Promise<FileJob | undefined> =>
  sql<FileJob>`select ${columns} from file_job where id = ${id} and ${ofDesk(merchantId)} for update`
    .execute(db)
    .then((r) => r.rows[0])
/** Whether another of its kind runs for the merchant; who asks at once waits. */
export async function othersRun(db: Db, { merchantId, kind, id }: FileJob): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('fileJob:' || ${kind}::text, ${merchantId}))`.execute(db)
  const { rows } = await sql`select from file_job where ${ofDesk(merchantId)} and kind = ${kind} and status = 'running'
    and id <> ${id}`.execute(db)
  return rows.length > 0
}
/** Begins a draft, anew where it was tried before. */
export const beginJob = async (db: Db, id: number, input: unknown): Promise<unknown> => {
  await sql`delete from file_job_part where job_id = ${id}`.execute(db)
  return sql`
    update file_job set status = 'running', input = ${JSON.stringify(input)}::jsonb, cancel_asked = false, done = 0,
      total = null, step = step + 1, cursor = null, report = '{}', fault = '', moved_at = shop_now(), ended_at = null
    where id = ${id}`.execute(db)
}
/** One that runs is asked to stop, a draft is dropped at once; false when it is over. */
export const askToCancel = (db: Db, merchantId: number, id: number): Promise<boolean> =>
  sql`
    update file_job set cancel_asked = true,
      status = case when status = 'draft' then 'cancelled' else status end,
      ended_at = case when status = 'draft' then shop_now() end
    where id = ${id} and ${ofDesk(merchantId)} and status in ('draft', 'running') returning id`
    .execute(db)
    .then((r) => r.rows.length > 0)

/** One that runs, and whether who began it may still do so. */
export const runningJob = (db: Db, id: number): Promise<(FileJob & { mayGoOn: boolean }) | undefined> =>
  sql<FileJob & { mayGoOn: boolean }>`
    select ${columns}, exists (
        select from membership m join role r on r.audience = m.audience and r.code = m.role
        where m.audience = case when j.merchant_id is null then 'staff' else 'merchant' end
          and m.user_id = j.made_by and m.merchant_id is not distinct from j.merchant_id
          and j.needs = any(r.permissions)) as "mayGoOn"
    from file_job j where id = ${id} and status = 'running'`
    .execute(db)
    .then((r) => r.rows[0])
export interface Noted {
  done: number
  total?: number | null
  cursor: unknown
  report?: unknown
  part?: string
  /** it was the last step */
  isLast?: boolean
}
/** Notes a step, if nobody else has done so; then whether the job is to stop. */
export async function noteStep(
  db: Db,
  id: number,
  step: number,
  { done, total = null, cursor, report, part, isLast = false }: Noted,
): Promise<{ cancelAsked: boolean } | undefined> {
  const told = report === undefined ? null : JSON.stringify(report)
  const { rows } = await sql<{ cancelAsked: boolean }>`
    update file_job set done = ${done}, total = coalesce(${total}, total), step = step + 1,
      cursor = ${JSON.stringify(cursor ?? null)}::jsonb, report = coalesce(${told}::jsonb, report),
      moved_at = shop_now(), status = case when ${isLast} then 'done' else status end,
      ended_at = case when ${isLast} then shop_now() end
    where id = ${id} and status = 'running' and step = ${step} returning cancel_asked as "cancelAsked"`.execute(db)
  if (rows[0] && part)
    await sql`insert into file_job_part (job_id, n, body) values (${id}, ${step}, ${part})`.execute(db)
  return rows[0]
}
export const endJob = (db: Db, id: number, status: Status, fault = ''): Promise<unknown> =>
  sql`
    update file_job set status = ${status}, fault = ${fault.slice(0, 300)}, moved_at = shop_now(),
      ended_at = case when ${status} = 'draft' then null else shop_now() end
    where id = ${id} and status = 'running'`.execute(db)

export interface JobHead {
  jobId: number
  kind: string
  name: string
  by: string | null
  status: Status
  cancelAsked: boolean
  done: number
  total: number | null
  fault: string
  hasResult: boolean
  createdAt: Date
  endedAt: Date | null
}
const head = sql`j.id as "jobId", j.kind, j.name, j.status, j.cancel_asked as "cancelAsked", j.done, j.total, j.fault,
  j.created_at as "createdAt", j.ended_at as "endedAt", u.nickname as by,
  exists (select from file_job_part p where p.job_id = j.id) as "hasResult"`
const seen = (merchantId: number, permissions: readonly string[]) =>
  sql`${ofDesk(merchantId)} and j.needs = any(${textList(permissions)})`
/** Those that somebody with these permissions may see, the newest first, one more than asked. */
export const jobsOf = (
  db: Db,
  merchantId: number,
  permissions: readonly string[],
  { size, offset, cursor }: Limits,
): Promise<JobHead[]> =>
  sql<JobHead>`
    select ${head} from file_job j left join user_account u on u.id = j.made_by
    where ${seen(merchantId, permissions)} ${cursor ? sql`and j.id < ${cursor[0]}::bigint` : sql``}
    order by j.id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const jobTotal = (db: Db, merchantId: number, permissions: readonly string[]): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from file_job j where ${seen(merchantId, permissions)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Parts from one on, so many at once and one more. */
export const partsOf = (db: Db, id: number, from: number, most: number): Promise<{ n: number; body: string }[]> =>
  sql<{ n: number; body: string }>`
    select n, body from file_job_part where job_id = ${id} and n >= ${from} order by n limit ${most + 1}`
    .execute(db)
    .then((r) => r.rows)

/** Jobs that have not moved for long: theirs of the queue was lost. */
export const stuckJobs = (db: Db, seconds: number): Promise<{ id: number; job: string }[]> =>
  sql<{ id: number; job: string }>`
    select id, job from file_job
    where status = 'running' and moved_at < shop_now() - make_interval(secs => ${seconds}) order by id limit 100`
    .execute(db)
    .then((r) => r.rows)
/** What has not moved for a day will not: whatever is wrong stands in the log. */
export const giveUpJobs = (db: Db): Promise<unknown> =>
  sql`
    update file_job set status = 'failed', ended_at = shop_now()
    where status = 'running' and moved_at < shop_now() - interval '1 day'`.execute(db)
/** Drops what is old; returns the uploads that go with it. */
export const dropOldJobs = (db: Db, days: number): Promise<string[]> =>
  sql<{ uploadId: string | null }>`
    delete from file_job where id in (
      select id from file_job where created_at < shop_now() - make_interval(days => ${days}) order by id limit 200)
    returning upload_id as "uploadId"`
    .execute(db)
    .then((r) => r.rows.flatMap(({ uploadId }) => uploadId ?? []))
/** Who began it leaves: their file goes, and its name. */
export const forgetMaker = (db: Db, userId: number): Promise<unknown> =>
  sql`update file_job set made_by = null, name = '', input = '{}', upload_id = null where made_by = ${userId}`.execute(
    db,
  )
export const jobsMadeBy = (db: Db, userId: number): Promise<{ kind: string; name: string; at: string }[]> =>
  sql<{ kind: string; name: string; at: Date }>`
    select kind, name, created_at as at from file_job where made_by = ${userId} order by id`
    .execute(db)
    .then((r) => r.rows.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })))
