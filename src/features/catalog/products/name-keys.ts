// What a name is sorted by in each language: small letters without accents, Chinese in pinyin,
// so that an index from A to Z holds every name. Pure.
import { languages, type Texts } from '#kernel/text/language.ts'
import { syllables } from '#kernel/text/pinyin.ts'

/** "南山窑" → "nanshanyao", "Única" → "unica". */
export const nameKey = (name: string): string =>
  syllables(name, { together: true }).join('').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

export const nameKeys = (name: Texts): Texts =>
  Object.fromEntries(languages.flatMap((l) => (name[l] ? [[l, nameKey(name[l])]] : [])))
