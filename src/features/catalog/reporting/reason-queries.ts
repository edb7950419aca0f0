// SQL of the reasons of reports as staff arrange them. Reports keep the words they came with.
import { sql } from 'kysely'
import { arranged } from '#kernel/data/arranged.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export const reportReasons = arranged('report_reason')
export const addReason = (db: Db, code: string, name: Texts, kinds: readonly string[]): Promise<unknown> =>
  sql`insert into report_reason (code, name, kinds, position)
    select ${code}, ${JSON.stringify(name)}::jsonb, ${kinds}::text[], coalesce(max(position), 0) + 1
    from report_reason`.execute(db)
