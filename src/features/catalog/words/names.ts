// The names of categories, brands and merchants, to know when a whole query is one of them.
// Pure but for `openNames`, which is handed the rows.
import { languages, type Language } from '#kernel/text/language.ts'
import { learn } from './chinese.ts'
import { fold } from './folding.ts'
import { lexemesIn } from './lexemes.ts'
import type { NameRow } from './vocabulary-queries.ts'

export interface ShopNames {
  rows: NameRow[]
  /** in the whole shop */
  goods: number
  /** The name that is just this text, in any language and number; categories before brands before merchants. */
  named: (text: string) => NameRow | undefined
}
const keyOf = (text: string, lang: Language): string =>
  lang === 'zh-CN'
    ? fold(text).replaceAll(/\s/g, '')
    : [...new Set(lexemesIn(text, lang).map((f) => f.lexeme))].toSorted().join(' ')

export function openNames(rows: NameRow[], goods: number): ShopNames {
  learn(rows.flatMap((r) => (r.name['zh-CN'] ? [fold(r.name['zh-CN'])] : [])))
  const byKey = new Map<string, NameRow>()
  for (const row of rows) {
    if (row.productCount === 0) continue
    for (const lang of languages) {
      const key = row.name[lang] ? keyOf(row.name[lang], lang) : ''
      if (key && !byKey.has(key)) byKey.set(key, row)
    }
  }
  return {
    rows,
    goods,
    named: (text) => {
      for (const lang of languages) {
        const row = byKey.get(keyOf(text, lang))
        if (row) return row
      }
      return undefined
    },
  }
}
