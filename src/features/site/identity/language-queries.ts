// All SQL about the languages that the shop offers.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Offered {
  spoken: Language[]
  version: number
}
export const readOffered = async (db: Db): Promise<Offered | undefined> =>
  (await sql<Offered>`select spoken, version from shop_language`.execute(db)).rows[0]
/** The new version; undefined where somebody else changed it since `version`. */
export const writeOffered = async (db: Db, spoken: readonly Language[], version: number): Promise<number | undefined> =>
  (
    await sql<{ version: number }>`
      insert into shop_language as l (spoken) select ${textList(spoken)}
        where ${version}::int = 0 or exists (select from shop_language)
      on conflict (one) do update set spoken = excluded.spoken, version = l.version + 1, updated_at = shop_now()
        where l.version = ${version}::int
      returning version`.execute(db)
  ).rows[0]?.version
