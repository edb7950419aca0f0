// From the texts of a product to its lexemes: tagged e: English, s: Spanish, z: Chinese word, c: Chinese character, n:
// number or measure, k: code. Pure.
import type { Language } from '#kernel/text/language.ts'
import { cutForSearch, soundOf } from './chinese.ts'
import { isStop, piecesOf, type Piece } from './cutting.ts'
import { closeForms } from './spelling.ts'
import { stemEnglish, stemSpanish } from './stems.ts'

/** Where a word stands: A title, B own category and brand, C facts, D description. */
export type Place = 'A' | 'B' | 'C' | 'D'
export interface Sourced {
  place: Place
  lang: Language
  text: string
}
export const tags: Record<Language, string> = { 'en-US': 'e', 'zh-CN': 'z', 'es-ES': 's' }

/** The lexeme of a word of letters in a language; letters within a Chinese text are read as English. */
export const lexemeOf = (word: string, lang: Language): string =>
  lang === 'es-ES' ? `s:${stemSpanish(word)}` : `e:${stemEnglish(word)}`

/** A lexeme with the form it had in the text. */
interface Found {
  lexeme: string
  form: string
}
function ofPiece({ kind, text, parts }: Piece, lang: Language): Found[] {
  if (isStop(text) || text.length > 40) return []
  switch (kind) {
    case 'word':
      return [{ lexeme: lexemeOf(text, lang), form: text }]
    case 'number': {
      const [amount = text] = /^[\d.]+/.exec(text) ?? []
      return [...new Set([text, amount])].map((t) => ({ lexeme: `n:${t}`, form: t }))
    }
    case 'compound': {
      const joined = text.replaceAll(/[-_./]/g, '')
      const letters = /^[a-z]+$/.test(joined)
      return [
        ...parts.flatMap((p) => ofPiece(p, lang)),
        { lexeme: letters ? lexemeOf(joined, lang) : `n:${joined}`, form: joined },
      ]
    }
    default:
      return [
        ...cutForSearch(text).flatMap((w) => (w.length > 1 ? [{ lexeme: `z:${w}`, form: w }] : [])),
        ...Array.from(text, (c) => ({ lexeme: `c:${c}`, form: c })).filter((f) => !isStop(f.form)),
      ]
  }
}
export const lexemesIn = (text: string, lang: Language): Found[] => piecesOf(text).flatMap((p) => ofPiece(p, lang))

/** One row of the vocabulary. */
export interface WordRow {
  lexeme: string
  shown: string
  plain: string
  sound: string | null
  initials: string | null
  near: string[]
  named: boolean
  /** products on which it stands in a title, name or fact: 1 or 0 for one product */
  firm: number
  goods: number
}
export interface Worded {
  /** as PostgreSQL reads a tsvector */
  vector: string
  words: WordRow[]
}
/** Title 2, category 1: a word in both counts for more than either. */
const positions: Record<Place, number> = { B: 1, A: 2, C: 3, D: 4 }
const descriptionWords = 60
const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

/**
 * The lexemes of a product. A description gives no more than 60 of them in each language,
 * and none that stands elsewhere.
 */
export function wordProduct(texts: readonly Sourced[], codes: readonly string[]): Worded {
  const places = new Map<string, Set<Place>>()
  const forms = new Map<string, string>()
  const described = new Map<Language, number>()
  for (const { place, lang, text } of texts.toSorted((a, b) => a.place.localeCompare(b.place))) {
    for (const { lexeme, form } of lexemesIn(text, lang)) {
      const known = places.get(lexeme)
      if (place === 'D') {
        const count = described.get(lang) ?? 0
        if (known || count >= descriptionWords) continue
        described.set(lang, count + 1)
      }
      places.set(lexeme, (known ?? new Set()).add(place))
      if (!forms.has(lexeme) || form.length < forms.get(lexeme)!.length) forms.set(lexeme, form)
    }
  }
  const vector = [...places].map(
    ([lexeme, at]) => `${quoted(lexeme)}:${[...at].map((p) => `${positions[p]}${p}`).join(',')}`,
  )
  const known = codes.filter(Boolean).map((code) => `${quoted(`k:${code.toLowerCase()}`)}:3C`)
  return {
    vector: [...vector, ...new Set(known)].join(' '),
    words: [...forms].map(([lexeme, form]) => wordRow(lexeme, form, places.get(lexeme)!)),
  }
}
function wordRow(lexeme: string, form: string, places: ReadonlySet<Place>): WordRow {
  const base = {
    lexeme,
    shown: form,
    plain: form,
    named: places.has('B'),
    firm: places.size > 1 || !places.has('D') ? 1 : 0,
    goods: 1,
    sound: null,
    initials: null,
    near: [],
  }
  if (/^[zc]:/.test(lexeme)) return { ...base, ...soundOf(form) }
  return /^[es]:/.test(lexeme)
    ? { ...base, near: [...new Set([...closeForms(form), ...closeForms(lexeme.slice(2))])] }
    : base
}
