// What a query means: its words in all three languages, whole words before begun, sounded out or misspelled ones.
// Rules over a vocabulary that is asked for; nothing here knows the database.
import { languages, type Language } from '#kernel/text/language.ts'
import { cutChinese, cutForSearch } from './chinese.ts'
import { isStop, piecesOf, type Piece } from './cutting.ts'
import { lexemeOf, tags } from './lexemes.ts'
import { sought, type ReadOptions } from './seeking.ts'
import { asItComes, inLetters, standing, wantedOf, type Draft, type Vocabulary, type Wanted } from './wanted.ts'

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

export async function readQuery(text: string, vocabulary: Vocabulary, options: ReadOptions = {}): Promise<Reading> {
  const pieces = piecesOf(text)
  const meant = pieces.filter((p) => !isStop(p.text))
  const drafts = (meant.length > 0 ? meant : pieces)
    .flatMap(draftOf)
    .filter((d) => !isStop(d.typed) || pieces.length === 1)
    .slice(0, most)
  const pairs = joinedPairs(drafts)
  const own = [...drafts.flatMap((d) => d.ways.flat()), ...[...pairs.values()].flat(2)]
  const { alike = asItComes } = vocabulary
  const asked = [...new Set([...own, ...own.flatMap((lexeme) => alike(lexeme).flat())])]
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
          alike,
        ),
      )
    } else if (standing(draft, known, alike) && !unfinished) wanted.push(wantedOf(draft, known, alike))
    else wanted.push(await sought(draft, known, vocabulary, options))
  }
  return { text, wanted }
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
