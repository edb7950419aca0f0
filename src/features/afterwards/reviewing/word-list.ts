// The list of words that staff keep: each change stands in the audit log.
import type { Staffer } from './deciding.ts'
import { normal } from '#features/catalog/words/sensitive.ts'
import { deleteWord, insertWord } from './staff-queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

const log = (db: Db, { userId, ip }: Staffer, action: 'word.add' | 'word.delete', id: number, word: string) =>
  audit(db, { staffId: userId, action, subject: 'word', subjectId: id, after: { word }, ip })

/** Refuses wordListed, badInput (nothing of it is left to be searched for). */
export async function addWord(db: Db, staffer: Staffer, typed: string) {
  const word = typed.trim()
  if (normal(word) === '') throw new Refusal('badInput', { field: 'word', rule: 'minLength' })
  const made = await insertWord(db, word, normal(word))
  if (!made) throw new Refusal('wordListed')
  await log(db, staffer, 'word.add', made.id, word)
  return { ...made, createdAt: made.createdAt.toISOString() }
}
/** Refuses notFound. */
export async function dropWord(db: Db, staffer: Staffer, id: number) {
  const word = await deleteWord(db, id)
  if (word === undefined) throw new Refusal('notFound')
  await log(db, staffer, 'word.delete', id, word)
  return {}
}
