// The SQL that reads what waits for staff about reviews.
import { sql, type RawBuilder } from 'kysely'
import type { CaseKind, Ground } from './case-queries.ts'
import { deskColumns, type DeskRow } from './desk-queries.ts'
import { heldAs, takenOf, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface CaseRow {
  id: number
  kind: CaseKind
  state: 'open' | 'shown' | 'hidden' | 'moot'
  text: string
  pictures: { file: string; width: number; height: number; alt: string }[]
  ground: Ground | null
  found: string[]
  createdAt: Date
  decidedAt: Date | null
  answer: string
  taken: Taken | null
  review: DeskRow
}
export type CaseTab = 'open' | 'held' | 'appealed' | 'reported' | 'decided'
export interface CasesAsked {
  tab: CaseTab
  holder?: Holder | undefined
  reader: number
}
const open = sql`c.state = 'open'`
const conditions: Record<CaseTab, RawBuilder<unknown>> = {
  open,
  held: sql`${open} and c.kind in ('review', 'followUp', 'reply')`,
  appealed: sql`${open} and c.kind = 'appeal'`,
  reported: sql`${open} and c.kind = 'reported'`,
  decided: sql`c.state in ('shown', 'hidden')`,
}
const wanted = ({ tab, holder, reader }: CasesAsked) => sql`
  ${conditions[tab]} and ${heldAs('comment', sql`c.id`, reader, holder)}`
const columns = (lang: Language, staffId: number) => sql`
  c.id, c.kind, c.state, c.body as text, c.pictures, c.ground, to_json(c.found) as found, c.created_at as "createdAt",
  c.decided_at as "decidedAt", c.answer,
  ${takenOf('comment', sql`c.id`, staffId)} as taken,
  (select to_json(w) from (select ${deskColumns(lang)} from review r join product p on p.id = r.product_id
    join merchant m on m.id = r.merchant_id where r.id = c.review_id) w) as review`

/** Up to size + 1 of a tab. */
export const listCases = (
  db: Db,
  lang: Language,
  asked: CasesAsked,
  { size, offset, cursor }: Limits,
): Promise<CaseRow[]> => {
  const down = asked.tab === 'decided'
  const after = cursor ? sql`and c.id ${sql.raw(down ? '<' : '>')} ${cursor[0]}::bigint` : sql``
  return sql<CaseRow>`
    select ${columns(lang, asked.reader)} from review_case c where ${wanted(asked)} ${after}
    order by c.id ${sql.raw(down ? 'desc' : 'asc')} limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
}
/** How many stand in a tab, up to 1,001. */
export const countCases = (db: Db, asked: CasesAsked): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from review_case c where ${wanted(asked)} limit 1001) t`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const findCase = (db: Db, lang: Language, staffId: number, id: number): Promise<CaseRow | undefined> =>
  sql<CaseRow>`select ${columns(lang, staffId)} from review_case c where c.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
