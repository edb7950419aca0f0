// Hot words at the staff's desk: those that staff chose, with their days, beside what is really searched for.
import type { Static } from 'typebox'
import { listPicks, listSearched, lockPicks, replaceDeskPicks } from './pick-queries.ts'
import { note, type Staffer } from './ruling.ts'
import { hotWords } from './search.ts'
import type { adminHotSave } from './staff-contract.ts'
import { cleaned } from '#features/catalog/words/words.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { Language } from '#kernel/text/language.ts'

export async function hotOfDesk(ctx: { db: Db; app: Pick<AppContext, 'cache' | 'settings'>; lang: Language }) {
  const { version, picks } = await listPicks(ctx.db, ctx.lang)
  const searched = await listSearched(ctx.db, ctx.lang, ctx.app.settings.get('hotWordMinVisitors'))
  const { words } = await hotWords(ctx)
  return { version, picks, searched, shown: words.map(({ word }) => word) }
}
/** Refuses searchChanged, hotWordsUnfit ({ word }: twice, hidden and shown at once, or over before it begins). */
export async function saveHot(
  db: Db,
  by: Staffer,
  { lang, version, picks: wish }: Static<typeof adminHotSave.input>,
): Promise<{ version: number }> {
  const picks = wish.map((one) => ({ ...one, word: cleaned(one.word).toLowerCase() }))
  const words = new Set<string>()
  for (const { word, shown, first, inBox, startsAt, endsAt } of picks) {
    const turned = startsAt !== null && endsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt)
    if (word === '' || words.has(word) || turned || (!shown && (first || inBox)))
      throw new Refusal('hotWordsUnfit', { word })
    words.add(word)
  }
  const boxed = picks.filter(({ inBox }) => inBox)
  if (boxed.length > 1) throw new Refusal('hotWordsUnfit', { word: boxed[1]!.word })
  const now = await lockPicks(db, lang)
  if (now !== version) throw new Refusal('searchChanged')
  const before = (await listPicks(db, lang)).picks
  await replaceDeskPicks(db, lang, picks)
  await dropPublic(db, 'search', 'page', 'content')
  await note(db, by, 'hot', 1, {
    before: { lang, words: before.map(({ word }) => word) },
    after: { lang, words: [...words] },
  })
  return { version: version + 1 }
}
