// Words that mean the same as the shop says, beside those that come with it. Pure.
import { cutChinese } from './chinese.ts'
import { piecesOf } from './cutting.ts'
import { fold } from './folding.ts'
import { lexemeOf } from './lexemes.ts'
import { synonymsOf } from './synonyms.ts'
import type { Alike } from './wanted.ts'
import type { Language } from '#kernel/text/language.ts'

export interface SynonymRule {
  lang: Language
  words: readonly string[]
  /** none: each of the words stands for the others */
  targets: readonly string[]
}
/** The lexemes that must all be there for goods to carry these words. */
function wayOf(text: string, lang: Language): string[] {
  const parts = piecesOf(fold(text)).flatMap(({ kind, text: piece }): string[] => {
    if (kind === 'word') return [lexemeOf(piece, lang)]
    if (kind === 'number' || kind === 'compound') return [`n:${piece.replaceAll(/[-_./]/g, '')}`]
    return cutChinese(piece).map((word) => (word.length > 1 ? `z:${word}` : `c:${word}`))
  })
  return [...new Set(parts)]
}
/** Whether a search can be met by it as one word: several words, or Chinese that is cut, cannot. */
export const isOneWord = (text: string, lang: Language): boolean => wayOf(text, lang).length === 1

/** What else to look for beside a lexeme: as the shop says, and as it comes. */
export function alikeBy(rules: readonly SynonymRule[]): Alike {
  const ways = new Map<string, string[][]>()
  for (const { lang, words, targets } of rules) {
    const from = words.map((word) => wayOf(word, lang))
    const to = targets.length > 0 ? targets.map((word) => wayOf(word, lang)) : from
    for (const [lexeme, ...more] of from) {
      if (lexeme === undefined || more.length > 0) continue
      const others = to.filter((way) => way.length > 0 && !(way.length === 1 && way[0] === lexeme))
      ways.set(lexeme, [...(ways.get(lexeme) ?? []), ...others])
    }
  }
  return (lexeme) => [...(ways.get(lexeme) ?? []), ...synonymsOf(lexeme).map((one) => [one])]
}
