// What a word may mean that stands on no goods: begun, in pinyin, two in one, misspelled, first letters.
// Rules over a vocabulary that is asked for.
import type { Language } from '#kernel/text/language.ts'
import { soundOf } from './chinese.ts'
import { lexemeOf } from './lexemes.ts'
import { closeForms, oneTypo } from './spelling.ts'
import type { KnownWord, Nearby, NearbyAsked } from './vocabulary-queries.ts'
import {
  asItComes,
  both,
  either,
  inLetters,
  quoted,
  wantedOf,
  type Draft,
  type Vocabulary,
  type Wanted,
} from './wanted.ts'

export interface ReadOptions {
  /** take it by the letter: no correction */
  literal?: boolean
  /** its last word may be unfinished */
  begun?: boolean
  lang?: Language
}

/**
 * A word that stands on no goods, or is not finished: begun, in pinyin, two in one, misspelled.
 * Whoever reads Chinese is taken to write pinyin first.
 */
export async function sought(
  draft: Draft,
  known: ReadonlyMap<string, KnownWord>,
  vocabulary: Vocabulary,
  { literal = false, begun = false, lang }: ReadOptions,
): Promise<Wanted> {
  const { typed, kind } = draft
  const { alike = asItComes } = vocabulary
  const plain = wantedOf(draft, known, alike)
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
  if (literal || draft.ways.some((way) => way.some((l) => alike(l).length > 0))) return plain
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
