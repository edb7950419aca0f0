// The SQL of figures of the shop before, which no row of this shop tells: brought along, never counted.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

export interface BroughtDay {
  merchantId: number
  day: string
  sums: {
    placed: number
    paid: number
    sales: number
    refunds: number
    buyers: number
    newBuyers: number
    claims: number
    stars: readonly number[]
    visitors: number
    views: number
    carts: number
  }
  hours?: readonly { hour: number; placed: number; paid: number; sales: number; visitors: number; views: number }[]
  goods: readonly { productId: number; units: number; sales: number; views: number; carts: number }[]
  parts: readonly { kind: 'region' | 'reason' | 'returning'; key: string; n: number; fen: number }[]
  sources: readonly { kind: string; key: string; views: number }[]
}
type Table =
  | 'figure_sales'
  | 'figure_traffic'
  | 'figure_sales_hour'
  | 'figure_traffic_hour'
  | 'figure_goods'
  | 'figure_goods_traffic'
  | 'figure_part'
  | 'figure_source'
async function insertRows(db: Db, table: Table, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.raw(Object.keys(rows[0]!).join(', '))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(db)
}
/** Their weeks, from the days. */
async function bringWeeks(db: Db, merchantIds: readonly number[]): Promise<void> {
  await sql`
    insert into figure_goods_week (merchant_id, week, product_id, brought, units, sales)
    select merchant_id, shop_week(day), product_id, true, sum(units), sum(sales) from figure_goods
    where merchant_id = any(${idList(merchantIds)}) and brought group by 1, 2, 3 on conflict do nothing`.execute(db)
  await sql`
    insert into figure_goods_traffic_week (merchant_id, week, product_id, views, carts)
    select merchant_id, shop_week(day), product_id, sum(views), sum(carts) from figure_goods_traffic
    where merchant_id = any(${idList(merchantIds)}) group by 1, 2, 3 on conflict do nothing`.execute(db)
}
type Make = (day: BroughtDay) => readonly object[]
/** A row of a table for each that a day makes, with merchant and day. */
const rowsOf = (days: readonly BroughtDay[], make: Make): object[] =>
  days.flatMap((day) => make(day).map((row) => ({ merchant_id: day.merchantId, day: day.day, ...row })))

function salesRow({ sums }: BroughtDay): object {
  const { newBuyers, stars, visitors: _visitors, views: _views, carts: _carts, ...sales } = sums
  const [stars_1, stars_2, stars_3, stars_4, stars_5] = stars
  return { brought: true, ...sales, new_buyers: newBuyers, stars_1, stars_2, stars_3, stars_4, stars_5 }
}
const made: Record<Table, Make> = {
  figure_sales: (day) => [salesRow(day)],
  figure_traffic: ({ sums: { visitors, views, carts } }) => [{ visitors, views, carts }],
  figure_sales_hour: ({ hours = [] }) =>
    hours.map(({ hour, placed, paid, sales }) => ({ hour, brought: true, placed, paid, sales })),
  figure_traffic_hour: ({ hours = [] }) =>
    hours.map(({ hour, visitors, views }) => ({ hour, visitors, views, carts: 0 })),
  figure_goods: ({ goods }) =>
    goods
      .filter(({ units }) => units > 0)
      .map(({ productId, units, sales }) => ({ product_id: productId, brought: true, units, sales, claims: 0 })),
  figure_goods_traffic: ({ goods }) =>
    goods.map(({ productId, views, carts }) => ({ product_id: productId, views, carts })),
  figure_part: ({ parts }) => parts.map((part) => ({ brought: true, ...part })),
  figure_source: ({ sources }) => sources,
}
/** All days of merchants that have none yet; those that were brought once stay as they are. */
export async function bringFigures(db: Db, days: readonly BroughtDay[]): Promise<void> {
  for (const [table, make] of Object.entries(made)) await insertRows(db, table as Table, rowsOf(days, make))
  await bringWeeks(db, [...new Set(days.map(({ merchantId }) => merchantId))])
}
