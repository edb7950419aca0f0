// The platform's dashboard as it is shown: spans with what they are compared with, what did most, what waits, files.
import { csvOf, inYuan, moneyMeasures, type Row } from './files.ts'
import { measures } from './kinds.ts'
import {
  countGrowth,
  growthOf,
  keepTop,
  patient,
  permissionsOf,
  queues,
  topOf,
  waitingOf,
  type Growth,
  type TopKind,
} from './platform-queries.ts'
import { moment } from './queries.ts'
import { daysOf, lastOf, spanOf, type Asked } from './reading.ts'
import { bucketsOf, comparedWith, periods, plusDays, type Bucket, type Comparison, type Period } from './spans.ts'
import type { platformFiles } from './platform-contract.ts'
import { missesOf } from '#features/catalog/search/search.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

/** What waits at the desks that somebody may read, what waits longest first. */
export async function platformWaiting(db: Db, userId: number) {
  const permissions = await permissionsOf(db, userId)
  const rows = await waitingOf(
    db,
    queues.filter(({ needs }) => permissions.includes(needs)),
  )
  return { records: rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest.toISOString() })) }
}

type AskedAll = Omit<Asked, 'whose'> & { compare?: Comparison | undefined }
export async function growth({ db, period, last: wished, compare = 'before' }: AskedAll) {
  const { last } = await lastOf(db, wished)
  const [now, was] = [bucketsOf(period, last), comparedWith(period, last, compare)]
  const counted = await growthOf(db, [...now, ...was])
  const by = new Map(counted.map((b) => [`${b.from} ${b.until}`, b]))
  const of = ({ from, until }: Bucket) => by.get(`${from} ${until}`)!
  return { now: now.map(of), was: was.map(of) }
}

const mostWords = 20
const shownTop = 10
export async function top(db: Db, lang: Language, period: Period, leastPeople: number) {
  const span = await spanOf({ db, period })
  const [goods, shops, words] = await Promise.all([
    topOf(db, 'goods', period, lang),
    topOf(db, 'shops', period, lang),
    missesOf(db, span, leastPeople, mostWords),
  ])
  const told = (rows: typeof goods) => rows.slice(0, shownTop).map(({ countedAt: _, ...row }) => row)
  const at = shops[0]?.countedAt ?? goods[0]?.countedAt
  return { countedAt: at?.toISOString() ?? null, goods: told(goods), shops: told(shops), words, leastPeople }
}

const kinds: readonly TopKind[] = ['shops', 'goods']
/** Days that a year beside a year before may show. */
const longAgo = 800
/** Counts what did most in every period, each in a transaction of its own. */
export async function findTop(db: Db): Promise<void> {
  // people and shops that were brought in came on days that are long over
  await transact(db, async (trx) => {
    await patient.execute(trx)
    await countGrowth(trx, longAgo)
  })
  const { today } = await moment(db)
  for (const period of periods) {
    const buckets = bucketsOf(period, today)
    const span = { from: buckets[0]!.from, until: buckets.at(-1)!.until }
    for (const kind of kinds) await transact(db, (trx) => keepTop(trx, kind, period, span))
  }
}

type Of = (typeof platformFiles)[number]
type AskedFile = AskedAll & { of: Of; leastPeople: number }
const rowsOf: Record<Of, (asked: AskedFile) => Promise<Row[]>> = {
  days: async (asked) => {
    const { file, measure } = textsOf(asked.lang).figures
    const [{ now, was }, grown] = [await daysOf({ ...asked, whose: 'all' }), await growth(asked)]
    const names = [...measures.map((m) => measure[m]), file.people, file.shops]
    const cells = (sums: (typeof now)[number], g: Growth): Row => [
      ...measures.map((m) => (moneyMeasures.includes(m) ? inYuan(sums[m]) : sums[m])),
      g.people,
      g.shops,
    ]
    return [
      [file.from, file.until, ...names, file.comparedFrom, ...names.map((name) => `${name} (${file.compared})`)],
      ...now.map((b, i) => [
        b.from,
        plusDays(b.until, -1),
        ...cells(b, grown.now[i]!),
        was[i]!.from,
        ...cells(was[i]!, grown.was[i]!),
      ]),
    ]
  },
  goods: async ({ db, period, lang }) => {
    const { file, measure } = textsOf(lang).figures
    const rows = await topOf(db, 'goods', period, lang)
    return [
      [file.number, file.goods, file.units, measure.sales],
      ...rows.map((r) => [r.id, r.name, r.n, inYuan(r.sales)]),
    ]
  },
  shops: async ({ db, period, lang }) => {
    const { file, measure } = textsOf(lang).figures
    const rows = await topOf(db, 'shops', period, lang)
    return [
      [file.number, file.shop, measure.paid, measure.sales],
      ...rows.map((r) => [r.id, r.name, r.n, inYuan(r.sales)]),
    ]
  },
  words: async ({ db, period, lang, leastPeople }) => {
    const { file } = textsOf(lang).figures
    const rows = await missesOf(db, await spanOf({ db, period }), leastPeople, 1000)
    return [[file.word, file.lang, file.n], ...rows.map((r) => [r.word, r.lang, r.people])]
  },
}
export async function platformFileOf(asked: AskedFile): Promise<{ name: string; csv: string }> {
  const { fileName } = textsOf(asked.lang).figures
  return { name: `${fileName[asked.of]}-${asked.period}.csv`, csv: csvOf(await rowsOf[asked.of](asked)) }
}
