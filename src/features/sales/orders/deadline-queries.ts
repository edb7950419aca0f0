// The SQL of deadlines: set anew, of a payment with its unpaid orders; passed, or needed no more.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** The deadline of an open payment and its unpaid orders, so many seconds from now; whether a transfer is looked at
 * meanwhile. Until when; undefined when it is not open. */
export const setDeadline = (db: Db, paymentId: number, seconds: number, inReview: boolean) =>
  sql<{ until: Date }>`
    with p as (
      update payment set expires_at = shop_now() + make_interval(secs => ${seconds}), asking_until = null,
        review_since = case when ${inReview} then coalesce(review_since, shop_now()) end
      where id = ${paymentId} and status = 'open' returning id, expires_at
    ), o as (
      update shop_order o set expires_at = p.expires_at from p, payment_order g
      where g.payment_id = p.id and o.id = g.order_id and o.status = 'pendingPayment'
    )
    select expires_at as until from p`
    .execute(db)
    .then((r) => r.rows[0]?.until)

/** Unpaid orders of a merchant that sells nothing by now. */
export const unpaidAt = (db: Db, merchantId: number, limit: number) =>
  sql<{ id: number; paymentId: number }>`
    select o.id, (select g.payment_id from payment_order g join payment p on p.id = g.payment_id
        where g.order_id = o.id and p.status <> 'void' order by g.payment_id desc limit 1) as "paymentId"
    from shop_order o join merchant m on m.id = o.merchant_id and m.status <> 'open'
    where o.merchant_id = ${merchantId} and o.status = 'pendingPayment' order by o.id limit ${limit}`
    .execute(db)
    .then((r) => r.rows)
/** Open payments past their deadline: what a lost timer would leave. */
export const overduePayments = (db: Db, limit: number) =>
  sql<{ id: number }>`
    select id from payment where status = 'open' and expires_at < shop_now() - interval '5 seconds'
      and (asking_until is null or asking_until < shop_now() - interval '5 seconds')
    order by expires_at limit ${limit}`
    .execute(db)
    .then((r) => r.rows)
