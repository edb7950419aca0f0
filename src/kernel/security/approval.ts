// Second-person approval has this one door: nobody answers what they asked for themselves, nor do those who came to the
// staff by them or since, or whose role they changed since. Where nobody else could, for they alone hold the
// permission, they may: a day later, having proven anew who they are, marked in the audit log.
import { sql } from 'kysely'
import type { AppContext } from '../call/app-context.ts'
import type { Permission, Who } from '../call/contract.ts'
import { Refusal } from '../call/refusal.ts'
import type { Db } from '../data/db.ts'
import type { Deed } from './audit.ts'

export interface Asked {
  by: number
  at: Date
}
export interface Reviewer {
  userId: number
  ip: string
  /** has proven for this very answer who they are */
  proven: boolean
}
/** Of whom a call is that asks for a permission of staff, as its contract says it. */
export type StaffOnly = Extract<Who, { staff: Permission }>
const hour = 3_600_000

/**
 * Lets the reviewer answer what was asked, and tells how that stands in the audit log (`audit({ ...by, … })`).
 * Refuses notIndependent; one's own request: ownRequest while somebody else could answer it or could have, had the
 * asker left them at work, aloneTooEarly with the hours left, proofRequired. In the transaction that keeps the answer.
 */
export async function mustBeAnother(
  db: Db,
  app: AppContext,
  { staff: permission }: StaffOnly,
  { userId, ip, proven }: Reviewer,
  asked: Asked,
): Promise<Pick<Deed, 'ip' | 'singleHanded'> & { staffId: number }> {
  const singleHanded = asked.by === userId
  if (!singleHanded) await mustBeIndependent(db, userId, asked)
  else {
    const seconds = app.settings.get('aloneApprovalSeconds')
    if (await isHeldByOthers(db, permission, asked, seconds)) throw new Refusal('ownRequest')
    const wait = asked.at.getTime() + seconds * 1000 - app.clock.now()
    if (wait > 0) throw new Refusal('aloneTooEarly', { hours: Math.ceil(wait / hour) })
    if (!proven) throw new Refusal('proofRequired')
  }
  return { staffId: userId, ip, singleHanded }
}

/** Whoever the asker brought to the staff, and whom those brought. */
const circleOf = (asker: number) => sql`recursive circle as (
  select ${asker}::bigint as id
  union select c.user_id from staff_change c join circle on circle.id = c.by_id where c.kind = 'join')`
/**
 * Refuses notIndependent: of the asker's circle, joined after it was asked, or given another role by that circle since.
 * Who was suspended since and let in again stands as before.
 */
export async function mustBeIndependent(db: Db, reviewer: number, { by, at }: Asked): Promise<void> {
  const { rows } = await sql`
    with ${circleOf(by)}
    select from staff_change c where c.user_id = ${reviewer} and (
      (c.kind = 'join' and (c.at > ${at} or c.by_id in (select id from circle)))
      or (c.kind = 'role' and c.at > ${at} and c.by_id in (select id from circle))
      or (c.kind = 'reopen' and c.at > ${at} and c.by_id in (select id from circle) and not exists (
        select from staff_change s where s.user_id = c.user_id and s.kind = 'suspend' and s.at > ${at}
          and s.id < c.id)))
    limit 1`.execute(db)
  if (rows.length > 0) throw new Refusal('notIndependent')
}

/**
 * Could anybody but the asker's circle answer, or could have, had that circle not put them out of it since, or so
 * shortly before that it belongs to it? Whose account is closed holds nothing any more; who came since does not count.
 */
async function isHeldByOthers(db: Db, permission: Permission, { by, at }: Asked, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    with ${circleOf(by)}, holder as (
      select m.user_id from membership m join role r on r.audience = m.audience and r.code = m.role
      where m.audience = 'staff' and ${permission} = any(r.permissions)
      union
      select c.user_id from staff_change c join circle on circle.id = c.by_id
      where c.kind in ('role', 'suspend', 'remove') and c.at > ${at}::timestamptz - make_interval(secs => ${seconds})
        and ${permission} = any(c.held)
    )
    select from holder h join user_account u on u.id = h.user_id
    where u.status = 'active' and (not u.demo or in_demo()) and u.id not in (select id from circle)
      and not exists (select from staff_change j where j.user_id = u.id and j.kind = 'join' and j.at > ${at})
    limit 1`.execute(db)
  return rows.length > 0
}
