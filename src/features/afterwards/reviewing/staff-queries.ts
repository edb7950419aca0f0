// The SQL that reads what waits for staff about reviews, and that keeps the words that make it wait.
import { sql, type RawBuilder } from 'kysely'
import type { CaseKind, Ground } from './case-queries.ts'
import { deskColumns, type DeskRow } from './desk-queries.ts'
import { heldAs, takenOf, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
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

export interface WordRow {
  id: number
  word: string
  createdAt: Date
}
const like = (keyword: string | undefined) =>
  keyword === undefined ? sql`true` : sql`word ilike ${likePattern(keyword)}`
export const listWords = (db: Db, keyword: string | undefined, { size, offset, cursor }: Limits): Promise<WordRow[]> =>
  sql<WordRow>`
    select id, word, created_at as "createdAt" from sensitive_word
    where ${like(keyword)} ${cursor ? sql`and id < ${cursor[0]}::bigint` : sql``}
    order by id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countWords = (db: Db, keyword: string | undefined): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from sensitive_word where ${like(keyword)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Undefined where it is listed. */
export const insertWord = (db: Db, word: string, normal: string): Promise<WordRow | undefined> =>
  sql<WordRow>`
    insert into sensitive_word (word, normal) values (${word}, ${normal}) on conflict do nothing
    returning id, word, created_at as "createdAt"`
    .execute(db)
    .then((r) => r.rows[0])
export const deleteWord = (db: Db, id: number): Promise<string | undefined> =>
  sql<{ word: string }>`delete from sensitive_word where id = ${id} returning word`
    .execute(db)
    .then((r) => r.rows[0]?.word)
