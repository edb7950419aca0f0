// The SQL of memberships: who works where, in which role, and who may hear of what.
import { sql } from 'kysely'
import type { Permission } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'

export interface MembershipRow {
  userId: number
  audience: 'merchant' | 'staff'
  merchantId?: number
  role: string
}
export const upsertMembership = (db: Db, { userId, audience, merchantId, role }: MembershipRow): Promise<unknown> =>
  sql`insert into membership (user_id, audience, merchant_id, role)
    values (${userId}, ${audience}, ${merchantId ?? null}, ${role})
    on conflict (user_id, audience, coalesce(merchant_id, 0)) do update set role = excluded.role`.execute(db)

export const deleteMembership = (db: Db, userId: number, merchantId: number): Promise<unknown> =>
  sql`delete from membership where user_id = ${userId} and merchant_id = ${merchantId}`.execute(db)
export const deleteStaffMembership = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from membership where user_id = ${userId} and audience = 'staff'`.execute(db)
/** Holds somebody of the staff, at work or suspended, a permission that this other one does not? */
export const standsAbove = async (db: Db, userId: number, other: number): Promise<boolean> =>
  (
    await sql`
      select from (select user_id, audience, role from membership
        union all select user_id, audience, role from staff_suspension) m
      join role r on r.audience = m.audience and r.code = m.role
      where m.user_id = ${userId} and m.audience = 'staff' and not r.permissions <@ coalesce((
        select o.permissions from membership n join role o on o.audience = n.audience and o.code = n.role
        where n.user_id = ${other} and n.audience = 'staff'), '{}')`.execute(db)
  ).rows.length > 0

/** The members of a merchant whose role holds a permission: who is told what concerns their shop. */
export const membersWho = (db: Db, merchantId: number, permission: Permission): Promise<number[]> =>
  sql<{ id: number }>`
    select m.user_id as id from membership m join role r on r.audience = m.audience and r.code = m.role
    where m.audience = 'merchant' and m.merchant_id = ${merchantId} and ${permission} = any(r.permissions)
    order by m.user_id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.id))
/** The members of staff whose role holds a permission. */
export const staffWho = (db: Db, permission: Permission): Promise<number[]> =>
  sql<{ id: number }>`
    select m.user_id as id from membership m join role r on r.audience = m.audience and r.code = m.role
    where m.audience = 'staff' and ${permission} = any(r.permissions) order by m.user_id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.id))
