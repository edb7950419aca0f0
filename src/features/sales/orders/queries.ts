// The SQL that moves orders and their payment numbers; placing is in placing-queries.ts, reading for screens in
// reading-queries.ts.
import { holidayRuns } from '#features/catalog/merchants/merchants.ts'
import type { Uncommon } from '#features/catalog/products/products.ts'
import { sql } from 'kysely'
import type { OrderToTell } from './reading-queries.ts'
import type { OrderStatus } from './states.ts'
import { idList, textList, type Db } from '#kernel/data/db.ts'

export interface PaymentRow {
  id: number
  payNo: string
  userId: number
  /** what is paid for */
  subject: string
  amount: number
  status: 'open' | 'paid' | 'closed' | 'void'
  expiresAt: Date
  overdue: boolean
  /** providers are asked until then, before it is closed; null before that has begun */
  askingUntil: Date | null
  /** they were asked long enough */
  asked: boolean
  /** a bank transfer for it is looked at */
  inReview: boolean
}
/** Its columns of the table `payment`. */
export const paymentRow = sql`id, pay_no as "payNo", user_id as "userId", subject, amount, status,
  expires_at as "expiresAt", expires_at <= shop_now() as overdue, asking_until as "askingUntil",
  coalesce(asking_until <= shop_now(), false) as asked, review_since is not null as "inReview"`

/** The payment, locked: everything that moves its orders goes through here first. */
export const lockPayment = (db: Db, paymentId: number) =>
  sql<PaymentRow>`select ${paymentRow} from payment where id = ${paymentId} for update`
    .execute(db)
    .then((r) => r.rows[0])
export interface MovedOrder {
  id: number
  payable: number
  /** what the platform adds to it */
  promotion: number
  /** an invoice was asked along with it */
  invoiced: boolean
  /** whom to tell, and of what */
  told: OrderToTell
}
export interface Moved {
  orders: MovedOrder[]
  /** SKUs and pieces of the orders that moved */
  pieces: { skuId: number; quantity: number }[]
  /** some attempt to pay may still be open at a provider, or a transfer looked at */
  attemptsLeft: boolean
}
export interface Move {
  payment: PaymentRow['status']
  from: readonly OrderStatus[]
  to: OrderStatus
  event: string
  actor: string
  method: string | null
  /** of the payment's orders only these */
  only?: readonly number[]
}
/** Moves a payment and all its orders that stand in one of `from`, with their history; tells which orders moved and
 * what they hold. Nothing moves to paid without an order. */
export async function moveAll(
  db: Db,
  paymentId: number,
  { payment, from, to, event, actor, method, only }: Move,
): Promise<Moved> {
  const { rows } = await sql<Moved>`
    with before as materialized (
      select o.id, o.status from shop_order o join payment_order g on g.order_id = o.id
      where g.payment_id = ${paymentId} and o.status = any(${textList(from)})
        and (${only === undefined} or o.id = any(${idList(only ?? [])})) order by o.id for update of o
    ), moved as (
      update shop_order o set status = ${to},
        paid = case when ${to} = 'awaitingShipment' then o.payable else o.paid end,
        paid_at = case when ${to} = 'awaitingShipment' then shop_now() else o.paid_at end,
        payment_method = coalesce(${method}, o.payment_method),
        expires_at = case when ${to} = 'awaitingShipment' then null else o.expires_at end,
        ended_at = case when ${to} in ('closed', 'cancelled') then shop_now() end
      from before b where b.id = o.id
      returning o.id, o.payable, o.discount, o.user_id, o.order_no, o.merchant_id, o.invoice_type, b.status as was
    ), told as (
      insert into order_history (order_id, event, from_status, to_status, actor)
      select id, ${event}, was, ${to}, ${actor} from moved
    ), noted as (
      update payment set status = ${payment}, method = coalesce(${method}, method),
        paid_at = case when ${payment} = 'paid' then shop_now() else paid_at end
      where id = ${paymentId} and (${payment} <> 'paid' or exists (select from moved))
    )
    select (select coalesce(json_agg(json_build_object('id', m.id, 'payable', m.payable,
        'promotion', case when m.discount = 0 then 0 else (
          select coalesce(sum(s.amount), 0) from order_share s where s.order_id = m.id and s.bearer = 'platform') end,
        'invoiced', m.invoice_type <> 'none',
        'told', json_build_object('userId', m.user_id, 'orderNo', m.order_no, 'payable', m.payable,
          'merchant', (select name from merchant where id = m.merchant_id), 'picture', l.picture, 'title', l.title))
        order by m.id), '[]')
      from moved m left join lateral (
        select picture, title from order_line where order_id = m.id order by id limit 1) l on true) as orders,
      (select coalesce(json_agg(p order by p."skuId"), '[]') from (
        select l.sku_id as "skuId", sum(l.quantity)::int as quantity from order_line l join moved m on m.id = l.order_id
        where l.stock <> 'uncounted' group by 1) p) as pieces,
      exists (select from payment_attempt a where a.payment_id = ${paymentId} and a.status in ('started', 'open'))
        or exists (select from payment p where p.id = ${paymentId} and p.review_since is not null)
        as "attemptsLeft"`.execute(db)
  return rows[0]!
}
/** Whether an attempt of the payment may still be open, or paid, at a provider. */
export const mayBePaidElsewhere = (db: Db, paymentId: number) =>
  sql`select 1 from payment_attempt where payment_id = ${paymentId} and status in ('started', 'open') limit 1`
    .execute(db)
    .then((r) => r.rows.length > 0)
/** From now on providers are asked about the payment, for so many seconds; until when. */
export const beginAsking = (db: Db, paymentId: number, seconds: number) =>
  sql<{ until: Date }>`
    update payment set asking_until = shop_now() + ${seconds} * interval '1 second' where id = ${paymentId}
    returning asking_until as until`
    .execute(db)
    .then((r) => r.rows[0]!.until)
/** The payment of something else than orders is paid; whether an attempt may still be open at a provider. */
export const notePaid = (db: Db, paymentId: number, method: string) =>
  sql<{ attemptsLeft: boolean }>`
    update payment p set status = 'paid', method = ${method}, paid_at = shop_now() where id = ${paymentId}
    returning p.review_since is not null
      or exists (select from payment_attempt a where a.payment_id = p.id and a.status in ('started', 'open'))
      as "attemptsLeft"`
    .execute(db)
    .then((r) => r.rows[0]!.attemptsLeft)
/** A payment whose orders were regrouped. */
export const voidPayment = (db: Db, paymentId: number) =>
  sql`update payment set status = 'void' where id = ${paymentId}`.execute(db)

/** The unpaid order of this buyer and its payment; undefined for other people's. */
export const findOwn = (db: Db, userId: number, orderNo: string) =>
  sql<{ id: number; status: OrderStatus; paymentId: number | null }>`
    select o.id, o.status, (select g.payment_id from payment_order g join payment p on p.id = g.payment_id
        where g.order_id = o.id and p.status <> 'void' order by g.payment_id desc limit 1) as "paymentId"
    from shop_order o where o.order_no = ${orderNo} and o.user_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])

/** Cancels one order of the payment, for its buyer or, as `by` is null, by itself; false when it no longer waits. */
export const cancelOne = (db: Db, orderId: number, by: number | null, reason: string) =>
  sql<{ id: number }>`
    with moved as (
      update shop_order set status = 'cancelled', cancel_reason = nullif(${reason}, ''), ended_at = shop_now()
      where id = ${orderId} and (${by}::bigint is null or user_id = ${by}) and status = 'pendingPayment' returning id
    ), told as (
      insert into order_history (order_id, event, from_status, to_status, actor, actor_id, note)
      select id, 'cancel', 'pendingPayment', 'cancelled',
        case when ${by}::bigint is null then 'system' else 'buyer' end, ${by}, ${reason} from moved
    )
    select id from moved`
    .execute(db)
    .then((r) => r.rows.length === 1)

/** The payment's orders in this state with what they cost, in the groups that stand or fall together: what shares a
 * platform coupon, a code or points is one. */
export const groupsOf = (db: Db, paymentId: number, status: OrderStatus, shared: readonly string[]) =>
  sql<{ orders: { id: number; payable: number }[] }>`
    select json_agg(json_build_object('id', o.id, 'payable', o.payable) order by o.id) as orders
    from shop_order o join payment_order g on g.order_id = o.id
    left join lateral (
      select 1 as bound from order_share s where s.order_id = o.id and s.lane = any(${textList(shared)}) limit 1
    ) b on true
    where g.payment_id = ${paymentId} and o.status = ${status}
    group by case when b.bound is null then o.id end order by min(o.id)`
    .execute(db)
    .then((r) => r.rows.map((row) => row.orders))

/** SKUs and pieces of these orders, as far as they were taken from what is counted. */
export const piecesOf = (db: Db, orderIds: readonly number[]) =>
  sql<{ skuId: number; quantity: number }>`
    select sku_id as "skuId", sum(quantity)::int as quantity from order_line
    where order_id = any(${idList(orderIds)}) and stock <> 'uncounted' group by 1 order by 1`
    .execute(db)
    .then((r) => r.rows)

/** As which these orders took the pieces of some SKUs; `onHoliday`: their lines have a day already. */
export async function noteStock(
  db: Db,
  orderIds: readonly number[],
  uncommon: readonly Uncommon[],
  onHoliday = false,
): Promise<void> {
  if (uncommon.length > 0)
    await sql`
    update order_line l set stock = n.policy, preorder_day = greatest(l.preorder_day, n.day)
    from jsonb_to_recordset(${JSON.stringify(uncommon)}::jsonb) as n("skuId" bigint, policy text, day date)
    where l.order_id = any(${idList(orderIds)}) and l.sku_id = n."skuId"`.execute(db)
  if (onHoliday || uncommon.some(({ day }) => day !== null)) await noteShipFrom(db, orderIds)
}
/** The same of orders that take them again: what was a preorder then may be there now; in a holiday of its shop nothing
 * is shipped before the shop is back. */
export async function noteStockAnew(db: Db, orderIds: readonly number[], uncommon: readonly Uncommon[]): Promise<void> {
  await sql`
    update order_line set stock = 'counted', preorder_day = null
    where order_id = any(${idList(orderIds)}) and stock = 'preorder'`.execute(db)
  await noteStock(db, orderIds, uncommon)
  await sql`
    update order_line l set preorder_day = greatest(l.preorder_day, h.back_day)
    from shop_order o join shop_holiday h on h.merchant_id = o.merchant_id and ${holidayRuns}
    where o.id = any(${idList(orderIds)}) and l.order_id = o.id`.execute(db)
  await noteShipFrom(db, orderIds)
}
/** Where all that is left of these orders to ship has a day, they are late from the first of them. */
export const noteShipFrom = (db: Db, orderIds: readonly number[]): Promise<unknown> =>
  sql`
    update shop_order o set preorder_from = w.at from (
      select l.order_id as id, case when bool_and(l.preorder_day is not null)
        then min(l.preorder_day)::timestamp at time zone 'Asia/Shanghai' end as at
      from order_line l where l.order_id = any(${idList(orderIds)}) and l.quantity
        > (select coalesce(sum(u.quantity), 0) from parcel_line u where u.order_line_id = l.id)
        + (select coalesce(sum(c.quantity), 0) from called_off c where c.order_line_id = l.id)
      group by 1) w
    where w.id = o.id and o.preorder_from is distinct from w.at`.execute(db)

/** Whether the shop of one of these orders sells nothing any more. */
export const someShopStopped = (db: Db, orderIds: readonly number[]) =>
  sql`select 1 from shop_order o join merchant m on m.id = o.merchant_id
    where o.id = any(${idList(orderIds)}) and m.status <> 'open' limit 1`
    .execute(db)
    .then((r) => r.rows.length > 0)

export const hide = (db: Db, userId: number, orderNo: string, statuses: readonly OrderStatus[], restore: boolean) =>
  sql`
    update shop_order set hidden_at = case when ${restore} then null else shop_now() end
    where order_no = ${orderNo} and user_id = ${userId} and status = any(${statuses})`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

/** Whether these orders, counted with the buyer's others, pass the purchase limit of one of their products. */
export const passesLimit = (db: Db, userId: number, orderIds: readonly number[]) =>
  sql`select 1 from order_line l join shop_order o on o.id = l.order_id join product p on p.id = l.product_id
    where l.user_id = ${userId} and o.status not in ('cancelled', 'closed') and p.purchase_limit is not null
      and l.product_id in (select product_id from order_line where order_id = any(${idList(orderIds)}))
    group by p.id having sum(l.quantity - l.refunded_quantity) > p.purchase_limit limit 1`
    .execute(db)
    .then((r) => r.rows.length > 0)

/** One writer at a time per buyer, for purchase limits that count over orders. False when the account is closed. */
export const lockBuyer = (db: Db, userId: number): Promise<boolean> =>
  sql<{ active: boolean }>`select status = 'active' as active from user_account where id = ${userId} for no key update`
    .execute(db)
    .then((r) => r.rows[0]?.active ?? false)
