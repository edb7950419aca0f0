// SQL of the reasons of cancelling, as staff arrange them and buyers choose among them. What was said keeps its words.
import { sql } from 'kysely'
import { arranged } from '#kernel/data/arranged.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export const cancelReasons = arranged('cancel_reason')
export const addCancelReason = (db: Db, code: string, name: Texts, kinds: readonly string[]): Promise<unknown> =>
  sql`insert into cancel_reason (code, name, kinds, position)
    select ${code}, ${JSON.stringify(name)}::jsonb, ${kinds}::text[], coalesce(max(position), 0) + 1
    from cancel_reason`.execute(db)
export const offeredReasons = async (
  db: Db,
  lang: Language,
  kind: 'unpaid' | 'paid',
): Promise<{ code: string; name: string }[]> =>
  (
    await sql<{ code: string; name: string }>`
      select code, in_language(name, ${lang}) as name from cancel_reason
      where active and ${kind}::text = any(kinds) order by position, code`.execute(db)
  ).rows
