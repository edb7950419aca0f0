// The SQL that writes a placed order: orders, lines, shares of discounts, history and the payment number over them.
import { sql } from 'kysely'
import { heldOpen, holidayRuns, type Holiday } from '#features/catalog/merchants/merchants.ts'
import { heldMembership, orderTerms, type OrderTerms } from '#features/people/team/team.ts'
import type { SaleUnit } from '#features/catalog/products/products.ts'
import type { KeptWording } from '#features/catalog/products/questions.ts'
import { boughtOf, takenLines, type WordedPieces } from '../cart/cart.ts'
import { closingTimer } from './close-timer-queries.ts'
import type { Bearer, Lane } from '../promotions/lanes.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface NewOrder {
  order_no: string
  merchant_id: number
  goods_amount: number
  freight: number
  discount: number
  tax: number
  payable: number
  invoice_type: string
  invoice_title: string
  invoice_tax_no: string
  remark: string
  /** one of the two */
  address: object | null
  pickup: object | null
}
export interface NewLine {
  order_no: string
  product_id: number
  sku_id: number
  title: Texts
  spec: object
  wordings: readonly KeptWording[]
  /** by what was answered: it does not go back without a reason */
  made_to_order: boolean
  picture: string | null
  price: number
  price_kind: string
  quantity: number
  /** as it is called now; null: the piece */
  unit: SaleUnit | null
  /** from which day on it is shipped, in a holiday */
  preorder_day: string | null
  goods_amount: number
  discount: number
  tax: number
  payable: number
  unit_payable: number
  unit_extra: number
  /** 0: no invoice is asked */
  tax_bp: number
  commission_bp: number
}
/** What came off in a lane: of the line with this SKU, or of the order's freight. */
export interface NewShare {
  order_no: string
  sku_id: number | null
  lane: Lane
  bearer: Bearer
  amount: number
  unit_amount: number
  unit_extra: number
  unit_from: number
}
export interface Placed {
  /** lines that left the cart: as many as stood there as they were ordered */
  taken: number
  paymentId: number
  expiresAt: Date
  orders: { id: number; orderNo: string }[]
}
interface Placement {
  userId: number
  /** what leaves the cart with it */
  fromCart: readonly WordedPieces[]
  payNo: string
  /** of the confirmation: no two payments come from one */
  priceNonce: string
  unpaidSeconds: number
  orders: readonly NewOrder[]
  lines: readonly NewLine[]
  shares: readonly NewShare[]
}

const orderRows = (orders: readonly NewOrder[]) => sql`jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as n(
  order_no text, merchant_id bigint, goods_amount bigint, freight bigint, discount bigint, tax bigint, payable bigint,
  invoice_type text, invoice_title text, invoice_tax_no text, remark text, address jsonb,
  pickup jsonb)`
const lineRows = (lines: readonly NewLine[]) => sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n(
  order_no text, product_id bigint, sku_id bigint, title jsonb, spec jsonb, picture text, price bigint, price_kind text,
  quantity int, unit jsonb, preorder_day date, goods_amount bigint, discount bigint, tax bigint, payable bigint,
  unit_payable bigint, unit_extra int, tax_bp int, commission_bp int, wordings jsonb,
  made_to_order boolean)`
const shareRows = (shares: readonly NewShare[]) => sql`jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as n(
  order_no text, sku_id bigint, lane text, bearer text, amount bigint, unit_amount bigint, unit_extra int,
  unit_from int)`

/** What an order depends on, held until the transaction ends, in this order: the buyer, who has one writer at a time
 * for all that counts over orders; its shops, of which none is suspended meanwhile; a sub-account's terms. */
export const holdForOrder = (db: Db, userId: number, merchantIds: readonly number[]) =>
  sql<{ active: boolean | null; open: number; held: number }>`
    with buyer as materialized (
      select status = 'active' as active from user_account where id = ${userId} for no key update
    ), shops as materialized (${heldOpen(merchantIds, sql`exists (select from buyer)`)}
    ), terms as materialized (${heldMembership(userId, sql`exists (select from shops)`)})
    select (select active from buyer) as active, (select count(*)::int from shops) as open,
      (select count(*)::int from terms) as held`
    .execute(db)
    .then((r) => r.rows[0]!)

/** Everything of a placed order in one statement, with what it takes out of the cart and the timer that closes it. */
export async function insertOrders(db: Db, placement: Placement): Promise<Placed> {
  const { userId, fromCart, payNo, priceNonce, unpaidSeconds, orders, lines, shares } = placement
  const { rows } = await sql<Placed>`
    with deadline as (
      select shop_now() as now, shop_now() + make_interval(secs => ${unpaidSeconds}) as at
    ), o as (
      insert into shop_order (order_no, user_id, merchant_id, status, goods_amount, freight, discount, tax, payable,
        invoice_type, invoice_title, invoice_tax_no, remark, address, pickup, created_at, expires_at)
      select n.order_no, ${userId}, n.merchant_id, 'pendingPayment', n.goods_amount, n.freight, n.discount, n.tax,
        n.payable, n.invoice_type, n.invoice_title, n.invoice_tax_no, n.remark, nullif(n.address, 'null'),
        nullif(n.pickup, 'null'), d.now, d.at
      from ${orderRows(orders)}, deadline d
      returning id, order_no, payable, expires_at
    ), l as (
      insert into order_line (order_id, user_id, product_id, sku_id, title, spec, picture, price, price_kind, quantity,
        unit, preorder_day, goods_amount, discount, tax, payable, unit_payable, unit_extra, tax_bp, commission_bp,
        wordings, return7)
      select o.id, ${userId}, n.product_id, n.sku_id, n.title, n.spec, n.picture, n.price, n.price_kind, n.quantity,
        nullif(n.unit, 'null'), n.preorder_day, n.goods_amount, n.discount, n.tax, n.payable, n.unit_payable,
        n.unit_extra, n.tax_bp, n.commission_bp, n.wordings, not n.made_to_order
          and exists (select from product p where p.id = n.product_id and 'return7' = any(p.services))
      from ${lineRows(lines)} join o on o.order_no = n.order_no
      returning id, order_id, sku_id
    ), s as (
      insert into order_share (order_id, order_line_id, lane, bearer, amount, unit_amount, unit_extra, unit_from)
      select o.id, l.id, n.lane, n.bearer, n.amount, n.unit_amount, n.unit_extra, n.unit_from
      from ${shareRows(shares)} join o on o.order_no = n.order_no
        left join l on l.order_id = o.id and l.sku_id = n.sku_id
    ), h as (
      insert into order_history (order_id, event, to_status, actor, actor_id)
      select id, 'place', 'pendingPayment', 'buyer', ${userId} from o
    ), p as (
      insert into payment (pay_no, price_nonce, user_id, amount, expires_at, created_at)
      select ${payNo}, ${priceNonce}, ${userId}, (select sum(payable) from o), d.at, d.now
      from deadline d returning id, expires_at
    ), g as (
      insert into payment_order (payment_id, order_id, amount) select p.id, o.id, o.payable from p, o
    ), taken as (${takenLines(userId, fromCart)})
    select p.id as "paymentId", p.expires_at as "expiresAt", (select count(*)::int from taken) as taken,
      ${closingTimer} as timer,
      (select json_agg(json_build_object('id', o.id, 'orderNo', o.order_no)) from o) as orders from p`.execute(db)
  return rows[0]!
}

export interface NewPayment {
  payNo: string
  userId: number
  subject: string
  amount: number
  seconds: number
}
/** A payment number for something else than orders. Undefined when the account was closed meanwhile. */
export const insertPayment = (db: Db, { payNo, userId, subject, amount, seconds }: NewPayment) =>
  sql<{ id: number; payNo: string; amount: number; expiresAt: Date }>`
    insert into payment (pay_no, user_id, subject, amount, expires_at, created_at)
    select ${payNo}, u.id, ${subject}, ${amount}, shop_now() + make_interval(secs => ${seconds}), shop_now()
    from (select id from user_account where id = ${userId} and status = 'active' for key share) u
    returning id, pay_no as "payNo", amount, expires_at as "expiresAt"`
    .execute(db)
    .then((r) => r.rows[0])

export interface Standing {
  /** the holidays in which shops are, by now */
  holidays: (Holiday & { merchantId: number })[]
  /** the confirmation has become an order already */
  used: boolean
  /** of a sub-account; null: the buyer is none */
  terms: OrderTerms | null
  /** pieces of goods with a limit in earlier orders, by product */
  bought: { productId: number; bought: number }[]
  /** confirmations whose orders wait, however their payment numbers were joined since */
  unpaid: number
  /** SKUs that were held for too long without being paid, and until when they are not reserved, ms */
  letExpire: { skuId: number; until: number }[]
}
/** What counts over a buyer's orders, read under their lock. */
export const standingOf = (
  db: Db,
  userId: number,
  priceNonce: string,
  goods: readonly {
    skuId: number
    productId: number
    purchaseLimit: number | null
    merchant: { merchantId: number }
  }[],
  { times, seconds, unpaidSeconds }: { times: number; seconds: number; unpaidSeconds: number },
): Promise<Standing> => {
  const limited = [...new Set(goods.filter((g) => g.purchaseLimit !== null).map((g) => g.productId))]
  return sql<Standing>`
    select exists (select from payment where price_nonce = ${priceNonce}) as used, ${orderTerms(userId)} as terms,
      coalesce((select json_agg(json_build_object('productId', k.product_id, 'bought', ${boughtOf(userId)}))
        from unnest(${idList(limited)}) as k(product_id)), '[]') as bought, coalesce((
        select json_agg(json_build_object('merchantId', h.merchant_id, 'mode', h.mode, 'day', h.back_day::text))
        from shop_holiday h where h.merchant_id = any(${idList(goods.map((g) => g.merchant.merchantId))})
          and ${holidayRuns}), '[]') as holidays,
      (select count(distinct (
          select min(first.payment_id) from payment_order first where first.order_id = g.order_id
        ))::int
        from payment p join payment_order g on g.payment_id = p.id join shop_order o on o.id = g.order_id
        where p.user_id = ${userId} and p.status = 'open' and o.status = 'pendingPayment') as unpaid,
      coalesce((
        select json_agg(json_build_object('skuId', e.sku_id, 'until', extract(epoch from e.until)::bigint * 1000))
        from (
          select sku_id, max(ended_at) + make_interval(secs => ${seconds}) as until
          from (
            -- one that ran out counts as one; one that was cancelled, as much of it as it had held
            select l.sku_id, o.ended_at, sum(case when o.status = 'closed' then 1 else
                least(1, extract(epoch from o.ended_at - o.created_at) / greatest(1, ${unpaidSeconds}::int)) end)
              over (partition by l.sku_id order by o.ended_at desc, o.id) as held
            from order_line l join shop_order o on o.id = l.order_id
            where l.user_id = ${userId} and l.product_id = any(${idList(goods.map((g) => g.productId))})
              and l.sku_id = any(${idList(goods.map((g) => g.skuId))})
              and o.status in ('closed', 'cancelled') and o.paid_at is null
              and o.ended_at > shop_now() - make_interval(secs => ${seconds})
          ) h
          where held >= ${times}::int group by 1
        ) e), '[]') as "letExpire"`
    .execute(db)
    .then((r) => r.rows[0]!)
}
