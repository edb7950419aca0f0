// All SQL about members of the staff and those who are suspended. Memberships themselves are written by accounts.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** Whoever changes who belongs to the staff, or what a role may do, waits here, one after the other. */
export const lockStaff = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(db)

/** Whether anybody belongs to the staff, suspended or not. */
export const hasStaff = async (db: Db): Promise<boolean> =>
  (
    await sql`select from membership where audience = 'staff' union all select from staff_suspension limit 1`.execute(
      db,
    )
  ).rows.length > 0

export interface Member {
  userId: number
  role: string
  permissions: string[]
  since: Date
  suspended: boolean
}
const everybody = sql`(
  select user_id, role, created_at as since, null::timestamptz as suspended_at from membership where audience = 'staff'
  union all select user_id, role, since, created_at from staff_suspension) x
  join role r on r.audience = 'staff' and r.code = x.role`
/** At work or suspended. */
export const memberBy = async (db: Db, userId: number): Promise<Member | undefined> =>
  (
    await sql<Member>`
      select x.user_id as "userId", x.role, r.permissions, x.since, x.suspended_at is not null as suspended
      from ${everybody} where x.user_id = ${userId}`.execute(db)
  ).rows[0]
/** Who can sign in, as others count it: at work, of an account that is open. */
export const hasOtherAdmin = async (db: Db, userId: number): Promise<boolean> =>
  (
    await sql`
      select from membership m join user_account u on u.id = m.user_id
      where m.audience = 'staff' and m.role = 'admin' and m.user_id <> ${userId}
        and u.status = 'active' and (not u.demo or in_demo()) limit 1`.execute(db)
  ).rows.length > 0

export interface StaffRow {
  userId: number
  nickName: string
  email: string | null
  phone: string | null
  role: string
  since: Date
  suspendedAt: Date | null
  lastSeenAt: Date | null
  proofs: string[]
}
export const listStaff = async (db: Db): Promise<StaffRow[]> =>
  (
    await sql<StaffRow>`
      select u.id as "userId", u.nickname as "nickName", u.email, u.phone, x.role, x.since,
        x.suspended_at as "suspendedAt",
        (select max(s.last_seen_at) from session s where s.user_id = u.id and s.console) as "lastSeenAt",
        array(select distinct kind from second_proof p where p.user_id = u.id and p.confirmed_at is not null
          order by kind) as proofs
      from ${everybody} join user_account u on u.id = x.user_id
      order by x.suspended_at is not null, x.role <> 'admin', u.id`.execute(db)
  ).rows

export const suspend = (db: Db, { userId, role, since }: Member, by: number): Promise<unknown> =>
  sql`insert into staff_suspension (user_id, role, since, suspended_by)
    values (${userId}, ${role}, ${since}, ${by})`.execute(db)
export const changeSuspended = (db: Db, userId: number, role: string): Promise<unknown> =>
  sql`update staff_suspension set role = ${role} where user_id = ${userId}`.execute(db)
/** False when they were not. */
export const endSuspension = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`delete from staff_suspension where user_id = ${userId} returning user_id`.execute(db)).rows.length > 0
export const isOpenAccount = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select from user_account where id = ${userId} and status = 'active' for no key update`.execute(db)).rows
    .length > 0

/** What this feature keeps of a person. */
export const exportOf = async (db: Db, userId: number): Promise<Record<string, unknown>> =>
  (
    await sql<{ kept: Record<string, unknown> }>`
      select json_build_object(
        'roles', (select coalesce(json_agg(json_build_object('role', x.role, 'since', x.since,
          'suspended', x.suspended_at is not null)), '[]') from ${everybody} where x.user_id = ${userId}),
        'invited', (select coalesce(json_agg(json_build_object('contact', contact, 'role', role, 'status', status,
          'invitedAt', created_at) order by id), '[]') from staff_link where invited_by = ${userId})
      ) as kept`.execute(db)
  ).rows[0]!.kept
export async function erase(db: Db, userId: number): Promise<void> {
  await sql`delete from staff_link where invited_by = ${userId} or user_id = ${userId}`.execute(db)
  await sql`delete from staff_suspension where user_id = ${userId}`.execute(db)
}
