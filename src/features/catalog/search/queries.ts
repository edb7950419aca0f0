// All SQL of search beside the lists: a buyer's own searches, hot words, what may be suggested.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { MerchantCard } from '#features/catalog/merchants/merchants.ts'

export interface Remembered {
  id: number
  keyword: string
  searchedAt: string
}
const kept = 20
export async function listHistory(db: Db, userId: number): Promise<Remembered[]> {
  const found = await sql<Remembered>`
    select id, keyword, to_char(searched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "searchedAt"
    from search_history where user_id = ${userId}
    order by search_history.searched_at desc, id desc limit ${sql.lit(kept)}`.execute(db)
  return found.rows
}
/** The same plain words move to the front; what is older than the newest 20 goes. */
export async function addHistory(db: Db, userId: number, keyword: string, plain: string): Promise<void> {
  await sql`
    insert into search_history (user_id, keyword, plain) values (${userId}, ${keyword}, ${plain})
    on conflict (user_id, plain) do update set keyword = excluded.keyword,
      searched_at = greatest(shop_now(), search_history.searched_at + interval '1 millisecond')`.execute(db)
  await sql`delete from search_history where user_id = ${userId} and id in (
    select id from search_history where user_id = ${userId}
    order by searched_at desc, id desc offset ${sql.lit(kept)})`.execute(db)
}
/** Only ever the buyer's own. */
export const deleteHistory = (db: Db, userId: number, ids: readonly number[] | undefined): Promise<unknown> =>
  sql`delete from search_history where user_id = ${userId} ${ids ? sql`and id = any(${idList(ids)})` : sql``}`.execute(
    db,
  )

/** The day as heat counts it, with its fraction. */
export const today = sql`(extract(epoch from shop_now()) / 86400 - 20454)::float8`
export interface Heat {
  lang: Language
  word: string
  visitors: number
}
export async function addHeat(db: Db, rows: readonly Heat[]): Promise<void> {
  await sql`
    insert into search_heat as h (lang, word, heat, visitors)
    select d.lang, d.word, ${today} + log(2, d.visitors)::float8, d.visitors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(lang text, word text, visitors bigint)
    order by d.lang, d.word
    on conflict (lang, word) do update set visitors = h.visitors + excluded.visitors,
      heat = ${today}
        + log(2, (power(2::float8, greatest(h.heat - ${today}, -60)) + excluded.visitors)::numeric)::float8`.execute(db)
}
export interface HotWord {
  word: string
  rankBefore: number | null
  /** put there by staff */
  picked: boolean
}
/** Staff's first words, what `minimum` visitors of these days search for, hottest first, then staff's other words. */
export async function listHot(db: Db, lang: Language, minimum: number, limit: number): Promise<HotWord[]> {
  const found = await sql<HotWord>`
    with hot as (
      select h.word, h.rank_before, h.heat from search_heat h
      where h.lang = ${lang} and h.heat >= ${today} + log(2, ${minimum}::numeric)::float8
        and not exists (
          select from search_pick p where p.lang = h.lang and p.word = h.word and not p.shown and ${now})
      order by h.heat desc, h.word limit ${limit}
    )
    (select p.word, null as "rankBefore", true as picked from search_pick p
      where p.lang = ${lang} and p.shown and p.first and ${now} order by p.position, p.word limit ${limit})
    union all
    (select word, rank_before, false from hot where not exists (
        select from search_pick p where p.lang = ${lang} and p.word = hot.word and p.first and ${now})
      order by heat desc, word)
    union all
    (select p.word, null, true from search_pick p
      where p.lang = ${lang} and p.shown and not p.first and ${now}
        and not exists (select from hot where hot.word = p.word)
      order by p.position, p.word limit ${limit})
    limit ${limit}`.execute(db)
  return found.rows
}
/** It is one of the days of a pick `p`. */
const now = sql`coalesce(p.starts_at <= shop_now(), true) and coalesce(p.ends_at > shop_now(), true)`
/** What staff put into the empty search box of a language. */
export const findInBox = async (db: Db, lang: Language): Promise<string | null> =>
  (
    await sql<{ word: string }>`
      select p.word from search_pick p where p.lang = ${lang} and p.in_box and ${now}`.execute(db)
  ).rows[0]?.word ?? null
/** Notes today's ranks for tomorrow's trend and forgets what has gone cold. */
export async function noteRanks(db: Db): Promise<void> {
  await sql`delete from search_heat where heat < ${today} - 7`.execute(db)
  await sql`
    update search_heat h set rank_before = r.rank from (
      select lang, word, case when n <= 100 then n::int end as rank
      from (select lang, word, row_number() over (partition by lang order by heat desc, word) n from search_heat) o
    ) r where h.lang = r.lang and h.word = r.word and h.rank_before is distinct from r.rank`.execute(db)
}
/** Staff's words of a language, in their order; those before are taken back. */
export async function replacePicks(db: Db, lang: Language, words: readonly string[]): Promise<void> {
  await sql`delete from search_pick where lang = ${lang} and shown and word <> all(${words}::text[])`.execute(db)
  await sql`
    insert into search_pick (lang, word, position)
    select ${lang}, w.word, w.at from unnest(${words}::text[]) with ordinality w(word, at)
    on conflict (lang, word) do update set position = excluded.position, shown = true`.execute(db)
}

/** Titles of the goods that sell best, and the words searched for most: what whole queries are suggested from. */
export async function readPhrases(db: Db, lang: Language): Promise<{ searched: string[]; titles: string[] }> {
  const found = await sql<{ searched: string[]; titles: string[] }>`
    select coalesce((select json_agg(word) from (
        select word from search_heat where lang = ${lang} order by heat desc, word limit 500) h), '[]') as searched,
      coalesce((select json_agg(title) from (
        select p.title ->> ${lang} as title from product_listing s join product p on p.id = s.product_id
        where s.category_id = 0 order by s.sales desc, s.product_id desc limit 3000) t
        where title is not null), '[]') as titles`.execute(db)
  return found.rows[0]!
}

export async function merchantCards(db: Db, ids: readonly number[], lang: Language): Promise<MerchantCard[]> {
  if (ids.length === 0) return []
  const found = await sql<MerchantCard>`
    select m.id as "merchantId", in_language(m.name, ${lang}) as name, m.seal, in_language(m.place, ${lang}) as place
    from merchant m where m.id = any(${idList(ids)}) and m.status = 'open'
    order by array_position(${idList(ids)}, m.id)`.execute(db)
  return found.rows
}
