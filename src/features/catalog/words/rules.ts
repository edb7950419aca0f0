// The rules of the search as staff keep them: read for every search, kept for a minute, changed one after the other.
import { alikeBy, isOneWord, type SynonymRule } from './shop-synonyms.ts'
import {
  deleteSynonym,
  findSynonym,
  insertSynonym,
  listSynonyms,
  queueForRules,
  readWeights,
  updateSynonym,
  writeWeights,
  type KeptSynonym,
} from './rule-queries.ts'
import type { Alike } from './wanted.ts'
import type { Weights } from './weights.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJob } from '#kernel/jobs/jobs.ts'

export interface SearchRules {
  alike: Alike
  weights: Weights
}
const age = 60_000
export const searchRules = ({ db, app }: { db: Db; app: Pick<AppContext, 'cache'> }): Promise<SearchRules> =>
  app.cache.get('search', 'rules', age, async () => ({
    alike: alikeBy(await listSynonyms(db)),
    weights: (await readWeights(db)).weights,
  }))
/** As they would be with these weights, and with this synonym in the place of the one of its id. */
export async function draftedRules(
  db: Db,
  { weights, synonym }: { weights?: Weights | undefined; synonym?: (SynonymRule & { id?: number }) | undefined },
): Promise<SearchRules> {
  const kept = (await listSynonyms(db)).filter(({ id }) => id !== synonym?.id)
  return {
    alike: alikeBy(synonym ? [...kept, synonym] : kept),
    weights: weights ?? (await readWeights(db)).weights,
  }
}

async function dropFound(db: Db): Promise<void> {
  await dropPublic(db, 'search', 'catalog')
}
/** Refuses synonymUnfit ({ word }): none of one language's words, or several at once where one is looked for. */
function mustFit({ lang, words, targets }: SynonymRule): void {
  const both = targets.length === 0
  const first = words.find((word) => !isOneWord(word, lang))
  if (first !== undefined) throw new Refusal('synonymUnfit', { word: first })
  const bare = targets.find((word) => !/[\p{L}\p{N}]/u.test(word))
  if (bare !== undefined) throw new Refusal('synonymUnfit', { word: bare })
  if (both && words.length < 2) throw new Refusal('synonymUnfit', { word: words[0] ?? '' })
}
/** Refuses notFound, searchChanged: somebody else changed it since it was read. */
async function stands(db: Db, id: number, version: number): Promise<KeptSynonym> {
  await queueForRules(db)
  const synonym = await findSynonym(db, id)
  if (!synonym) throw new Refusal('notFound')
  if (synonym.version !== version) throw new Refusal('searchChanged')
  return synonym
}
/** So many rules are read for every search. */
const mostSynonyms = 2000
/** Refuses synonymUnfit, synonymsMany. Answers its id. */
export async function addSynonym(db: Db, rule: Omit<KeptSynonym, 'id' | 'version'>): Promise<number> {
  await queueForRules(db)
  mustFit(rule)
  if ((await listSynonyms(db)).length >= mostSynonyms) throw new Refusal('synonymsMany', { max: mostSynonyms })
  const id = await insertSynonym(db, rule)
  await dropFound(db)
  return id
}
/** Refuses what `stands` does, synonymUnfit. Answers it as it was. */
export async function editSynonym(
  db: Db,
  { id, version }: { id: number; version: number },
  rule: Pick<KeptSynonym, 'words' | 'targets'>,
): Promise<KeptSynonym> {
  const was = await stands(db, id, version)
  mustFit({ lang: was.lang, ...rule })
  await updateSynonym(db, id, rule)
  await dropFound(db)
  return was
}
/** Refuses what `stands` does. Answers it as it was. */
export async function dropSynonym(db: Db, { id, version }: { id: number; version: number }): Promise<KeptSynonym> {
  const was = await stands(db, id, version)
  await deleteSynonym(db, id)
  await dropFound(db)
  return was
}
/** Goods are weighed anew behind the commit. Refuses searchChanged. Answers the weights of before. */
export async function setWeights(db: Db, version: number, weights: Weights): Promise<Weights> {
  await queueForRules(db)
  const was = await readWeights(db)
  if (was.version !== version) throw new Refusal('searchChanged')
  await writeWeights(db, weights)
  await addJob(db, 'catalog.weighGoods', {}, { key: 'catalog.weighGoods' })
  await dropFound(db)
  return was.weights
}
