// Counts what is searched for, in memory: a reading call must not write. Only words leave this file;
// who asked is a hash that lives a day and is never written.
import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { lineOf } from '#kernel/security/abuse/networks.ts'
import type { Language } from '#kernel/text/language.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Understood } from '#features/catalog/words/words.ts'

export interface Searched {
  lang: Language
  word: string
  visitors: number
}
interface Tally {
  day: number
  salt: string
  /** who asked for what today, as hashes */
  seen: Set<string>
  counts: Map<string, Searched>
  /** the same of words that found nothing, by network, and how many of a network */
  missed: Map<string, Searched>
  seenMissed: Set<string>
  missesOf: Map<string, number>
}
const dayLength = 86_400_000
const most = 20_000
const missesOfNetwork = 200
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
    missed: known?.missed ?? new Map<string, Searched>(),
    seenMissed: new Set<string>(),
    missesOf: new Map<string, number>(),
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
/** Counts what a search found by just its words, and what found nothing: the whole, or the words that were left out. */
export function noteSearch(
  { app, user, ip, userAgent }: Searching,
  keyword: string,
  { lang, corrected, dropped }: Understood,
  total: number,
): void {
  if (!user && isbot(userAgent)) return
  const tally = tallyOf(app)
  const missed = total === 0 ? [keyword] : dropped
  for (const word of missed) noteMiss(tally, { lang, word, by: user ? String(user.userId) : lineOf(ip) })
  if (missed.length === 0 && !corrected)
    count(tally.salt, tally, { lang, word: keyword, by: user ? String(user.userId) : `${ip} ${userAgent}` })
}
/** Of what found nothing a network counts once, whatever browsers it names; and so often a day. */
function noteMiss({ salt, missed: counts, seenMissed: seen, missesOf }: Tally, asked: Asked): void {
  const before = missesOf.get(asked.by) ?? 0
  if (before >= missesOfNetwork || missesOf.size >= most) return
  missesOf.set(asked.by, before + 1)
  count(salt, { seen, counts }, asked)
}
type Asked = Omit<Searched, 'visitors'> & { by: string }
/** Once per word, visitor and day. */
function count(salt: string, { seen, counts }: Pick<Tally, 'seen' | 'counts'>, asked: Asked): void {
  const { lang, by } = asked
  const word = asked.word.toLowerCase()
  const key = `${lang} ${word}`
  if (!isWordly(word) || seen.size >= most || (counts.size >= most && !counts.has(key))) return
  const who = createHash('sha256').update(`${salt} ${by} ${key}`).digest('base64url')
  if (seen.has(who)) return
  seen.add(who)
  const counted = counts.get(key) ?? { lang, word, visitors: 0 }
  counts.set(key, { ...counted, visitors: counted.visitors + 1 })
}

/** What was counted since the last time, which begins anew. */
export function takeSearches(app: Pick<AppContext, 'clock'>): Searched[] {
  const tally = tallyOf(app)
  const taken = [...tally.counts.values()]
  tally.counts.clear()
  return taken
}
/** The same of what found nothing by its words. */
export function takeMissed(app: Pick<AppContext, 'clock'>): Searched[] {
  const { missed } = tallyOf(app)
  const taken = [...missed.values()]
  missed.clear()
  return taken
}
