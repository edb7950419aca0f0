// Counts what shoppers look at, in memory: noting a view writes nothing. Every few seconds what was seen is added to
// the day in one statement. What is lost when a process is killed are views, never money. Who somebody is leaves this
// file as a hash only, keyed by the day: its key is thrown away when the day is over.
import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { addTraffic, keepKey, keyOfToday, type Seen } from './traffic-queries.ts'
import type { SourceKind } from './kinds.ts'
import { isWordly } from '#features/catalog/listing/listing.ts'
import { normal } from '#features/catalog/words/sensitive.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Visitor } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'

const [minute, hour] = [60_000, 3_600_000]
const zone = 8 * hour
/** Of Shanghai, as PostgreSQL has it too: no summer time. */
export const dayOf = (at: number): string => new Date(at + zone).toISOString().slice(0, 10)
const hourOf = (at: number): number => new Date(at + zone).getUTCHours()

/** More than people do in five seconds: what comes on top is not counted. */
const mostSeen = 20_000
/** Views of one person and goods count once an hour. */
const mostKnown = 200_000
/** Visitors of one network in an hour: a school has as many, who changes names of browsers gets no further. */
const mostOfNetwork = 300
/** Words of one network in an hour. */
const wordsOfNetwork = 60

export type Look = { productId: number } | { skuId: number } | { merchantId: number }
export interface Source {
  kind: SourceKind
  key?: string | undefined
}
interface Tally {
  day: string
  key: Buffer
  hour: number
  seen: Seen[]
  known: Set<string>
  visitors: Map<string, Set<string>>
  words: Map<string, number>
}
const tallies = new WeakMap<object, Promise<Tally>>()
type Asking = Pick<AppContext, 'clock'>

async function openTally(db: Db, now: number): Promise<Tally> {
  const { day, key } = await keyOfToday(db, randomBytes(32))
  return { day, key, hour: hourOf(now), seen: [], known: new Set(), visitors: new Map(), words: new Map() }
}
/** The tally of this hour; that of a day before is let go with its key. */
async function tallyOf(db: Db, app: Asking): Promise<Tally> {
  const asked = tallies.get(app)
  const known = await asked
  if (asked !== tallies.get(app)) return tallyOf(db, app)
  const now = app.clock.now()
  if (known && known.day === dayOf(now)) {
    turnHour(known, hourOf(now))
    return known
  }
  const opening = (known ? write(db, known) : Promise.resolve()).then(() => openTally(db, now))
  opening.catch(() => tallies.delete(app))
  tallies.set(app, opening)
  return opening
}
function turnHour(tally: Tally, hour: number): void {
  if (tally.hour === hour) return
  tally.hour = hour
  for (const counted of [tally.known, tally.visitors, tally.words]) counted.clear()
}
const hashed = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 24)

/** The words of a search as they may be kept: short, made of letters, in small ones; undefined for what is no word. */
export function cleaned(words: string | undefined): string | undefined {
  const word = normal((words ?? '').slice(0, 200))
  return isWordly(word) ? word : undefined
}

interface Comer extends Pick<Visitor, 'ip' | 'userAgent'> {
  user: { userId: number } | undefined
}
/** Notes a look, or pieces put into a cart. Bots are not counted, nor what nobody does by hand. */
export async function noteLook(db: Db, app: Asking, comer: Comer, look: Look, source?: Source): Promise<void> {
  const { ip, userAgent, user } = comer
  if (!user && (userAgent === '' || isbot(userAgent))) return
  const tally = await tallyOf(db, app)
  const network = lineOf(ip)
  const who = hashed(tally.key, user ? `person ${user.userId}` : `browser ${network} ${userAgent}`)
  if (!mayCount(tally, network, who, JSON.stringify(look))) return
  const word = source?.kind === 'search' ? cleaned(source.key) : undefined
  const key = source?.kind === 'search' ? word : source?.key
  const mayWord = word !== undefined && mayKeepWord(tally, network)
  tally.seen.push({
    hour: tally.hour,
    who,
    ...look,
    ...(source && { source: source.kind, ...(key !== undefined && { key }) }),
    ...(mayWord && { network: hashed(tally.key, user ? `words of ${user.userId}` : `words from ${network}`) }),
  })
}
function mayCount(tally: Tally, network: string, who: string, what: string): boolean {
  if (tally.seen.length >= mostSeen || tally.known.size >= mostKnown || tally.known.has(`${who} ${what}`)) return false
  const here = tally.visitors.get(network) ?? new Set<string>()
  if (!here.has(who) && here.size >= mostOfNetwork) return false
  tally.visitors.set(network, here.add(who))
  tally.known.add(`${who} ${what}`)
  return true
}
function mayKeepWord(tally: Tally, network: string): boolean {
  const n = tally.words.get(network) ?? 0
  tally.words.set(network, n + 1)
  return n < wordsOfNetwork
}

async function write(db: Db, tally: Tally): Promise<void> {
  const seen = tally.seen.splice(0)
  if (seen.length === 0) return
  await keepKey(db, tally.day, tally.key)
  await addTraffic(db, tally.day, seen)
}
/** Writes what this process saw since the last time. */
export async function keepTraffic(db: Db, app: Asking): Promise<void> {
  const tally = await tallies.get(app)
  if (!tally) return
  await write(db, tally)
  if (tally.day !== dayOf(app.clock.now())) tallies.delete(app)
}
/** How often it is written. */
export const writtenEvery = minute / 12
