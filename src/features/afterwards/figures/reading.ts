// Figures as they are shown: spans of days with what they are compared with, and the parts that a span is made of.
import type { Static } from 'typebox'
import { hoursOf, moment, partsOf, reasonNames, scoresOf, sourcesOf, starsOf, sumsOf, type Whose } from './queries.ts'
import { bestOf, figuresOf, goodsOrders, keepBest, keptBest, type GoodsOrder } from './goods-queries.ts'
import type { Sums } from './kinds.ts'
import { bucketsOf, comparedWith, isDay, plusDays, type Bucket, type Comparison, type Period } from './spans.ts'
import type { homeTodo } from './contract.ts'
import { placeName } from '#features/people/addresses/addresses.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Waits } from '#kernel/waiting.ts'

/** Of one merchant; of days also of all. */
export interface Asked<W extends Whose = number> {
  db: Db
  whose: W
  lang: Language
  period: Period
  last?: string | undefined
}
const firstDay = '2000-01-01'
/** The day that a span ends with: not after today. Refuses badInput. */
export async function lastOf(db: Db, last: string | undefined): Promise<{ today: string; last: string }> {
  const { today } = await moment(db)
  if (last !== undefined && (!isDay(last) || last > today || last < firstDay))
    throw new Refusal('badInput', { field: 'last', rule: 'range' })
  return { today, last: last ?? today }
}
/** All days of a span, also those that are to come. */
export async function spanOf({ db, period, last }: Pick<Asked, 'db' | 'period' | 'last'>): Promise<Bucket> {
  const buckets = bucketsOf(period, (await lastOf(db, last)).last)
  return { from: buckets[0]!.from, until: buckets.at(-1)!.until }
}

const without = ({ from: _from, until: _until, ...sums }: Bucket & Sums): Sums => sums
/** By buckets, with those that they are compared with; sums of both, the earlier of as many days as the later has. */
export async function daysOf(asked: Asked<Whose> & { compare?: Comparison | undefined }) {
  const { db, whose, period, compare = 'before' } = asked
  const { today, last } = await lastOf(db, asked.last)
  const [now, was] = [bucketsOf(period, last), comparedWith(period, last, compare)]
  const [span, before] = [over(now), over(was)]
  const past = Math.max(0, days(span.from, today) + 1)
  const early = { from: before.from, until: least(before.until, plusDays(before.from, past)) }
  const [counted, sums, sumsBefore] = await Promise.all([
    sumsOf(db, whose, [...now, ...was]),
    sumsOf(db, whose, [span]),
    sumsOf(db, whose, [early]),
  ])
  const byBucket = new Map(counted.map((bucket) => [`${bucket.from} ${bucket.until}`, bucket]))
  const of = ({ from, until }: Bucket) => byBucket.get(`${from} ${until}`)!
  return { today, now: now.map(of), was: was.map(of), sum: without(sums[0]!), sumBefore: without(sumsBefore[0]!) }
}
const over = (buckets: readonly Bucket[]): Bucket => ({ from: buckets[0]!.from, until: buckets.at(-1)!.until })
const days = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000
const least = (a: string, b: string): string => (a < b ? a : b)
export async function sources(asked: Asked, leastPeople: number) {
  const rows = await sourcesOf(asked.db, asked.whose, await spanOf(asked), asked.lang, leastPeople)
  const keyed = rows.filter(({ key }) => key !== '')
  return {
    kinds: rows.filter(({ key }) => key === '').map(({ kind, views }) => ({ kind, views })),
    words: keyed.flatMap(({ kind, key, views }) => (kind === 'search' ? [{ word: key, people: views }] : [])),
    categories: keyed.flatMap(({ kind, key, name, views }) =>
      kind === 'category' ? [{ categoryId: Number(key), name: name ?? '', views }] : [],
    ),
    blocks: keyed.flatMap(({ kind, key, views }) => (kind === 'home' ? [{ block: key, views }] : [])),
    leastPeople,
  }
}
export async function regions(asked: Asked) {
  const rows = await partsOf(asked.db, asked.whose, await spanOf(asked), 'region')
  return rows.map(({ key, n, fen }) => ({
    code: key,
    name: key === '' ? '' : placeName(key.slice(0, 2), key.slice(3), asked.lang),
    orders: n,
    sales: fen,
  }))
}
export async function aftersale(asked: Asked) {
  const span = await spanOf(asked)
  const [rows, names, stars, [sums]] = await Promise.all([
    partsOf(asked.db, asked.whose, span, 'reason'),
    reasonNames(asked.db, asked.lang),
    starsOf(asked.db, asked.whose, span),
    sumsOf(asked.db, asked.whose, [span]),
  ])
  const reasons = rows.map(({ key, n }) => ({ reasonId: Number(key), name: names.get(Number(key)) ?? '', claims: n }))
  return { claims: sums!.claims, paid: sums!.paid, reasons, stars }
}
/** Spans of which the best goods of a large shop are found once a day; their figures are always those of now. */
const longPeriods: readonly Period[] = ['30d', '90d', '12w', '12m']
const mostBest = 100
export async function goods(asked: Asked, { order, size }: { order: GoodsOrder; size: number }) {
  const { db, whose, lang, period, last } = asked
  const span = await spanOf(asked)
  const isKept = longPeriods.includes(period) && last === undefined
  const kept = isKept ? await keptBest(db, whose, period, order) : undefined
  const ids = kept?.slice(0, size) ?? (await bestOf(db, whose, span, { order, size }))
  return ids.length === 0 ? [] : figuresOf(db, whose, span, lang, { order, ids })
}
/** Finds the best goods of long spans of a shop. */
export async function findBest(db: Db, merchantId: number): Promise<void> {
  for (const period of longPeriods) {
    const span = await spanOf({ db, period })
    for (const order of goodsOrders) {
      const ids = await bestOf(db, merchantId, span, { order, size: mostBest })
      await keepBest(db, merchantId, { period, order, ids })
    }
  }
}

const wholeDay = 24
/** Today so far, and until the last full hour beside the same of a week ago. */
export async function overview(db: Db, merchantId: number) {
  const { today, hour } = await moment(db)
  const week = plusDays(today, -7)
  const [so, until, weekAgo, recent, scores] = await Promise.all([
    hoursOf(db, merchantId, today, wholeDay),
    hoursOf(db, merchantId, today, hour),
    hoursOf(db, merchantId, week, hour),
    sumsOf(db, merchantId, lastDays(today, 13)),
    scoresOf(db, merchantId),
  ])
  const rated = scores.goods + scores.service + scores.delivery > 0
  return { today, so, hour, until, weekAgo, days: recent, scores: rated ? scores : null }
}
const lastDays = (today: string, n: number): Bucket[] =>
  Array.from({ length: n }, (_, i) => ({ from: plusDays(today, i - n + 1), until: plusDays(today, i - n + 2) }))

/** What waits for a merchant, of what a role may read, the first deadline first. */
export async function todo(
  db: Db,
  app: Pick<AppContext, 'waiting' | 'settings'>,
  merchantId: number,
  permissions: readonly string[],
): Promise<Static<typeof homeTodo.output>> {
  const may = app.waiting.filter(({ needs }) => permissions.includes(needs))
  const found: Waits[] = []
  // one after another over one connection, which has planned them: at once each would be planned on six
  for (const { of } of may) found.push(...((await of(db, app.settings, [merchantId])).get(merchantId) ?? []))
  const records = found
    .filter(({ late }) => late !== undefined)
    .map(({ kind, count, late = 0, due }) => ({
      kind,
      count,
      late,
      from: due?.from?.toISOString() ?? null,
      at: due?.at.toISOString() ?? null,
    }))
  const latest = '9'
  return { records: records.toSorted((a, b) => ((a.at ?? latest) < (b.at ?? latest) ? -1 : 1)) }
}
