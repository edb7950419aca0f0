// SQL of what staff say of the search: words that mean the same, and what counts for how much.
import { sql } from 'kysely'
import type { Weights } from './weights.ts'
import { textList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface KeptSynonym {
  id: number
  lang: Language
  words: string[]
  targets: string[]
  version: number
}
const kept = sql`s.id, s.lang, s.words, s.targets, s.version`
/** Whoever changes rules of the search does so alone, until the transaction ends. */
export const queueForRules = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('search rules', 0))`.execute(db)
export const listSynonyms = async (db: Db): Promise<KeptSynonym[]> =>
  (await sql<KeptSynonym>`select ${kept} from search_synonym s order by s.id desc`.execute(db)).rows
export const findSynonym = async (db: Db, id: number): Promise<KeptSynonym | undefined> =>
  (await sql<KeptSynonym>`select ${kept} from search_synonym s where s.id = ${id}`.execute(db)).rows[0]
export const insertSynonym = async (db: Db, s: Omit<KeptSynonym, 'id' | 'version'>): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into search_synonym (lang, words, targets)
      values (${s.lang}, ${textList(s.words)}, ${textList(s.targets)}) returning id`.execute(db)
  ).rows[0]!.id
export const updateSynonym = (db: Db, id: number, s: Pick<KeptSynonym, 'words' | 'targets'>): Promise<unknown> =>
  sql`
    update search_synonym set words = ${textList(s.words)}, targets = ${textList(s.targets)}, version = version + 1
    where id = ${id}`.execute(db)
export const deleteSynonym = (db: Db, id: number): Promise<unknown> =>
  sql`delete from search_synonym where id = ${id}`.execute(db)

export interface KeptWeights {
  weights: Weights
  version: number
}
export const readWeights = async (db: Db): Promise<KeptWeights> =>
  (await sql<KeptWeights>`select weights, version from search_weights`.execute(db)).rows[0]!
export const writeWeights = (db: Db, weights: Weights): Promise<unknown> =>
  sql`
    update search_weights set weights = ${JSON.stringify(weights)}::jsonb, version = version + 1`.execute(db)
