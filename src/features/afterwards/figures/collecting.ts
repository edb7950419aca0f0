// Counts what shoppers look at, in memory: noting a view asks the database nothing. Every few seconds what was seen is
// added to the day in one statement. What is lost when a process is killed are views, never money. Who somebody is
// leaves this file as a hash only, keyed by the day: its key is thrown away when the day is over.
import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { addTraffic, keyOfToday, type Seen } from './traffic-queries.ts'
import type { SourceKind } from './kinds.ts'
import { isWordly } from '#features/catalog/listing/listing.ts'
import { normal } from '#features/catalog/words/sensitive.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Visitor } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'

const hour = 3_600_000
const zone = 8 * hour
/** Of Shanghai, as PostgreSQL has it too: no summer time. */
const dayOf = (at: number): string => new Date(at + zone).toISOString().slice(0, 10)
const hourOf = (at: number): number => new Date(at + zone).getUTCHours()

/** More than people do in five seconds: what comes on top is not counted. */
const mostSeen = 20_000
/** Views of one person and goods count once an hour. */
const mostKnown = 200_000
/** Visitors of one network in an hour: a school has as many, who changes names of browsers gets no further. */
const mostOfNetwork = 300
/** Looks of one network in an hour: so many of these visitors, each at many goods; no network uses up the others'. */
const looksOfNetwork = 10_000
/** Words of one network in an hour. */
const wordsOfNetwork = 60

export type Look = { productId: number } | { skuId: number } | { merchantId: number }
export interface Source {
  kind: SourceKind
  key?: string | undefined
}
/** Until it is written: by whom, and whose the words were. */
interface Noted extends Omit<Seen, 'who' | 'network'> {
  day: string
  by: string
  wordsBy?: string
}
interface Tally {
  day: string
  hour: number
  /** by which this process tells people of this hour apart */
  salt: Buffer
  known: Set<string>
  visitors: Map<string, Set<string>>
  looks: Map<string, number>
  words: Map<string, number>
  noted: Noted[]
  /** of the running day, as long as it runs */
  key: { day: string; key: Buffer } | undefined
}
const tallies = new WeakMap<object, Tally>()
type Asking = Pick<AppContext, 'clock'>

function tallyOf(app: Asking): Tally {
  const now = app.clock.now()
  const [day, at] = [dayOf(now), hourOf(now)]
  const last = tallies.get(app)
  if (last?.day === day && last.hour === at) return last
  const fresh = {
    salt: randomBytes(16),
    known: new Set<string>(),
    visitors: new Map(),
    looks: new Map(),
    words: new Map(),
  }
  const made: Tally = { day, hour: at, ...fresh, noted: last?.noted ?? [], key: last?.key }
  tallies.set(app, made)
  return made
}
const hashed = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 24)

/** The words of a search as they may be kept: short, made of letters, in small ones; undefined for what is no word. */
export function cleaned(words: string | undefined): string | undefined {
  // by letters: half of one stands in no database, and what was seen with it would be lost
  const word = normal(
    Array.from(words ?? '')
      .slice(0, 200)
      .join(''),
  )
  return isWordly(word) ? word : undefined
}

interface Comer extends Pick<Visitor, 'ip' | 'userAgent'> {
  user: { userId: number } | undefined
}
/** Notes a look, or pieces put into a cart. Bots are not counted, nor what nobody does by hand. */
export function noteLook(app: Asking, { ip, userAgent, user }: Comer, look: Look, source?: Source): void {
  if (!user && (userAgent === '' || isbot(userAgent))) return
  const tally = tallyOf(app)
  const network = lineOf(ip)
  const by = user ? `person ${user.userId}` : `browser ${network} ${userAgent.slice(0, 300)}`
  if (!mayCount(tally, network, hashed(tally.salt, by), JSON.stringify(look))) return
  const word = source?.kind === 'search' ? cleaned(source.key) : undefined
  const key = source?.kind === 'search' ? word : source?.key
  const mayWord = word !== undefined && mayKeepWord(tally, network)
  tally.noted.push({
    day: tally.day,
    hour: tally.hour,
    by,
    ...look,
    ...(source && { source: source.kind, ...(key !== undefined && { key }) }),
    ...(mayWord && { wordsBy: user ? `words of ${user.userId}` : `words from ${network}` }),
  })
}
function mayCount(tally: Tally, network: string, who: string, what: string): boolean {
  const { noted, known, visitors, looks } = tally
  const before = looks.get(network) ?? 0
  if (noted.length >= mostSeen || known.size >= mostKnown || before >= looksOfNetwork) return false
  if (known.has(`${who} ${what}`)) return false
  const here = visitors.get(network) ?? new Set<string>()
  if (!here.has(who) && here.size >= mostOfNetwork) return false
  visitors.set(network, here.add(who))
  looks.set(network, before + 1)
  known.add(`${who} ${what}`)
  return true
}
function mayKeepWord({ words }: Tally, network: string): boolean {
  const n = words.get(network) ?? 0
  words.set(network, n + 1)
  return n < wordsOfNetwork
}

/** Writes what this process saw since the last time. The key of a day that is over is let go with what it was for. */
export async function keepTraffic(db: Db, app: Asking): Promise<void> {
  const tally = tallyOf(app)
  const noted = tally.noted.splice(0)
  if (noted.length === 0) {
    if (tally.key?.day !== tally.day) tally.key = undefined
    return
  }
  const before = tally.key
  const today = await keyOfToday(db, randomBytes(32))
  tally.key = today
  for (const { day, key } of before && before.day !== today.day ? [before, today] : [today]) {
    const seen = noted.filter((n) => n.day === day).map((n) => seenOf(n, key))
    if (seen.length > 0) await addTraffic(db, day, seen)
  }
}
const seenOf = ({ day: _day, by, wordsBy, ...noted }: Noted, key: Buffer): Seen => ({
  ...noted,
  who: hashed(key, by),
  ...(wordsBy !== undefined && { network: hashed(key, wordsBy) }),
})
/** How often it is written, in ms. */
export const writtenEvery = 5_000
