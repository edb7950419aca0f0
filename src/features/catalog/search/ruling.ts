// What staff do to the rules of the search, each act in the audit log. In the caller's transaction.
import type { Static } from 'typebox'
import { dropMiss } from './miss-queries.ts'
import type { adminSynonymAdd, adminSynonymDelete, adminSynonymEdit, adminWeightsSave } from './staff-contract.ts'
import { addSynonym, cleaned, dropSynonym, editSynonym, setWeights } from '#features/catalog/words/words.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'

export interface Staffer {
  userId: number
  ip: string
}
type Done = Pick<Deed, 'before' | 'after' | 'reason'>
export const note = (db: Db, { userId, ip }: Staffer, act: string, id: number, done: Done): Promise<unknown> =>
  audit(db, { staffId: userId, action: `search.${act}`, subject: 'search', subjectId: id, ip, ...done })
/** Each once, without surplus space. */
const tidy = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => cleaned(word).toLowerCase()).filter((word) => word !== '')),
]
const tidied = ({ words, targets }: { words: readonly string[]; targets: readonly string[] }) => ({
  words: tidy(words),
  targets: tidy(targets),
})

/** Refuses what the contract lists. */
export async function add(db: Db, by: Staffer, { lang, ...wish }: Static<typeof adminSynonymAdd.input>) {
  const rule = tidied(wish)
  const id = await addSynonym(db, { lang, ...rule })
  await dropMiss(db, lang, rule.words)
  await note(db, by, 'synonym.add', id, { after: { lang, ...rule } })
  return { id }
}
/** Refuses what the contract lists. */
export async function edit(db: Db, by: Staffer, { id, version, ...wish }: Static<typeof adminSynonymEdit.input>) {
  const after = tidied(wish)
  const { lang, words, targets } = await editSynonym(db, { id, version }, after)
  await dropMiss(db, lang, after.words)
  await note(db, by, 'synonym.edit', id, { before: { words, targets }, after })
  return { version: version + 1 }
}
/** Refuses what the contract lists. */
export async function drop(db: Db, by: Staffer, { id, version }: Static<typeof adminSynonymDelete.input>) {
  const { lang, words, targets } = await dropSynonym(db, { id, version })
  await note(db, by, 'synonym.delete', id, { before: { lang, words, targets } })
  return {}
}
/** Refuses what the contract lists. */
export async function reweigh(
  db: Db,
  by: Staffer,
  { version, weights, reason: said }: Static<typeof adminWeightsSave.input>,
) {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const before = await setWeights(db, version, weights)
  await note(db, by, 'weights', 1, { before, after: weights, reason })
  return { version: version + 1 }
}
