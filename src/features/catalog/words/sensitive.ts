// Words that staff look at before anybody else does, found in what people typed however it is dressed: in wide letters,
// in capitals, with signs between the characters. Pure.
import type { Language } from '#kernel/text/language.ts'

/** Dressed characters: nothing that is seen. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const between = /(?<=\p{Script=Han})[\s\p{P}\p{S}]+(?=\p{Script=Han})/gu
/** As texts and words of the list are compared. */
export const normal = (text: string): string =>
  text.normalize('NFKC').replace(unseen, '').toLowerCase().replace(between, '').replaceAll(/\s+/gu, ' ').trim()

const letter = /[\p{L}\p{N}]/u
const joins = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A letter that would make of a Latin word another one. */
const goesOn = (own: string | undefined, next: string | undefined): boolean =>
  own !== undefined &&
  next !== undefined &&
  letter.test(own) &&
  !joins.test(own) &&
  letter.test(next) &&
  !joins.test(next)

function stands(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1)
    const after = Array.from(text.slice(at + word.length, at + word.length + 2))[0]
    if (!goesOn(Array.from(word)[0], before) && !goesOn(Array.from(word).at(-1), after)) return true
  }
  return false
}

/** hold: staff see it first · refuse: it is not taken */
export const severities = ['hold', 'refuse'] as const
export type Severity = (typeof severities)[number]
export const sensitivePlaces = ['reviews', 'replies', 'goods'] as const
export type SensitivePlace = (typeof sensitivePlaces)[number]
export interface SensitiveWord {
  id: number
  word: string
  normal: string
  severity: Severity
  /** null: it is looked for in all */
  lang: Language | null
  places: SensitivePlace[]
}
export interface SaidIn {
  text: string
  /** null: nobody knows */
  lang: Language | null
}
/** Those of the list that stand in one of these texts, by its place and language: Latin ones as whole words. */
export function sensitiveIn(
  said: readonly SaidIn[],
  list: readonly SensitiveWord[],
  place: SensitivePlace,
): SensitiveWord[] {
  const all = said.map(({ text, lang }) => ({ text: normal(text), lang }))
  return list.filter(
    (each) =>
      each.places.includes(place) &&
      all.some(
        ({ text, lang }) => (each.lang === null || lang === null || each.lang === lang) && stands(text, each.normal),
      ),
  )
}
