// What the boards need of the time before: sales of the last days, buyers who came back, prices that were. Then the
// boards of the last two hours, so that movement can be told.
import { ownValue } from '#kernel/data/own.ts'
import { sql } from 'kysely'
import { bringPrices } from '#features/catalog/products/products.ts'
import { bringSales, methodOf, takeSnapshot } from '#features/afterwards/ranking/ranking.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

const hour = 3_600_000
const day = 24 * hour
/** Of a hundred pieces of a department, how many go to somebody who had one before. */
const loyalty: Record<string, number> = {
  food: 31,
  desk: 17,
  table: 8,
  wardrobe: 6,
  home: 5,
  toys: 4,
  outdoor: 4,
  sound: 2,
  gifts: 1,
}

interface Sold {
  id: number
  handle: string
  sales: number
  price: number
  listPrice: number | null
  department: string
}
/** A number from 0 to 99 that a name always gives. */
const dice = (name: string): number =>
  Array.from(name).reduce((sum, c) => (sum * 31 + c.codePointAt(0)!) % 1_000_003, 7) % 100

/** Call it last, after the reviews: the boards are drawn up from what stands then. */
export async function seedRanks(db: Db, settings: SettingsReader, now: number): Promise<void> {
  const { rows } = await sql<Sold>`
    select p.id, p.handle, p.sales, p.price, p.list_price as "listPrice", f.code as department
    from product_listing s join product p on p.id = s.product_id join category c on c.id = p.category_id
      join category f on f.id = coalesce(c.path[1], c.id)
    where s.category_id = 0 order by p.id`.execute(db)
  // never more than were ever sold: what exists once is not
  const month = rows.map((p) => {
    const units = Math.min(p.sales, Math.max(2, Math.round((p.sales * (3 + (dice(p.handle) % 8))) / 100)))
    const loyal = ownValue(loyalty, p.department) ?? 3
    const cameBack = Math.round((units * loyal * (60 + dice(`again ${p.handle}`))) / 10_000)
    return { productId: p.id, units, cameBack, at: new Date(now - (2 + (dice(p.handle) % 20)) * day) }
  })
  // the last hour: enough to pass a neighbour here and there
  const lately = month.map((m, at) => {
    const { sales, handle } = rows[at]!
    const units = Math.min(sales - m.units, Math.ceil((m.units * (dice(`now ${handle}`) % 12)) / 100))
    return { ...m, units, cameBack: Math.min(units, dice(`late ${handle}`) % 4), at: new Date(now - hour / 2) }
  })
  await bringSales(
    db,
    [...month, ...lately].filter(({ units }) => units > 0),
  )
  const fallen = rows.filter((p) => p.listPrice !== null && dice(`price ${p.handle}`) < 70)
  await bringPrices(
    db,
    fallen.map((p) => ({
      productId: p.id,
      before: p.listPrice!,
      until: new Date(now - (1 + (dice(p.handle) % 9)) * day - 2 * hour),
    })),
  )
  for (const at of [now - hour, now]) await takeSnapshot(db, methodOf(settings), new Date(at))
}
