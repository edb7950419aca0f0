// SQL of what a shop tells of itself, and of the pictures it brought. Whose they are stands in every statement.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { KeptPicture } from '#features/platform/pictures/pictures.ts'
import type { Hours } from '#features/catalog/pickup-points/hours.ts'

export interface ProfileRow {
  id: number
  version: number
  name: Texts
  motto: Texts
  story: Texts
  place: Texts
  seal: { char: string; shape: string; ink: string }
  businessName: string
  licenceNumber: string
  foundedOn: string | null
  contact: { email?: string; phone?: string }
  hours: Hours | null
  showsLicence: boolean
  logo: KeptPicture | null
  banner: KeptPicture | null
  nameChangedAt: Date | null
}
export const findProfile = (db: Db, merchantId: number): Promise<ProfileRow | undefined> =>
  sql<ProfileRow>`
    select m.id, coalesce(p.version, 0) as version, m.name, m.motto, m.story, m.place, m.seal,
      m.business_name as "businessName", coalesce((
        select a.content ->> 'licenceNumber' from merchant_application a where a.merchant_id = m.id), '')
        as "licenceNumber",
      to_char(p.founded_on, 'YYYY-MM-DD') as "foundedOn", coalesce(p.contact, '{}') as contact, p.hours,
      coalesce(p.shows_licence, false) as "showsLicence", p.logo, p.banner, p.name_changed_at as "nameChangedAt"
    from merchant m left join shop_profile p on p.merchant_id = m.id where m.id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0])

export interface ProfileDraft extends Pick<ProfileRow, 'foundedOn' | 'contact' | 'hours' | 'showsLicence'> {
  logo: KeptPicture | null
  banner: KeptPicture | null
  nameChanged: boolean
}
const json = (value: object | null) => (value === null ? null : JSON.stringify(value))
/** The new version. Whoever writes holds the merchant's row. */
export const putProfile = (db: Db, merchantId: number, d: ProfileDraft): Promise<number> =>
  sql<{ version: number }>`
    insert into shop_profile as p (merchant_id, logo, banner, founded_on, contact, hours, shows_licence,
      name_changed_at)
    values (${merchantId}, ${json(d.logo)}::jsonb, ${json(d.banner)}::jsonb, ${d.foundedOn}::date,
      ${json(d.contact)}::jsonb, ${json(d.hours)}::jsonb, ${d.showsLicence},
      case when ${d.nameChanged} then shop_now() end)
    on conflict (merchant_id) do update set version = p.version + 1, logo = excluded.logo, banner = excluded.banner,
      founded_on = excluded.founded_on, contact = excluded.contact, hours = excluded.hours,
      shows_licence = excluded.shows_licence, name_changed_at = coalesce(excluded.name_changed_at, p.name_changed_at),
      updated_at = shop_now()
    returning version`
    .execute(db)
    .then((r) => r.rows[0]!.version)

export const addPicture = (db: Db, merchantId: number, p: KeptPicture): Promise<unknown> =>
  sql`
    insert into shop_picture (merchant_id, file, width, height, preview)
    values (${merchantId}, ${p.file}, ${p.width}, ${p.height}, ${p.preview}) on conflict do nothing`.execute(db)
/** Those of these files that this merchant brought. */
export const knownPictures = (db: Db, merchantId: number, files: readonly string[]): Promise<KeptPicture[]> =>
  sql<KeptPicture>`
    select file, width, height, preview from shop_picture
    where merchant_id = ${merchantId} and file = any(${files}::text[])`
    .execute(db)
    .then((r) => r.rows)
