// Counts what is searched for, in memory: a reading call must not write. Only words leave this file;
// who asked is a hash that lives a day and is never written.
import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { Language } from '#kernel/text/language.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Understood } from '#features/catalog/words/words.ts'

export interface Searched {
  lang: Language
  word: string
  visitors: number
  /** else it found nothing */
  found: boolean
}
interface Tally {
  day: number
  salt: string
  /** who asked for what today, as hashes */
  seen: Set<string>
  counts: Map<string, Searched>
}
const dayLength = 86_400_000
const most = 20_000
const tallies = new WeakMap<object, Tally>()

function tallyOf(app: Pick<AppContext, 'clock'>): Tally {
  const day = Math.floor(app.clock.now() / dayLength)
  const known = tallies.get(app)
  if (known?.day === day) return known
  const made = {
    day,
    salt: randomBytes(16).toString('hex'),
    seen: new Set<string>(),
    counts: known?.counts ?? new Map<string, Searched>(),
  }
  tallies.set(app, made)
  return made
}

/** What may become a hot word: short, made of letters, no address, number or link. */
export const isWordly = (word: string): boolean => {
  const length = Array.from(word).length
  return (
    length >= (/\p{Script=Han}/u.test(word) ? 1 : 2) &&
    length <= 30 &&
    /\p{L}/u.test(word) &&
    !/[@\\<>{}]|https?:|www\.|\d{6}|(\S)\1{4}/u.test(word)
  )
}

interface Searching {
  app: AppContext
  user: { userId: number } | undefined
  ip: string
  userAgent: string
}
/** Counts what a search found by just its words, and the words that found nothing. */
export function noteSearch(
  by: Searching,
  keyword: string,
  { lang, corrected, dropped }: Understood,
  total: number,
): void {
  const missed = total === 0 ? [keyword] : dropped
  for (const word of missed) note(by, { lang, word: word.toLowerCase(), found: false })
  if (missed.length === 0 && !corrected) note(by, { lang, word: keyword.toLowerCase(), found: true })
}
/** Once per word, visitor and day. */
function note({ app, user, ip, userAgent }: Searching, { lang, word, found }: Omit<Searched, 'visitors'>): void {
  if (!isWordly(word) || (!user && isbot(userAgent))) return
  const tally = tallyOf(app)
  const key = `${found} ${lang} ${word}`
  if (tally.seen.size >= most || (tally.counts.size >= most && !tally.counts.has(key))) return
  const who = createHash('sha256')
    .update(`${tally.salt} ${user ? user.userId : `${ip} ${userAgent}`} ${key}`)
    .digest('base64url')
  if (tally.seen.has(who)) return
  tally.seen.add(who)
  const counted = tally.counts.get(key) ?? { lang, word, visitors: 0, found }
  tally.counts.set(key, { ...counted, visitors: counted.visitors + 1 })
}

/** What was counted since the last time, which begins anew. */
export function takeSearches(app: Pick<AppContext, 'clock'>): Searched[] {
  const tally = tallyOf(app)
  const taken = [...tally.counts.values()]
  tally.counts.clear()
  return taken
}
