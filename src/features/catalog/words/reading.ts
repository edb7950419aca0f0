// What a query means: its words in all three languages, whole words before begun, sounded out or misspelled ones.
// Rules over a vocabulary that is asked for; nothing here knows the database.
import { languages, type Language } from '#kernel/language.ts'
import { cutChinese, cutForSearch, soundOf } from './chinese.ts'
import { isStop, piecesOf, type Piece } from './cutting.ts'
import { lexemeOf, tags } from './lexemes.ts'
import { closeForms, oneTypo } from './spelling.ts'
import { synonymsOf } from './synonyms.ts'
import type { KnownWord, Nearby, NearbyAsked } from './vocabulary-queries.ts'

export interface Vocabulary {
  words: (lexemes: readonly string[]) => Promise<KnownWord[]>
  nearby: (asked: NearbyAsked) => Promise<Nearby[]>
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
export interface Reading {
  /** the query without surplus space */
  text: string
  wanted: Wanted[]
}
const most = 8
/** A query without control characters and surplus space, at most 80 characters. */
export const cleaned = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 80)

export const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
export const either = (queries: readonly string[]): string =>
  queries.length > 1 ? `(${queries.join(' | ')})` : (queries[0] ?? '')
export const both = (queries: readonly string[]): string =>
  queries.length > 1 ? `(${queries.join(' & ')})` : (queries[0] ?? '')
const inLetters = ['en-US', 'es-ES'] as const

/**
 * A wanted word before the vocabulary was asked: the ways it may stand on goods,
 * each a set of lexemes that must all be there.
 */
interface Draft {
  typed: string
  kind: Piece['kind']
  ways: string[][]
  /** a code of goods may begin so */
  code?: string
}
function draftOf(piece: Piece): Draft[] {
  const { kind, text, parts } = piece
  switch (kind) {
    case 'word':
      return [{ typed: text, kind, ways: inLetters.map((lang) => [lexemeOf(text, lang)]) }]
    case 'number':
      return [{ typed: text, kind, ways: [[`n:${text}`]], ...(text.length > 3 ? { code: text } : {}) }]
    case 'compound': {
      const joined = text.replaceAll(/[-_./]/g, '')
      const whole = /^[a-z]+$/.test(joined) ? inLetters.map((lang) => [lexemeOf(joined, lang)]) : [[`n:${joined}`]]
      const split = inLetters.map((lang) =>
        parts.filter((p) => !isStop(p.text)).map((p) => (p.kind === 'number' ? `n:${p.text}` : lexemeOf(p.text, lang))),
      )
      return [{ typed: text, kind, ways: [...whole, ...split], ...(text.length > 2 ? { code: text } : {}) }]
    }
    default:
      return cutChinese(text).map((word): Draft => ({ typed: word, kind, ways: chineseWays(word) }))
  }
}
/** The word, the shorter words in it, its characters. */
function chineseWays(word: string): string[][] {
  if (word.length === 1) return [[`c:${word}`]]
  const inside = cutForSearch(word).filter((w) => w.length > 1 && w !== word)
  const rest = Array.from(word).filter((c) => !inside.some((w) => w.includes(c)) && !isStop(c))
  const ways = [[`z:${word}`]]
  if (inside.length > 0) ways.push([...inside.map((w) => `z:${w}`), ...rest.map((c) => `c:${c}`)])
  else ways.push(Array.from(word, (c) => `c:${c}`))
  return ways
}

/** Words side by side that may be one: "tea pot". */
function joinedPairs(drafts: readonly Draft[]): Map<number, string[][]> {
  const pairs = new Map<number, string[][]>()
  for (let i = 0; i + 1 < drafts.length; i++) {
    const [a, b] = [drafts[i]!, drafts[i + 1]!]
    if (a.kind === 'word' && b.kind === 'word')
      pairs.set(
        i,
        inLetters.map((lang) => [lexemeOf(a.typed + b.typed, lang)]),
      )
  }
  return pairs
}

export interface ReadOptions {
  /** take it by the letter: no correction */
  literal?: boolean
  /** its last word may be unfinished */
  begun?: boolean
  lang?: Language
}
export async function readQuery(text: string, vocabulary: Vocabulary, options: ReadOptions = {}): Promise<Reading> {
  const pieces = piecesOf(text)
  const meant = pieces.filter((p) => !isStop(p.text))
  const drafts = (meant.length > 0 ? meant : pieces)
    .flatMap(draftOf)
    .filter((d) => !isStop(d.typed) || pieces.length === 1)
    .slice(0, most)
  const pairs = joinedPairs(drafts)
  const own = [...drafts.flatMap((d) => d.ways.flat()), ...[...pairs.values()].flat(2)]
  const asked = [...new Set([...own, ...own.flatMap(synonymsOf)])]
  const known = new Map((await vocabulary.words(asked)).map((w) => [w.lexeme, w]))
  const wanted: Wanted[] = []
  for (let i = 0; i < drafts.length; i++) {
    const draft = drafts[i]!
    const joined = (pairs.get(i) ?? []).flat().filter((l) => known.has(l))
    const unfinished = options.begun && i === drafts.length - 1 && draft.kind === 'word'
    if (joined.length > 0) {
      const next = drafts[++i]!
      const apart = inLetters.map((lang) => [lexemeOf(draft.typed, lang), lexemeOf(next.typed, lang)])
      wanted.push(
        wantedOf(
          { ...draft, typed: `${draft.typed} ${next.typed}`, ways: [...joined.map((l) => [l]), ...apart] },
          known,
        ),
      )
    } else if (standing(draft, known) && !unfinished) wanted.push(wantedOf(draft, known))
    else wanted.push(await sought(draft, known, vocabulary, options))
  }
  return { text, wanted }
}
const likeness = (draft: Draft, known: ReadonlyMap<string, KnownWord>): string[] =>
  [...new Set(draft.ways.flatMap((way) => (way.length === 1 ? synonymsOf(way[0]!) : [])))].filter((l) => known.has(l))
const standing = (draft: Draft, known: ReadonlyMap<string, KnownWord>): boolean =>
  draft.ways.some((way) => way.every((l) => known.has(l))) || likeness(draft, known).length > 0

function wantedOf(draft: Draft, known: ReadonlyMap<string, KnownWord>): Wanted {
  const ways = draft.ways.filter((way) => way.length > 0 && way.every((l) => known.has(l)))
  const synonyms = likeness(draft, known)
  // characters stand in for a Chinese word only where the word itself is on no goods
  const firm = ways.filter((way) => way.length === 1 || way.some((l) => !l.startsWith('c:')))
  const used = firm.length > 0 ? firm : ways
  const exact = [...new Set(used.filter((w) => w.length === 1).flat())]
  const parts = used.filter((w) => w.length > 1)
  const loose = [...new Set([...synonyms, ...parts.flat()])].filter((l) => !exact.includes(l))
  const codes = draft.code ? [`${quoted(`k:${draft.code}`)}:*`] : []
  const query = (place: string) =>
    either([
      ...exact.map((l) => quoted(l) + place),
      ...synonyms.map((l) => `${quoted(l)}:ABC`),
      ...parts.map((way) => both(way.map((l) => quoted(l) + place))),
      ...codes,
    ])
  const own = [...exact, ...synonyms].map((l) => known.get(l)!)
  return {
    typed: draft.typed,
    query: query(':ABC'),
    wide: query(''),
    exact,
    loose,
    sure: own.some((w) => w.firm > 0),
    goods: Math.max(0, ...own.map((w) => w.goods)),
    firm: Math.max(0, ...own.map((w) => w.firm)),
    named: own.some((w) => w.named),
  }
}

/**
 * A word that stands on no goods, or is not finished: begun, in pinyin, two in one, misspelled.
 * Whoever reads Chinese is taken to write pinyin first.
 */
async function sought(
  draft: Draft,
  known: ReadonlyMap<string, KnownWord>,
  vocabulary: Vocabulary,
  { literal = false, begun = false, lang }: ReadOptions,
): Promise<Wanted> {
  const { typed, kind } = draft
  const plain = wantedOf(draft, known)
  if (kind === 'number' || kind === 'compound' || typed.length > 24) return plain
  const latin = kind === 'word'
  const near = await vocabulary.nearby(nearbyOf(typed, latin, literal, begun))
  const by = (how: Nearby['how']) => near.filter((n) => n.how === how)
  const own = latin ? typed : soundOf(typed).sound
  const sounds = by('sounds').filter((n) => n.sound === own)
  const spoken = latin ? [...sounds.filter((n) => n.plain.length > 1).slice(0, 3), ...by('soundBegins')] : []
  const starting = by('begins')
  const chinese = lang === 'zh-CN' && spoken.length > 0
  if (starting.length > 0 && !chinese) return found(plain, plain.exact.length > 0 ? [] : starting.slice(0, 1), starting)
  if (spoken.length > 0) return found(plain, spoken.slice(0, 1), spoken)
  if (plain.query) return plain
  if (latin && sounds.length > 0) return found(plain, sounds.slice(0, 3), [])
  const pair = latin ? await twoInOne(cutsOf(typed), near, vocabulary) : undefined
  if (pair)
    return { ...plain, query: pair.query, wide: pair.query, exact: pair.exact, goods: 1, named: false, sure: false }
  if (literal || draft.ways.some((way) => way.some((l) => synonymsOf(l).length > 0))) return plain
  const meant = latin
    ? misspelled(typed, by('near'))
    : sounds.filter((n) => n.plain !== typed && n.plain.length === typed.length).slice(0, 1)
  if (meant.length > 0) return { ...found(plain, meant, []), corrected: meant[0]!.shown }
  const short = latin ? by('initials') : []
  const whole = short.filter((n) => n.initials === typed)
  if (whole.length > 0) return found(plain, whole.slice(0, 3), [])
  const halves = twoInitials(cutsOf(typed), short)
  return halves ? { ...plain, query: halves.query, wide: halves.query, exact: halves.exact } : plain
}
const cutsOf = (typed: string): [string, string][] =>
  Array.from({ length: Math.max(0, typed.length - 1) }, (_, i) => [typed.slice(0, i + 1), typed.slice(i + 1)])
const stemsOf = (typed: string): string[] => [
  ...new Set([typed, ...inLetters.map((lang) => lexemeOf(typed, lang).slice(2))]),
]
const nearbyOf = (typed: string, latin: boolean, literal: boolean, begun: boolean): NearbyAsked => ({
  begins: typed.length > (latin ? 1 : 0) ? typed : '',
  sounds: latin
    ? [
        typed,
        ...cutsOf(typed)
          .flat()
          .filter((s) => s.length > 1),
      ]
    : [soundOf(typed).sound],
  soundBegins: latin && begun && typed.length > 1 ? typed : '',
  initials:
    latin && typed.length > 1 && typed.length < 9
      ? [
          typed,
          ...cutsOf(typed)
            .flat()
            .filter((s) => s.length > 1),
        ]
      : [],
  forms: latin && !literal ? [...new Set(stemsOf(typed).flatMap(closeForms))] : [],
})
/** Words one typo away; short ones with the same first letter only. All lexemes of the likeliest. */
function misspelled(typed: string, near: readonly Nearby[]): Nearby[] {
  // a word of descriptions only is a likely answer to a long word
  const close = near.filter(
    (n) =>
      (typed.length > 5 || (n.firm > 0 && n.plain[0] === typed[0])) &&
      stemsOf(typed).some((t) => oneTypo(t, n.plain) || oneTypo(t, n.lexeme.slice(2))),
  )
  return close.filter((n) => n.plain === close[0]!.plain)
}
function found(plain: Wanted, exact: readonly KnownWord[], loose: readonly KnownWord[]): Wanted {
  const words = [...exact, ...loose]
  if (words.length === 0) return plain
  const all = [...new Set([...plain.exact, ...exact.map((w) => w.lexeme)])]
  const rest = [...new Set([...plain.loose, ...loose.map((w) => w.lexeme)])].filter((l) => !all.includes(l))
  const query = (before: string, place: string) =>
    either([...(before ? [before] : []), ...new Set(words.map((w) => quoted(w.lexeme) + place))])
  return {
    ...plain,
    exact: all,
    loose: rest,
    query: query(plain.query, ':ABC'),
    wide: query(plain.wide, ''),
    sure: plain.sure || words.some((w) => w.firm > 0),
    goods: Math.max(plain.goods, ...words.map((w) => w.goods)),
    firm: Math.max(plain.firm, ...words.map((w) => w.firm)),
    named: plain.named || words.some((w) => w.named),
  }
}
/** "jxjp": the first letters of two words that goods carry together. */
function twoInitials(
  cuts: readonly [string, string][],
  near: readonly Nearby[],
): { query: string; exact: string[] } | undefined {
  const of = (s: string) => near.filter((n) => n.initials === s)
  for (const [a, b] of cuts) {
    const sides = [of(a), of(b)]
    if (sides.every((side) => side.length > 0))
      return {
        query: both(sides.map((side) => either(side.map((n) => quoted(n.lexeme))))),
        exact: sides.flat().map((n) => n.lexeme),
      }
  }
  return undefined
}
/** "handbag", "shoulapichahu": two words written as one, both known. */
async function twoInOne(
  cuts: readonly [string, string][],
  near: readonly Nearby[],
  vocabulary: Vocabulary,
): Promise<{ query: string; exact: string[] } | undefined> {
  const sounding = (s: string) => near.filter((n) => n.how === 'sounds' && n.sound === s && n.plain.length > 1)
  for (const [a, b] of cuts) {
    const [left, right] = [sounding(a), sounding(b)]
    if (left.length > 0 && right.length > 0)
      return {
        query: both([left, right].map((side) => either(side.map((n) => quoted(n.lexeme))))),
        exact: [left[0]!.lexeme, right[0]!.lexeme],
      }
  }
  const long = cuts.filter(([a, b]) => a.length > 2 && b.length > 2)
  const known = new Map(
    (await vocabulary.words(long.flatMap(([a, b]) => inLetters.flatMap((l) => [lexemeOf(a, l), lexemeOf(b, l)])))).map(
      (w) => [w.lexeme, w],
    ),
  )
  for (const [a, b] of long) {
    for (const lang of inLetters) {
      const pair = [lexemeOf(a, lang), lexemeOf(b, lang)]
      if (pair.every((l) => known.has(l))) return { query: both(pair.map(quoted)), exact: pair }
    }
  }
  return undefined
}

/** The query with its misspelled words put right; undefined when none was. */
export function correctionOf({ text, wanted }: Reading): string | undefined {
  if (wanted.every((w) => w.corrected === undefined)) return undefined
  const latin = !/\p{Script=Han}/u.test(text)
  return wanted.map((w) => w.corrected ?? w.typed).join(latin ? ' ' : '')
}

/** The lexemes of the shopper's own language, which count for more. */
export const ofLanguage = (lexemes: readonly string[], lang: Language): string[] =>
  lexemes.filter(
    (l) => l.startsWith('n:') || l.startsWith(`${tags[lang]}:`) || (lang === 'zh-CN' && l.startsWith('c:')),
  )

/** The language a query is written in, as far as its letters and the vocabulary tell; the shopper's else. */
export function languageOf({ text, wanted }: Reading, own: Language): Language {
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN'
  const counts = languages.map((lang) => ({
    lang,
    n: wanted.filter((w) => ofLanguage(w.exact, lang).some((l) => !l.startsWith('n:'))).length,
  }))
  const top = Math.max(...counts.map((c) => c.n))
  return top === 0 || counts.find((c) => c.lang === own)!.n === top ? own : counts.find((c) => c.n === top)!.lang
}
