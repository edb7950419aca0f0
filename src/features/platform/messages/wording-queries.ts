// SQL of messages that staff word otherwise than the shop comes with.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface WordingRow {
  key: string
  lang: Language
  title: string
  text: string
}
export const allWordings = (db: Db): Promise<WordingRow[]> =>
  sql<WordingRow>`select key, lang, title, text from message_wording order by key, lang`.execute(db).then((r) => r.rows)
export const keepWording = (db: Db, { key, lang, title, text }: WordingRow, by: number): Promise<unknown> =>
  sql`insert into message_wording (key, lang, title, text, worded_by)
    values (${key}, ${lang}, ${title}, ${text}, ${by})
    on conflict (key, lang) do update set title = excluded.title, text = excluded.text, worded_at = shop_now(),
      worded_by = excluded.worded_by`.execute(db)
export const forgetWording = (db: Db, key: string, lang: Language): Promise<unknown> =>
  db.deleteFrom('message_wording').where('key', '=', key).where('lang', '=', lang).execute()
