// Second-person approval has this one door: nobody answers what they asked for themselves. Where nobody else could,
// for they alone hold the permission, they may: a day later, having proven anew who they are, marked in the audit log.
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
 * Refuses one's own request: ownRequest while somebody else could answer it, aloneTooEarly with the hours left,
 * proofRequired. In the transaction that keeps the answer.
 */
export async function mustBeAnother(
  db: Db,
  app: AppContext,
  { staff: permission }: StaffOnly,
  { userId, ip, proven }: Reviewer,
  asked: Asked,
): Promise<Pick<Deed, 'ip' | 'singleHanded'> & { staffId: number }> {
  const singleHanded = asked.by === userId
  if (singleHanded) {
    if (await isHeldByOthers(db, permission, userId)) throw new Refusal('ownRequest')
    const wait = asked.at.getTime() + app.settings.get('aloneApprovalSeconds') * 1000 - app.clock.now()
    if (wait > 0) throw new Refusal('aloneTooEarly', { hours: Math.ceil(wait / hour) })
    if (!proven) throw new Refusal('proofRequired')
  }
  return { staffId: userId, ip, singleHanded }
}

/** Whose account is closed holds nothing any more. */
async function isHeldByOthers(db: Db, permission: Permission, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from membership m
    join role r on r.audience = m.audience and r.code = m.role
    join user_account u on u.id = m.user_id
    where m.audience = 'staff' and m.user_id <> ${userId} and u.status = 'active' and (not u.demo or in_demo())
      and ${permission} = any(r.permissions)
    limit 1`.execute(db)
  return rows.length > 0
}
