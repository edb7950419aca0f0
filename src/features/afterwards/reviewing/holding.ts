// What has a word of the list in it waits for staff before anybody else sees it, or is not taken at all.
import { sensitiveIn, type SaidIn, type SensitivePlace } from '#features/catalog/words/sensitive.ts'
import { noteHits, sensitiveWords } from '#features/catalog/words/words.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

/**
 * Refuses wordsRefused ({ words }). To be asked before the transaction: what was refused is counted all the same.
 */
export async function mustBeSayable(db: Db, place: SensitivePlace, said: readonly SaidIn[]): Promise<void> {
  const found = sensitiveIn(said, await sensitiveWords(db), place).filter(({ severity }) => severity === 'refuse')
  if (found.length === 0) return
  await noteHits(
    db,
    found.map(({ id }) => id),
    place,
  )
  throw new Refusal('wordsRefused', { words: found.map(({ word }) => word).join(', ') })
}
/** The words of the list in it; each is counted. */
export async function foundIn(db: Db, place: SensitivePlace, said: readonly SaidIn[]): Promise<string[]> {
  const found = sensitiveIn(said, await sensitiveWords(db), place)
  await noteHits(
    db,
    found.map(({ id }) => id),
    place,
  )
  return found.map(({ word }) => word)
}
/** What is said in a review, or added to one: in the language of its words, and under its pictures. */
export const saidOf = (text: string, lang: SaidIn['lang'], pictures: readonly { alt?: string }[] = []): SaidIn[] => [
  { text, lang },
  ...pictures.map(({ alt = '' }) => ({ text: alt, lang })),
]
