// Why results stand where they stand, for the try-out box: what was understood, and each of the best goods with its
// words, places and shares of the score; by the rules that hold, or by a draft of others.
import { explainMatch, type ExplainedRow } from './explain-queries.ts'
import type { WeighedKey } from './limits.ts'
import { understandBy } from '#features/catalog/words/words.ts'
import type { SearchRules, Wanted } from '#features/catalog/words/words.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { pick, type Language } from '#kernel/text/language.ts'

interface Asking {
  db: Db
  app: Pick<AppContext, 'cache'>
  lang: Language
}
const places = { A: 'title', B: 'name', C: 'fact', D: 'body' } as const
const shown = 20

export async function explain(ctx: Asking, keyword: string, rules: SearchRules, reader: Language) {
  const { understood, kept } = await understandBy(ctx, keyword, rules)
  const words = kept.map(({ typed, corrected, exact, loose }) => ({
    typed,
    corrected: corrected ?? null,
    exact: [...new Set(exact.map(bare))],
    synonyms: [...new Set(loose.map(bare))],
  }))
  const { match, corrected, dropped, shortcut } = understood
  const found = match ? await explainMatch(ctx.db, reader, match, rules.weights, lexemesOf(kept), shown) : undefined
  return {
    corrected: corrected?.to ?? null,
    dropped,
    shortcut: shortcut ? { kind: shortcut.kind, id: shortcut.id, name: pick(shortcut.name, reader) } : null,
    words,
    bySales: match?.common ?? false,
    total: found?.total ?? 0,
    records: (found?.rows ?? []).map((row) => recordOf(row, kept)),
  }
}
const lexemesOf = (kept: readonly Wanted[]): string[] => [...new Set(kept.flatMap((w) => [...w.exact, ...w.loose]))]
/** Without the mark of its language. */
const bare = (lexeme: string): string => lexeme.slice(2)

const keys: readonly WeighedKey[] = ['sales', 'rating', 'stock', 'fresh']
function recordOf({ found, listedAt, parts, ...row }: ExplainedRow, kept: readonly Wanted[]) {
  const exact = new Set(kept.flatMap((w) => w.exact))
  return {
    ...row,
    listedAt: listedAt.toISOString(),
    parts: keys.map((key) => ({ key, points: parts[key] })),
    // a word that is written alike in two languages stands once
    found: [...Map.groupBy(found, ({ lexeme }) => bare(lexeme))].map(([word, all]) => ({
      word,
      synonym: all.every(({ lexeme }) => !exact.has(lexeme)),
      places: [...new Set(all.flatMap(({ weights }) => weights))].toSorted().map((weight) => places[weight]),
    })),
  }
}
