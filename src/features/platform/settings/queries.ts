// All SQL about the numbers of the business: the table that is read by every process, and what the log tells of them.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface SettingRow {
  name: string
  /** null: nothing stands in the table any more */
  set: number | null
  changedAt: Date | null
  changedBy: string | null
}
/** Of those that were ever set; who changed them last. */
export const settingRows = async (db: Db): Promise<SettingRow[]> =>
  (
    await sql<SettingRow>`
      select coalesce(s.name, l.name) as name,
        case when jsonb_typeof(s.value) = 'number' then (s.value #>> '{}')::numeric::float8 end as set,
        l.at as "changedAt", l.by as "changedBy"
      from setting s full join (
        select distinct on (a.subject_no) a.subject_no as name, a.created_at as at, u.nickname as by
        from audit_log a left join user_account u on u.id = a.staff_id
        where a.subject = 'setting' and a.subject_id = 0 order by a.subject_no, a.id desc
      ) l on l.name = s.name`.execute(db)
  ).rows

/** Whoever changes numbers waits here, one after the other; what stands for this one now. */
export const lockSettings = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))`.execute(db)
export const standing = async (db: Db, name: string): Promise<number | null> =>
  (
    await sql<{ value: number | null }>`
      select case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric::float8 end as value
      from setting where name = ${name}`.execute(db)
  ).rows[0]?.value ?? null
export const keep = (db: Db, name: string, value: number, by: number): Promise<unknown> =>
  sql`insert into setting (name, value, updated_by) values (${name}, ${JSON.stringify(value)}::jsonb, ${by})
    on conflict (name) do update
      set value = excluded.value, updated_by = excluded.updated_by, updated_at = shop_now()`.execute(db)
export const forget = (db: Db, name: string): Promise<unknown> =>
  sql`delete from setting where name = ${name}`.execute(db)

export interface ChangeRow {
  at: Date
  by: string | null
  before: number | null
  after: number | null
  reason: string
}
export const changesOf = async (db: Db, name: string): Promise<ChangeRow[]> =>
  (
    await sql<ChangeRow>`
      select a.created_at as at, u.nickname as by, (a.before ->> 'value')::float8 as before,
        (a.after ->> 'value')::float8 as after, a.reason
      from audit_log a left join user_account u on u.id = a.staff_id
      where a.subject = 'setting' and a.subject_id = 0 and a.subject_no = ${name} order by a.id desc limit 200`.execute(
      db,
    )
  ).rows
