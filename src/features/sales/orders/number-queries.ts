// The SQL that gives unpaid orders another payment number: a part of those under one, or all under several.
import { sql } from 'kysely'
import { idList, textList, type Db } from '#kernel/data/db.ts'

/** A new payment number over what still waits under the old one (of it only these orders), with the old deadline;
 * undefined when nothing does. */
export const regroup = (db: Db, paymentId: number, payNo: string, only?: readonly number[]) =>
  sql<{ id: number; payNo: string; expiresAt: Date }>`
    with rest as (
      select o.id, o.payable from shop_order o join payment_order g on g.order_id = o.id
      where g.payment_id = ${paymentId} and o.status = 'pendingPayment'
        and (${only === undefined} or o.id = any(${idList(only ?? [])}))
    ), p as (
      insert into payment (pay_no, user_id, amount, expires_at, created_at)
      select ${payNo}, old.user_id, (select sum(payable) from rest), old.expires_at, old.created_at
      from payment old where old.id = ${paymentId} and exists (select 1 from rest) returning id, pay_no, expires_at
    ), g as (
      insert into payment_order (payment_id, order_id, amount) select p.id, rest.id, rest.payable from p, rest
    )
    select id, pay_no as "payNo", expires_at as "expiresAt" from p`
    .execute(db)
    .then((r) => r.rows[0])

/** The buyer's payments of these numbers, in the order in which they may be locked. */
export const findPayments = (db: Db, userId: number, payNos: readonly string[]) =>
  sql<{ id: number }>`
    select id from payment where user_id = ${userId} and subject = 'orders' and pay_no = any(${textList(payNos)})
    order by id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.id))

/** One payment number over all that waits under these locked ones, due with the first of them; they are void from now
 * on. */
export const joinInOne = (db: Db, userId: number, paymentIds: readonly number[], payNo: string) =>
  sql<{ id: number; payNo: string; amount: number; expiresAt: Date }>`
    with old as (select id, expires_at, created_at from payment where id = any(${idList(paymentIds)})),
    rest as (
      select o.id, o.payable from shop_order o join payment_order g on g.order_id = o.id
      join old on old.id = g.payment_id where o.status = 'pendingPayment'
    ), p as (
      insert into payment (pay_no, user_id, amount, expires_at, created_at)
      select ${payNo}, ${userId}, (select sum(payable) from rest), min(expires_at), min(created_at) from old
      returning id, pay_no, amount, expires_at
    ), g as (
      insert into payment_order (payment_id, order_id, amount) select p.id, rest.id, rest.payable from p, rest
    ),
    v as (update payment set status = 'void' where id in (select id from old)),
    s as (update shop_order o set expires_at = p.expires_at from p, rest where o.id = rest.id)
    select id, pay_no as "payNo", amount, expires_at as "expiresAt" from p`
    .execute(db)
    .then((r) => r.rows[0]!)
