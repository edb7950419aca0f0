// Who writes: names as people give them, masked as the shop shows them.
import { Type } from 'typebox'
import { dataOf, shape } from './data.ts'
import type { Language } from './text.ts'

const Names = Type.Array(Type.String({ minLength: 1 }))
/** `surnames` and `letters` are one character each. */
const schema = shape({
  surnames: Type.String(),
  callings: Names,
  english: Names,
  spanish: Names,
  letters: Type.String(),
})
const names = dataOf('reviews/names', () => schema)

/** A name drawn by `pick` (which takes a list and answers one of it). */
export function nicknameIn(lang: Language, pick: <T>(list: readonly T[]) => T): string {
  const { surnames, callings, english, spanish, letters } = names()
  if (lang === 'zh-CN') {
    const calling = pick(callings)
    return pick([true, true, true, true, true, true, true, false])
      ? `${pick(surnames.split(''))}**`
      : `${calling[0]}***${calling.at(-1)}`
  }
  const name = pick(lang === 'es-ES' ? spanish : english)
  const letter = () => pick(letters.split(''))
  return pick([`${name} ${letter()}.`, `${name} ${letter()}.`, `${name[0]}***${name.at(-1)}`])
}
