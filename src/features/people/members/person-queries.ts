// SQL about one person at merchants: where they work, who invites them, what of it is kept and forgotten.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

type Seal = { char: string; shape: string; ink: string } | null
const shop = (lang: Language) => sql`in_language(s.name, ${lang}) as "merchantName",
  case when s.seal ? 'char' then s.seal end as seal`
const contactsOf = sql`array_remove(array[u.email, u.phone], null)`

export interface Place {
  merchantId: number
  merchantName: string
  seal: Seal
  role: string
  since: Date
}
export const placesOf = async (db: Db, userId: number, lang: Language): Promise<Place[]> =>
  (
    await sql<Place>`
      select m.merchant_id as "merchantId", ${shop(lang)}, m.role, m.created_at as since
      from membership m join merchant s on s.id = m.merchant_id
      where m.user_id = ${userId} order by m.id`.execute(db)
  ).rows

export interface Asking {
  id: number
  merchantName: string
  seal: Seal
  role: string
  permissions: string[]
  invitedBy: string
  expiresAt: Date
}
export const invitationsTo = async (db: Db, userId: number, lang: Language): Promise<Asking[]> =>
  (
    await sql<Asking>`
      select i.id, ${shop(lang)}, i.role, r.permissions, b.nickname as "invitedBy", i.expires_at as "expiresAt"
      from user_account u
      join merchant_invitation i on i.contact = any(${contactsOf}) and i.status = 'open' and i.expires_at > shop_now()
      join role r on r.audience = i.audience and r.code = i.role
      join merchant s on s.id = i.merchant_id and s.status = 'open'
      join user_account b on b.id = i.invited_by
      where u.id = ${userId} order by i.id desc limit 20`.execute(db)
  ).rows

/** Who has this contact: to be told at their own place too. */
export const personBy = async (db: Db, contact: string): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      select id from user_account u where status = 'active' and (email = ${contact} or phone = ${contact})`.execute(db)
  ).rows[0]?.id

export interface Letter {
  contact: string
  language: Language
  merchant: Texts
  role: string
  expiresAt: Date
}
/** What the letter of an invitation says; undefined when it ended meanwhile. */
export const letterOf = async (db: Db, id: number): Promise<Letter | undefined> =>
  (
    await sql<Letter>`
      select i.contact, coalesce(u.language, i.language) as language, s.name as merchant, i.role,
        i.expires_at as "expiresAt"
      from merchant_invitation i join merchant s on s.id = i.merchant_id
      left join user_account u on i.contact in (u.email, u.phone) and u.status = 'active'
      where i.id = ${id} and i.status = 'open' and i.expires_at > shop_now() limit 1`.execute(db)
  ).rows[0]

/** Where they work and who invites them, for their data export. */
export const exportOf = async (db: Db, userId: number, lang: Language): Promise<Record<string, unknown>> =>
  (
    await sql<{ kept: Record<string, unknown> }>`
      select json_build_object(
        'worksFor', (select coalesce(json_agg(json_build_object('merchant', in_language(s.name, ${lang}),
          'role', m.role, 'since', m.created_at) order by m.id), '[]')
          from membership m join merchant s on s.id = m.merchant_id where m.user_id = ${userId}),
        'invitedTo', (select coalesce(json_agg(json_build_object('merchant', in_language(s.name, ${lang}),
          'role', i.role, 'status', i.status, 'invitedAt', i.created_at) order by i.id), '[]')
          from user_account u join merchant_invitation i on i.contact = any(${contactsOf})
          join merchant s on s.id = i.merchant_id where u.id = ${userId}),
        'invited', (select coalesce(json_agg(json_build_object('contact', i.contact, 'role', i.role,
          'status', i.status, 'invitedAt', i.created_at) order by i.id), '[]')
          from merchant_invitation i where i.invited_by = ${userId})
      ) as kept`.execute(db)
  ).rows[0]!.kept
/** Whoever these contacts named. */
export const deleteInvitationsTo = (db: Db, contacts: readonly string[]): Promise<unknown> =>
  sql`delete from merchant_invitation where contact = any(${textList(contacts)})`.execute(db)
export const deleteInvitationsBy = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from merchant_invitation where invited_by = ${userId}`.execute(db)
export const nicknameOf = async (db: Db, userId: number): Promise<string> =>
  (await sql<{ name: string }>`select nickname as name from user_account where id = ${userId}`.execute(db)).rows[0]!
    .name
export const hasPassword = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select from user_account where id = ${userId} and password_hash is not null`.execute(db)).rows.length > 0
