// SQL of words that found nothing: no more of them than the word, its language, the day and how many looked for it.
// Today's lie in a table that no backup holds; what several looked for is kept with its day, the rest goes with it.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

interface Miss {
  lang: Language
  word: string
  visitors: number
}
export const addMisses = (db: Db, rows: readonly Miss[]): Promise<unknown> =>
  sql`
    insert into search_miss as m (day, lang, word, visitors)
    select shop_day(shop_now()), d.lang, d.word, d.visitors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(lang text, word text, visitors int)
    order by d.lang, d.word
    on conflict (day, lang, word) do update
      set visitors = m.visitors + excluded.visitors, last_at = shop_now()`.execute(db)
/** Those of thirty days that so many looked for at least, the most first; a hundred of each language at most. */
export const listMisses = async (db: Db, minimum: number): Promise<(Miss & { lastAt: Date })[]> =>
  (
    await sql<Miss & { lastAt: Date }>`
      with counted as (
        select lang, word, sum(visitors)::int as visitors, max(last_at) as "lastAt" from (
          select lang, word, visitors, last_at from search_missed where day > shop_day(shop_now()) - 30
          union all select lang, word, visitors, last_at from search_miss) m
        group by 1, 2 having sum(visitors) >= ${minimum}
      )
      select lang, word, visitors, "lastAt" from (
        select c.*, row_number() over (partition by lang order by visitors desc, word) as place from counted c) c
      where place <= 100 order by visitors desc, word`.execute(db)
  ).rows
/** The same of the days from one to another, each word for those of its days on which so many looked for it. */
export const missesOf = async (
  db: Db,
  { from, until }: { from: string; until: string },
  minimum: number,
  most: number,
): Promise<{ lang: string; word: string; people: number }[]> =>
  (
    await sql<{ lang: string; word: string; people: number }>`
      select lang, word, sum(visitors)::int as people from (
        select day, lang, word, visitors from search_missed
        union all select day, lang, word, visitors from search_miss) m
      where day >= ${from}::date and day < ${until}::date and visitors >= ${minimum}
      group by 1, 2 order by 3 desc, 2, 1 limit ${most}`.execute(db)
  ).rows
/** They are looked after: neither the desk nor the dashboard names them any more. */
export async function dropMiss(db: Db, lang: Language, words: readonly string[]): Promise<void> {
  await sql`delete from search_miss where lang = ${lang} and word = any(${textList(words)})`.execute(db)
  await sql`delete from search_missed where lang = ${lang} and word = any(${textList(words)})`.execute(db)
}
/** Ends the days before today: what so many looked for stays, what fewer did goes. In the caller's transaction. */
export async function closeMisses(db: Db, minimum: number): Promise<void> {
  await sql`
    insert into search_missed (day, lang, word, visitors, last_at)
    select day, lang, word, visitors, last_at from search_miss
    where day < shop_day(shop_now()) and visitors >= ${minimum}
    on conflict (day, lang, word) do update set visitors = excluded.visitors, last_at = excluded.last_at`.execute(db)
  await sql`delete from search_miss where day < shop_day(shop_now())`.execute(db)
}
