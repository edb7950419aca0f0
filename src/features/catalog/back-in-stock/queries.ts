// SQL of who waits for what is sold out.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** False where somebody waits for `max` SKUs already; who waits for this one waits on. */
export const addWait = (db: Db, userId: number, skuId: number, max: number): Promise<boolean> =>
  sql`
    with added as (
      insert into back_in_stock (user_id, sku_id) select ${userId}, ${skuId}
      where (select count(*) from back_in_stock where user_id = ${userId}) < ${max}
      on conflict do nothing returning 1)
    select from added union all select from back_in_stock where user_id = ${userId} and sku_id = ${skuId}`
    .execute(db)
    .then((r) => r.rows.length > 0)
export const endWait = (db: Db, userId: number, skuId: number): Promise<unknown> =>
  sql`delete from back_in_stock where user_id = ${userId} and sku_id = ${skuId}`.execute(db)
/** SKUs that somebody waits for and that may have come back. */
export const maybeBack = (db: Db): Promise<number[]> =>
  sql<{ id: number }>`
    select b.sku_id as id from (select distinct sku_id from back_in_stock) b left join stock s on s.sku_id = b.sku_id
    where s.sku_id is null or s.available > 0 order by 1`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
/** The first `most` who wait for a SKU: taken off the list, each by one caller only. */
export const takeWaiting = (db: Db, skuId: number, most: number): Promise<number[]> =>
  sql<{ id: number }>`
    delete from back_in_stock where sku_id = ${skuId} and user_id in (
      select user_id from back_in_stock where sku_id = ${skuId} order by created_at limit ${most}
      for update skip locked)
    returning user_id as id`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
export const dropOld = (db: Db, days: number): Promise<unknown> =>
  sql`delete from back_in_stock where created_at < shop_now() - make_interval(days => ${days})`.execute(db)

export const forgetPerson = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from back_in_stock where user_id = ${userId}`.execute(db)
export const waitsOf = (db: Db, userId: number) =>
  sql<{ skuId: number; since: Date }>`
    select sku_id as "skuId", created_at as since from back_in_stock where user_id = ${userId} order by 2, 1`
    .execute(db)
    .then((r) => r.rows)
/** Nobody waits for what a shop that closed had. */
export const forgetWaitsAt = (db: Db, merchantId: number): Promise<unknown> =>
  sql`delete from back_in_stock where sku_id in (
    select k.id from sku k join product p on p.id = k.product_id where p.merchant_id = ${merchantId})`.execute(db)
