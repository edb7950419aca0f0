// The SQL of a deadline that is set anew: of a payment with its unpaid orders.
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
