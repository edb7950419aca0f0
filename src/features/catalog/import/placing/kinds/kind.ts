// What goods are by the words of their merchants, in English, Chinese and Spanish. Data: case, accents and the plurals
// of English are taken care of. A word after `~` names a shelf rather than a thing ("fashion", "men"): it counts in a
// type or a category path, never in a title or a tag.
import type { Texts } from '#kernel/text/language.ts'

export interface Kind {
  /** The kind that it is one of. A shop without a category for it places it there. */
  under?: string
  /** What a new department for it would be called: by one of its words, so that it is known again. */
  name?: Texts
  /** Separated by commas. */
  words: string
}
/** By the code of the category that they go to. */
export type Kinds = Readonly<Record<string, Kind>>

export const wordsOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
