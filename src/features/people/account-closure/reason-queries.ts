// SQL of the reasons of leaving, as staff arrange them and people choose among them.
import { sql } from 'kysely'
import { arranged } from '#kernel/data/arranged.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export const closingReasons = arranged('closing_reason', { kinds: sql`array['closing']` })
export const addClosingReason = (db: Db, code: string, name: Texts): Promise<unknown> =>
  sql`insert into closing_reason (code, name, position)
    select ${code}, ${JSON.stringify(name)}::jsonb, coalesce(max(position), 0) + 1 from closing_reason`.execute(db)
export const offeredClosingReasons = async (db: Db, lang: Language): Promise<{ code: string; name: string }[]> =>
  (
    await sql<{ code: string; name: string }>`
      select code, in_language(name, ${lang}) as name from closing_reason
      where active order by position, code`.execute(db)
  ).rows
