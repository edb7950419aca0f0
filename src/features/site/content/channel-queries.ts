// All SQL of the contacts of a channel.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface KnownContact {
  telephone: string
  phone: string
  email: string
  addressChinese: string
  addressEnglish: string
}
export interface Contact extends KnownContact {
  hours: Texts
  /** where one writes to the shop, at another provider */
  chat: string
  social: { name: string; to: string; languages: Language[] }[]
}

export interface Channel {
  /** as it was kept: older ones lack what came later */
  contact: Partial<Contact>
  version: number
  updatedAt: Date
}
export const readChannel = async (db: Db, id: number): Promise<Channel | undefined> =>
  (
    await sql<Channel>`
      select contact, version, updated_at as "updatedAt" from channel where id = ${id}::bigint`.execute(db)
  ).rows[0]

/** What is not said stays. */
export const upsertChannel = (db: Db, id: number, contact: KnownContact & Partial<Contact>): Promise<unknown> =>
  sql`
    insert into channel as c (id, contact) values (${id}, ${JSON.stringify(contact)}::jsonb)
    on conflict (id) do update set contact = c.contact || excluded.contact, version = c.version + 1,
      updated_at = shop_now()`.execute(db)

/** The new version; undefined where somebody else changed it since `version`; 0 is one that was never there. */
export const writeChannel = async (
  db: Db,
  id: number,
  contact: Contact,
  version: number,
): Promise<number | undefined> =>
  (
    await sql<{ version: number }>`
      insert into channel as c (id, contact) select ${id}::int, ${JSON.stringify(contact)}::jsonb
        where ${version}::int = 0 or exists (select from channel where id = ${id})
      on conflict (id) do update set contact = excluded.contact, version = c.version + 1, updated_at = shop_now()
        where c.version = ${version}::int
      returning version`.execute(db)
  ).rows[0]?.version
