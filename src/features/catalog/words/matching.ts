// From a query to what the list asks the database: which words must stand on the goods, what each counts for,
// what was corrected or left out.
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { soundOf } from './chinese.ts'
import { fold } from './folding.ts'
import { openNames, type ShopNames } from './names.ts'
import { cleaned, correctionOf, languageOf, ofLanguage, readQuery, type Reading } from './reading.ts'
import { countListed, findAnswered, findNearby, findWords, readNames, type NameRow } from './vocabulary-queries.ts'
import { searchRules, type SearchRules } from './rules.ts'
import { both, either, quoted, type Vocabulary, type Wanted } from './wanted.ts'
import type { Weights } from './weights.ts'

/**
 * What the goods of a list must carry. The tsqueries in words;
 * each part's number of lexemes undoes PostgreSQL's averaging.
 */
export interface Match {
  query: string
  /** what ranks: own lexemes in the shopper's language, own lexemes in all, those that only stand for them */
  ranks: { query: string; weight: number }[]
  /** what a place counts for, and how good the goods are */
  weights: Weights
  /** Each word stands on so many goods that they are not all weighed: what sells most comes first. */
  common: boolean
}
export interface Understood {
  /** undefined: no goods can match */
  match: Match | undefined
  corrected?: { from: string; to: string }
  /** words that were left out because nothing carries them together with the others */
  dropped: string[]
  shortcut?: NameRow
  lang: Language
}
const age = 60_000
/**
 * Above this number of goods a single word's list goes by sales, and its total is told as more than 1,000 without
 * counting. Such goods are met along the way, which is short where a share of the whole shop carries the word: in a
 * large shop of fewer the best are found and weighed sooner.
 */
const commonFrom = (goods: number): number => Math.max(1200, goods / 60)

const vocabularyOf = (db: Db, { alike }: SearchRules): Vocabulary => ({
  alike,
  words: (lexemes) => findWords(db, lexemes),
  nearby: (asked) => findNearby(db, asked),
})

/** Names of categories, brands and merchants; kept for a minute. */
export const shopNames = ({ db, app }: { db: Db; app: Pick<AppContext, 'cache'> }): Promise<ShopNames> =>
  app.cache.get('search', 'names', age, async () => openNames(await readNames(db), await countListed(db)))

/**
 * What a keyword asks for. One statement for plain words; a second when there are several,
 * a third when no goods carry them all.
 */
export async function understand(
  ctx: { db: Db; app: Pick<AppContext, 'cache'>; lang: Language },
  keyword: string,
  literal = false,
): Promise<Understood> {
  const text = cleaned(keyword)
  const [names, rules] = [await shopNames(ctx), await searchRules(ctx)]
  return ctx.app.cache.get('catalog', `understood ${ctx.lang} ${literal} ${text}`, age, async () => {
    const { understood } = await resolve(ctx, { names, rules }, text, literal)
    return understood
  })
}
/** The same by other rules, with the words that were looked for; kept for nobody. */
export async function understandBy(ctx: Asking, keyword: string, rules: SearchRules): Promise<Resolved> {
  return resolve(ctx, { names: await shopNames(ctx), rules }, cleaned(keyword), false)
}
interface Asking {
  db: Db
  app: Pick<AppContext, 'cache'>
  lang: Language
}
export interface Resolved {
  understood: Understood
  kept: Wanted[]
}
async function resolve(
  { db, lang }: Pick<Asking, 'db' | 'lang'>,
  { names, rules }: { names: ShopNames; rules: SearchRules },
  text: string,
  literal: boolean,
): Promise<Resolved> {
  const vocabulary = vocabularyOf(db, rules)
  const reading = await readQuery(text, vocabulary, { literal, lang })
  const { kept, dropped, wide, to } = await keep(db, vocabulary, reading, literal)
  // a correction whose word is left out after all corrects nothing
  const final =
    to ??
    (reading.wanted.every((w) => w.corrected === undefined || kept.includes(w)) ? correctionOf(reading) : undefined)
  const shortcut = names.named(final ?? text)
  const understood = {
    match: matchOf(kept, lang, rules.weights, names.goods, wide),
    ...(final === undefined ? {} : { corrected: { from: text, to: final } }),
    dropped,
    ...(shortcut ? { shortcut } : {}),
    lang: languageOf(reading, lang),
  }
  return { understood, kept }
}

interface Kept {
  kept: Wanted[]
  dropped: string[]
  /** descriptions are looked through too, for nothing else carries the words */
  wide?: boolean
  /** what the query was heard as */
  to?: string
}
const nothing: Kept = { kept: [], dropped: [] }
const queryOf = (wanted: readonly Wanted[], wide = false): string => both(wanted.map((w) => (wide ? w.wide : w.query)))

/**
 * The words that goods carry together: in titles, names and facts, else in descriptions too.
 * If none do, unknown words go first, then the one that tells least.
 */
async function keep(db: Db, vocabulary: Vocabulary, reading: Reading, literal: boolean): Promise<Kept> {
  const { wanted } = reading
  const known = wanted.filter((w) => w.query !== '')
  const dropped = wanted.filter((w) => w.query === '').map((w) => w.typed)
  if (literal && dropped.length > 0) return nothing
  if (known.length === 1 && known[0]!.sure) return { kept: known, dropped }
  const heard = literal || known.some((w) => w.sure) ? undefined : await heardAs(db, vocabulary, reading)
  if (heard) return { kept: heard.wanted, dropped: [], to: heard.text }
  if (known.length === 0) return literal ? nothing : lastResort(db, wanted)
  const [firmly, widely] = await findAnswered(db, [queryOf(known), queryOf(known, true)])
  if (firmly || widely) return { kept: known, dropped, wide: !firmly }
  if (literal) return nothing
  return known.length === 1 ? lastResort(db, known) : withoutOne(db, wanted, known)
}
async function withoutOne(db: Db, wanted: readonly Wanted[], known: readonly Wanted[]): Promise<Kept> {
  const least = known.toSorted((a, b) => Number(a.named) - Number(b.named) || a.goods - b.goods)
  const variants = least.map((gone) => known.filter((w) => w !== gone))
  const answered = await findAnswered(db, [
    ...variants.map((v) => queryOf(v)),
    ...variants.map((v) => queryOf(v, true)),
  ])
  const at = answered.indexOf(true)
  const kept = variants[at % variants.length] ?? [least.findLast((w) => w.goods > 0) ?? least.at(-1)!]
  return {
    kept,
    wide: at < 0 || at >= variants.length,
    dropped: wanted.filter((w) => !kept.includes(w)).map((w) => w.typed),
  }
}

/** The end of a Chinese word tells what it is: of 露营灯, if need be, 灯. */
async function lastResort(db: Db, wanted: readonly Wanted[]): Promise<Kept> {
  const long = wanted.find((w) => /^\p{Script=Han}{3,}$/u.test(w.typed))
  if (!long) return nothing
  for (const length of [2, 1]) {
    const { wanted: tail } = await readQuery(
      long.typed.slice(-length),
      { words: (lexemes) => findWords(db, lexemes), nearby: () => Promise.resolve([]) },
      { literal: true },
    )
    if (tail.length === 1 && tail[0]!.sure)
      return {
        kept: tail,
        dropped: [long.typed.slice(0, -length), ...wanted.filter((w) => w !== long).map((w) => w.typed)],
      }
  }
  return nothing
}

/** Chinese that only sounds like a word of the shop: 茶湖 is 茶壶. */
async function heardAs(db: Db, vocabulary: Vocabulary, { text }: Reading): Promise<Reading | undefined> {
  const plain = fold(text)
  if (!/^\p{Script=Han}{2,6}$/u.test(plain)) return undefined
  const { sound } = soundOf(plain)
  const near = await findNearby(db, { begins: '', sounds: [sound], soundBegins: '', initials: [], forms: [] })
  const meant = near.find((n) => n.sound === sound && n.plain.length === plain.length && n.plain !== plain)
  return meant ? readQuery(meant.plain, vocabulary) : undefined
}

/** The match of these words for a shopper of this language; undefined for none. */
function matchOf(
  kept: readonly Wanted[],
  lang: Language,
  weights: Weights,
  goods: number,
  wide = false,
): Match | undefined {
  if (kept.length === 0) return undefined
  const exact = [...new Set(kept.flatMap((w) => w.exact))]
  const loose = [...new Set(kept.flatMap((w) => w.loose))].filter((l) => !exact.includes(l))
  const own = ofLanguage(exact, lang)
  const rank = (lexemes: readonly string[], weight: number) =>
    lexemes.length > 0 ? [{ query: either(lexemes.map(quoted)), weight: weight * lexemes.length }] : []
  return {
    query: queryOf(kept, wide),
    ranks: [
      ...(own.length === exact.length ? rank(exact, 1) : [...rank(own, 0.3), ...rank(exact, 0.7)]),
      ...rank(loose, weights.synonym / 100),
    ],
    weights,
    common: kept.length === 1 && kept[0]!.firm > commonFrom(goods),
  }
}

/** What a query that is still being typed may mean: its last word may be unfinished. */
export async function foresee(ctx: Asking, keyword: string): Promise<{ match: Match | undefined; wanted: Wanted[] }> {
  const [{ goods }, rules] = [await shopNames(ctx), await searchRules(ctx)]
  const { wanted } = await readQuery(cleaned(keyword), vocabularyOf(ctx.db, rules), { begun: true, lang: ctx.lang })
  const match = wanted.every((w) => w.query !== '') ? matchOf(wanted, ctx.lang, rules.weights, goods) : undefined
  return { match, wanted }
}
