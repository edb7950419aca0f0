// SQL of the hot words that staff chose, at their desk.
import { sql } from 'kysely'
import { today } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Pick {
  word: string
  shown: boolean
  first: boolean
  inBox: boolean
  startsAt: string | null
  endsAt: string | null
}
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** In their order. */
export const listPicks = async (db: Db, lang: Language): Promise<{ version: number; picks: Pick[] }> =>
  (
    await sql<{ version: number; picks: Pick[] }>`
      select coalesce((select version from search_pick_list where lang = ${lang}), 0) as version,
        coalesce((select json_agg(r) from (
          select word, shown, first, in_box as "inBox", ${iso('starts_at')} as "startsAt", ${iso('ends_at')} as "endsAt"
          from search_pick where lang = ${lang} order by position, word) r), '[]') as picks`.execute(db)
  ).rows[0]!
/** The version that stands, one more from now on; whoever changes them goes one after the other. */
export const lockPicks = async (db: Db, lang: Language): Promise<number> =>
  (
    await sql<{ version: number }>`
      insert into search_pick_list as l (lang, version) values (${lang}, 1)
      on conflict (lang) do update set version = l.version + 1 returning version - 1 as version`.execute(db)
  ).rows[0]!.version
export async function replaceDeskPicks(db: Db, lang: Language, picks: readonly Pick[]): Promise<void> {
  await sql`delete from search_pick where lang = ${lang}`.execute(db)
  await sql`
    insert into search_pick (lang, word, position, shown, first, in_box, starts_at, ends_at)
    select ${lang}, d.word, d.at, d.shown, d.first, d."inBox", d."startsAt", d."endsAt"
    from jsonb_to_recordset(${JSON.stringify(picks.map((one, at) => ({ ...one, at })))}::jsonb)
      as d(word text, at int, shown boolean, first boolean, "inBox" boolean, "startsAt" timestamptz,
        "endsAt" timestamptz)`.execute(db)
}
/** What is searched for, hottest first: by so many visitors at least. */
export const listSearched = async (
  db: Db,
  lang: Language,
  minimum: number,
): Promise<{ word: string; visitors: number }[]> =>
  (
    await sql<{ word: string; visitors: number }>`
      select word, round(power(2::float8, least(heat - ${today}, 40)))::int as visitors from search_heat
      where lang = ${lang} and heat >= ${today} + log(2, greatest(${minimum}, 1)::numeric)::float8
      order by heat desc, word limit 50`.execute(db)
  ).rows
