// All SQL that reads the log of what staff did.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface LogFilter {
  staffId?: number
  action?: string
  subjectId?: number
  from?: string
  until?: string
}
export interface LogRow {
  id: number
  at: Date
  /** null: the server's shell */
  staff: { userId: number; nickName: string } | null
  action: string
  subject: string
  subjectId: number
  subjectNo: string | null
  about: { userId: number; nickName: string } | null
  before: string | null
  after: string | null
  reason: string
  ip: string
  singleHanded: boolean
}
const wanted = ({ staffId, action, subjectId, from, until }: LogFilter) =>
  sql.join(
    [
      sql`true`,
      ...(staffId === undefined ? [] : [sql`a.staff_id = ${staffId}`]),
      ...(action === undefined ? [] : [sql`a.action = ${action}`]),
      ...(subjectId === undefined ? [] : [sql`a.subject_id = ${subjectId}`]),
      ...(from === undefined ? [] : [sql`a.created_at >= ${from}::timestamptz`]),
      ...(until === undefined ? [] : [sql`a.created_at < ${until}::timestamptz`]),
    ],
    sql` and `,
  )
/** Deeds, newest first, one more than asked. */
export const deeds = (
  db: Db,
  filter: LogFilter,
  { size, offset, before }: { size: number; offset: number; before: number | undefined },
): Promise<LogRow[]> =>
  sql<LogRow>`
    select a.id, a.created_at as at,
      case when w.id is not null then json_build_object('userId', w.id, 'nickName', w.nickname) end as staff, a.action,
      a.subject, a.subject_id as "subjectId", a.subject_no as "subjectNo",
      case when u.id is not null then json_build_object('userId', u.id, 'nickName', u.nickname) end as about,
      a.before::text as before, a.after::text as after, a.reason, a.ip, a.single_handed as "singleHanded"
    from audit_log a left join user_account w on w.id = a.staff_id left join user_account u on u.id = a.about
    where ${wanted(filter)} and (${before === undefined} or a.id < ${before ?? 0})
    order by a.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countDeeds = (db: Db, filter: LogFilter): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from audit_log a where ${wanted(filter)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

/** Every different one, by its index: one step for each, however long the log is. */
export const actionsInLog = (db: Db): Promise<string[]> =>
  sql<{ action: string }>`
    with recursive found as (
      (select action from audit_log order by action limit 1)
      union all
      select (select a.action from audit_log a where a.action > f.action order by a.action limit 1)
      from found f where f.action is not null
    )
    select action from found where action is not null`
    .execute(db)
    .then((r) => r.rows.map(({ action }) => action))
/** Who did something for the whole shop: members of merchants are asked for at their shop. */
export const staffInLog = (db: Db): Promise<{ userId: number; nickName: string }[]> =>
  sql<{ userId: number; nickName: string }>`
    with recursive found as (
      (select staff_id from audit_log where merchant_id is null order by staff_id limit 1)
      union all
      select (select a.staff_id from audit_log a where a.merchant_id is null and a.staff_id > f.staff_id
        order by a.staff_id limit 1)
      from found f where f.staff_id is not null
    )
    select u.id as "userId", u.nickname as "nickName"
    from found f join user_account u on u.id = f.staff_id order by u.nickname, u.id`
    .execute(db)
    .then((r) => r.rows)
