// All SQL about links that call somebody to the staff, or back: one open link for each address and kind.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const isOpen = sql`l.status = 'open' and l.expires_at > shop_now()`

export interface InvitationRow {
  id: number
  contact: string
  role: string
  /** null: from the server's shell */
  invitedBy: string | null
  createdAt: Date
  expiresAt: Date
}
export const listInvitations = async (db: Db): Promise<InvitationRow[]> =>
  (
    await sql<InvitationRow>`
      select l.id, l.contact, l.role, b.nickname as "invitedBy", l.created_at as "createdAt",
        l.expires_at as "expiresAt"
      from staff_link l left join user_account b on b.id = l.invited_by
      where l.kind = 'invite' and ${isOpen} order by l.id desc`.execute(db)
  ).rows
export const countSentToday = async (db: Db): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from staff_link
      where kind = 'invite' and invited_by is not null and created_at > shop_now() - interval '24 hours'`.execute(db)
  ).rows[0]!.n
/** An open invitation names this address. */
export const isInvited = async (db: Db, contact: string): Promise<boolean> =>
  (await sql`select from staff_link l where l.kind = 'invite' and l.contact = ${contact} and ${isOpen}`.execute(db))
    .rows.length > 0

/** What is over by time, and what a new link of its kind replaces, is open no longer. */
export const endOthers = (db: Db, kind: 'invite' | 'reset', contact: string): Promise<unknown> =>
  sql`update staff_link set status = case when expires_at > shop_now() then 'cancelled' else 'lapsed' end,
      ended_at = shop_now()
    where kind = ${kind} and contact = ${contact} and status = 'open'`.execute(db)
export interface NewLink {
  kind: 'invite' | 'reset'
  contact: string
  role: string | null
  userId: number | null
  language: Language
  by: number | null
  seconds: number
}
export const insertLink = async (
  db: Db,
  { kind, contact, role, userId, language, by, seconds }: NewLink,
): Promise<{ id: number; expiresAt: Date }> =>
  (
    await sql<{ id: number; expiresAt: Date }>`
      insert into staff_link (kind, contact, role, user_id, language, invited_by, expires_at)
      values (${kind}, ${contact}, ${role}, ${userId}, ${language}, ${by},
        shop_now() + make_interval(secs => ${seconds}))
      returning id, expires_at as "expiresAt"`.execute(db)
  ).rows[0]!

export interface Link {
  id: number
  kind: 'invite' | 'reset'
  contact: string
  role: string | null
  roleName: string | null
  permissions: string[]
  userId: number | null
  language: Language
  invitedBy: number | null
  inviter: string | null
  expiresAt: Date
}
export const linkBy = async (db: Db, id: number): Promise<Link | undefined> =>
  (
    await sql<Link>`
      select l.id, l.kind, l.contact, l.role, r.name as "roleName", coalesce(r.permissions, '{}') as permissions,
        l.user_id as "userId", l.language, l.invited_by as "invitedBy", b.nickname as inviter,
        l.expires_at as "expiresAt"
      from staff_link l left join role r on r.audience = l.audience and r.code = l.role
      left join user_account b on b.id = l.invited_by
      where l.id = ${id} and ${isOpen}`.execute(db)
  ).rows[0]
/** False when it had ended already. */
export const endLink = async (db: Db, id: number, status: 'accepted' | 'cancelled'): Promise<boolean> =>
  (
    await sql`update staff_link l set status = ${status}, ended_at = shop_now()
      where l.id = ${id} and ${isOpen} returning l.id`.execute(db)
  ).rows.length > 0
/** What somebody sent who may no longer send any, and what would call them back. */
export const cancelThoseOf = (db: Db, userId: number): Promise<unknown> =>
  sql`update staff_link set status = 'cancelled', ended_at = shop_now()
    where status = 'open' and (invited_by = ${userId} or user_id = ${userId})`.execute(db)
export const deleteLinksTo = (db: Db, contacts: readonly string[]): Promise<unknown> =>
  sql`delete from staff_link where contact = any(${textList(contacts)})`.execute(db)
export const deleteEnded = (db: Db): Promise<unknown> =>
  sql`delete from staff_link where coalesce(ended_at, expires_at) < shop_now() - interval '30 days'`.execute(db)

/** The language of the letter: their own, where there is an account. */
export const letterLanguage = async (db: Db, contact: string, wished: Language): Promise<Language> =>
  (
    await sql<{ language: Language }>`
      select language from user_account
      where email = ${contact} and status = 'active' and language is not null`.execute(db)
  ).rows[0]?.language ?? wished
