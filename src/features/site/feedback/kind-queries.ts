// SQL of what feedback can be about, as staff arrange it: worded, ordered, turned off. Feedback keeps the words it came
// with.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface ArrangedKind {
  code: string
  name: Texts
  active: boolean
  kinds: string[]
}
/** All of them in their order; nobody else arranges them before the end of the transaction. */
export async function lockKinds(db: Db): Promise<ArrangedKind[]> {
  await sql`select pg_advisory_xact_lock(hashtext('feedback_kind'))`.execute(db)
  return allKinds(db)
}
export const allKinds = (db: Db): Promise<ArrangedKind[]> =>
  sql<ArrangedKind>`select code, name, active, '{feedback}'::text[] as kinds from feedback_kind order by position, code`
    .execute(db)
    .then((r) => r.rows)
export const wordKind = (db: Db, code: string, { name, active }: Pick<ArrangedKind, 'name' | 'active'>) =>
  sql`update feedback_kind set name = ${JSON.stringify(name)}, active = ${active}, revision = revision + 1
    where code = ${code}`.execute(db)
export const orderKinds = (db: Db, codes: readonly string[]): Promise<unknown> =>
  sql`update feedback_kind r set position = o.at
    from unnest(${codes}::text[]) with ordinality o(code, at) where r.code = o.code`.execute(db)
export const addKind = (db: Db, code: string, name: Texts): Promise<unknown> =>
  sql`insert into feedback_kind (code, name, position)
    select ${code}, ${JSON.stringify(name)}::jsonb, coalesce(max(position), 0) + 1 from feedback_kind`.execute(db)
