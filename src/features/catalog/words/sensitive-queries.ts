// SQL of the words that staff look at before anybody else does, and of how often they were found.
import { sql, type RawBuilder } from 'kysely'
import type { SensitivePlace, SensitiveWord, Severity } from './sensitive.ts'
import type { Limits } from '#kernel/call/page.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { Language } from '#kernel/text/language.ts'

export const sensitiveWords = (db: Db): Promise<SensitiveWord[]> =>
  sql<SensitiveWord>`
    select id, word, normal, severity, lang, to_json(places) as places from sensitive_word order by id`
    .execute(db)
    .then((r) => r.rows)
/** Of the shop's days, in one order: two who find the same words never wait for each other in a ring. */
export const noteHits = async (db: Db, ids: readonly number[], place: SensitivePlace): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    insert into sensitive_hit as h (word_id, day, place, hits)
    select w.id, (shop_now() at time zone 'Asia/Shanghai')::date, ${place}, 1
    from sensitive_word w where w.id = any(${idList(ids)}) order by w.id
    on conflict (word_id, day, place) do update set hits = h.hits + 1`.execute(db)
}
export interface ListedWord {
  id: number
  word: string
  severity: Severity
  lang: Language | null
  places: SensitivePlace[]
  /** found in the last 30 days */
  hits: number
  createdAt: Date
}
const shown = sql`w.id, w.word, w.severity, w.lang, to_json(w.places) as places, w.created_at as "createdAt",
  (select coalesce(sum(h.hits), 0)::int from sensitive_hit h
    where h.word_id = w.id and h.day > (shop_now() at time zone 'Asia/Shanghai')::date - 30) as hits`
const like = (keyword: string | undefined): RawBuilder<unknown> =>
  keyword === undefined ? sql`true` : sql`w.word ilike ${likePattern(keyword)}`
export const listSensitive = (
  db: Db,
  keyword: string | undefined,
  { size, offset, cursor }: Limits,
): Promise<ListedWord[]> =>
  sql<ListedWord>`
    select ${shown} from sensitive_word w
    where ${like(keyword)} ${cursor ? sql`and w.id < ${cursor[0]}::bigint` : sql``}
    order by w.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countSensitive = (db: Db, keyword: string | undefined): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from sensitive_word w where ${like(keyword)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const findSensitive = (db: Db, id: number): Promise<ListedWord | undefined> =>
  sql<ListedWord>`select ${shown} from sensitive_word w where w.id = ${id}`.execute(db).then((r) => r.rows[0])

type Rule = Pick<ListedWord, 'severity' | 'lang' | 'places'>
/** Its id; undefined where it is listed. */
export const addSensitive = (
  db: Db,
  { word, normal }: { word: string; normal: string },
  { severity, lang, places }: Rule,
): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into sensitive_word (word, normal, severity, lang, places)
    values (${word}, ${normal}, ${severity}, ${lang}, ${places}::text[]) on conflict do nothing returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)
/** Whether it is there. */
export const ruleSensitive = async (db: Db, id: number, { severity, lang, places }: Rule): Promise<boolean> =>
  (
    await sql`
      update sensitive_word set severity = ${severity}, lang = ${lang}, places = ${places}::text[]
      where id = ${id} returning 1`.execute(db)
  ).rows.length > 0
export const dropSensitive = (db: Db, id: number): Promise<string | undefined> =>
  sql<{ word: string }>`delete from sensitive_word where id = ${id} returning word`
    .execute(db)
    .then((r) => r.rows[0]?.word)
