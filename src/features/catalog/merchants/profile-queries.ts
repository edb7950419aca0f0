// SQL of one merchant: its page, and its names and story as its own people change them.
import { sql } from 'kysely'
import { wordedHoliday, type WordedHoliday } from './holiday-queries.ts'
import { merchantRow, type MerchantRow } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

interface Shot {
  file: string
  width: number
  height: number
}
export interface MerchantFull extends MerchantRow {
  story: string
  founded: number | null
  foundedOn: string | null
  businessName: string
  licenceNumber: string
  logo: Shot | null
  banner: Shot | null
  contact: { email: string; phone: string }
  hours: ({ open: string; close: string } | null)[] | null
  holiday: WordedHoliday | null
  followed: boolean
}
const shot = (column: 'logo' | 'banner') => sql`
  s.${sql.raw(column)} - 'preview' as ${sql.ref(column)}`
/** `userId`: whose follow is told. */
export async function findMerchant(
  db: Db,
  id: number,
  lang: Language,
  userId: number | undefined,
): Promise<MerchantFull | undefined> {
  const followed =
    userId === undefined
      ? sql`false`
      : sql`
        exists (select from follow
          where user_id = ${userId} and kind = 'merchant' and subject_id = m.id and deleted_at is null)`
  const found = await sql<MerchantFull>`
    select ${merchantRow(lang)}, in_language(m.story, ${lang}) as story, m.founded, m.business_name as "businessName",
      to_char(s.founded_on, 'YYYY-MM-DD') as "foundedOn", ${shot('logo')}, ${shot('banner')}, s.hours,
      json_build_object('email', coalesce(s.contact ->> 'email', ''), 'phone', coalesce(s.contact ->> 'phone', ''))
        as contact,
      case when s.shows_licence then coalesce((
        select a.content ->> 'licenceNumber' from merchant_application a where a.merchant_id = m.id), '') else '' end
        as "licenceNumber",
      ${wordedHoliday(lang)} as holiday, ${followed} as followed
    from merchant m left join shop_profile s on s.merchant_id = m.id where m.id = ${id}`.execute(db)
  return found.rows[0]
}

export interface MerchantTexts {
  name: Texts
  motto: Texts
  story: Texts
  place: Texts
  founded: number | null
}
export const updateTexts = (db: Db, merchantId: number, d: MerchantTexts): Promise<unknown> =>
  sql`
    update merchant set name = ${JSON.stringify(d.name)}::jsonb, motto = ${JSON.stringify(d.motto)}::jsonb,
      story = ${JSON.stringify(d.story)}::jsonb, place = ${JSON.stringify(d.place)}::jsonb,
      founded = coalesce(${d.founded}::int, founded)
    where id = ${merchantId}`.execute(db)

/**
 * Whether a merchant that is not closed bears one of these names, whatever its case and spaces; whoever asks next
 * waits.
 */
export async function isNamed(db: Db, merchantId: number, names: readonly string[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('name of a merchant', 0))`.execute(db)
  const { rows } = await sql`
    select 1 from merchant m cross join lateral jsonb_each_text(m.name) n
    where m.id <> ${merchantId} and m.status <> 'closed'
      and lower(regexp_replace(n.value, '\\s', '', 'g')) in (
        select lower(regexp_replace(given, '\\s', '', 'g')) from unnest(${names}::text[]) given) limit 1`.execute(db)
  return rows.length > 0
}
