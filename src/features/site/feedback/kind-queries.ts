// SQL of what feedback can be about, as staff arrange it. Feedback keeps the words it came with.
import { sql } from 'kysely'
import { arranged } from '#kernel/data/arranged.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export const feedbackKinds = arranged('feedback_kind', {
  kinds: sql`'{feedback}'::text[]`,
  worded: sql`, revision = revision + 1`,
})
export const addKind = (db: Db, code: string, name: Texts): Promise<unknown> =>
  sql`insert into feedback_kind (code, name, position)
    select ${code}, ${JSON.stringify(name)}::jsonb, coalesce(max(position), 0) + 1 from feedback_kind`.execute(db)
