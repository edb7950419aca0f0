// All SQL that counts buyers: those that moved, from their orders, whoever counts alone.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface Moved {
  merchantId: number
  userId: number
}
/** One counter at a time, or an older count could come after a newer. Until the end of the transaction. */
export const takeTurn = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('buyers.count'))`.execute(db)
/** What is noted later is counted later. */
export const takeDue = (db: Db, limit: number): Promise<Moved[]> =>
  sql<Moved>`
    with due as materialized (select id, merchant_id, user_id from shop_buyer_due order by id limit ${limit}),
    gone as (delete from shop_buyer_due f using due d where f.id = d.id)
    select distinct merchant_id as "merchantId", user_id as "userId" from due order by 1, 2`
    .execute(db)
    .then((r) => r.rows)
/** Anew from all their paid orders; who has none any more is no buyer. */
export async function count(db: Db, moved: readonly Moved[]): Promise<void> {
  const who = sql`unnest(${moved.map((m) => m.merchantId)}::bigint[], ${moved.map((m) => m.userId)}::bigint[])
    as w(merchant_id, user_id)`
  await sql`
    insert into shop_buyer as b (merchant_id, user_id, orders, paid, claims, first_at, last_at)
    select w.merchant_id, w.user_id, o.orders, o.paid, c.claims, o.first_at, o.last_at
    from ${who}
    cross join lateral (
      select count(*) as orders, sum(x.paid - x.refunded) as paid, min(x.paid_at) as first_at, max(x.paid_at) as last_at
      from shop_order x where x.user_id = w.user_id and x.merchant_id = w.merchant_id and x.paid_at is not null
    ) o
    cross join lateral (
      select count(*) as claims from shop_order x join claim k on k.order_id = x.id
      where x.user_id = w.user_id and x.merchant_id = w.merchant_id
    ) c
    where o.orders > 0
    on conflict (merchant_id, user_id) do update set orders = excluded.orders, paid = excluded.paid,
      claims = excluded.claims, first_at = excluded.first_at, last_at = excluded.last_at`.execute(db)
  await sql`
    delete from shop_buyer b using ${who}
    where b.merchant_id = w.merchant_id and b.user_id = w.user_id and not exists (select from shop_order x
      where x.user_id = w.user_id and x.merchant_id = w.merchant_id and x.paid_at is not null)`.execute(db)
}
