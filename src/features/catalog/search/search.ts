// The door of search: suggestions, hot words and what is counted for them.
import { fold, shopNames, soundOf } from '#features/catalog/words/words.ts'
import { goodsBegun, takeMissed, takeSearches } from '#features/catalog/listing/listing.ts'
import { together, type Db } from '#kernel/data/db.ts'
import { languages, pick, type Language } from '#kernel/text/language.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { addMisses } from './miss-queries.ts'
import { addHeat, findInBox, listHistory, listHot, merchantCards, readPhrases, replacePicks } from './queries.ts'
import { complete, headOf, phraseOf, type Phrase } from './suggesting.ts'

export { missesOf } from './miss-queries.ts'

interface Asking {
  db: Db
  app: Pick<AppContext, 'cache'>
  lang: Language
}
const minute = 60_000
const spoken = { fold, soundOf }
const longest = 28

interface Query {
  text: string
  phrases: Phrase[]
}
/** Whole queries that may be suggested in a language, the likeliest first; kept for ten minutes. */
const queriesOf = ({ db, app, lang }: Asking): Promise<Query[]> =>
  app.cache.get('search', `queries ${lang}`, 10 * minute, async () => {
    const { searched, titles } = await readPhrases(db, lang)
    const { rows } = await shopNames({ db, app })
    const names = rows.flatMap((r) =>
      r.kind === 'category' && r.productCount > 0 && r.name[lang] ? [r.name[lang].toLocaleLowerCase(lang)] : [],
    )
    const heads = titles.map((title) => headOf(title).toLocaleLowerCase(lang))
    const byPlain = new Map<string, Query>()
    for (const text of [...searched, ...names, ...heads]) {
      const phrase = phraseOf(text, spoken)
      if (phrase.plain.length > 0 && phrase.plain.length <= longest && !byPlain.has(phrase.plain))
        byPlain.set(phrase.plain, { text, phrases: [phrase] })
    }
    return [...byPlain.values()]
  })

/** Names of categories, brands and merchants in all languages, to be completed. */
const namesOf = ({ db, app }: Asking) =>
  app.cache.get('search', 'names to complete', minute, async () => {
    const { rows } = await shopNames({ db, app })
    const told = rows
      .filter((r) => r.productCount > 0)
      .map((r) => ({ ...r, phrases: languages.flatMap((l) => (r.name[l] ? [phraseOf(r.name[l], spoken)] : [])) }))
    return {
      category: told.filter((r) => r.kind === 'category'),
      brand: told.filter((r) => r.kind === 'brand'),
      merchant: told.filter((r) => r.kind === 'merchant'),
    }
  })

/** What a started query may mean, by kind; within a merchant only queries and its goods. */
export async function suggest(ctx: Asking, keyword: string, merchantId: number | undefined) {
  const typed = fold(keyword).replaceAll(/\s+/g, ' ').trim()
  if (typed === '') return { queries: [], categories: [], brands: [], merchants: [], goods: [] }
  const [names, queries, cards] = await Promise.all([
    namesOf(ctx),
    queriesOf(ctx),
    goodsBegun(ctx, keyword, merchantId, 4),
  ])
  const own = merchantId === undefined ? names : { category: [], brand: [], merchant: [] }
  const merchants = complete(own.merchant, typed, 2).map((m) => m.id)
  return {
    queries: complete(queries, typed, 9)
      .filter((q) => q.phrases[0]!.plain !== typed)
      .slice(0, 8)
      .map(({ text }) => ({ text })),
    categories: complete(own.category, typed, 3).map(({ id, name, departmentNo }) => ({
      id,
      name: pick(name, ctx.lang),
      departmentNo,
    })),
    brands: complete(own.brand, typed, 3).map(({ id, name }) => ({ id, name: pick(name, ctx.lang) })),
    merchants: await merchantCards(ctx.db, merchants, ctx.lang),
    goods: cards.map(({ id, title, picture, price }) => ({ id, title, picture, price })),
  }
}

const hotShown = 12
/** The hot words with their trend against yesterday, between those of staff; and staff's word for the empty box. */
export async function hotWords({ db, app, lang }: Asking & { app: Pick<AppContext, 'cache' | 'settings'> }) {
  const { words, inBox } = await app.cache.get('search', `hot ${lang}`, minute, async () => ({
    words: await listHot(db, lang, app.settings.get('hotWordMinVisitors'), hotShown),
    inBox: await findInBox(db, lang),
  }))
  const ranked = words.map(({ word, rankBefore, picked }, at) => ({
    word,
    rank: at + 1,
    trend: trendOf(at + 1, rankBefore, picked),
  }))
  return { words: ranked, inBox }
}
function trendOf(rank: number, before: number | null, picked: boolean): 'up' | 'down' | 'same' | 'new' {
  if (picked || before === rank) return 'same'
  return before === null ? 'new' : before > rank ? 'up' : 'down'
}

/** Writes what this process counted since the last time. */
export async function keepSearches(db: Db, app: Pick<AppContext, 'clock'>): Promise<void> {
  const [found, missed] = [takeSearches(app), takeMissed(app)]
  if (found.length > 0) await addHeat(db, found)
  if (missed.length > 0) await addMisses(db, missed)
}

/** Staff's hot words of each language, in their order. */
export const savePicks = (db: Db, picks: Partial<Record<Language, readonly string[]>>): Promise<void> =>
  together(db, async (trx) => {
    for (const lang of languages) if (picks[lang]) await replacePicks(trx, lang, picks[lang])
    await dropPublic(trx, 'search')
  })

/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = (db: Db, userId: number) => listHistory(db, userId)
