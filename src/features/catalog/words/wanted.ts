// One word of a query and the ways goods may carry it: from what was typed to what the database is asked for. Pure.
import type { Piece } from './cutting.ts'
import { synonymsOf } from './synonyms.ts'
import type { KnownWord, Nearby, NearbyAsked } from './vocabulary-queries.ts'

/** The ways in which goods may carry something that means the same: sets of lexemes that must all be there. */
export type Alike = (lexeme: string) => string[][]
export interface Vocabulary {
  words: (lexemes: readonly string[]) => Promise<KnownWord[]>
  nearby: (asked: NearbyAsked) => Promise<Nearby[]>
  /** left out: as it comes with the shop */
  alike?: Alike
}
/** One word that has to match. */
export interface Wanted {
  typed: string
  /** what it is read as when a letter was wrong */
  corrected?: string
  /**
   * as PostgreSQL reads a tsquery, in titles, names and facts, and `wide` in descriptions too;
   * '' when nothing like it is known
   */
  query: string
  wide: string
  /** its own lexemes, then those that only stand for it */
  exact: string[]
  loose: string[]
  /** goods carry it in a title, name or fact: no need to look whether any do */
  sure: boolean
  /** goods it stands on, those on which it does so firmly, and whether it is part of the name of a category or brand */
  goods: number
  firm: number
  named: boolean
}
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
export const either = (queries: readonly string[]): string =>
  queries.length > 1 ? `(${queries.join(' | ')})` : (queries[0] ?? '')
export const both = (queries: readonly string[]): string =>
  queries.length > 1 ? `(${queries.join(' & ')})` : (queries[0] ?? '')
export const inLetters = ['en-US', 'es-ES'] as const

/**
 * A wanted word before the vocabulary was asked: the ways it may stand on goods,
 * each a set of lexemes that must all be there.
 */
export interface Draft {
  typed: string
  kind: Piece['kind']
  ways: string[][]
  /** a code of goods may begin so */
  code?: string
}

export const asItComes: Alike = (lexeme) => synonymsOf(lexeme).map((one) => [one])
type Known = ReadonlyMap<string, KnownWord>
/** What goods carry of what means the same, each way once. */
function likeness(draft: Draft, known: Known, alike: Alike): string[][] {
  const ways = draft.ways.flatMap((way) => (way.length === 1 ? alike(way[0]!) : []))
  const carried = ways.filter((way) => way.every((l) => known.has(l)))
  return [...new Map(carried.map((way) => [way.join(' '), way])).values()]
}
export const standing = (draft: Draft, known: Known, alike: Alike = asItComes): boolean =>
  draft.ways.some((way) => way.every((l) => known.has(l))) || likeness(draft, known, alike).length > 0

export function wantedOf(draft: Draft, known: Known, alike: Alike = asItComes): Wanted {
  const ways = draft.ways.filter((way) => way.length > 0 && way.every((l) => known.has(l)))
  const others = likeness(draft, known, alike)
  const synonyms = others.filter((way) => way.length === 1).flat()
  const phrases = others.filter((way) => way.length > 1)
  // characters stand in for a Chinese word only where the word itself is on no goods
  const firm = ways.filter((way) => way.length === 1 || way.some((l) => !l.startsWith('c:')))
  const used = firm.length > 0 ? firm : ways
  const exact = [...new Set(used.filter((w) => w.length === 1).flat())]
  const parts = used.filter((w) => w.length > 1)
  const loose = [...new Set([...synonyms, ...phrases.flat(), ...parts.flat()])].filter((l) => !exact.includes(l))
  const codes = draft.code ? [`${quoted(`k:${draft.code}`)}:*`] : []
  const query = (place: string) =>
    either([
      ...exact.map((l) => quoted(l) + place),
      ...synonyms.map((l) => `${quoted(l)}:ABC`),
      ...phrases.map((way) => both(way.map((l) => `${quoted(l)}:ABC`))),
      ...parts.map((way) => both(way.map((l) => quoted(l) + place))),
      ...codes,
    ])
  const own = [...exact, ...synonyms, ...phrases.flat()].map((l) => known.get(l)!)
  return {
    typed: draft.typed,
    query: query(':ABC'),
    wide: query(''),
    exact,
    loose,
    // a phrase stands on goods only where all of it does
    sure: [...exact, ...synonyms].some((l) => known.get(l)!.firm > 0),
    goods: Math.max(0, ...own.map((w) => w.goods)),
    firm: Math.max(0, ...own.map((w) => w.firm)),
    named: own.some((w) => w.named),
  }
}
