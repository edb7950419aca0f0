// All SQL of the profile's settings: one row per person, written by one statement.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { KeptNotices } from './profile-rules.ts'

export interface KeptSettings {
  personalised: boolean
  notices: KeptNotices
  /** the ways by which the person can be reached */
  email: boolean
  sms: boolean
  /** for a merchant */
  works: boolean
}

const kept = sql`u.id as "userId", coalesce(s.personalised, true) as personalised,
  coalesce(s.notices, '{}') as notices, u.email is not null as email, u.phone is not null as sms,
  exists (select from membership m where m.user_id = u.id and m.audience = 'merchant') as works`
/** What is kept of these people; where nothing was ever chosen, nothing kept. */
export const readSettingsOf = (db: Db, userIds: readonly number[]): Promise<(KeptSettings & { userId: number })[]> =>
  sql<KeptSettings & { userId: number }>`
    select ${kept} from user_account u left join profile_setting s on s.user_id = u.id
    where u.id = any(${idList(userIds)})`
    .execute(db)
    .then((r) => r.rows)
/** The same of one person. Undefined: no such person. */
export const readSettings = async (db: Db, userId: number): Promise<KeptSettings | undefined> =>
  (await readSettingsOf(db, [userId]))[0]

/** The same, with where mails reach them. */
export const readMailReader = (
  db: Db,
  userId: number,
): Promise<(KeptSettings & { address: string | null; language: Language | null }) | undefined> =>
  sql<KeptSettings & { address: string | null; language: Language | null }>`
    select ${kept}, u.email as address, u.language
    from user_account u left join profile_setting s on s.user_id = u.id where u.id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])

/** Lays the given over what is kept; what is not given stays, also when another device writes at the same moment. */
export const changeSettings = (
  db: Db,
  userId: number,
  personalised: boolean | undefined,
  notices: KeptNotices,
): Promise<unknown> => {
  const given = personalised ?? null
  return sql`
    insert into profile_setting as s (user_id, personalised, notices)
    values (${userId}, coalesce(${given}::boolean, true), ${JSON.stringify(notices)}::jsonb)
    on conflict (user_id) do update set personalised = coalesce(${given}::boolean, s.personalised),
      notices = s.notices || excluded.notices, changed_at = shop_now()`.execute(db)
}

export const deleteSettings = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('profile_setting').where('user_id', '=', userId).execute()
