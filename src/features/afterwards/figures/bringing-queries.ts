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
/** All days of merchants that have none yet; those that were brought once stay as they are. */
export async function bringFigures(db: Db, days: readonly BroughtDay[]): Promise<void> {
  const of = ({ merchantId, day }: BroughtDay) => ({ merchant_id: merchantId, day })
  const each = (make: (day: BroughtDay) => readonly object[]): object[] =>
    days.flatMap((day) => make(day).map((row) => ({ ...of(day), ...row })))
  await insertRows(
    db,
    'figure_sales',
    each(({ sums: { newBuyers, stars, visitors: _v, views: _w, carts: _c, ...sums } }) => [
      {
        brought: true,
        ...sums,
        new_buyers: newBuyers,
        stars_1: stars[0],
        stars_2: stars[1],
        stars_3: stars[2],
        stars_4: stars[3],
        stars_5: stars[4],
      },
    ]),
  )
  await insertRows(
    db,
    'figure_traffic',
    each(({ sums: { visitors, views, carts } }) => [{ visitors, views, carts }]),
  )
  await insertRows(
    db,
    'figure_sales_hour',
    each(({ hours = [] }) =>
      hours.map(({ hour, placed, paid, sales }) => ({ hour, brought: true, placed, paid, sales })),
    ),
  )
  await insertRows(
    db,
    'figure_traffic_hour',
    each(({ hours = [] }) => hours.map(({ hour, visitors, views }) => ({ hour, visitors, views, carts: 0 }))),
  )
  await insertRows(
    db,
    'figure_goods',
    each(({ goods }) =>
      goods.flatMap(({ productId, units, sales }) =>
        units === 0 ? [] : { product_id: productId, brought: true, units, sales, claims: 0 },
      ),
    ),
  )
  await insertRows(
    db,
    'figure_goods_traffic',
    each(({ goods }) => goods.map(({ productId, views, carts }) => ({ product_id: productId, views, carts }))),
  )
  await insertRows(
    db,
    'figure_part',
    each(({ parts }) => parts.map((part) => ({ brought: true, ...part }))),
  )
  await insertRows(
    db,
    'figure_source',
    each(({ sources }) => sources),
  )
  await bringWeeks(db, [...new Set(days.map(({ merchantId }) => merchantId))])
}
