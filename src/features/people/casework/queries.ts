// All SQL of casework: claims, notes, and what the log tells of a case.
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Holder } from './contract.ts'
import { idList, type Db } from '#kernel/data/db.ts'

export interface Taken {
  mine: boolean
  by: string
  /** as JSON of the database writes it */
  until: string
}
/** What somebody has who is suspended or left is nobody's. Names of its own: the statement around it has others. */
const atWork = sql`exists (select from membership dw where dw.user_id = dc.staff_id and dw.audience = 'staff')`
/** Who has a case now, as a column of a statement about cases. */
export const takenOf = (desk: string, caseId: Expression<unknown>, staffId: number): RawBuilder<Taken | null> =>
  sql<Taken | null>`(
    select json_build_object('mine', du.id = ${staffId}, 'by', du.nickname, 'until', dc.until)
    from desk_claim dc join user_account du on du.id = dc.staff_id
    where dc.desk = ${desk} and dc.case_id = ${caseId} and dc.until > shop_now() and ${atWork})`
/** Whether it is so held now, as a condition of a statement about cases; left out: every case is. */
export function heldAs(
  desk: string,
  caseId: Expression<unknown>,
  staffId: number,
  holder: Holder | undefined,
): RawBuilder<boolean> {
  const held = (whose: RawBuilder<unknown>) => sql<boolean>`exists (
    select from desk_claim dc
    where dc.desk = ${desk} and dc.case_id = ${caseId} and dc.until > shop_now() and ${atWork} and ${whose})`
  if (holder === 'mine') return held(sql`dc.staff_id = ${staffId}`)
  if (holder === 'others') return held(sql`dc.staff_id <> ${staffId}`)
  return holder === 'free' ? sql`not ${held(sql`true`)}` : sql`true`
}

/** Who takes and who decides a case come one after the other. Inside a transaction. */
export const lockCase = (db: Db, desk: string, id: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('case:' || ${desk} || ':' || ${id}::text, 0))`.execute(db)
/** By what name somebody else has it; undefined when nobody else does. */
export const heldBy = (db: Db, desk: string, id: number, staffId: number): Promise<string | undefined> =>
  sql<{ by: string }>`
    select u.nickname as by from desk_claim dc join user_account u on u.id = dc.staff_id
    where dc.desk = ${desk} and dc.case_id = ${id} and dc.staff_id <> ${staffId} and dc.until > shop_now()
      and ${atWork}`
    .execute(db)
    .then((r) => r.rows[0]?.by)
export const putClaim = (db: Db, desk: string, id: number, staffId: number, seconds: number): Promise<Date> =>
  sql<{ until: Date }>`
    insert into desk_claim (desk, case_id, staff_id, until)
    values (${desk}, ${id}, ${staffId}, shop_now() + make_interval(secs => ${seconds}))
    on conflict (desk, case_id) do update set staff_id = excluded.staff_id, until = excluded.until returning until`
    .execute(db)
    .then((r) => r.rows[0]!.until)
export const dropClaims = (db: Db, desk: string, ids: readonly number[], staffId?: number): Promise<unknown> =>
  sql`delete from desk_claim
    where desk = ${desk} and case_id = any(${idList(ids)})
      and staff_id = coalesce(${staffId ?? null}, staff_id)`.execute(db)

interface NewNote {
  desk: string
  id: number
  about: number | null
  staffId: number
  words: string
}
/** The id; undefined where the account that it is about is closed. */
export const insertNote = (db: Db, { desk, id, about, staffId, words }: NewNote): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into desk_note (desk, case_id, about, staff_id, words)
    select ${desk}, ${id}, ${about}::bigint, ${staffId}, ${words}
    where ${about}::bigint is null
      or exists (select from user_account where id = ${about} and status = 'active') returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)
export const notesOf = (db: Db, desk: string, id: number) =>
  sql<{ id: number; by: string; words: string; at: Date }>`
    select n.id, u.nickname as by, n.words, n.created_at as at
    from desk_note n join user_account u on u.id = n.staff_id
    where n.desk = ${desk} and n.case_id = ${id} order by n.id desc limit 100`
    .execute(db)
    .then((r) => r.rows)
export const deedsOn = (db: Db, subject: string, id: number) =>
  sql<{ id: number; by: string; action: string; reason: string; at: Date }>`
    select a.id, coalesce(u.nickname, '') as by, a.action, a.reason, a.created_at as at
    from audit_log a left join user_account u on u.id = a.staff_id
    where a.subject = ${subject} and a.subject_id = ${id} order by a.id desc limit 100`
    .execute(db)
    .then((r) => r.rows)

export async function eraseCasework(db: Db, userId: number): Promise<void> {
  await sql`delete from desk_note where about = ${userId}`.execute(db)
  await sql`delete from desk_claim where staff_id = ${userId}`.execute(db)
}
