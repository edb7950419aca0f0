// All SQL about members of merchants and invitations. A merchant's rows are found by merchant_id, an invitation to me
// by my contacts. Memberships themselves are written by accounts.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

const contactsOf = sql`array_remove(array[u.email, u.phone], null)`
const isOpen = sql`i.status = 'open' and i.expires_at > shop_now()`

export interface Shop {
  status: string
  name: Texts
}
/** Whoever changes who works for a merchant waits here, one after the other. */
export const lockShop = async (db: Db, merchantId: number): Promise<Shop | undefined> =>
  (await sql<Shop>`select status, name from merchant where id = ${merchantId} for no key update`.execute(db)).rows[0]
/** The person, held while they accept: whoever closes the account waits, or was first. */
export const lockPerson = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select from user_account where id = ${userId} and status = 'active' for no key update`.execute(db)).rows
    .length > 0

export interface Member {
  id: number
  userId: number
  role: string
  permissions: string[]
}
const member = sql`m.id, m.user_id as "userId", m.role, r.permissions`
const members = sql`membership m join role r on r.audience = m.audience and r.code = m.role`
export const memberOf = async (db: Db, merchantId: number, id: number): Promise<Member | undefined> =>
  (await sql<Member>`select ${member} from ${members} where m.merchant_id = ${merchantId} and m.id = ${id}`.execute(db))
    .rows[0]
export const memberBy = async (db: Db, merchantId: number, userId: number): Promise<Member | undefined> =>
  (
    await sql<Member>`
      select ${member} from ${members} where m.merchant_id = ${merchantId} and m.user_id = ${userId}`.execute(db)
  ).rows[0]
export const hasOtherOwner = async (db: Db, merchantId: number, id: number): Promise<boolean> =>
  (
    await sql`
      select from membership where merchant_id = ${merchantId} and role = 'owner' and id <> ${id} limit 1`.execute(db)
  ).rows.length > 0

export interface RoleRow {
  role: string
  permissions: string[]
}
/** Those that come with the shop in their order, then the shop's own. */
export const merchantRolesOf = async (db: Db, order: readonly string[]): Promise<RoleRow[]> =>
  (
    await sql<RoleRow>`
      select code as role, permissions from role where audience = 'merchant'
      order by array_position(${textList(order)}, code) nulls last, code`.execute(db)
  ).rows

export interface MemberRow {
  id: number
  userId: number
  nickName: string
  email: string | null
  phone: string | null
  role: string
  since: Date
  lastSeenAt: Date | null
  secondProof: boolean
}
export const listMembers = async (db: Db, merchantId: number): Promise<MemberRow[]> =>
  (
    await sql<MemberRow>`
      select m.id, m.user_id as "userId", u.nickname as "nickName", u.email, u.phone, m.role, m.created_at as since,
        (select max(s.last_seen_at) from session s where s.user_id = m.user_id and s.console) as "lastSeenAt",
        exists (select from second_proof p where p.user_id = m.user_id and p.confirmed_at is not null) as "secondProof"
      from membership m join user_account u on u.id = m.user_id
      where m.merchant_id = ${merchantId}
      order by m.role <> 'owner', m.id`.execute(db)
  ).rows

export interface InvitationRow {
  id: number
  contact: string
  role: string
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}
export const listInvitations = async (db: Db, merchantId: number): Promise<InvitationRow[]> =>
  (
    await sql<InvitationRow>`
      select i.id, i.contact, i.role, b.nickname as "invitedBy", i.created_at as "createdAt",
        i.expires_at as "expiresAt"
      from merchant_invitation i join user_account b on b.id = i.invited_by
      where i.merchant_id = ${merchantId} and ${isOpen} order by i.id desc`.execute(db)
  ).rows

export interface Room {
  /** members and open invitations */
  taken: number
  sentToday: number
  sentToThem: number
  /** a member has this contact, or an open invitation names it */
  already: boolean
}
export const roomFor = async (db: Db, merchantId: number, contact: string): Promise<Room> =>
  (
    await sql<Room>`
      select
        (select count(*) from membership where merchant_id = ${merchantId})
          + (select count(*) from merchant_invitation i where i.merchant_id = ${merchantId} and ${isOpen}) as taken,
        (select count(*) from merchant_invitation
          where merchant_id = ${merchantId} and created_at > shop_now() - interval '24 hours') as "sentToday",
        (select count(*) from merchant_invitation
          where contact = ${contact} and created_at > shop_now() - interval '24 hours') as "sentToThem",
        exists (select from merchant_invitation i
          where i.merchant_id = ${merchantId} and i.contact = ${contact} and ${isOpen})
        or exists (select from membership m join user_account u on u.id = m.user_id
          where m.merchant_id = ${merchantId} and ${contact} = any(${contactsOf})) as already`.execute(db)
  ).rows[0]!
export const countMembers = async (db: Db, merchantId: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from membership where merchant_id = ${merchantId}`.execute(db))
    .rows[0]!.n

/** Of a merchant's that ran out, so that the same contact may be asked anew. */
export const lapse = (db: Db, merchantId: number): Promise<unknown> =>
  sql`update merchant_invitation set status = 'lapsed', ended_at = expires_at
    where merchant_id = ${merchantId} and status = 'open' and expires_at <= shop_now()`.execute(db)
export interface NewInvitation {
  merchantId: number
  contact: string
  role: string
  language: Language
  by: number
  days: number
}
export const insertInvitation = async (
  db: Db,
  { merchantId, contact, role, language, by, days }: NewInvitation,
): Promise<{ id: number; expiresAt: Date }> =>
  (
    await sql<{ id: number; expiresAt: Date }>`
      insert into merchant_invitation (merchant_id, contact, role, language, invited_by, expires_at)
      values (${merchantId}, ${contact}, ${role}, ${language}, ${by}, shop_now() + make_interval(days => ${days}))
      returning id, expires_at as "expiresAt"`.execute(db)
  ).rows[0]!
export interface Invitation {
  id: number
  merchantId: number
  contact: string
  role: string
  language: Language
  invitedBy: number
  permissions: string[]
}
const invitation = sql`i.id, i.merchant_id as "merchantId", i.contact, i.role, i.language,
  i.invited_by as "invitedBy", r.permissions`
const invitations = sql`merchant_invitation i join role r on r.audience = i.audience and r.code = i.role`
export const invitationOfShop = async (db: Db, merchantId: number, id: number): Promise<Invitation | undefined> =>
  (
    await sql<Invitation>`
      select ${invitation} from ${invitations}
      where i.id = ${id} and i.merchant_id = ${merchantId} and ${isOpen}`.execute(db)
  ).rows[0]
/** An open invitation that names this person. */
export const invitationTo = async (db: Db, userId: number, id: number): Promise<Invitation | undefined> =>
  (
    await sql<Invitation>`
      select ${invitation} from ${invitations} join user_account u on u.id = ${userId}
      where i.id = ${id} and i.contact = any(${contactsOf}) and ${isOpen}`.execute(db)
  ).rows[0]
/** False when it had ended already. */
export const endInvitation = async (
  db: Db,
  id: number,
  status: 'accepted' | 'declined' | 'cancelled',
): Promise<boolean> =>
  (
    await sql`update merchant_invitation i set status = ${status}, ended_at = shop_now()
      where i.id = ${id} and ${isOpen} returning i.id`.execute(db)
  ).rows.length > 0
/** What somebody sent who may no longer send any. */
export const cancelThoseOf = (db: Db, merchantId: number, userId: number): Promise<unknown> =>
  sql`update merchant_invitation set status = 'cancelled', ended_at = shop_now()
    where merchant_id = ${merchantId} and invited_by = ${userId} and status = 'open'`.execute(db)
/** Nothing is counted in them any more. */
export const deleteEnded = (db: Db): Promise<unknown> =>
  sql`delete from merchant_invitation
    where coalesce(ended_at, expires_at) < shop_now() - interval '30 days'`.execute(db)
