// SQL of the reasons of claims as staff arrange them: worded, ordered, turned off. Claims keep the words that
// they came with.
import { sql } from 'kysely'
import type { Fault } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface ArrangedReason {
  code: string
  name: Texts
  active: boolean
  kinds: string[]
}
/** All of them in their order; nobody else arranges them before the end of the transaction. */
export async function lockReasons(db: Db): Promise<ArrangedReason[]> {
  await sql`select pg_advisory_xact_lock(hashtext('claim_reason'))`.execute(db)
  return allReasons(db)
}
export const allReasons = (db: Db): Promise<ArrangedReason[]> =>
  sql<ArrangedReason>`select code, name, active, kinds from claim_reason order by position, id`
    .execute(db)
    .then((r) => r.rows)
export const wordReason = (db: Db, code: string, { name, active }: Pick<ArrangedReason, 'name' | 'active'>) =>
  sql`update claim_reason set name = ${JSON.stringify(name)}, active = ${active} where code = ${code}`.execute(db)
export const orderReasons = (db: Db, codes: readonly string[]): Promise<unknown> =>
  sql`update claim_reason r set position = o.at
    from unnest(${codes}::text[]) with ordinality o(code, at) where r.code = o.code`.execute(db)
export const addReason = (
  db: Db,
  code: string,
  name: Texts,
  kinds: readonly string[],
  fault: Fault,
): Promise<unknown> =>
  sql`insert into claim_reason (code, name, kinds, fault, position)
    select ${code}, ${JSON.stringify(name)}::jsonb, ${kinds}::text[], ${fault}, coalesce(max(position), 0) + 1
    from claim_reason`.execute(db)
