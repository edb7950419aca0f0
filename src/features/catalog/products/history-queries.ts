// SQL of what the catalogue remembers: pieces sold, and prices that were.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

/** Products and their rows in lists, in id order, so that two who count do not lock each other. */
export async function raiseSales(db: Db, sold: readonly { productId: number; units: number }[]): Promise<void> {
  await sql`
    with sold as (select * from json_to_recordset(${JSON.stringify(sold)}::json) as s("productId" bigint, units int)),
    locked as materialized (select p.id, s.units from product p join sold s on s."productId" = p.id
      order by p.id for update of p),
    raised as (update product p set sales = greatest(0, p.sales + l.units) from locked l where p.id = l.id
      returning p.id, p.sales)
    update product_listing s set sales = r.sales from raised r where s.product_id = r.id`.execute(db)
}

/** What was sold of the product `p`, with what is not added to it yet. */
export const soldByNow = sql<number>`greatest(0, p.sales
  + coalesce((select w.pieces from product_sold w where w.product_id = p.id), 0))`
/** Notes what was sold, in id order; it is added to products and lists later. */
export async function noteSold(db: Db, sold: readonly { productId: number; units: number }[]): Promise<void> {
  await sql`
    insert into product_sold as w (product_id, pieces)
    select s."productId", s.units
    from json_to_recordset(${JSON.stringify(sold)}::json) as s("productId" bigint, units int) order by 1
    on conflict (product_id) do update set pieces = w.pieces + excluded.pieces`.execute(db)
}
/** Takes what was noted, of these products or of some: call it in the transaction that adds it. */
export const takeSold = (db: Db, productIds: readonly number[] | undefined, limit: number) =>
  sql<{ productId: number; units: number }>`
    delete from product_sold where product_id in (
      select product_id from product_sold
      where ${productIds === undefined} or product_id = any(${idList(productIds ?? [])})
      order by product_id limit ${limit} for update)
    returning product_id as "productId", pieces as units`
    .execute(db)
    .then((r) => r.rows)

export interface BroughtPrice {
  productId: number
  /** fen, the price before for each of its SKUs that cost less now */
  before: number
  until: Date
}
export async function insertPriceChanges(db: Db, prices: readonly BroughtPrice[]): Promise<void> {
  const rows = prices.map((p) => ({ product_id: p.productId, before: p.before, until: p.until.toISOString() }))
  await sql`insert into price_change (sku_id, price_before, price_after, changed_at)
    select k.id, p.before, k.price, p.until
    from json_to_recordset(${JSON.stringify(rows)}::json) as p(product_id bigint, before bigint, until timestamptz)
    join sku k on k.product_id = p.product_id and k.price < p.before`.execute(db)
}
