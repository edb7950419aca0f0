// The figures of the time before the demo opened: more than a year of days of every merchant, with their goods, sources
// and places for the last months, by the hour for the last days. The same at every seeding but for the days.
import { sql } from 'kysely'
import { bringFigures, type BroughtDay } from '#features/afterwards/figures/figures.ts'
import type { Db } from '#kernel/data/db.ts'

const [hour, day] = [3_600_000, 86_400_000]
const zone = 8 * hour
const [allDays, detailedDays, hourlyDays] = [400, 125, 8]
interface Goods {
  id: number
  merchantId: number
  price: number
  category: string
  categoryId: number
  word: string
}
/** From 0 to 1, always the same for these words. */
function dice(words: string): number {
  let n = 2_166_136_261
  for (const c of words) n = Math.imul(n ^ c.codePointAt(0)!, 16_777_619)
  n ^= n >>> 15
  n = Math.imul(n, 2_246_822_507)
  return ((n ^ (n >>> 13)) >>> 0) / 4_294_967_296
}
/** Of a day's orders by its hours, in hundredths. */
const hours = [2, 1, 1, 0, 0, 0, 1, 2, 3, 5, 6, 6, 5, 5, 5, 5, 5, 5, 6, 7, 9, 10, 7, 4]
const hourSum = hours.reduce((a, b) => a + b, 0)
const places = [
  ['CN-31', 20],
  ['CN-44', 18],
  ['CN-33', 15],
  ['CN-32', 12],
  ['CN-11', 11],
  ['CN-51', 8],
  ['CN-42', 6],
  ['ES', 5],
  ['US', 5],
] as const
const sources = [
  ['search', 27],
  ['category', 18],
  ['home', 16],
  ['shop', 9],
  ['product', 9],
  ['rank', 7],
  ['own', 6],
  ['direct', 5],
  ['elsewhere', 3],
] as const
const blocks = ['feed', 'department', 'strip'] as const

/** Call it after the goods. */
export async function seedFigures(db: Db, now: number): Promise<void> {
  const { rows } = await sql<Goods>`
    select p.id, p.merchant_id as "merchantId", p.price, c.id as "categoryId", in_language(c.name, 'en-US') as category,
      in_language(c.name, 'zh-CN') as word
    from product p join category c on c.id = p.category_id where p.status = 'onSale'
    order by p.merchant_id, p.sales desc, p.id`.execute(db)
  const reasons = await sql<{ id: number }>`select id from claim_reason order by position`.execute(db)
  const reasonIds = reasons.rows.map(({ id }) => id)
  for (const merchantId of new Set(rows.map((g) => g.merchantId))) {
    const goods = rows.filter((g) => g.merchantId === merchantId).slice(0, 12)
    const days = Array.from({ length: allDays }, (_, ago) => dayOf(goods, reasonIds, now, ago))
    await bringFigures(db, days)
  }
}

const shareOf = (n: number, weights: readonly (readonly [string, number])[], seed: string) => {
  const all = weights.reduce((sum, [, w]) => sum + w, 0)
  return weights.flatMap(([key, w]) => {
    const part = Math.round(((n * w) / all) * (0.6 + 0.8 * dice(`${seed} ${key}`)))
    return part > 0 ? [{ key, n: part }] : []
  })
}

/** Of a day so many days ago: more at weekends, more each month, and of today as much as went by. */
function soldOn(goods: readonly Goods[], seed: string, date: Date, ago: number) {
  const weekend = [0, 6].includes(date.getUTCDay()) ? 1.28 : 1
  const growth = 1.25 - ago / (allDays * 1.6)
  const gone = ago === 0 ? hours.slice(0, date.getUTCHours()).reduce((a, b) => a + b, 0) / hourSum : 1
  const size = 4 + 7 * dice(`size ${goods[0]!.merchantId}`)
  const busy = size * weekend * growth * (0.75 + 0.5 * dice(seed)) * gone
  return goods.flatMap((g, i) => {
    const units = Math.floor(
      (busy / (1.6 + i)) * (0.3 + 1.1 * dice(`${seed} ${g.id}`)) + dice(`rest ${seed} ${g.id}`) * 0.6,
    )
    const views = Math.round((units * 22 + 6) * gone * (0.8 + 0.5 * dice(`seen ${seed} ${g.id}`)))
    return [{ productId: g.id, units, sales: units * g.price, views, carts: Math.round(units * 1.9 + views * 0.04) }]
  })
}
/** What a day with these sales came to. */
function sumsOf(sold: ReturnType<typeof soldOn>, seed: string) {
  const sum = (of: 'units' | 'sales' | 'views' | 'carts') => sold.reduce((n, g) => n + g[of], 0)
  const units = sum('units')
  const paid = Math.min(units, Math.ceil(units * 0.8))
  const buyers = Math.ceil(paid * 0.94)
  const newBuyers = Math.round(buyers * (0.55 + 0.2 * dice(`new ${seed}`)))
  const claims = dice(`claims ${seed}`) < paid * 0.02 ? 1 : 0
  const visitors = Math.round(sum('views') / (1.9 + 0.5 * dice(`visit ${seed}`)))
  const back = claims && dice(`back ${seed}`) < 0.7 ? (sold.find((g) => g.units > 0)?.sales ?? 0) : 0
  return {
    placed: Math.ceil(paid * 1.13),
    paid,
    sales: sum('sales'),
    refunds: back,
    buyers,
    newBuyers,
    claims,
    stars: [0, 0, 0, 0, 0],
    visitors,
    views: sum('views'),
    carts: sum('carts'),
  }
}

/** A day so many days ago; today as far as it went. */
function dayOf(goods: readonly Goods[], reasons: readonly number[], now: number, ago: number): BroughtDay {
  const { merchantId } = goods[0]!
  const date = new Date(now + zone - ago * day)
  const name = date.toISOString().slice(0, 10)
  const seed = `${merchantId} ${name}`
  const sold = soldOn(goods, seed, date, ago)
  const sums = sumsOf(sold, seed)
  const { paid, buyers, newBuyers, claims } = sums
  const brought: BroughtDay = { merchantId, day: name, sums, goods: [], parts: [], sources: [] }
  const before = new Date(now + zone - (ago + 5 + Math.floor(55 * dice(`before ${seed}`))) * day)
  const came = { kind: 'returning' as const, key: before.toISOString().slice(0, 10), n: buyers - newBuyers, fen: 0 }
  if (came.n > 0) brought.parts = [came]
  if (ago >= detailedDays) return brought
  return {
    ...brought,
    goods: sold.filter((g) => g.views > 0),
    parts: [
      ...brought.parts,
      ...shareOf(paid, places, seed).map(({ key, n }) => ({
        kind: 'region' as const,
        key,
        n,
        fen: Math.round((sums.sales * n) / Math.max(1, paid)),
      })),
      ...(claims && reasons.length > 0
        ? [
            {
              kind: 'reason' as const,
              key: String(reasons[Math.floor(reasons.length * dice(`why ${seed}`))]),
              n: 1,
              fen: 0,
            },
          ]
        : []),
    ],
    sources: sourcesOf(goods, sums.views, seed),
    ...(ago < hourlyDays && { hours: hoursOf(sums, ago === 0 ? date.getUTCHours() : 24) }),
  }
}
function sourcesOf(goods: readonly Goods[], views: number, seed: string): BroughtDay['sources'] {
  const [first, second] = [goods[0]!, goods.find((g) => g.categoryId !== goods[0]!.categoryId)]
  return shareOf(views, sources, seed).flatMap(({ key: kind, n }) => {
    if (kind === 'category')
      return [{ kind, key: String((dice(`c ${seed}`) < 0.6 ? first : (second ?? first)).categoryId), views: n }]
    if (kind === 'home') return [{ kind, key: blocks[Math.floor(blocks.length * dice(`b ${seed}`))]!, views: n }]
    const plain = { kind, key: '', views: n }
    if (kind !== 'search') return [plain]
    const word = [first.category.toLowerCase(), first.word, (second ?? first).word][Math.floor(3 * dice(`w ${seed}`))]!
    return n > 8 ? [plain, { kind, key: word, views: Math.round(n / 3) }] : [plain]
  })
}
function hoursOf(sums: BroughtDay['sums'], until: number): NonNullable<BroughtDay['hours']> {
  const weights = hours.slice(0, until)
  const all = weights.reduce((a, b) => a + b, 0)
  // the rest of each hour is carried on, so that the hours are the day
  const spread = (n: number) => {
    let [given, weight] = [0, 0]
    return weights.map((w) => {
      weight += w
      const upTo = all > 0 ? Math.round((n * weight) / all) : 0
      const part = upTo - given
      given = upTo
      return part
    })
  }
  const [placed, paid, sales, visitors, views] = [sums.placed, sums.paid, sums.sales, sums.visitors, sums.views].map(
    spread,
  )
  return weights.map((_, at) => ({
    hour: at,
    placed: placed![at]!,
    paid: paid![at]!,
    sales: sales![at]!,
    visitors: visitors![at]!,
    views: views![at]!,
  }))
}
