// SQL of what people choose among, as staff arrange it: worded, ordered, turned off. One shape for all such tables,
// which have code, name, active and position; whoever chose one keeps the words it had.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface ArrangedRow {
  code: string
  name: Texts
  active: boolean
  /** of what it can be chosen */
  kinds: string[]
}
export interface Arranged {
  all: (db: Db) => Promise<ArrangedRow[]>
  /** All of them; nobody else arranges them before the end of the transaction. */
  lock: (db: Db) => Promise<ArrangedRow[]>
  word: (db: Db, code: string, wish: Pick<ArrangedRow, 'name' | 'active'>) => Promise<unknown>
  order: (db: Db, codes: readonly string[]) => Promise<unknown>
}
interface Ways {
  /** of what a row can be chosen, where the table does not say it */
  kinds?: RawBuilder<unknown>
  /** what else changes with the words */
  worded?: RawBuilder<unknown>
  /** rows that people choose among, where there are others */
  chosen?: RawBuilder<boolean>
}
export function arranged(
  table: 'claim_reason' | 'report_reason' | 'feedback_kind' | 'cancel_reason' | 'closing_reason',
  { kinds = sql`kinds`, worded = sql``, chosen = sql`true` }: Ways = {},
): Arranged {
  const rows = sql.table(table)
  const all = async (db: Db) =>
    (
      await sql<ArrangedRow>`
        select code, name, active, ${kinds} as kinds from ${rows} where ${chosen} order by position, code`.execute(db)
    ).rows
  return {
    all,
    lock: async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(db)
      return all(db)
    },
    word: (db, code, { name, active }) =>
      sql`update ${rows} set name = ${JSON.stringify(name)}, active = ${active} ${worded} where code = ${code}`.execute(
        db,
      ),
    order: (db, codes) =>
      sql`update ${rows} r set position = o.at
        from unnest(${codes}::text[]) with ordinality o(code, at) where r.code = o.code`.execute(db),
  }
}
