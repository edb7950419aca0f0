// SQL of words that found nothing: no more of them than the word, its language and how many looked for it.
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
    insert into search_miss as m (lang, word, visitors)
    select d.lang, d.word, d.visitors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(lang text, word text, visitors bigint)
    order by d.lang, d.word
    on conflict (lang, word) do update set visitors = m.visitors + excluded.visitors, last_at = shop_now()`.execute(db)
/** Those that so many looked for at least, the most first; a hundred of each language at most. */
export const listMisses = async (db: Db, minimum: number): Promise<(Miss & { lastAt: Date })[]> =>
  (
    await sql<Miss & { lastAt: Date }>`
      select l.lang, m.word, m.visitors::int as visitors, m.last_at as "lastAt"
      from unnest(array['zh-CN', 'en-US', 'es-ES']) l(lang) cross join lateral (
        select word, visitors, last_at from search_miss where lang = l.lang and visitors >= ${minimum}
        order by visitors desc, word limit 100) m
      order by m.visitors desc, m.word`.execute(db)
  ).rows
export const dropMiss = (db: Db, lang: Language, words: readonly string[]): Promise<unknown> =>
  sql`delete from search_miss where lang = ${lang} and word = any(${textList(words)})`.execute(db)
/** What nobody looked for in thirty days. */
export const forgetMisses = (db: Db): Promise<unknown> =>
  sql`delete from search_miss where last_at < shop_now() - interval '30 days'`.execute(db)
