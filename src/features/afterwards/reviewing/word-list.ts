// The list of words that staff keep: each change stands in the audit log.
import type { Staffer } from './deciding.ts'
import { normal, sensitivePlaces, type SensitivePlace, type Severity } from '#features/catalog/words/sensitive.ts'
import {
  addSensitive,
  dropSensitive,
  findSensitive,
  ruleSensitive,
  type ListedWord,
} from '#features/catalog/words/words.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

type Act = 'word.add' | 'word.edit' | 'word.delete'
const log = (db: Db, { userId, ip }: Staffer, action: Act, id: number, done: Pick<Deed, 'before' | 'after'>) =>
  audit(db, { staffId: userId, action, subject: 'word', subjectId: id, ip, ...done })
export const shownWord = ({ createdAt, ...word }: ListedWord) => ({ ...word, createdAt: createdAt.toISOString() })
export interface WordRule {
  severity: Severity
  lang: Language | null
  places: SensitivePlace[]
}

/** Refuses wordListed, badInput (nothing of it is left to be searched for). */
export async function addWord(db: Db, staffer: Staffer, wish: Partial<WordRule> & { word: string }) {
  const word = wish.word.trim()
  const rule = { severity: 'hold' as const, lang: null, places: [...sensitivePlaces], ...wish }
  if (normal(word) === '') throw new Refusal('badInput', { field: 'word', rule: 'minLength' })
  const id = await addSensitive(db, { word, normal: normal(word) }, rule)
  if (id === undefined) throw new Refusal('wordListed')
  const { severity, lang, places } = rule
  await log(db, staffer, 'word.add', id, { after: { word, severity, lang, places } })
  return shownWord((await findSensitive(db, id))!)
}
/** Refuses notFound. */
export async function editWord(db: Db, staffer: Staffer, id: number, rule: WordRule) {
  const was = await findSensitive(db, id)
  if (!was || !(await ruleSensitive(db, id, rule))) throw new Refusal('notFound')
  const { severity, lang, places } = was
  await log(db, staffer, 'word.edit', id, { before: { word: was.word, severity, lang, places }, after: { ...rule } })
  return shownWord((await findSensitive(db, id))!)
}
/** Refuses notFound. */
export async function dropWord(db: Db, staffer: Staffer, id: number) {
  const word = await dropSensitive(db, id)
  if (word === undefined) throw new Refusal('notFound')
  await log(db, staffer, 'word.delete', id, { before: { word } })
  return {}
}
